import type { DiceView } from '../../protocol';
import type { Happening, Seated, Stage } from '../props';

/** Shows everything at once but the newest roll, which is covered until all may see it. */
export class DiceStage implements Stage<DiceView> {
  shown = $state.raw<Seated<DiceView> | null>(null);
  /** The dice of the last roll are not shown yet. */
  covered = $state(false);
  readonly says = null;
  reaction: (pressed: number) => number | undefined = () => undefined;
  #play = $state.raw<Happening | null>(null);

  see(play: Happening, seated: Seated<DiceView> | null): void {
    this.#play = play;
    this.shown = seated;
  }

  get told(): number {
    return (this.#play?.steps.length ?? 0) - (this.covered ? 1 : 0);
  }

  close(): void {
    // Nothing is under way that would have to be stopped.
  }
}

/** Whether the roll is read aloud before it may be called. */
export const isSpoken = (play: Happening | null): boolean =>
  play?.race != null && play.race.opens_at > play.race.shown_at;
