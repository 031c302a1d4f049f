/** Steps of `cards` in words, from their notation alone. */
import { t } from '../../lib/language.svelte';
import { said } from '../../lib/names';
import type { Seat } from '../../protocol';
import type { Named } from '../props';
import { cardSaid } from './names';

export function cardsStep(words: string[], by: Seat | null, named: Named): string {
  const [verb = '', one = '', two = ''] = words;
  switch (verb) {
    case '':
      return '';
    case 'deal':
      return two
        ? said('cards-step-deal', named, Number(one), { card: cardSaid(two) })
        : said('cards-step-deal-hidden', named, Number(one));
    case 'draw':
      return said('cards-step-draw', named, by);
    case 'reveal':
      return t('cards-step-reveal', { card: cardSaid(one) });
    case 'bango':
      return words.length === 2
        ? said('cards-step-bango', named, by, { with: cardSaid(one) })
        : said('cards-step-destroy', named, by, { with: cardSaid(one), card: cardSaid(two) });
    case 'explode':
      return said('cards-step-explode', named, by);
    case 'take':
      return said('cards-step-take', named, by, { card: cardSaid(one) });
    case 'lay':
      return said('cards-step-lay', named, by);
    case 'keep':
      return said('cards-step-keep', named, by);
    case 'start':
      return said('cards-step-start', named, by, { low: cardSaid(one), high: cardSaid(two) });
    case 'extend':
      return said('cards-step-extend', named, by, { card: cardSaid(two), sequence: String(Number(one) + 1) });
    default:
      return said('cards-step-done', named, by);
  }
}
