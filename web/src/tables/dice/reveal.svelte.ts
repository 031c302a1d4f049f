import type { ServerClock } from '../../net/clock';

/** Timers are late by a few milliseconds; the last stretch is waited for frame by frame. */
const EARLY = 30;

/**
 * Shows a roll to everybody at the same moment, and measures from there: the roll comes ahead of
 * time, and stays covered until the server's clock says so.
 */
export class Reveal {
  /** The round whose dice lie open. */
  round = $state(-1);
  #painted: number | null = null;
  #timer = 0;
  #frame = 0;
  #waitsFor = -1;

  constructor(private readonly clock: ServerClock) {}

  /** Uncovers the dice of this round when it is time for them. */
  plan(round: number, moment: number | null): void {
    if (this.#waitsFor === round) return;
    this.cancel();
    this.#waitsFor = round;
    this.#painted = null;
    const due = (moment === null ? null : this.clock.local(moment)) ?? 0;
    const wait = due - performance.now() - EARLY;
    this.#timer = window.setTimeout(() => this.#watch(round, due), Math.max(0, wait));
  }

  cancel(): void {
    clearTimeout(this.#timer);
    cancelAnimationFrame(this.#frame);
    this.#waitsFor = -1;
  }

  /** Microseconds from the dice on the screen to this moment; `undefined` if they are not there. */
  reaction(pressed: number): number | undefined {
    return this.#painted === null ? undefined : Math.max(0, Math.round((pressed - this.#painted) * 1000));
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
