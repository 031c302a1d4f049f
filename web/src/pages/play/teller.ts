/** Tells a game to those who listen: their own turn first, others' turns as one sentence each, prompts until they are known. */
import type { Manner } from '../../lib/announce.svelte';
import { t } from '../../lib/language.svelte';
import type { Named } from '../../lib/names';
import type { Seat, ShownStep } from '../../protocol';
import type { GameTable } from '../../tables/game';
import type { Line } from '../../tables/log.svelte';
import type { Prompt } from '../../tables/props';

/** As much of a table as is told, at one moment. */
export interface Moment {
  /** Which game of the table it is. */
  number: number;
  steps: ShownStep[];
  lines: Line[];
  /** Who is to act; several in a race, nobody when it is over. */
  acting: Seat[];
  /** The seats of this device. */
  mine: Seat[];
  prompt: Prompt;
  over: boolean;
  named: Named;
}

interface Happened {
  step: ShownStep;
  line: Line;
}

type Heard = GameTable['heard'];

export class Teller {
  #number = 0;
  #told = 0;
  #turn = '';
  /** Whether this turn has been told to be one's own. */
  #asked = false;
  #held: Happened[] = [];
  #known = new Set<string>();

  constructor(
    private readonly heard: Heard,
    private readonly say: (text: string, manner: Manner) => void,
    private readonly forget: (topic: string) => void,
  ) {}

  see(moment: Moment): void {
    const { number, steps, lines, acting, mine, prompt, over } = moment;
    if (number !== this.#number) this.#begin(number, lines.length);
    // Steps that are gone were taken back, and so is what was about to be said of them.
    if (lines.length < this.#told) this.#held = [];
    for (let place = Math.min(this.#told, lines.length); place < lines.length; place += 1) {
      const [step, line] = [steps[place], lines[place]];
      // A step without words still says whose turn it belongs to.
      if (step && line && !this.heard.silent(step)) this.#held.push({ step, line });
    }
    this.#told = lines.length;
    const turn = acting.join(' ');
    if (turn !== this.#turn) this.#asked = false;
    const passed = turn !== this.#turn;
    this.#turn = turn;
    if (!prompt.mine) this.forget('prompt');
    if (over) this.say(this.#newest(moment), { weight: 'turn', clears: true });
    else if (prompt.mine) this.#ask(moment);
    // A turn is told when it is over; a race, and what one did oneself, at once.
    else if (this.#held.some(({ step }) => mine.includes(step.by as Seat)))
      this.say(this.#newest(moment), { weight: 'turn', topic: 'own' });
    // What leads to one's own turn is told with it.
    else if ((passed && !mine.includes(acting[0] as Seat)) || acting.length > 1) this.say(this.#newest(moment), {});
  }

  #begin(number: number, told: number): void {
    this.#number = number;
    this.#told = told;
    this.#held = [];
    this.#turn = '';
    this.#known.clear();
  }

  /** Somebody at this device is asked. */
  #ask(moment: Moment): void {
    const { text } = moment.prompt;
    const begins = !this.#asked && moment.acting.length === 1;
    this.#asked = true;
    this.say([begins ? t('page-your-turn') : '', this.#newest(moment)].filter(Boolean).join(' '), {
      weight: 'turn',
      // Who plays on without listening is not told what is long past.
      topic: 'turn',
    });
    // A prompt that was heard once in a game is known.
    if (!this.#known.has(text)) this.say(text, { weight: 'turn', topic: 'prompt' });
    this.#known.add(text);
  }

  /** What has happened and was not told yet. */
  #newest({ mine, named }: Moment): string {
    const held = this.#held;
    this.#held = [];
    const runs: Happened[][] = [];
    for (const one of held) {
      const last = runs.at(-1);
      const by = last?.find(({ step }) => typeof step.by === 'number')?.step.by;
      if (last && (typeof one.step.by !== 'number' || by === undefined || by === one.step.by)) last.push(one);
      else runs.push([one]);
    }
    return runs
      .map((run) => this.#inWords(run, mine, named))
      .filter(Boolean)
      .join(' ');
  }

  #inWords(run: Happened[], mine: Seat[], named: Named): string {
    const by = run.find(({ step }) => typeof step.by === 'number')?.step.by;
    const steps = run.map(({ step }) => step);
    const short = typeof by === 'number' && !mine.includes(by) ? this.heard.run?.(steps, by, named) : undefined;
    const told = short ? [short, ...run.flatMap(({ line }) => line.after)] : run.map(({ line }) => line.words);
    return told.filter(Boolean).join(' ');
  }
}
