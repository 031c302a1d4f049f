/** One answer to a ping: how long it travelled, and how far the server's clock is ahead. */
interface Answer {
  trip: number;
  ahead: number;
}

/**
 * The server's clock, as this page knows it. Of the last answers the one that travelled least is
 * believed, of equally good ones the newest, and taken to be half its round trip old. The same samples
 * (`crates/protocol/tests/data/clock.json`) check it and the clock of the clients in Rust.
 */
export class ServerClock {
  static readonly WINDOW = 32;
  #answers: Answer[] = [];

  /** Times of this page are milliseconds of `performance.now()`; the server's are microseconds. */
  answered(sent: number, received: number, serverNow: number): void {
    const trip = received - sent;
    if (trip < 0) return;
    const ahead = serverNow - (sent + trip / 2) * 1000;
    this.#answers.push({ trip, ahead });
    if (this.#answers.length > ServerClock.WINDOW) this.#answers.shift();
  }

  /** A new connection may be to a server that was started anew, with another clock. */
  forget(): void {
    this.#answers = [];
  }

  get agreed(): boolean {
    return this.#answers.length > 0;
  }

  /** When a moment of the server's clock comes, on the page's; `null` before any answer. */
  local(serverMoment: number): number | null {
    const best = this.#best();
    return best && (serverMoment - best.ahead) / 1000;
  }

  /** The shortest round trip of late, in milliseconds. */
  get trip(): number | null {
    return this.#best()?.trip ?? null;
  }

  #best(): Answer | null {
    return this.#answers.reduce<Answer | null>(
      (best, answer) => (best && best.trip < answer.trip ? best : answer),
      null,
    );
  }
}
