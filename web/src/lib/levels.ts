/** How well bots play: at a level, or as well as the people at their table where the game offers that. */
import { FACTS, type GameKind, type Level } from '../protocol';
import { t } from './language.svelte';
import { settings } from './settings.svelte';

export type BotLevel = Level | 'match';

export const LEVELS: Level[] = ['beginner', 'casual', 'strong', 'expert'];

/** What the bots of a game can be told to be. */
export const levelsOf = (game: GameKind): BotLevel[] => (FACTS[game].matches ? [...LEVELS, 'match'] : LEVELS);

/** What this person chose for the bots of a game. */
export const preferredLevel = (game: GameKind): BotLevel =>
  settings.matchMe && FACTS[game].matches ? 'match' : settings.level;

/** Remembers it. A level for one game is a level for all, so this is one only where the game offers more. */
export function preferLevel(game: GameKind, level: BotLevel): void {
  if (level === 'match') settings.change({ matchMe: true });
  else settings.change({ level, ...(FACTS[game].matches && { matchMe: false }) });
}

/** Bots are written down by their level. */
export const isLevel = (name: string): name is BotLevel => name === 'match' || (LEVELS as string[]).includes(name);

/** A bot as messages tell of it: who does not know `matches` goes by the level. */
export interface WrittenLevel {
  level: Level;
  matches?: boolean;
}
export const writtenLevel = (level: BotLevel): WrittenLevel =>
  level === 'match' ? { level: 'casual', matches: true } : { level };
export const readLevel = ({ level, matches }: WrittenLevel): BotLevel => (matches ? 'match' : level);

const KEYS: Record<BotLevel, string> = {
  beginner: 'page-level-beginner',
  casual: 'page-level-casual',
  strong: 'page-level-strong',
  expert: 'page-level-expert',
  match: 'page-level-match',
};
export const levelName = (level: BotLevel): string => t(KEYS[level]);
