// The wire, with the names of crates/protocol and the views of crates/rules.

export type Seat = number;
export type TableId = string;
export type GameKind = 'cards' | 'dice' | 'tiles';
export type Level = 'beginner' | 'casual' | 'strong' | 'expert';
export type Phase = 'waiting' | 'gathering' | 'playing' | 'over';
export type Reaction = 'bravo' | 'laugh' | 'surprise' | 'ouch' | 'thinking' | 'thanks';
export type Farewell = 'stopping' | 'too_slow' | 'too_fast' | 'reopen';

export type Actor = Seat | 'chance' | 'clock';
export type Outcome = { won: Seat[] } | 'drawn';
export type Turn = 'chance' | { seat: Seat } | { race: Seat[] } | { over: Outcome };
export type Observer = { seat: Seat } | 'public';

export type ClientMessage =
  | { type: 'hello'; protocol: number }
  | { type: 'watch'; table: TableId; seen?: number }
  | { type: 'unwatch' }
  | { type: 'do'; id: string; command: Command }
  | { type: 'mute'; seat: Seat | null; muted: boolean }
  | { type: 'ping'; at: number };

export type Command =
  | { type: 'sit'; seat: Seat; name: string }
  | { type: 'stand'; seat: Seat }
  | { type: 'seat_bot'; seat: Seat; level: Level }
  | { type: 'remove'; seat: Seat }
  | { type: 'contribute'; seat: Seat; commitment: string }
  | { type: 'reveal'; seat: Seat; entropy: string }
  | { type: 'start' }
  | { type: 'play'; seat: Seat; actions: string[]; reaction?: number }
  | { type: 'resign'; seat: Seat }
  | { type: 'return'; seat: Seat }
  | { type: 'stand_in'; seat: Seat }
  | { type: 'rematch' }
  | { type: 'hand_over'; seat: Seat }
  | { type: 'take_over'; seat: Seat; key: string }
  | { type: 'say'; text: string }
  | { type: 'react'; reaction: Reaction }
  | { type: 'signal'; seat: Seat };

export type Code =
  | 'unreadable' | 'handshake' | 'version' | 'no_table' | 'not_watching' | 'no_seat' | 'seat_taken'
  | 'seat_empty' | 'not_your_seat' | 'bad_seat_key' | 'not_host' | 'no_name' | 'started'
  | 'not_playing' | 'free_seats' | 'bad_options' | 'notation' | 'illegal' | 'too_late' | 'too_early'
  | 'no_conferring' | 'not_away' | 'bad_entropy' | 'too_fast' | 'too_many_tables' | 'not_over'
  | 'origin' | 'storage' | 'stopping';

export interface Refusal {
  code: Code;
  sentence: string;
  rule?: string;
  paragraph?: string;
}

export type ServerMessage =
  | { type: 'welcome'; protocol: number; build: string; now: number }
  | ({ type: 'table' } & TableState)
  | { type: 'unchanged'; seq: number }
  | { type: 'seats'; seq: number; phase: Phase; seats: SeatState[]; drawn: number }
  | {
      type: 'steps';
      seq: number;
      from: number;
      steps: ShownStep[];
      views: SeatView[];
      clock: TurnClock | null;
      race: RaceStart | null;
      photo?: Photo;
      ending?: Ending;
    }
  | { type: 'done'; id: string; seq: number; key?: string }
  | ({ type: 'refused'; id: string | null } & Refusal)
  | { type: 'said'; seq: number; seat: Seat | null; name: string | null; text: string }
  | { type: 'reacted'; seq: number; seat: Seat | null; reaction: Reaction }
  | { type: 'signalled'; seq: number; seat: Seat }
  | { type: 'hurry'; seq: number; seat: Seat; left: number }
  | { type: 'pong'; at: number; now: number }
  | { type: 'bye'; reason: Farewell };

export interface TableState {
  id: TableId;
  seq: number;
  game: GameKind;
  options: unknown;
  settings: Settings;
  host: boolean;
  phase: Phase;
  seats: SeatState[];
  drawn: number;
  play: Play | null;
}

export interface Settings {
  public: boolean;
  seconds: number | null;
  signal: boolean;
}

export interface SeatState {
  sitter: Sitter;
  won: number;
}

export type Sitter =
  | { type: 'nobody' }
  | {
      type: 'person';
      name: string;
      yours: boolean;
      here: boolean;
      stand_in: boolean;
      again: boolean;
      contributed: boolean;
    }
  | { type: 'bot'; level: Level };

export interface Play {
  number: number;
  commitment: string;
  promises: (string | null)[];
  steps: ShownStep[];
  views: SeatView[];
  clock: TurnClock | null;
  race: RaceStart | null;
  photo?: Photo;
  ending: Ending | null;
}

export interface ShownStep {
  by: Actor;
  do: string | null;
  at: number;
  stand_in?: boolean;
}

export interface SeatView {
  seat: Seat | null;
  view: CardsView | DiceView | TilesView;
}

export interface TurnClock {
  seat: Seat | null;
  left: number;
}

export interface RaceStart {
  reveal: number;
}

export interface Ending {
  outcome: Outcome;
  scores?: number[];
  resigned?: Seat;
}

export interface Photo {
  cap: number;
  held: number;
  calls: Finish[];
}

export interface Finish {
  seat: Seat;
  call: string;
  arrived: number;
  trip: number | null;
  claimed: number | null;
  least: number;
  most: number;
  judged: number;
  lot: boolean;
  counted: boolean;
}

export interface NewTable {
  game: GameKind;
  seats?: number;
  options?: unknown;
  settings?: Settings;
  name?: string;
  contribution?: string;
  bots?: Level;
}

export interface TableMade {
  table: TableId;
  link: string;
}

export interface TableList {
  tables: TableSummary[];
}

export interface TableSummary {
  table: TableId;
  game: GameKind;
  seats: (string | null)[];
  phase: Phase;
  games: number;
  made: number;
}

// cards

export type Card = string;

export interface CardsView {
  observer: Observer;
  turn: Turn;
  open: CardsOpen;
  hand: Card[] | null;
  dealt: Card | null;
  points: CardsTally[];
  actions: string[];
}

export interface CardsOpen {
  deck: number;
  centre: Card[];
  discard: Card[];
  places: CardsPlace[];
  active: Seat | null;
  phase: CardsPhase;
}

export interface CardsPlace {
  known: Card[];
  hidden: number[] | null;
  sequences: Card[][];
  discard: Card[];
}

export type CardsPhase =
  | 'set_up' | 'reveal' | { draw: { fresh: boolean } } | 'explosion' | 'take' | { opponent: Seat }
  | 'remains' | 'lay_or_keep' | { lay: Seat } | 'over';

export interface CardsTally {
  sequences: SequencePoints[];
  minus: number;
  total: number;
}

export interface SequencePoints {
  cards: number;
  bonus: number;
  colours: [number, number, number, number];
}

// dice

export type Animal = 'rhino' | 'gnu' | 'bongo';
export type Call = Animal | 'nothing';
export type Shown = 'both' | 'neither';
export type AnimalTally = Record<Animal, number>;

export interface DiceView {
  turn: Turn;
  options: DiceOptions;
  trophies: AnimalTally[];
  supply: AnimalTally;
  rounds: number;
  roller: Seat | null;
  round: Round | null;
  out: Seat[];
  claim: { winner: Seat; reading: Reading } | null;
  last: Finished | null;
  actions: string[];
}

export interface DiceOptions {
  variant: 'basic' | 'poachers' | 'guards';
  trophies: number;
  calls: 'one' | 'free';
  limit: number | null;
}

export interface Round {
  roller: Seat;
  roll: string;
  calls: { seat: Seat; call: Call; cost: AnimalTally }[];
}

export interface Finished {
  round: Round;
  reading: Reading;
  end: 'void' | { won: { seat: Seat; took: Animal; from: 'supply' | { seat: Seat } } };
}

export interface Reading {
  wanted: { number: number; by: Shown };
  poachers: { target: Animal; by: Shown; effect: 'cancelled' | 'missed' | 'guarded' } | null;
  shown: AnimalTally;
  left: AnimalTally;
  matching: 'none' | { one: Animal } | { two: [Animal, Animal] };
  call: Call;
}

// tiles

export interface TilesView {
  turn: Turn;
  starter: Seat | null;
  left: number[];
  red: string[];
  yellow: string[];
  moves: string[];
  stood: number;
  last: string | null;
  row: string[];
  actions: string[];
}
