import { t } from '../../lib/language.svelte';
import type { DiceView, Seat } from '../../protocol';
import type { Prompt } from '../props';

export function dicePrompt(view: DiceView, seat: Seat | null, named: (seat: Seat) => string, here: number): Prompt {
  const { turn, actions } = view;
  if (typeof turn !== 'object') return { text: t('page-chance'), mine: false };
  if ('race' in turn) {
    if (actions.length > 0) return { text: t(here > 1 ? 'page-dice-race-together' : 'page-dice-race'), mine: true };
    if (seat === null) return { text: t('page-dice-watch'), mine: false };
    return { text: t(view.out.includes(seat) ? 'page-dice-sits-out' : 'page-dice-out'), mine: false };
  }
  if (!('seat' in turn)) return { text: '', mine: false };
  const mine = turn.seat === seat;
  if (view.claim) return { text: mine ? t('page-dice-claim') : t('page-dice-claims', { who: named(turn.seat) }), mine };
  return { text: mine ? t('page-dice-throw') : t('page-dice-throws', { who: named(turn.seat) }), mine };
}
