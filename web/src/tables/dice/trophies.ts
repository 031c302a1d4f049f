import { ANIMALS } from './names';
import type { Animal, DiceView, Seat } from '../../protocol';

/** A trophy on its way. */
export interface TrophyMove {
  animal: Animal;
  from: Seat | 'supply';
  to: Seat | 'supply';
}

/** Which trophies went where between two views: what was lost goes to the supply, what was won comes from where the round says. */
export function trophyMoves(before: DiceView, after: DiceView): TrophyMove[] {
  const end = after.rounds === before.rounds || before.round ? after.last?.end : undefined;
  const won = end && end !== 'void' ? end.won : null;
  return ANIMALS.flatMap((animal) => {
    const change = after.trophies.map((tally, seat) => tally[animal] - (before.trophies[seat]?.[animal] ?? 0));
    const source = won && won.took === animal && won.from !== 'supply' ? won.from.seat : null;
    return change.flatMap((by, seat): TrophyMove[] => {
      const from = source !== null && by > 0 ? source : 'supply';
      if (by > 0) return Array.from({ length: by }, () => ({ animal, from, to: seat }));
      const stolen = seat === source ? 1 : 0;
      return Array.from({ length: Math.max(0, -by - stolen) }, () => ({ animal, from: seat, to: 'supply' }));
    });
  });
}
