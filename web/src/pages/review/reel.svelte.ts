/** The moments of one game through one pair of eyes, fetched as they are needed. */
import { momentsOf } from '../../net/api';
import type { Code128, Moment, Review, Seat } from '../../protocol';
import { loadTable } from '../../tables/loaded';

const AT_ONCE = 40;

export class Reel {
  /** What is known of the game itself, once anything is. */
  game = $state.raw<Omit<Review, 'moments' | 'from'> | null>(null);
  failure = $state.raw<unknown>(null);
  #moments = $state.raw(new Map<string, Moment>());
  #open = $state.raw(new Map<number, Moment>());
  #asked = new Set<string>();

  constructor(
    private readonly table: Code128,
    private readonly number: number,
  ) {}

  /** The position after so many steps, if it is here already. */
  at(seat: Seat | null, step: number): Moment | undefined {
    return this.#moments.get(`${seat}/${step}`);
  }

  /** The same through anybody's eyes: what lies open on the table is the same for all. */
  any(step: number): Moment | undefined {
    return this.#open.get(step);
  }

  /** Fetches all of it, a block at a time. */
  async needAll(seat: Seat | null): Promise<void> {
    const last = Math.floor((this.game?.steps ?? 0) / AT_ONCE);
    for (let block = 0; block <= last; block += 1) await this.#fetch(seat, block);
  }

  /** Whether every moment has been seen through somebody's eyes. */
  get whole(): boolean {
    return this.game !== null && this.#open.size > this.game.steps;
  }

  /** Fetches what is needed around this step. */
  need(seat: Seat | null, step: number): void {
    const block = Math.floor(step / AT_ONCE);
    const last = this.game ? Math.floor(this.game.steps / AT_ONCE) : block;
    const near = [block, ...(step % AT_ONCE > AT_ONCE / 2 ? [block + 1] : [])];
    for (const one of near) if (one <= last) void this.#fetch(seat, one);
  }

  async #fetch(seat: Seat | null, block: number): Promise<void> {
    const name = `${seat}/${block}`;
    if (this.#asked.has(name)) return;
    this.#asked.add(name);
    try {
      const { moments, from, ...game } = await momentsOf(this.table, this.number, seat, block * AT_ONCE, AT_ONCE);
      await loadTable(game.game);
      this.game = game;
      const [all, open] = [new Map(this.#moments), new Map(this.#open)];
      for (const [place, moment] of moments.entries()) {
        all.set(`${seat}/${from + place}`, moment);
        open.set(from + place, moment);
      }
      this.#moments = all;
      this.#open = open;
      this.failure = null;
    } catch (error) {
      // It can be asked for again.
      this.#asked.delete(name);
      this.failure = error;
    }
  }
}
