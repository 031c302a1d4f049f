import type { Card, CardsView, Seat } from '../../protocol';

/** A place where cards lie: `deck`, `centre`, `discard`, or a seat's `hand 0`, `pile 0`, `row 0 1`. */
export type Spot = string;

export interface Move {
  card: Card;
  from: Spot;
  to: Spot;
}

/** Every card that can be seen in a view, where it lies. */
function cardsOf(view: CardsView): { card: Card; spot: Spot }[] {
  const own: Seat | null = typeof view.observer === 'object' ? view.observer.seat : null;
  const at = (spot: Spot, cards: Card[]): { card: Card; spot: Spot }[] => cards.map((card) => ({ card, spot }));
  return [
    ...at('centre', view.open.centre),
    ...at('discard', view.open.discard),
    ...view.open.places.flatMap((place, seat) => [
      ...at(`hand ${seat}`, seat === own && view.hand ? view.hand : place.known),
      ...at(`pile ${seat}`, place.discard),
      ...place.sequences.flatMap((sequence, number) => at(`row ${seat} ${number}`, sequence)),
    ]),
  ];
}

/** What moved between two views of the same seat: the difference of where the cards lie. */
export function movesBetween(before: CardsView, after: CardsView): Move[] {
  const left = new Map<Card, Spot[]>();
  for (const { card, spot } of cardsOf(before)) left.set(card, [...(left.get(card) ?? []), spot]);
  const arrived: { card: Card; spot: Spot }[] = [];
  for (const { card, spot } of cardsOf(after)) {
    const spots = left.get(card);
    const place = spots?.indexOf(spot) ?? -1;
    // It lies where an equal card lay: nothing moved.
    if (spots && place >= 0) spots.splice(place, 1);
    else arrived.push({ card, spot });
  }
  // A dealt card that was played came out of a hand that nobody could look into.
  const played = after.open.places.flatMap((place, seat) =>
    before.open.places[seat]?.hidden && !place.hidden ? [`hand ${seat}`] : [],
  );
  return arrived.flatMap(({ card, spot }) => {
    const from = left.get(card)?.shift() ?? (spot === 'centre' ? 'deck' : played.shift());
    return from === undefined ? [] : [{ card, from, to: spot }];
  });
}
