import { settings } from '../../lib/settings.svelte';

/** In so many first rounds of their life bots give a person time. */
const GENTLE = 3;

/** How many of them are left. */
export const gentleRounds = (): number => Math.max(0, GENTLE - settings.rounds);

/** One round more was played on this device. */
export function countRound(): void {
  if (settings.rounds < GENTLE) settings.change({ rounds: settings.rounds + 1 });
}
