import { untrack } from 'svelte';

/** What is said to those who listen, and troubles that are shown for a moment. */
class Announcer {
  spoken = $state('');
  troubles = $state<{ id: number; text: string }[]>([]);
  #next = 0;

  say(text: string): void {
    // A sentence that is said twice is read twice.
    untrack(() => (this.spoken = this.spoken === text ? `${text}\u200a` : text));
  }

  /** Good news is shown in the same place. */
  news(text: string): void {
    this.trouble(text);
  }

  trouble(text: string): void {
    const id = this.#next++;
    this.troubles.push({ id, text });
    this.say(text);
    setTimeout(() => (this.troubles = this.troubles.filter((one) => one.id !== id)), 5000);
  }
}

export const announce = new Announcer();
