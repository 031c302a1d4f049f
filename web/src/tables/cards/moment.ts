import { t } from '../../lib/language.svelte';
import type { CardsView, Seat, ShownStep } from '../../protocol';
import { numberOf } from './names';

/** A row of so many cards is worth telling before anything else. */
const LONG = 5;
/** So many cards taken at once are worth telling. */
const HAUL = 4;

/** What a player did best in a game of cards; `null` if nothing stands out. */
export function cardsBestMoment({
  view,
  seat,
  steps,
}: {
  view: CardsView;
  seat: Seat;
  steps: ShownStep[];
}): string | null {
  const longest = (view.open.places[seat]?.sequences ?? []).reduce<string[]>(
    (best, sequence) => (sequence.length > best.length ? sequence : best),
    [],
  );
  const row = (): string =>
    t('page-cards-best-sequence', {
      count: longest.length,
      from: String(numberOf(longest[0] ?? '')),
      to: String(numberOf(longest.at(-1) ?? '')),
    });
  if (longest.length >= LONG) return row();
  const haul = mostTaken(steps, seat);
  if (haul >= HAUL) return t('page-cards-best-haul', { count: haul });
  const bangos = steps.filter(({ by, do: what }) => by === seat && what?.startsWith('bango ')).length;
  if (bangos > 1) return t('page-cards-best-bango', { count: bangos });
  return longest.length > 2 ? row() : null;
}

/** The most cards that were taken one right after the other. */
function mostTaken(steps: ShownStep[], seat: Seat): number {
  let [most, run] = [0, 0];
  for (const { by, do: what } of steps) {
    run = by === seat && what?.startsWith('take ') ? run + 1 : 0;
    most = Math.max(most, run);
  }
  return most;
}
