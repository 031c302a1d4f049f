import { t } from '../lib/language.svelte';
import type { Settings } from '../protocol';

/** Seconds for a decision, after which a bot stands in; 0 for as long as it takes. */
export const CLOCKS = [0, 20, 45, 90];

/** At a table for everyone 0 is the game's usual time: nobody waits for ever for a stranger. */
export function clockName(seconds: number, everyone = false): string {
  if (seconds > 0) return t('page-seconds', { seconds });
  return t(everyone ? 'page-clock-usual' : 'page-clock-none');
}

/** As the server calls it. */
export const clockOf = (seconds: number): number | null => (seconds === 0 ? null : seconds);

/** What may be chosen at a table, its own clock among it. */
export function clocksAt(settings: Settings): number[] {
  const offered = CLOCKS.filter((seconds) => seconds > 0 || !settings.public);
  return [...new Set([...offered, settings.seconds ?? 0])].sort((one, other) => one - other);
}
