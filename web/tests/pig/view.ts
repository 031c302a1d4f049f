import type { Turn } from '../../src/protocol';

export interface PigOptions {
  length: 'short' | 'long';
}

/** Points that win. */
export const POINTS: Record<PigOptions['length'], number> = { short: 20, long: 50 };

export interface PigView {
  options: PigOptions;
  turn: Turn;
  actions: string[];
  scores: number[];
  /** What the player whose turn it is would add by holding. */
  pot: number;
}
