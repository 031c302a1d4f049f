import { t } from '../../lib/language.svelte';
import type { Named } from '../../lib/names';
import type { Command, Seat, TableState } from '../../protocol';

/** Somebody whom the game would wait for cannot play now, and what can be done about it. */
export interface Absence {
  text: string;
  /** What whoever reads this may do; `null` if nothing. */
  way: { label: string; command: Command } | null;
}

/** Who is missing of those who are to act, as it is told to whoever holds these seats. */
export function absenceAt(table: TableState, acting: Seat[], mine: Seat[], named: Named): Absence | null {
  const person = (seat: Seat) => {
    const sitter = table.seats[seat]?.sitter;
    return sitter?.type === 'person' ? sitter : null;
  };
  const replaced = mine.find((seat) => person(seat)?.stand_in);
  if (replaced !== undefined) {
    return person(replaced)?.gave_up
      ? { text: t('page-gave-up-you'), way: null }
      : {
          text: t('page-stand-in-you'),
          way: { label: t('page-return'), command: { type: 'return', seat: replaced } },
        };
  }
  // In a race nobody waits for those who are away.
  const [away, ...others] = acting;
  const missing = away === undefined || others.length > 0 ? null : person(away);
  if (away === undefined || !missing || missing.yours || missing.here || missing.stand_in) return null;
  const way = { label: t('page-let-bot'), command: { type: 'stand_in' as const, seat: away } };
  return { text: t('page-away-now', { who: named(away) }), way: mine.length > 0 ? way : null };
}
