/** Checks a record in the page: what was promised before the game, and every draw in it. */
import type { Seat } from '../../protocol';
import { commitmentTo, unhex } from './bytes';
import type { Chance } from './chance';
import { below, gameKey, serverCommitment, streamKey, words, type Binding } from './derive';
import { isObject, type GameRecord } from './record';

/** What one seat did about the chance of the game. */
export type SeatPart = 'none' | 'added' | 'withheld' | 'other' | 'uncommitted' | 'unreadable';

export interface Checked {
  /** Steps count from 1, as people count. */
  step: number;
  kind: 'draw' | 'lot';
  /** What the record says, in notation; a lot is a seat's number. */
  written: string;
  /** What seed and entropy give; `null` if chance has nothing to do there. */
  drawn: string | null;
  right: boolean;
}

export interface Proof {
  seed: { promised: string; found: string | null; right: boolean };
  seats: SeatPart[];
  checked: Checked[];
  /** Steps that a player took where it was up to chance. */
  leftOut: number[];
  proven: boolean;
}

/** Why there is nothing to check. */
export type Unprovable = 'no-record' | 'no-commitment' | 'no-seed';

/** Proves a record of the game whose chance this is; `null` if nobody knows the game. */
export function prove(record: GameRecord | null, chance: Chance | null): Proof | Unprovable {
  if (!record) return 'no-record';
  const { header, reveal } = record;
  if (!header.commit || header.table === undefined || header.number === undefined || !chance) return 'no-commitment';
  if (!reveal) return 'no-seed';
  const options = chance.canonical(optionsOf(record));
  const binding: Binding = {
    table: header.table,
    number: header.number,
    game: header.game,
    options,
    seats: header.seats,
  };
  const secret = unhex(reveal.seed);
  const found = secret && serverCommitment(secret, binding);
  const seed = { promised: header.commit, found, right: found === header.commit };
  const { seats, entropy } = checkSeats(record);
  const { checked, leftOut } = secret
    ? checkSteps(record, chance, gameKey(secret, binding, entropy))
    : { checked: [], leftOut: [] };
  const proven =
    seed.right &&
    seats.every((part) => part === 'none' || part === 'added' || part === 'withheld') &&
    checked.every(({ right }) => right) &&
    leftOut.length === 0;
  return { seed, seats, checked, leftOut, proven };
}

/** Options that are left out are the usual ones. */
const optionsOf = ({ header }: GameRecord): Record<string, unknown> => (isObject(header.options) ? header.options : {});

function checkSeats({ header, reveal }: GameRecord): { seats: SeatPart[]; entropy: (Uint8Array | null)[] } {
  const seats: SeatPart[] = [];
  const entropy: (Uint8Array | null)[] = [];
  const lists = [header.entropy ?? [], reveal?.entropy ?? []];
  const wrongLength = lists.some((list) => list.length !== 0 && list.length !== header.seats);
  for (let seat = 0; seat < header.seats; seat += 1) {
    const promise = header.entropy?.[seat] ?? null;
    const told = reveal?.entropy?.[seat] ?? null;
    const bytes = unhex(told);
    entropy.push(bytes);
    if (wrongLength || (promise !== null && !unhex(promise)) || (told !== null && !bytes)) seats.push('unreadable');
    else if (bytes === null) seats.push(promise === null ? 'none' : 'withheld');
    else if (promise === null) seats.push('uncommitted');
    else seats.push(commitmentTo(bytes) === promise ? 'added' : 'other');
  }
  return { seats, entropy };
}

function checkSteps(record: GameRecord, chance: Chance, key: Uint8Array): { checked: Checked[]; leftOut: number[] } {
  const { header, steps } = record;
  const [own, lots] = [streamKey(key, 'chance'), streamKey(key, 'lots')];
  const draws = chance.draws(header.seats, optionsOf(record));
  const checked: Checked[] = [];
  const leftOut: number[] = [];
  for (const [place, step] of steps.entries()) {
    const due = draws.due(place, steps[place - 1]);
    if (step.by === 'chance') {
      const drawn = due ? due(words(own, place)) : null;
      checked.push({ step: place + 1, kind: 'draw', written: step.do, drawn, right: drawn === step.do });
    } else if (due) {
      leftOut.push(place + 1);
    }
    const tied = step.race?.lot ?? [];
    if (tied.length > 0 && typeof step.by === 'number') {
      const order = [...tied].sort((one, other) => one - other);
      const drawn = order[below(words(lots, place), order.length)] as Seat;
      checked.push({
        step: place + 1,
        kind: 'lot',
        written: String(step.by),
        drawn: String(drawn),
        right: drawn === step.by,
      });
    }
  }
  return { checked, leftOut };
}
