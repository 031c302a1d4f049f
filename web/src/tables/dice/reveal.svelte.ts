import type { ServerClock } from '../../net/clock';
import type { RaceStart } from '../../protocol';

/** Timers are late by a few milliseconds; the last stretch is waited for frame by frame. */
const EARLY = 30;

/** When each die is shown, and when calls open, on this device's clock. */
export interface Moments {
  dice: number[];
  opensAt: number;
}

/** Where rolls are read aloud one die after the other is shown; else all of them when calls open. */
export function momentsOf(shownAt: number, opensAt: number, dice: number): Moments {
  const each = (opensAt - shownAt) / dice;
  return { opensAt, dice: each > 0 ? Array.from({ length: dice }, (_, die) => shownAt + die * each) : [] };
}

/**
 * Shows a roll to everybody at the same moment, and measures from there: the roll comes ahead of
 * time, and stays covered until the server's clock says so.
 */
export class Reveal {
  /** The round whose dice lie open. */
  round = $state(-1);
  /** How many dice of a roll that is read aloud lie open already. */
  seen = $state(0);
  #painted: number | null = null;
  #opensAt: number | null = null;
  #timers: number[] = [];
  #frame = 0;
  #waitsFor = -1;

  constructor(private readonly clock: ServerClock) {}

  /** Uncovers so many dice of this round when it is time for them. */
  plan(round: number, race: RaceStart | null, dice: number): void {
    if (this.#waitsFor === round) return;
    this.cancel();
    this.#waitsFor = round;
    this.#painted = null;
    this.#opensAt = null;
    const local = (moment: number | undefined): number => (moment === undefined ? null : this.clock.local(moment)) ?? 0;
    const moments = momentsOf(local(race?.shown_at), local(race?.opens_at), dice);
    this.#opensAt = moments.opensAt;
    moments.dice.forEach((due, die) => this.#at(due, () => (this.seen = die + 1)));
    this.#at(moments.opensAt - EARLY, () => this.#watch(round, moments.opensAt));
  }

  cancel(): void {
    this.#timers.forEach(clearTimeout);
    this.#timers = [];
    cancelAnimationFrame(this.#frame);
    this.#waitsFor = -1;
    this.seen = 0;
  }

  /**
   * Microseconds from the dice on the screen to this moment; `undefined` if they are not there. Where all look at a TV,
   * it shows them at the moment that all clocks agree on: what this page paints does not matter.
   */
  reaction(pressed: number, onTv = false): number | undefined {
    const seen = onTv ? this.#opensAt : this.#painted;
    return this.#painted === null || seen === null ? undefined : Math.max(0, Math.round((pressed - seen) * 1000));
  }

  #at(due: number, then: () => void): void {
    this.#timers.push(window.setTimeout(then, Math.max(0, due - performance.now())));
  }

  #watch(round: number, due: number): void {
    this.#frame = requestAnimationFrame((now) => {
      if (now < due) return this.#watch(round, due);
      this.round = round;
      // What changes in this frame is on the screen with the next one.
      this.#painted = now;
      this.#frame = requestAnimationFrame((shown) => (this.#painted = shown));
    });
  }
}
