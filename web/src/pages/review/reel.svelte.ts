/** The moments of one game through one pair of eyes, fetched as they are needed. */
import { momentsOf } from '../../net/api';
import type { Code128, Moment, Review, Seat } from '../../protocol';

const AT_ONCE = 40;

export class Reel {
  /** What is known of the game itself, once anything is. */
  game = $state.raw<Omit<Review, 'moments' | 'from'> | null>(null);
  failure = $state.raw<unknown>(null);
  #moments = $state.raw(new Map<string, Moment>());
  #asked = new Set<string>();

  constructor(
    private readonly table: Code128,
    private readonly number: number,
  ) {}

  /** The position after so many steps, if it is here already. */
  at(seat: Seat | null, step: number): Moment | undefined {
    return this.#moments.get(`${seat}/${step}`);
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
      this.game = game;
      const all = new Map(this.#moments);
      for (const [place, moment] of moments.entries()) all.set(`${seat}/${from + place}`, moment);
      this.#moments = all;
      this.failure = null;
    } catch (error) {
      // It can be asked for again.
      this.#asked.delete(name);
      this.failure = error;
    }
  }
}
