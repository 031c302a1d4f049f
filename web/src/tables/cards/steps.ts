/** Steps of `cards` in words, from their notation alone. */
import { t } from '../../lib/language.svelte';
import type { Named } from '../props';
import { cardSaid } from './names';

export function cardsStep(words: string[], who: string, named: Named): string {
  const [verb = '', one = '', two = ''] = words;
  switch (verb) {
    case '':
      return '';
    case 'deal':
      return two
        ? t('cards-step-deal', { who: named(Number(one)), card: cardSaid(two) })
        : t('cards-step-deal-hidden', { who: named(Number(one)) });
    case 'draw':
      return t('cards-step-draw', { who });
    case 'reveal':
      return t('cards-step-reveal', { card: cardSaid(one) });
    case 'bango':
      return words.length === 2
        ? t('cards-step-bango', { who, with: cardSaid(one) })
        : t('cards-step-destroy', { who, with: cardSaid(one), card: cardSaid(two) });
    case 'explode':
      return t('cards-step-explode', { who });
    case 'take':
      return t('cards-step-take', { who, card: cardSaid(one) });
    case 'lay':
      return t('cards-step-lay', { who });
    case 'keep':
      return t('cards-step-keep', { who });
    case 'start':
      return t('cards-step-start', { who, low: cardSaid(one), high: cardSaid(two) });
    case 'extend':
      return t('cards-step-extend', { who, card: cardSaid(two), sequence: String(Number(one) + 1) });
    default:
      return t('cards-step-done', { who });
  }
}
