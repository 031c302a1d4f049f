import { list, t } from '../../lib/language.svelte';
import { said } from '../../lib/names';
import { cardSaid } from './names';
import type { Card, CardsOpen, CardsView, ShownStep } from '../../protocol';
import type { Named } from '../props';

/** The cards that are in one pile and not in the other; equal cards count as often as they are there. */
function without(cards: Card[], others: Card[]): Card[] {
  const left = [...others];
  return cards.filter((card) => {
    const place = left.indexOf(card);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
}

/** What came of some steps is told with the last of them. */
export const cardsAftermath = (steps: ShownStep[], before: CardsView, after: CardsView, named: Named): string[][] =>
  steps.map((_, place) => (place === steps.length - 1 ? ledTo(steps, before.open, after.open, named) : []));

/**
 * What some steps led to by themselves, beyond what they say: read off the table as it lay before and
 * after them. Where more than one player acted in between there is no telling what came of what.
 */
function ledTo(steps: ShownStep[], before: CardsOpen, after: CardsOpen, named: Named): string[] {
  const seats = new Set(steps.map(({ by }) => by).filter((by) => typeof by === 'number'));
  if (seats.size > 1) return [];
  const did = (verb: string): ShownStep[] => steps.filter((step) => step.do?.split(' ')[0] === verb);
  const news: string[] = [];
  const turned = did('reveal').length > 0;
  if (turned && after.phase === 'explosion' && after.active !== null)
    news.push(said('cards-after-reveal', named, after.active));
  if (before.phase === 'explosion' && did('bango').length > 0) news.push(t('page-log-cancelled'));
  after.places.forEach((place, seat) => {
    const was = before.places[seat];
    if (!was) return;
    const chosen = did('take')
      .filter(({ by }) => by === seat)
      .map((step) => step.do?.slice(5) ?? '');
    const got = without(without(place.known, was.known), chosen);
    const key = turned || did('explode').length > 0 ? 'cards-after-explosion' : 'cards-after-remains';
    if (got.length > 0) news.push(said(key, named, seat, { cards: list(got.map(cardSaid)) }));
    const count = place.discard.length - was.discard.length;
    if (count > 0) news.push(t('page-log-minus', { count }));
  });
  const thrown = did('bango').length > 0 ? [] : without(after.discard, before.discard);
  if (thrown.length > 0) news.push(t('page-log-thrown', { cards: list(thrown.map(cardSaid)), count: thrown.length }));
  return news;
}
