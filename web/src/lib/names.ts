import type { Animal, Call, Card, Code, GameKind, Level, Refusal, Seat, TableState } from '../protocol';
import { find, t } from './language.svelte';

/** Bots have names like anyone else, the same ones in every language. */
const BOTS = ['Amara', 'Bruno', 'Chika', 'Dario', 'Elif', 'Faro', 'Gita', 'Hugo'];

export const GAMES: GameKind[] = ['cards', 'dice', 'tiles'];
export const LEVELS: Level[] = ['beginner', 'casual', 'strong', 'expert'];
export const ANIMALS: Animal[] = ['rhino', 'gnu', 'bongo'];
export const CALLS: Call[] = [...ANIMALS, 'nothing'];

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

const GAME_KEYS: Record<GameKind, string> = {
  cards: 'page-game-cards',
  dice: 'page-game-dice',
  tiles: 'page-game-tiles',
};
export const gameName = (game: GameKind): string => t(GAME_KEYS[game]);

const SHORT_KEYS: Record<GameKind, string> = {
  cards: 'page-short-cards',
  dice: 'page-short-dice',
  tiles: 'page-short-tiles',
};
export const shortName = (game: GameKind): string => t(SHORT_KEYS[game]);

const CALL_KEYS: Record<Call, string> = {
  rhino: 'animal-rhino',
  gnu: 'animal-gnu',
  bongo: 'animal-bongo',
  nothing: 'call-nothing',
};
export const callName = (call: string): string => t(CALL_KEYS[call as Call] ?? 'call-nothing');

export type Colour = 'red' | 'yellow' | 'blue' | 'purple' | 'black';
export const COLOURS: Colour[] = ['red', 'yellow', 'blue', 'purple', 'black'];
const LETTERS: Record<string, Colour> = { R: 'red', Y: 'yellow', B: 'blue', P: 'purple', K: 'black' };
const COLOUR_KEYS: Record<Colour, string> = {
  red: 'colour-red',
  yellow: 'colour-yellow',
  blue: 'colour-blue',
  purple: 'colour-purple',
  black: 'colour-black',
};
export const colourName = (colour: Colour): string => t(COLOUR_KEYS[colour]);
export const colourOf = (card: Card): Colour => LETTERS[card.charAt(0)] ?? 'black';
export const numberOf = (card: Card): number => Number(card.slice(1));
const cardDetails = (card: Card): { colour: string; number: string } => ({ colour: colourName(colourOf(card)), number: String(numberOf(card)) });
/** A card by itself, and as it is named in a sentence. */
export const cardName = (card: Card): string => t('page-card', cardDetails(card));
export const cardSaid = (card: Card): string => t('page-card-said', cardDetails(card));

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
