import type { CardsView, Ending, Seat, SeatView, ShownStep } from '../protocol';

/** Whose view is in front at this device: the seat that is asked, else the one that was last. */
export function inFront(views: SeatView[], last: Seat | null): SeatView | undefined {
  return (
    views.find(({ view }) => view.actions.length > 0) ?? views.find(({ seat }) => seat === last) ?? views[0]
  );
}

/** The view of a seat whose player does not hold the device: nothing of the hand is left in it. */
export function closed(view: CardsView): CardsView {
  return { ...view, observer: 'public', hand: null, dealt: null, actions: [] };
}

/** Steps as the holder of the device may read them: cards dealt to the other seats stay face down. */
export function stepsFor(steps: ShownStep[], holder: Seat | null, seats: Seat[]): ShownStep[] {
  if (seats.length < 2) return steps;
  return steps.map((step) => {
    const dealt = step.do === null ? null : /^deal (\d+) /.exec(step.do);
    return dealt && Number(dealt[1]) !== holder ? { ...step, do: `deal ${dealt[1]}` } : step;
  });
}

/** Whom a game waits for. */
export function actingIn(turn: SeatView['view']['turn'] | undefined): Seat[] {
  if (typeof turn !== 'object') return [];
  return 'seat' in turn ? [turn.seat] : 'race' in turn ? turn.race : [];
}

/** Who has won, once it is over. */
export const winnersOf = (ending: Ending | null): Seat[] => (ending && ending.outcome !== 'drawn' ? ending.outcome.won : []);
