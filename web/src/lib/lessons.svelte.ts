/** Which lessons this person has finished, kept in the browser. */
import type { GameKind } from '../protocol';

const KEY = 'bango-lessons';

function read(): GameKind[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? (kept as GameKind[]) : [];
  } catch {
    return [];
  }
}

class Lessons {
  #done = $state<GameKind[]>(read());

  has(game: GameKind): boolean {
    return this.#done.includes(game);
  }

  finish(game: GameKind): void {
    if (this.has(game)) return;
    this.#done.push(game);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#done));
    } catch {
      // It holds until the page is closed.
    }
  }

  /** The first of these lessons that is yet to be taken; `null` once all are done. */
  next(games: readonly GameKind[]): GameKind | null {
    return games.find((game) => !this.has(game)) ?? null;
  }
}

export const lessons = new Lessons();
