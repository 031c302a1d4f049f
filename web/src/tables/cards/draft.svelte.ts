import type { CardsView } from '../../protocol';
import { keep, kept, type Moment } from '../half';

/** What the server says would lie there after some steps, and the points once the rest is discarded. */
export interface Tried {
  view: CardsView;
  points: number;
}

/** Steps of laying down that are not sent yet. They can be taken back one by one until they are. */
export class Draft {
  /** Every arrangement so far, the present one last. */
  #past = $state.raw<string[][]>([]);
  tried = $state.raw<Tried | null>(null);
  /** The server has not answered yet. */
  waiting = $state(false);
  #asked = 0;

  constructor(
    private readonly moment: Moment,
    private readonly tryOut: (steps: string[]) => Promise<Tried | null>,
  ) {
    this.#past = kept<string[][]>(moment, 'laying') ?? [];
  }

  get steps(): string[] {
    return this.#past.at(-1) ?? [];
  }
  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  /** Looks at what was kept; what is no longer possible is forgotten. */
  async begin(): Promise<void> {
    if ((await this.look()) || !this.canUndo) return;
    this.forget();
    await this.look();
  }

  add(step: string): Promise<boolean> {
    return this.arrange([...this.steps, step]);
  }

  /** Puts an arrangement in the place of the present one; whether the server allows it. */
  async arrange(steps: string[]): Promise<boolean> {
    const before = this.#past;
    this.#past = [...before, steps];
    const allowed = await this.look();
    if (allowed) this.#keep();
    else if (this.#past.at(-1) === steps) this.#past = before;
    return allowed;
  }

  undo(): void {
    this.#past = this.#past.slice(0, -1);
    this.#keep();
    void this.look();
  }

  forget(): void {
    this.#past = [];
    this.tried = null;
    this.#keep();
  }

  /** Asks what lies there now. Only the last answer counts. */
  async look(): Promise<boolean> {
    const asked = (this.#asked += 1);
    this.waiting = true;
    const answer = await this.tryOut(this.steps);
    if (asked !== this.#asked) return answer !== null;
    this.waiting = false;
    if (answer) this.tried = answer;
    return answer !== null;
  }

  #keep(): void {
    keep(this.moment, 'laying', this.#past.length > 0 ? this.#past : null);
  }
}
