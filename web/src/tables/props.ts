import type { TableLink } from '../net/link.svelte';
import type { Play, Seat, TableState } from '../protocol';

export interface How {
  /** Microseconds from the dice on the screen to the press. */
  reaction?: number | undefined;
  /** Another seat of this device than the one in front. */
  seat?: Seat;
}

/** What every game's table gets. It offers exactly what the view allows, and holds no rule. */
export interface TableProps<View> {
  link: TableLink;
  table: TableState;
  play: Play;
  view: View;
  /** Whose view it is; `null` for those who watch. */
  seat: Seat | null;
  /** A step is on its way to the server. */
  busy: boolean;
  act: (actions: string[], how?: How) => void;
  named: (seat: Seat) => string;
}

/** What a person is told in one sentence, and whether it is up to them. */
export interface Prompt {
  text: string;
  mine: boolean;
}
