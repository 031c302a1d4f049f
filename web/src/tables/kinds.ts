import { t } from '../lib/language.svelte';
import type { GameKind } from '../protocol';
import { GAMES } from './games';

export const KINDS = Object.keys(GAMES) as GameKind[];
export const isKind = (name: string): name is GameKind => Object.hasOwn(GAMES, name);

export const gameName = (game: GameKind): string => t(GAMES[game].names.full);
export const shortName = (game: GameKind): string => t(GAMES[game].names.short);
