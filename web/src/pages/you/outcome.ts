import { t } from '../../lib/language.svelte';
import { botName, isLevel } from '../../lib/names';
import type { Seat, YourGame } from '../../protocol';

/** How a game ended for whoever sat in these seats. */
export function outcomeOf({ yours, winners, gave_up }: YourGame): string {
  if (winners.length === 0) return t('you-drawn');
  const won = !gave_up && yours.some((seat) => winners.includes(seat));
  return won ? t('you-won') : t(gave_up ? 'you-gave-up' : 'you-lost');
}

/** Who else is at a table; bots by the names that they have there. */
export const othersAt = (players: (string | null)[], yours: Seat[]): string[] =>
  players.flatMap((name, seat) =>
    name === null || yours.includes(seat) ? [] : [isLevel(name) ? botName(seat) : name],
  );
