import type { Seat, Turn } from '../../src/protocol';

export interface PigOptions {
  /** Points that win. */
  target: number;
}

export interface PigView {
  options: PigOptions;
  seats: number;
  turn: Turn;
  actions: string[];
  scores: number[];
  /** What the player whose turn it is would add by holding. */
  pot: number;
  /** Who is on turn; nobody until chance has drawn who starts. */
  active?: Seat | null;
}
