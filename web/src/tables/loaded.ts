import type { GameKind } from '../protocol';
import type { GameTable } from './game';
import { GAMES } from './games';

const tables = new Map<GameKind, GameTable>();

/** Fetches what a table of this game is made of. Every page with a table waits for it before it shows one. */
export async function loadTable(game: GameKind): Promise<void> {
  if (!tables.has(game)) tables.set(game, await GAMES[game].table());
}

/** What a table of this game is made of, once it is loaded. */
export function gameTable(game: GameKind): GameTable {
  const table = tables.get(game);
  if (!table) throw new Error(`the table of ${game} is shown before it is loaded`);
  return table;
}
