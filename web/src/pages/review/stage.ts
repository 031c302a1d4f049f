/** A table as the tables' pictures want it, made from a review or a lesson. */
import { isLevel, writtenLevel } from '../../lib/levels';
import { botName } from '../../lib/names';
import type { Witness } from '../../net/chance';
import type {
  AnyOptions,
  AnyView,
  Ending,
  GameKind,
  Photo,
  Play,
  Seat,
  ShownStep,
  Sitter,
  TableState,
} from '../../protocol';

export interface Scene {
  id: string;
  game: GameKind;
  options: AnyOptions;
  /** By seat; bots by their level, as records name them. */
  players: string[];
  number: number;
  steps: ShownStep[];
  seat: Seat | null;
  view: AnyView;
  photo?: Photo | null;
  ending?: Ending | null;
}

/** A record names bots by their level; here they have the names that they had at the table. */
export const playerName = (name: string, seat: Seat): string => (isLevel(name) ? botName(seat) : name);

/** The seat that this browser played in, if it was one and only one. */
export function ownSeat(witness: Witness | null): Seat | null {
  const seats = Object.keys(witness?.told ?? {}).map(Number);
  return seats.length === 1 ? (seats[0] ?? null) : null;
}

function sitter(name: string, seat: Seat, own: Seat | null): Sitter {
  if (isLevel(name)) return { type: 'bot', ...writtenLevel(name) };
  return {
    type: 'person',
    name,
    yours: seat === own,
    here: true,
    stand_in: false,
    again: false,
    awaited: false,
    gave_up: false,
    contributed: false,
  };
}

export function tableOf(scene: Scene, own: Seat | null = null): TableState & { play: Play } {
  const play: Play = {
    number: scene.number,
    commitment: '',
    promises: [],
    gave_up: [],
    steps: scene.steps,
    views: [{ seat: scene.seat, view: scene.view }],
    clock: null,
    race: null,
    pause: null,
    can_undo: false,
    ...(scene.photo && { photo: scene.photo }),
    ending: scene.ending ?? null,
  };
  return {
    id: scene.id,
    seq: 0,
    game: scene.game,
    options: scene.options,
    settings: { public: false, seconds: null, signal: false, spoken: false, pace: 'relaxed', gentle_rounds: 0 },
    host: false,
    hosting: false,
    host_seat: null,
    phase: scene.ending ? 'over' : 'playing',
    seats: scene.players.map((name, seat) => ({ sitter: sitter(name, seat, own), won: 0 })),
    drawn: 0,
    screen: false,
    games: scene.number,
    play,
  };
}
