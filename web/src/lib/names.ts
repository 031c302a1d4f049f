import type { Code, GameKind, Pace, Reaction, Refusal, Seat, TableState } from '../protocol';
import { find, t, type Details } from './language.svelte';

/** Bots have names like anyone else, the same ones in every language. */
const BOTS = ['Amara', 'Bruno', 'Chika', 'Dario', 'Elif', 'Faro', 'Gita', 'Hugo'];

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

/** A name for somebody who has not chosen one, and that nobody at the table has. */
export function guestName(table: TableState): string {
  const guest = t('page-guest');
  const taken = new Set(table.seats.map(({ sitter }) => (sitter.type === 'person' ? sitter.name : null)));
  const names = [guest, ...table.seats.map((_, seat) => `${guest} ${String(seat + 2)}`)];
  return names.find((name) => !taken.has(name)) ?? guest;
}

/** How players are called to the one who reads. */
export interface Named {
  (seat: Seat): string;
  /** The reader's own seat; nobody's where several play at one device, or where somebody only watches. */
  readonly you?: Seat | null;
}

/** The names at a table, for who sits at this device: alone in a seat one is “you”. */
export function namedAt(table: TableState): Named {
  const mine = mySeats(table);
  const you = mine.length === 1 ? (mine[0] ?? null) : null;
  return Object.assign((seat: Seat): string => (seat === you ? t('page-you') : nameOf(table, seat)), { you });
}

/**
 * A sentence about a player, `$who`, and perhaps about another one, `$whom`. The reader is addressed: `key-you` is
 * said if they are the first of the two, `key-yours` if they are the other one.
 */
export function said(key: string, named: Named, who: Seat | null, details: Details = {}, whom?: Seat): string {
  const names = { ...(who !== null && { who: named(who) }), ...(whom !== undefined && { whom: named(whom) }) };
  const you = named.you ?? null;
  const person = you === null ? '' : who === you ? '-you' : whom === you ? '-yours' : '';
  return t(`${key}${person}`, { ...details, ...names });
}

export const isMine = (table: TableState, seat: Seat): boolean => {
  const sitter = table.seats[seat]?.sitter;
  return sitter?.type === 'person' && sitter.yours;
};

export const mySeats = (table: TableState): Seat[] =>
  table.seats.map((_, seat) => seat).filter((seat) => isMine(table, seat));

/** Whether this device plays here, and against nobody but bots. */
export const againstBots = (table: TableState): boolean =>
  mySeats(table).length > 0 && table.seats.every(({ sitter }, seat) => sitter.type === 'bot' || isMine(table, seat));

const REACTION_KEYS: Record<Reaction, string> = {
  bravo: 'page-react-bravo',
  laugh: 'page-react-laugh',
  surprise: 'page-react-surprise',
  ouch: 'page-react-ouch',
  thinking: 'page-react-thinking',
  thanks: 'page-react-thanks',
};
export const REACTIONS = Object.keys(REACTION_KEYS) as Reaction[];
export const reactionName = (reaction: Reaction): string => t(REACTION_KEYS[reaction]);

/** The paces that a table can have, from the slowest. */
export const paces = (): [Pace, string][] => [
  ['slow', t('page-settings-pace-slow')],
  ['relaxed', t('page-settings-pace-relaxed')],
  ['fast', t('page-settings-pace-fast')],
];

/** What is said instead of the server's English sentence. A code without a sentence does not compile. */
const REFUSALS: Record<Code, string> = {
  unreadable: 'page-refused-version',
  handshake: 'page-refused-version',
  version: 'page-refused-version',
  no_table: 'page-refused-no-table',
  not_watching: 'page-refused-version',
  no_seat: 'page-refused-no-seat',
  seat_taken: 'page-refused-seat-taken',
  seat_empty: 'page-refused-seat-empty',
  not_your_seat: 'page-refused-not-your-seat',
  bad_seat_key: 'page-moved-bad',
  not_host: 'page-refused-not-host',
  no_name: 'page-refused-no-name',
  started: 'page-refused-started',
  not_playing: 'page-refused-not-playing',
  free_seats: 'page-refused-free-seats',
  no_more_seats: 'page-refused-no-more-seats',
  fewest_seats: 'page-refused-fewest-seats',
  too_many_people: 'page-refused-too-many-people',
  one_seat: 'page-refused-one-seat',
  gave_up: 'page-refused-gave-up',
  bad_options: 'page-refused-bad-options',
  no_game: 'page-refused-no-game',
  no_advice: 'page-refused-no-advice',
  bots_only: 'page-refused-bots-only',
  no_undo: 'page-refused-no-undo',
  lesson: 'page-refused-lesson',
  notation: 'page-refused-illegal',
  not_understood: 'page-refused-not-understood',
  illegal: 'page-refused-illegal',
  too_late: 'page-refused-too-late',
  too_early: 'page-refused-too-early',
  no_conferring: 'page-refused-no-conferring',
  not_away: 'page-refused-not-away',
  bad_entropy: 'page-refused-bad-entropy',
  too_fast: 'page-refused-too-fast',
  too_many_tables: 'page-refused-too-many-tables',
  table_full: 'page-refused-table-full',
  unknown_code: 'tv-unknown-code',
  screen_busy: 'tv-busy',
  invisible_name: 'page-refused-invisible-name',
  name_taken: 'page-refused-name-taken',
  removed: 'page-refused-removed',
  bad_moving_key: 'page-refused-bad-moving-key',
  leaves_something: 'page-refused-leaves-something',
  sent_away: 'page-refused-sent-away',
  not_over: 'page-refused-not-over',
  origin: 'page-refused-origin',
  storage: 'page-refused-storage',
  damaged: 'page-refused-damaged',
  stopping: 'page-refused-stopping',
};

export function refusalSentence(refusal: Refusal, game?: GameKind): string {
  const broken = game && refusal.rule ? find(`broken-${game}-${refusal.rule}`) : null;
  if (broken) return `${broken.charAt(0).toUpperCase()}${broken.slice(1)} (${refusal.paragraph ?? ''}).`;
  const sentence = t(REFUSALS[refusal.code]);
  return refusal.wait ? `${sentence} ${t('page-refused-wait', { seconds: refusal.wait })}` : sentence;
}
