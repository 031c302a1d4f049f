import { t, type Details } from '../../lib/language.svelte';
import type { CardsView } from '../../protocol';
import type { Prompt, PromptContext } from '../props';
import { HAND_LIMIT } from './limits';
import type { CardsStage } from './stage.svelte';

export function cardsPrompt(view: CardsView, { seat, named, stage }: PromptContext<CardsStage>): Prompt {
  const { turn, open } = view;
  if (typeof turn !== 'object' || !('seat' in turn)) return { text: t('page-chance'), mine: false };
  if (turn.seat !== seat) return { text: othersTurn(view, named(turn.seat)), mine: false };
  const phase = open.phase;
  const mine = (key: string, details?: Details): Prompt => ({ text: t(key, details), mine: true });
  // Nothing is proposed that cannot be done.
  const destroys = view.actions.some((action) => action.startsWith('bango '));
  const count = view.hand?.length ?? 0;
  const must = typeof phase === 'object' && 'lay' in phase;
  // At the end everybody lays down, whatever they hold.
  if (must && open.deck === 0) return mine('page-cards-lay-last');
  if (must && count > HAND_LIMIT) return mine('page-cards-must-lay', { count, limit: HAND_LIMIT });
  if (stage?.laying) return mine('page-cards-laying');
  if (typeof phase === 'object') {
    if ('opponent' in phase) {
      const who = open.active === null ? '' : named(open.active);
      return mine(destroys ? 'page-cards-share' : 'page-cards-share-take', { who });
    }
    if ('lay' in phase) return mine('page-cards-laying');
    if (open.centre.length === 0) return mine('page-cards-draw-first');
    return mine(view.actions.includes('draw') ? 'page-cards-draw' : 'page-cards-last');
  }
  switch (phase) {
    case 'explosion':
      return mine('page-cards-explosion');
    case 'take':
      return mine('page-cards-take');
    case 'remains':
      return mine(destroys ? 'page-cards-remains' : 'page-cards-remains-take');
    case 'lay_or_keep':
      return mine('page-cards-lay-or-keep');
    default:
      return mine('page-your-turn');
  }
}

function othersTurn(view: CardsView, who: string): string {
  const phase = view.open.phase;
  if (typeof phase === 'object' && 'opponent' in phase) return t('page-cards-other-shares', { who });
  if (typeof phase === 'object' && 'lay' in phase) return t('page-cards-other-lays', { who });
  if (phase === 'explosion') return t('page-cards-other-explosion', { who });
  return t('page-turn-of', { who });
}
