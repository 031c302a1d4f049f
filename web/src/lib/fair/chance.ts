import type { RecordStep } from '../../protocol';

/** What the proof has to know of a game: the tables in docs/FAIRNESS.md and docs/NOTATION.md. */
export interface Chance {
  /** The options as every program writes them, defaults and all. */
  canonical: (options: Record<string, unknown>) => string;
  /** Whether a step is one that several seats race for; missing where nobody races. */
  isCall?: (action: string) => boolean;
  /** Follows one game from its beginning, as far as chance needs it. */
  draws: (seats: number, options: Record<string, unknown>) => Draws;
}

/** What chance must do, from the words of the step's stream. */
export type Draw = (words: Iterator<number>) => string;

export interface Draws {
  /** What is up to chance at this place, counted from 0, after the step before; `null` if it is not its turn. */
  due: (place: number, before: RecordStep | undefined) => Draw | null;
}
