import type { Card } from '../../protocol';
import type { Offers } from './offers';

/** What happens when a card is let go over a place. */
export type Drop =
  /** These steps are taken. */
  | { act: string }
  /** The card waits for its neighbour. */
  | { hold: Card };

/**
 * Where a card from the centre or the hand can be let go. Places are `hand`, `centre`, `card R4` (a
 * card of the centre), `row 0` (an own sequence), `held R5` (a card of the hand) and `new`.
 */
export function dropsOf(offers: Offers, from: 'centre' | 'hand', card: Card): Record<string, Drop> {
  const drops: Record<string, Drop> = {};
  if (from === 'centre') {
    if (offers.take.includes(card)) drops['hand'] = { act: `take ${card}` };
    return drops;
  }
  if (offers.bango.includes(card)) drops['centre'] = { act: `bango ${card}` };
  const victims = offers.destroy.filter(({ hand }) => hand === card);
  for (const { centre } of victims) drops[`card ${centre}`] = { act: `bango ${card} ${centre}` };
  if (victims.length === 1 && victims[0]) drops['centre'] = { act: `bango ${card} ${victims[0].centre}` };
  for (const { sequence, card: fitting } of offers.extend) {
    if (fitting === card) drops[`row ${sequence}`] = { act: `extend ${sequence} ${card}` };
  }
  const pairs = offers.start.filter(({ low, high }) => low === card || high === card);
  for (const { low, high } of pairs) drops[`held ${low === card ? high : low}`] = { act: `start ${low} ${high}` };
  if (pairs.length === 1 && pairs[0]) drops['new'] = { act: `start ${pairs[0].low} ${pairs[0].high}` };
  else if (pairs.length > 1) drops['new'] = { hold: card };
  return drops;
}
