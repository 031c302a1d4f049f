import type { Avatar, Level, Pace } from '../protocol';
import { browsersLanguage, speech, type Language } from './language.svelte';

export type Theme = 'system' | 'light' | 'dark';
export type Motion = 'system' | 'full' | 'less';

interface Kept {
  language: Language | null;
  theme: Theme;
  motion: Motion;
  name: string;
  /** How this person is drawn; `null` until somebody has to be. */
  avatar: Avatar | null;
  coordinates: boolean;
  /** Whether the table can be heard. */
  sound: boolean;
  /** What the thumb reaches comes to the left. */
  leftHanded: boolean;
  /** Whether the odds are told where a game has some; until somebody chooses, only against bots. */
  odds: boolean | null;
  /** How fast bots play, and how long things stay to be seen or heard. */
  pace: Pace;
  /** Whether single keys act at a table. */
  keys: boolean;
  /** Whether there is always a field for commands at a table. */
  commands: boolean;
  /** Whether this person plays by ear and keyboard. */
  ear: boolean;
  /** How well bots play at *Play now*. */
  level: Level;
  /** Whether bots play as well as this person instead, in games that offer it. */
  matchMe: boolean;
  /** Colours that are easier to tell apart, and larger shapes. */
  symbols: boolean;
  /** Whether rolls are read aloud at the tables of `dice` that this person makes. */
  aloud: boolean;
  /** Whether this page speaks what is read aloud. */
  voice: boolean;
  /** How many rounds of `dice` this person has played, as far as it matters: bots give beginners time. */
  rounds: number;
  /** Whether a phone buzzes when it is this person's turn. */
  vibrate: boolean;
  /** Whether a notification tells that it is this person's turn, if the browser allows it. */
  notify: boolean;
}

const KEY = 'bango';
const UNTOUCHED: Kept = {
  language: null,
  theme: 'system',
  motion: 'system',
  name: '',
  avatar: null,
  coordinates: false,
  sound: true,
  leftHanded: false,
  odds: null,
  pace: 'relaxed',
  keys: true,
  commands: false,
  ear: false,
  level: 'beginner',
  matchMe: false,
  symbols: false,
  aloud: false,
  voice: false,
  rounds: 0,
  vibrate: true,
  notify: false,
};

function read(): Kept {
  try {
    const { faster, ...kept } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept> & { faster?: boolean };
    // Earlier pages knew two paces.
    return { ...UNTOUCHED, ...(faster && { pace: 'fast' }), ...kept };
  } catch {
    // A browser that keeps nothing still plays.
    return { ...UNTOUCHED };
  }
}

/** What this person chose, kept in the browser. */
class Settings {
  #kept = $state<Kept>(read());

  get theme(): Theme {
    return this.#kept.theme;
  }
  get motion(): Motion {
    return this.#kept.motion;
  }
  get name(): string {
    return this.#kept.name;
  }
  get avatar(): Avatar | null {
    return this.#kept.avatar;
  }
  get coordinates(): boolean {
    return this.#kept.coordinates;
  }
  get sound(): boolean {
    return this.#kept.sound;
  }
  get leftHanded(): boolean {
    return this.#kept.leftHanded;
  }
  get odds(): boolean | null {
    return this.#kept.odds;
  }
  get pace(): Pace {
    return this.#kept.pace;
  }
  get keys(): boolean {
    return this.#kept.keys;
  }
  get commands(): boolean {
    return this.#kept.commands;
  }
  get ear(): boolean {
    return this.#kept.ear;
  }
  get level(): Level {
    return this.#kept.level;
  }
  get matchMe(): boolean {
    return this.#kept.matchMe;
  }
  get symbols(): boolean {
    return this.#kept.symbols;
  }
  get aloud(): boolean {
    return this.#kept.aloud;
  }
  get voice(): boolean {
    return this.#kept.voice;
  }
  get rounds(): number {
    return this.#kept.rounds;
  }
  get vibrate(): boolean {
    return this.#kept.vibrate;
  }
  get notify(): boolean {
    return this.#kept.notify;
  }
  get language(): Language {
    return this.#kept.language ?? browsersLanguage();
  }

  /** Everything that helps those who listen and type, at once; each part can be changed by itself afterwards. */
  playByEar(on: boolean): void {
    this.change({ ear: on, aloud: on, commands: on, pace: on ? 'slow' : 'relaxed' });
  }

  change(some: Partial<Kept>): void {
    Object.assign(this.#kept, some);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // It holds until the page is closed.
    }
    this.apply();
  }

  /** Makes the document look and speak as chosen. */
  apply(): void {
    const root = document.documentElement;
    root.dataset['theme'] = this.theme;
    root.dataset['motion'] = this.lessMotion ? 'less' : 'full';
    root.dataset['hand'] = this.leftHanded ? 'left' : 'right';
    root.dataset['symbols'] = this.symbols ? 'large' : 'usual';
    void speech.speak(this.language);
  }

  get lessMotion(): boolean {
    if (this.motion !== 'system') return this.motion === 'less';
    return matchMedia('(prefers-reduced-motion: reduce)').matches;
  }

  /** How long a movement takes, given how long it would. */
  duration(milliseconds: number): number {
    return this.lessMotion ? 0 : milliseconds;
  }
}

export const settings = new Settings();
