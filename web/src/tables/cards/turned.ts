import type { Card, CardsView, ShownStep } from '../../protocol';

/** The card that was turned over last in some steps, if one was. */
export const revealed = (steps: ShownStep[]): Card | null =>
  steps.findLast((step) => step.do?.startsWith('reveal '))?.do?.slice(7) ?? null;

/** The table with a card turned over, before anything comes of it. */
export function turnedOver(view: CardsView, card: Card | null): CardsView {
  if (card === null) return view;
  const { open } = view;
  return {
    ...view,
    actions: [],
    open: { ...open, deck: Math.max(0, open.deck - 1), centre: [...open.centre, card] },
  };
}
