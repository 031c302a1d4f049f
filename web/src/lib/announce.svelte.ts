import { untrack } from 'svelte';

/**
 * How much something matters to those who listen: what cannot wait interrupts everything; that it is somebody's turn
 * goes before news; what people say among themselves comes last.
 */
export type Weight = 'now' | 'turn' | 'news' | 'aside';

export interface Manner {
  weight?: Weight;
  /** What it is about: a newer sentence about the same replaces one that waits. */
  topic?: string;
  /** Whatever waits is older than this and need not be heard any more; only what people say is kept for later. */
  clears?: boolean;
}

interface Utterance {
  text: string;
  weight: Weight;
  topic: string | null;
}

/** Something that went wrong, or well, and is shown; it stays in the list of what was told. */
export interface Notice {
  id: number;
  text: string;
  at: number;
  good: boolean;
}

/** Voices are heard at about 200 words a minute: a sentence has its time before the next one comes. */
const WORD = 300;
const SHORTEST = 700;
/** A breath after a key that was pressed. */
const PAUSE = 150;
/** No more news waits than can be heard before the next decision; the oldest is left out. */
const BACKLOG: Record<Weight, number> = { now: Infinity, turn: Infinity, news: 36, aside: 60 };
const ORDER: Weight[] = ['now', 'turn', 'news', 'aside'];
/** A notice can be read before it goes away with the next thing that somebody does. */
const READ = 5000;
/** How many notices are kept to be read again. */
const KEPT = 50;

const wordsIn = (text: string): number => text.split(/\s+/u).filter(Boolean).length;
export const timeToHear = (text: string): number => Math.max(SHORTEST, wordsIn(text) * WORD);

/** One queue of all that is said to those who listen, and the notices that are shown to all. */
export class Announcer {
  /** What is said when the voice is free, and what interrupts it. */
  polite = $state('');
  urgent = $state('');
  /** Everything that was noted in this visit, the newest last. */
  notices = $state.raw<Notice[]>([]);
  /** Those that are on the screen. */
  shown = $state.raw<Notice[]>([]);
  #queue: Utterance[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #next = 0;

  say(text: string, { weight = 'news', topic, clears = false }: Manner = {}): void {
    const words = text.trim();
    if (!words) return;
    if (clears) this.#queue = this.#queue.filter((one) => one.weight === 'aside');
    untrack(() => this.#add({ text: words, weight, topic: topic ?? null }));
  }

  /** What waits to be said about something is not true any more. */
  forget(topic: string): void {
    this.#queue = this.#queue.filter((one) => one.topic !== topic);
  }

  /** A key was pressed: screen readers fall silent then, so that what waits may come. */
  interrupted(): void {
    if (this.#timer !== undefined) this.#wait(PAUSE);
  }

  /** Something else is read out now: what waits lets it finish. */
  giveTimeFor(text: string): void {
    this.#wait(timeToHear(text));
  }

  /** Good news is shown in the same place. */
  news(text: string): void {
    this.#note(text, true);
  }

  trouble(text: string): void {
    this.#note(text, false);
  }

  /** Somebody goes on: what they could read by now is put away. Good news also goes by itself. */
  goOn(): void {
    const now = Date.now();
    if (this.shown.some(({ at }) => now - at >= READ)) this.shown = this.shown.filter(({ at }) => now - at < READ);
  }

  putAway(id: number): void {
    this.shown = this.shown.filter((one) => one.id !== id);
  }

  #note(text: string, good: boolean): void {
    const notice = { id: this.#next++, text, at: Date.now(), good };
    untrack(() => {
      this.notices = [...this.notices, notice].slice(-KEPT);
      this.shown = [...this.shown.filter((one) => one.text !== text), notice].slice(-3);
    });
    this.say(text, { weight: 'turn' });
    if (good) setTimeout(() => this.putAway(notice.id), Math.max(READ, 2 * timeToHear(text)));
  }

  #add(one: Utterance): void {
    if (this.#queue.some(({ text }) => text === one.text)) return;
    if (one.topic !== null) this.forget(one.topic);
    if (one.weight === 'now') return this.#speak(one);
    const place = this.#queue.findIndex(({ weight }) => ORDER.indexOf(weight) > ORDER.indexOf(one.weight));
    this.#queue.splice(place < 0 ? this.#queue.length : place, 0, one);
    this.#trim(one.weight);
    // What is said in one go is sorted first.
    if (this.#timer === undefined) this.#wait(0);
  }

  #trim(weight: Weight): void {
    const waiting = (): Utterance[] => this.#queue.filter((one) => one.weight === weight);
    while (waiting().length > 1 && waiting().reduce((sum, { text }) => sum + wordsIn(text), 0) > BACKLOG[weight])
      this.#queue.splice(this.#queue.indexOf(waiting()[0] as Utterance), 1);
  }

  #wait(time: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      const next = this.#queue.shift();
      if (next) this.#speak(next);
    }, time);
  }

  #speak({ text, weight }: Utterance): void {
    // A sentence that is said twice is read twice.
    const again = (before: string): string => (before === text ? `${text}\u200a` : text);
    if (weight === 'now') this.urgent = again(this.urgent);
    else this.polite = again(this.polite);
    this.#wait(timeToHear(text));
  }
}

export const announce = new Announcer();
