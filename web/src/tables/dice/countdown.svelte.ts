/** The largest number that is counted from. */
const FROM = 3;
/** What comes sooner than this is not counted down, in milliseconds. */
const SOON = 300;

/** Counts down to a moment of this page's clock: 3, 2, 1. */
export class Countdown {
  /** The number that is on the screen; 0 if nothing is counted. */
  left = $state(0);
  #timer = 0;

  to(due: number): void {
    this.cancel();
    if (due - performance.now() > SOON) this.#count(due);
  }

  cancel(): void {
    clearTimeout(this.#timer);
    this.left = 0;
  }

  #count(due: number): void {
    const wait = due - performance.now();
    const seconds = Math.max(0, Math.ceil(wait / 1000));
    this.left = Math.min(FROM, seconds);
    if (seconds === 0) return;
    // Timers may be a little early.
    this.#timer = window.setTimeout(() => this.#count(due), Math.max(1, wait - (seconds - 1) * 1000));
  }
}
