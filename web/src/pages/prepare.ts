import type { GameKind } from '../protocol';
import { loadTable } from '../tables/loaded';

/** Fetches what a table of this game is shown with, while the server opens it. A part that fails is asked for again. */
export function prepareTable(game: GameKind): void {
  void Promise.allSettled([import('./Table.svelte'), import('./Play.svelte'), loadTable(game)]);
}
