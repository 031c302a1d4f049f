import { t } from '../../lib/language.svelte';
import type { TilesView } from '../../protocol';
import type { Prompt, PromptContext } from '../props';
import { colourOf } from './side';

/** So many tiles of one's own are placed with the aim of the game in sight. */
const LEARNING = 3;

export function tilesPrompt(view: TilesView, { seat, named }: PromptContext<unknown>): Prompt {
  const turn = view.turn;
  if (typeof turn !== 'object' || !('seat' in turn)) return { text: t('page-chance'), mine: false };
  const partner = seat !== null && view.left.length === 4 && turn.seat % 2 === seat % 2;
  if (turn.seat !== seat && partner)
    return { text: t('page-tiles-partner-plays', { who: named(turn.seat) }), mine: false };
  if (turn.seat !== seat) return { text: t('page-turn-of', { who: named(turn.seat) }), mine: false };
  if (view.actions.includes('pass')) return { text: t('page-tiles-pass'), mine: true };
  if (view.red.length + view.yellow.length === 0) return { text: t('page-tiles-first'), mine: true };
  if (view.actions.some((action) => action.includes('>'))) return { text: t('page-tiles-move'), mine: true };
  const own = colourOf(seat) === 'red' ? view.red : view.yellow;
  return { text: t(own.length < LEARNING ? 'page-tiles-goal' : 'page-tiles-place'), mine: true };
}
