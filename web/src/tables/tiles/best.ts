import { t } from '../../lib/language.svelte';
import type { Seat, ShownStep, TilesView } from '../../protocol';
import { longestRow } from './rows';
import { colourOf } from './side';

/** What a player did best: how soon five lay in a row, or how long their longest row was. */
export function bestMoment({ view, seat, steps }: { view: TilesView; seat: Seat; steps: ShownStep[] }): string | null {
  const own = colourOf(seat) === 'red' ? view.red : view.yellow;
  const turns = steps.filter(({ by }) => by === seat).length;
  if (view.row.length > 0 && own.includes(view.row[0] ?? '')) return t('page-tiles-best-five', { turns });
  const longest = longestRow(own);
  return longest > 2 ? t('page-tiles-best-row', { length: longest }) : null;
}
