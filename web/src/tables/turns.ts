import type { GameKind, Seat, ShownStep } from '../protocol';
import { gameTable } from './loaded';

/** The steps of one turn, from one place to another; the first of all groups may be what comes before any turn. */
export interface TurnOfSteps {
  /** Counted from 1; 0 for what comes before the first turn. */
  number: number;
  /** Whose turn it is; nobody's before the first one. */
  seat: Seat | null;
  from: number;
  /** The place after its last step. */
  to: number;
}

/** Steps grouped by turns, in order. */
export function turnsOf(game: GameKind, steps: ShownStep[]): TurnOfSteps[] {
  const { startsTurn } = gameTable(game);
  const turns: TurnOfSteps[] = [];
  let opened: ShownStep | null = null;
  for (const [place, step] of steps.entries()) {
    const opens = startsTurn(step, opened);
    const last = turns.at(-1);
    if (opens) {
      const seat = typeof step.by === 'number' ? step.by : null;
      turns.push({ number: (last?.number ?? 0) + 1, seat, from: place, to: place + 1 });
      opened = step;
    } else if (last) last.to = place + 1;
    else turns.push({ number: 0, seat: null, from: place, to: place + 1 });
  }
  return turns;
}
