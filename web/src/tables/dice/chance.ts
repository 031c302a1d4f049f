/** What chance does in `dice`, from one number: the table in docs/FAIRNESS.md. */
import type { Chance } from '../../lib/fair/chance';
import { below } from '../../lib/fair/derive';

const DICE: Record<string, number> = { basic: 7, poachers: 9, guards: 10 };

/** A roll of so many dice: the number's digits to the base of three, one for each die. */
function roll(dice: number, number: number): string {
  const digits = [...number.toString(3).padStart(dice, '0')].map(Number);
  const animals = (from: number, to: number): string =>
    digits
      .slice(from, to)
      .map((digit) => 'RGB'[digit])
      .join('');
  const yellow = digits
    .slice(5, 7)
    .map((digit) => digit + 1)
    .join('');
  return [animals(0, 5), yellow, animals(7, 9), animals(9, 10)].filter(Boolean).join(' ');
}

export const chance: Chance = {
  canonical: ({ variant = 'basic', trophies = 10, calls = 'one', limit = 30, first = null }) =>
    JSON.stringify({ variant, trophies, calls, limit, ...(first !== null && { first }) }),
  isCall: (action) => action.startsWith('call '),
  draws: (seats, { variant = 'basic', first = null }) => {
    const dice = DICE[String(variant)] ?? 0;
    return {
      due: (place, before) => {
        if (place === 0 && first === null) return (words) => `first ${below(words, seats)}`;
        return before?.do === 'throw' ? (words) => `roll ${roll(dice, below(words, 3 ** dice))}` : null;
      },
    };
  },
};
