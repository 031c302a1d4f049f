import { t } from '../../lib/language.svelte';
import type { ShownStep, TilesView } from '../../protocol';
import { spoken } from './ear';

/** The row that won is told with the step that made it. */
export function tilesAftermath(steps: ShownStep[], before: TilesView, after: TilesView): string[][] {
  const [from, to] = [after.row[0], after.row.at(-1)];
  const won = from !== undefined && to !== undefined && before.row.length === 0;
  const told = won ? [t('tiles-after-row', { from: spoken(from), to: spoken(to) })] : [];
  return steps.map((_, place) => (place === steps.length - 1 ? told : []));
}
