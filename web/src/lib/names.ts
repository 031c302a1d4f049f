import type { Code, GameKind, Level, Refusal, Seat, TableState } from '../protocol';
import { find, t } from './language.svelte';

/** Bots have names like anyone else, the same ones in every language. */
const BOTS = ['Amara', 'Bruno', 'Chika', 'Dario', 'Elif', 'Faro', 'Gita', 'Hugo'];

export const LEVELS: Level[] = ['beginner', 'casual', 'strong', 'expert'];

export const botName = (seat: Seat): string => BOTS[seat] ?? t('page-bot');

export function nameOf(table: TableState, seat: Seat): string {
  const sitter = table.seats[seat]?.sitter;
  switch (sitter?.type) {
    case 'person':
      return sitter.name;
    case 'bot':
      return botName(seat);
    default:
      return t('seat', { seat: String(seat + 1) });
  }
}

export const isMine = (table: TableState, seat: Seat): boolean => {
  const sitter = table.seats[seat]?.sitter;
  return sitter?.type === 'person' && sitter.yours;
};

export const mySeats = (table: TableState): Seat[] =>
  table.seats.map((_, seat) => seat).filter((seat) => isMine(table, seat));

const LEVEL_KEYS: Record<Level, string> = {
  beginner: 'page-level-beginner',
  casual: 'page-level-casual',
  strong: 'page-level-strong',
  expert: 'page-level-expert',
};
export const levelName = (level: Level): string => t(LEVEL_KEYS[level]);

/** What is said instead of the server's English sentence, where a person can meet it. */
const REFUSALS: Partial<Record<Code, string>> = {
  no_table: 'page-refused-no-table',
  seat_taken: 'page-refused-seat-taken',
  not_host: 'page-refused-not-host',
  no_name: 'page-refused-no-name',
  free_seats: 'page-refused-free-seats',
  illegal: 'page-refused-illegal',
  too_late: 'page-refused-too-late',
  too_early: 'page-refused-too-early',
  no_conferring: 'page-refused-no-conferring',
  too_fast: 'page-refused-too-fast',
  too_many_tables: 'page-refused-too-many-tables',
  storage: 'page-refused-storage',
  stopping: 'page-refused-stopping',
};

export function refusalSentence(refusal: Refusal, game?: GameKind): string {
  const broken = game && refusal.rule ? find(`broken-${game}-${refusal.rule}`) : null;
  if (broken) return `${broken.charAt(0).toUpperCase()}${broken.slice(1)} (${refusal.paragraph ?? ''}).`;
  const key = REFUSALS[refusal.code];
  return key ? t(key) : t('page-refused');
}
