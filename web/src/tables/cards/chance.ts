/** What chance does in `cards`, from one number: the table in docs/FAIRNESS.md. */
import type { Chance, Draw } from '../../lib/fair/chance';
import { below } from '../../lib/fair/derive';

const NUMBERS = Array.from({ length: 11 }, (_, at) => at + 1);
const COLOURS = ['R', 'Y', 'B', 'P', 'K'];

/** The full deck in its order: by number, then by colour, equal cards side by side. */
const deck = (): string[] =>
  NUMBERS.flatMap((number) =>
    COLOURS.flatMap((colour) => Array<string>(colour === 'K' ? 1 : 2).fill(`${colour}${number}`)),
  );

export const chance: Chance = {
  canonical: ({ first = null }) => JSON.stringify(first === null ? {} : { first }),
  draws: (seats, { first: agreed = null }) => {
    const pool = deck();
    const take = (card: string | undefined): string => {
      if (card !== undefined) pool.splice(pool.indexOf(card), 1);
      return card ?? '';
    };
    // Black cards are not dealt.
    const deal =
      (seat: number): Draw =>
      (words) => {
        const coloured = pool.filter((card) => !card.startsWith('K'));
        return `deal ${seat} ${take(coloured[below(words, coloured.length)])}`;
      };
    const first: Draw = (words) => `first ${below(words, seats)}`;
    const reveal: Draw = (words) => `reveal ${take(pool[below(words, pool.length)])}`;
    return {
      due: (place, before) => {
        if (place < seats) return deal(place);
        if (place === seats && agreed === null) return first;
        return before?.do === 'draw' ? reveal : null;
      },
    };
  },
};
