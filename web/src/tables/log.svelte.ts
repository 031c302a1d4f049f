import { said } from '../lib/names';
import type { AnyView, GameKind, ShownStep } from '../protocol';
import { gameTable } from './loaded';
import type { Named } from './props';

/** A line of the log: one step in words. It is empty for steps that another one tells. */
export interface Line {
  by: ShownStep['by'];
  words: string;
  /** What came of it, which is the end of its words. */
  after: string[];
  standIn: boolean;
}

/** The table before and after some steps: those from `from` on, up to and with the one that it is asked for. */
export interface Glance {
  from: number;
  before: AnyView;
  after: AnyView;
}

/** What this page has seen of a game. What happened before it came is told by the steps alone. */
export class Seen {
  #number = 0;
  #steps = 0;
  #view: AnyView | null = null;
  #glances = $state.raw(new Map<number, Glance>());

  see(number: number, steps: number, view: AnyView | null): void {
    if (number !== this.#number) this.#glances = new Map();
    // What was taken back has not happened.
    else if (steps < this.#steps) this.#glances = new Map([...this.#glances].filter(([place]) => place < steps));
    else if (this.#view && view && steps > this.#steps) {
      this.#glances = new Map(this.#glances).set(steps - 1, { from: this.#steps, before: this.#view, after: view });
    }
    this.#number = number;
    this.#steps = steps;
    this.#view = view;
  }

  at = (place: number): Glance | undefined => this.#glances.get(place);
}

const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** Everything that happened, one line for each step; where the table was seen, with what came of it. */
export function log(
  game: GameKind,
  steps: ShownStep[],
  named: Named,
  seen: (place: number) => Glance | undefined = () => undefined,
): Line[] {
  const { aftermath, impliedSteps } = gameTable(game);
  const after = steps.map((): string[] => []);
  for (const place of steps.keys()) {
    const glance = seen(place);
    if (!glance || !aftermath) continue;
    const news = aftermath(steps.slice(glance.from, place + 1), glance.before, glance.after, named);
    for (const [at, sentences] of news.entries()) after[glance.from + at] = sentences;
  }
  return steps.map((step, place) => {
    const words = impliedSteps.includes(step.do ?? '') ? '' : stepInWords(game, step, named);
    const news = (after[place] ?? []).filter(Boolean).map(sentence);
    const all = [sentence(words), ...news].filter(Boolean).join(' ');
    return { by: step.by, words: all, after: news, standIn: step.stand_in === true };
  });
}

/** A step in words, from its notation. */
export function stepInWords(game: GameKind, step: ShownStep, named: Named): string {
  const words = step.do?.split(' ') ?? [];
  if (words[0] === 'first') return said('step-first', named, Number(words[1]));
  return gameTable(game).step(words, typeof step.by === 'number' ? step.by : null, named);
}
