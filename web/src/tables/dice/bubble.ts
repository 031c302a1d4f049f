import type { Animal, Call, DiceView, Seat } from '../../protocol';

/** What just happened to a player, to be seen at their seat. */
export type Bubble =
  { kind: 'wrong'; call: Call; cost: number } | { kind: 'won'; animal: Animal } | { kind: 'robbed'; animal: Animal };

/** A wrong call is seen until its round is over; then who took a trophy, and from whom, until the next throw. */
export function bubbleOf(view: DiceView, seat: Seat): Bubble | null {
  const round = view.round ?? (view.turn === 'chance' ? null : view.last?.round);
  if (!round) return null;
  const end = view.round ? null : view.last?.end;
  const won = end && end !== 'void' ? end.won : null;
  const winner = won?.seat ?? view.claim?.winner;
  if (seat === winner) return won ? { kind: 'won', animal: won.took } : null;
  const called = round.calls.find((one) => one.seat === seat);
  if (called) {
    const { rhino, gnu, bongo } = called.cost;
    return { kind: 'wrong', call: called.call, cost: rhino + gnu + bongo };
  }
  if (won && won.from !== 'supply' && won.from.seat === seat) return { kind: 'robbed', animal: won.took };
  return null;
}
