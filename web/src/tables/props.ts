import type { Named } from '../lib/names';
import type { TableLink } from '../net/link.svelte';
import type { Play, Seat, TableState } from '../protocol';

export type { Named } from '../lib/names';

export interface How {
  /** Microseconds from what is seen on the screen to the press, in a race. */
  reaction?: number | undefined;
  /** Another seat of this device than the one in front. */
  seat?: Seat;
}

/** What one seat sees, of a known game. */
export interface Seated<View> {
  seat: Seat | null;
  view: View;
}

/** As much of a game as a stage looks at. */
export type Happening = Pick<Play, 'number' | 'steps' | 'race'>;

/** Decides when things are shown that happened at a table. */
export interface Stage<View> {
  /** Something happened: this is how it stands now. */
  see(play: Happening, seated: Seated<View> | null): void;
  /** What is to be seen now. */
  readonly shown: Seated<View> | null;
  /** How many steps have been seen: nothing is told before it can be seen. */
  readonly told: number;
  /** What is said in place of the prompt while something special is shown. */
  readonly says: string | null;
  /** Where there are races: microseconds from its beginning to a moment of this page's clock. */
  readonly reaction: ((pressed: number) => number | undefined) | null;
  close(): void;
}

/**
 * Which part of the table this device shows: all of it; what is open to all, on a screen that everybody looks at; or
 * a player's own, where such a screen shows the rest.
 */
export type Part = 'all' | 'open' | 'own';

/** What every game's table gets. It offers exactly what the view allows, and holds no rule. */
export interface TableProps<View, OwnStage = Stage<View>> {
  link: TableLink;
  table: TableState;
  play: Play;
  view: View;
  /** Whose view it is; `null` for those who watch. */
  seat: Seat | null;
  /** Where a game is really played; `null` in a lesson or a review, or if the game has none. */
  stage: OwnStage | null;
  /** A step of this seat is on its way to the server. */
  busy: boolean;
  /** The same for any seat of this device. */
  isBusy: (seat: Seat) => boolean;
  act: (actions: string[], how?: How) => void;
  named: Named;
  /** All of it, if nothing is said. */
  part?: Part;
  /** The step that a hint points at, in notation; null if there is none. */
  hint: string | null;
  /** The step whose surroundings a first hint points at, in notation, without telling it; null if there is none. */
  look: string | null;
}

export interface PromptContext<OwnStage> {
  seat: Seat | null;
  named: Named;
  play: Play;
  stage: OwnStage | null;
}

/** What a person is told in one sentence, and whether it is up to them. */
export interface Prompt {
  text: string;
  mine: boolean;
}
