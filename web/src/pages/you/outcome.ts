import { t } from '../../lib/language.svelte';
import { isLevel } from '../../lib/levels';
import { botName } from '../../lib/names';
import type { Seat, YourGame } from '../../protocol';

/** How a game ended for whoever sat in these seats. */
export function outcomeOf({ yours, winners, gave_up }: YourGame): string {
  if (gave_up) return t('you-gave-up');
  if (winners.length === 0) return t('you-drawn');
  return t(yours.some((seat) => winners.includes(seat)) ? 'you-won' : 'you-lost');
}

/** Who sits in these seats; bots by the names that they have there. */
export const playersAt = (players: (string | null)[], seats: Seat[]): string[] =>
  players.flatMap((name, seat) =>
    name === null || !seats.includes(seat) ? [] : [isLevel(name) ? botName(seat) : name],
  );

/** Who else is at a table. */
export const othersAt = (players: (string | null)[], yours: Seat[]): string[] =>
  playersAt(
    players,
    players.map((_, seat) => seat).filter((seat) => !yours.includes(seat)),
  );
