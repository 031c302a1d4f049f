/**
 * Who plays by keyboard is not sent back to the top of the page when a button goes away: the next thing
 * that can be done gets the focus. Hands on a mouse or a screen are left alone.
 */
export class Focus {
  #root: HTMLElement | null = null;
  #keys = false;

  root = (node: HTMLElement): (() => void) => {
    this.#root = node;
    const key = (): void => void (this.#keys = true);
    const point = (): void => void (this.#keys = false);
    node.addEventListener('keydown', key);
    addEventListener('pointerdown', point);
    return () => {
      node.removeEventListener('keydown', key);
      removeEventListener('pointerdown', point);
      this.#root = null;
    };
  };

  /** To be called once the table has changed; `wanted` are selectors, the best one first. */
  mend(...wanted: string[]): void {
    const now = document.activeElement;
    if (!this.#keys || !this.#root || (now && now !== document.body && !now.matches(':disabled'))) return;
    for (const selector of wanted) {
      const found = this.#root.querySelector<HTMLElement | SVGElement>(selector);
      if (found) return found.focus();
    }
  }
}
