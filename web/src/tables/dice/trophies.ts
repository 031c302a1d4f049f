import { ANIMALS } from './names';
import type { Animal, DiceView, Seat } from '../../protocol';
import { boxOf, type Box, type Flights } from '../motion/flights.svelte';

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

/** A trophy is large enough to be seen while it flies, however small its place is. */
function inSight({ x, y, width, height }: Box): Box {
  const size = Math.max(40, width);
  return { x: x + (width - size) / 2, y: y + (height - size) / 2, width: size, height: size };
}

/** Lets everybody see where the trophies went. */
export function flyTrophies(flights: Flights<Animal>, before: DiceView, after: DiceView): void {
  const moves = trophyMoves(before, after);
  if (moves.length === 0) return;
  const spot = (view: DiceView, place: Seat | 'supply', animal: Animal): Element | undefined => {
    const spots = document.querySelectorAll(`[data-anchor="trophy ${place} ${animal}"]`);
    const held = place === 'supply' ? 1 : (view.trophies[place]?.[animal] ?? 0);
    return spots[Math.min(held, spots.length) - 1];
  };
  const fly = (): void =>
    moves.forEach(({ animal, from, to }, place) => {
      const [start, end] = [spot(before, from, animal), spot(after, to, animal)];
      if (start && end) flights.launch(animal, inSight(boxOf(start)), inSight(boxOf(end)), place * 120, 1000);
    });
  // The new table is laid out and painted first; then nothing has to be laid out again to find the places.
  requestAnimationFrame(() => requestAnimationFrame(fly));
}
