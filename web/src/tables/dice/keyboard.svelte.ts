import { printed } from './keys';

interface Layout {
  getLayoutMap(): Promise<Map<string, string>>;
}

/** What is printed on this person's keys. Browsers that do not tell learn it from the keys that are pressed. */
class Keyboard {
  #labels = $state<Record<string, string>>({});

  constructor() {
    const known = (navigator as Navigator & { keyboard?: Layout }).keyboard;
    known?.getLayoutMap?.().then(
      (map) => (this.#labels = Object.fromEntries(map)),
      () => undefined,
    );
  }

  learn({ code, key }: KeyboardEvent): void {
    if (key.length === 1 && this.#labels[code] === undefined) this.#labels[code] = key.toLowerCase();
  }

  label(code: string): string {
    return (this.#labels[code] ?? printed(code)).toUpperCase();
  }
}

export const keyboard = new Keyboard();
