/** What chance does in each game, from one number: the table in docs/FAIRNESS.md. */
import type { RecordStep } from '../../protocol';
import { below } from './derive';

const NUMBERS = Array.from({ length: 11 }, (_, at) => at + 1);
const COLOURS = ['R', 'Y', 'B', 'P', 'K'];

/** The full deck in its order: by number, then by colour, equal cards side by side. */
const deck = (): string[] =>
  NUMBERS.flatMap((number) => COLOURS.flatMap((colour) => Array<string>(colour === 'K' ? 1 : 2).fill(`${colour}${number}`)));

type Due = 'deal' | 'first' | 'reveal' | 'roll';

/** What chance does after these steps of a seat. */
const AFTER: Record<string, Due> = { draw: 'reveal', throw: 'roll' };

/** Follows a game as far as chance needs it. */
export class Draws {
  #pool = deck();
  #dealt = 0;

  constructor(
    private readonly seats: number,
    private readonly dice: number,
    private readonly opening: Due[],
  ) {}

  /** What chance has to do at this place, counted from 0; nothing, if it is not its turn. */
  due(place: number, before: RecordStep | undefined): Due | undefined {
    return this.opening[place] ?? AFTER[before?.do ?? ''];
  }

  /** What chance must do there. */
  draw(due: Due, words: Iterator<number>): string {
    switch (due) {
      case 'first':
        return `first ${below(words, this.seats)}`;
      case 'deal': {
        const coloured = this.#pool.filter((card) => !card.startsWith('K'));
        return `deal ${this.#dealt++} ${this.#take(coloured[below(words, coloured.length)])}`;
      }
      case 'reveal':
        return `reveal ${this.#take(this.#pool[below(words, this.#pool.length)])}`;
      case 'roll':
        return `roll ${this.#roll(below(words, 3 ** this.dice))}`;
    }
  }

  #take(card: string | undefined): string {
    if (card !== undefined) this.#pool.splice(this.#pool.indexOf(card), 1);
    return card ?? '';
  }

  #roll(number: number): string {
    const digits = [...number.toString(3).padStart(this.dice, '0')].map(Number);
    const animals = (from: number, to: number): string => digits.slice(from, to).map((digit) => 'RGB'[digit]).join('');
    const yellow = digits.slice(5, 7).map((digit) => digit + 1).join('');
    return [animals(0, 5), yellow, animals(7, 9), animals(9, 10)].filter(Boolean).join(' ');
  }
}

const DICE: Record<string, number> = { basic: 7, poachers: 9, guards: 10 };

export function drawsOf(game: string, seats: number, options: unknown): Draws {
  const { variant = 'basic', first = null } = (options ?? {}) as { variant?: string; first?: number | null };
  const deals = game === 'cards' ? Array<Due>(seats).fill('deal') : [];
  // Who starts a later game of a series is not up to chance.
  const opening: Due[] = game === 'tiles' && first !== null ? [] : [...deals, 'first'];
  return new Draws(seats, DICE[variant] ?? 0, opening);
}
