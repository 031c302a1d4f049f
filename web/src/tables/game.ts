/** What the page needs to know of a game. A game that leaves something out does not compile. */
import type { Component } from 'svelte';

import type { Chance } from '../lib/fair/chance';
import type {
  Animal,
  AnyOptions,
  AnyView,
  Ending,
  Photo,
  RecordStep,
  Seat,
  Settings,
  ShownStep,
  Turn,
} from '../protocol';
import type { IconName } from '../ui/Icon.svelte';
import type { Named, Prompt, PromptContext, Stage, TableProps } from './props';

/** What the views of all games have in common. */
export interface GameView {
  turn: Turn;
  actions: string[];
}

/** What a table chooses besides the number of its seats. */
export interface TableChoices<Options = AnyOptions> {
  options?: Partial<Options>;
  settings?: Partial<Settings>;
}

/** Asks for what may be chosen at a table with friends. */
export interface ChoicesProps<Options = AnyOptions> {
  seats: number;
  chosen: TableChoices<Options>;
  choose: (change: TableChoices<Options>) => void;
}

export interface SeatProps<View> {
  view: View;
  seat: Seat;
  named: Named;
}

export interface ScoreProps<View> {
  view: View;
  ending: Ending;
  winners: Seat[];
  named: Named;
  /** There is room: the winners' score is explained at once. */
  roomy: boolean;
}

/** The pictures beside the rules, by section (`1`) and by example (`e1`). */
export interface RulesPictures {
  places: string[];
  Picture: Component<{ place: string }>;
}

/** Which side a seat plays on. */
export interface Side {
  colour: 'red' | 'yellow';
  name: string;
}

/** What the front page and the lobby need: it is loaded with the first page, so it is small. */
export interface GameUi<Options = AnyOptions> {
  /** Keys of sentences: the name, the name where there is little room, and what the game is about. */
  names: { full: string; short: string; about: string };
  /** The colours of the felt that its picture lies on. */
  felt: { light: string; deep: string };
  /** What the game looks like, for the front page. */
  Picture: Component;

  /** How many can play. */
  seats: readonly number[];
  /** How many play against bots, and how many are proposed for a table with friends. */
  usualSeats: { alone: number; friends: number };
  /** What a table chooses if nobody is asked. */
  usualChoices: (seats: number) => TableChoices<Options>;
  /** What people may choose or should know before they make a table; `null` if it is nothing. */
  Choices: Component<ChoicesProps<Options>> | null;
  /** What the table tells about its settings while people sit down. */
  notice: (settings: Settings) => { icon: IconName; text: string } | null;
  /** `null` if everybody plays for themselves. */
  side: ((seat: Seat) => Side) | null;

  lesson: {
    /** Who teaches. */
    teacher: Animal;
    /** Whether the table needs its full height even on a low screen. */
    tall: boolean;
  };
  /** Loaded with the first table of this game. */
  table: () => Promise<GameTable>;
  /** Loaded with the page that shows the rules. */
  rules: () => Promise<RulesPictures>;
  /** Loaded with the proof. */
  chance: () => Promise<Chance>;
}

/** What a table of the game is made of, in play, in a review and in a lesson. */
export interface GameTable<View extends GameView = AnyView, OwnStage extends Stage<View> = Stage<View>> {
  /** What the table stands on and is made of: it fills the room behind `Table`. */
  Ground: Component;

  Table: Component<TableProps<View, OwnStage>>;
  /** Makes what decides when things are shown; `null` if everything is shown at once. */
  stage: (() => OwnStage) | null;
  /** What a player has, in the row of seats. */
  Seat: Component<SeatProps<View>>;
  /** Whether the table itself shows who sits there, so that there is no row of seats above it. */
  tableNamesPlayers: boolean;
  /** Why this player starts another game of a series, in one sentence; `null` if chance decides. */
  whoStarts: ((view: View, named: Named) => string | null) | null;
  prompt: (view: View, context: PromptContext<OwnStage>) => Prompt;
  /** Whether a sound calls the player whose turn it is. */
  turnSound: boolean;
  /** Whether the server can tell what to do and why, against bots. */
  hints: boolean;
  /** A piece of notation in the middle of a sentence: a card, a cell. */
  notation: (text: string) => string;
  /** The keys of this table and what they do, for the overlay that tells them; `null` if there are none. */
  keys: (() => { keys: string; does: string }[]) | null;
  /** What nobody else may see where several play at one device; `null` if all is open. */
  secrets: {
    /** The view of a seat whose player does not hold the device. */
    closed: (view: View) => View;
    /** A step as it is told to who holds the device. */
    step: (step: ShownStep, holder: Seat | null) => ShownStep;
  } | null;

  /** A step in a sentence, from the words of its notation and who took it; empty if it is hidden. */
  step: (words: string[], by: Seat | null, named: Named) => string;
  /** Steps that the log leaves out, since the next one tells of them. */
  impliedSteps: readonly string[];
  /** Whether a step begins a turn, given the one that began the turn before: the log is grouped by turns. */
  startsTurn: (step: ShownStep, before: ShownStep | null) => boolean;
  /** What came of some steps, for each of them, seen from the table before and after; `null` if steps tell all. */
  aftermath: ((steps: ShownStep[], before: View, after: View, named: Named) => string[][]) | null;

  /** What is told to those who listen, where that is less than the log. */
  heard: {
    /** Steps that the table itself says, or that nobody needs to hear. */
    silent: (step: ShownStep) => boolean;
    /** What another player did in a row, in one sentence; `null` if the log's own words are short enough. */
    run: ((steps: ShownStep[], by: Seat, named: Named) => string) | null;
  };

  Score: Component<ScoreProps<View>>;
  /** What a player did best in a game that is over, in one sentence; `null` if nothing stands out. */
  bestMoment: ((context: { view: View; seat: Seat; steps: ShownStep[]; photos: Photo[] }) => string | null) | null;
  result: {
    /** Milliseconds in which the last movement is seen before the result is shown. */
    delay: number;
    /** Whether it lies below the table, which itself shows how the game was won. */
    low: boolean;
    wide: boolean;
  };

  review: {
    /** Milliseconds for a step. */
    pace: number;
    /** How the last race was decided after so many steps; `null` if there are no races. */
    photoAt: ((steps: RecordStep[], place: number) => Photo | null) | null;
  };
}

/** Forgets which game's options these are: a table's choices are only ever given back to the game that made them. */
export const defineGame = <Options>(game: GameUi<Options>): GameUi => game as unknown as GameUi;

/**
 * Forgets which game's views these are, here and nowhere else. Views carry no label: that a game is only ever
 * given its own is due to the registry, which is asked by the kind of the table that the view came with.
 */
export const defineTable = <View extends GameView, OwnStage extends Stage<View> = Stage<View>>(
  table: GameTable<View, OwnStage>,
): GameTable => table as unknown as GameTable;
