import type { Ending, Seat, SeatView } from '../protocol';
import type { GameTable } from './game';

/** Whose view is in front at this device: the seat that is asked, else the one that was last. */
export function inFront(views: SeatView[], last: Seat | null): SeatView | undefined {
  return views.find(({ view }) => view.actions.length > 0) ?? views.find(({ seat }) => seat === last) ?? views[0];
}

/** What must be covered at a device with these seats: who plays alone at it has nobody to hide from. */
export const secretsAt = (game: GameTable, seats: Seat[]): GameTable['secrets'] =>
  seats.length > 1 ? game.secrets : null;

/** Whom a game waits for. */
export function actingIn(turn: SeatView['view']['turn'] | undefined): Seat[] {
  if (typeof turn !== 'object') return [];
  return 'seat' in turn ? [turn.seat] : 'race' in turn ? turn.race : [];
}

/** Who has won, once it is over. Those who gave up have not, although a bot that finished for them may have. */
export const winnersOf = (ending: Ending | null, gaveUp: Seat[] = []): Seat[] =>
  ending && ending.outcome !== 'drawn' ? ending.outcome.won.filter((seat) => !gaveUp.includes(seat)) : [];
