import type { Card } from '../../protocol';
import { startWith, type Offers } from './offers';

/** What a tap on a card does: steps that are taken, or a card that is held until its neighbour is tapped. */
export type Pick = { act: string } | { hold: Card | null };

/** A tap on a card of the own hand, while `held` is up and `only` is chosen in the centre. */
export function pickFromHand(offers: Offers, card: Card, held: Card | null, only: Card | null): Pick {
  if (offers.bango.includes(card)) return { act: `bango ${card}` };
  const victims = offers.destroy.filter(({ hand }) => hand === card);
  if (only !== null && victims.some(({ centre }) => centre === only)) return { act: `bango ${card} ${only}` };
  const started = held !== null && held !== card ? startWith(offers, held, card) : null;
  if (started) return { act: started };
  const ways = offers.extend.filter((one) => one.card === card);
  const pairs = offers.start.filter(({ low, high }) => low === card || high === card);
  // With one way to lay it there is nothing to ask.
  if (ways.length === 1 && pairs.length === 0 && ways[0]) return { act: `extend ${ways[0].sequence} ${card}` };
  if (ways.length === 0 && pairs.length === 1 && pairs[0]) return { act: `start ${pairs[0].low} ${pairs[0].high}` };
  return { hold: held === card ? null : card };
}

/** A tap on a card of the centre where one card is asked for: it is taken, unless it could be destroyed as well. */
export function pickFromCentre(offers: Offers, card: Card, held: Card | null): string | null {
  const killers = offers.destroy.filter(({ centre }) => centre === card);
  if (held !== null && killers.some(({ hand }) => hand === held)) return `bango ${held} ${card}`;
  return offers.take.includes(card) && killers.length === 0 ? `take ${card}` : null;
}
