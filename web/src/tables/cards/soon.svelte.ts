/** How long something can be taken back before it is sent. */
export const SOON = 1000;

/** Something that is about to be sent, and can still be taken back. */
export class Soon {
  /** What is about to happen, in words; `null` if nothing is. */
  label = $state<string | null>(null);
  #send: (() => void) | null = null;
  #timer = 0;

  plan(label: string, send: () => void): void {
    this.undo();
    this.label = label;
    this.#send = send;
    this.#timer = window.setTimeout(() => this.now(), SOON);
  }

  undo(): void {
    clearTimeout(this.#timer);
    this.label = null;
    this.#send = null;
  }

  /** Who leaves the table does not want to take it back. */
  now(): void {
    const send = this.#send;
    this.undo();
    send?.();
  }
}
