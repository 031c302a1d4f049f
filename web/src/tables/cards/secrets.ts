import type { CardsView, Seat, ShownStep } from '../../protocol';

/** The view of a seat whose player does not hold the device: nothing of the hand is left in it. */
export function closed(view: CardsView): CardsView {
  return { ...view, observer: 'public', hand: null, dealt: null, actions: [] };
}

/** A step as the holder of the device may read it: cards dealt to the other seats stay face down. */
export function dealtTo(step: ShownStep, holder: Seat | null): ShownStep {
  const dealt = step.do === null ? null : /^deal (\d+) /.exec(step.do);
  return dealt && Number(dealt[1]) !== holder ? { ...step, do: `deal ${dealt[1]}` } : step;
}
