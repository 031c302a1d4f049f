import { t } from '../../lib/language.svelte';
import type { DiceView } from '../../protocol';
import type { Prompt, PromptContext } from '../props';
import { isSpoken, type DiceStage } from './stage.svelte';

export function dicePrompt(view: DiceView, { seat, named, play, stage }: PromptContext<DiceStage>): Prompt {
  const { turn, actions } = view;
  if (stage?.covered && isSpoken(play)) return { text: t('page-dice-reading'), mine: false };
  if (typeof turn !== 'object' || stage?.covered)
    return { text: view.rounds > 0 || play.race ? t('page-dice-get-ready') : t('page-chance'), mine: false };
  if ('race' in turn) {
    if (actions.length > 0)
      return { text: t(play.views.length > 1 ? 'page-dice-race-together' : 'page-dice-race'), mine: true };
    if (seat === null) return { text: t('page-dice-watch'), mine: false };
    return { text: t(view.out.includes(seat) ? 'page-dice-sits-out' : 'page-dice-out'), mine: false };
  }
  if (!('seat' in turn)) return { text: '', mine: false };
  const mine = turn.seat === seat;
  if (view.claim) return { text: mine ? t('page-dice-claim') : t('page-dice-claims', { who: named(turn.seat) }), mine };
  if (play.pause && seat !== null) {
    const ready = play.pause.ready.includes(seat);
    return { text: t(ready ? 'page-dice-waiting' : 'page-dice-result'), mine: !ready };
  }
  return { text: mine ? t('page-dice-throw') : t('page-dice-throws', { who: named(turn.seat) }), mine };
}
