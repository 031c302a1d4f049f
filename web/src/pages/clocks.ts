import { t } from '../lib/language.svelte';

/** Seconds for a decision, after which a bot stands in; 0 for as long as it takes. */
export const CLOCKS = [0, 20, 45, 90];

export const clockName = (seconds: number): string =>
  seconds === 0 ? t('page-clock-none') : t('page-seconds', { seconds });

/** As the server calls it. */
export const clockOf = (seconds: number): number | null => (seconds === 0 ? null : seconds);
