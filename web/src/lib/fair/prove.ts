/** Checks a record in the page: what was promised before the game, and every draw in it. */
import type { RecordStep, Seat } from '../../protocol';
import { commitmentTo, unhex, type Version } from './bytes';
import type { Chance } from './chance';
import { below, gameKey, serverCommitment, streamKey, words, type Added, type Binding } from './derive';
import { isObject, type GameRecord } from './record';
import { rejudge, type Lot } from './rejudge';

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
  /** Steps that are missing, or that a player took, where it was up to chance. */
  leftOut: number[];
  /** Whether every race was judged again by what was measured. The first version cannot. */
  rejudged: boolean;
  /** Whether it ended because somebody gave up, which nothing in the chance shows. */
  resigned: boolean;
  proven: boolean;
}

/** Why there is nothing to check. */
export type Unprovable = 'no-record' | 'no-commitment' | 'no-seed' | 'unknown-version';

/** Proves a record of the game whose chance this is; `null` if nobody knows the game. */
export function prove(record: GameRecord | null, chance: Chance | null): Proof | Unprovable {
  if (!record) return 'no-record';
  const { header, reveal } = record;
  if (!header.commit || header.table === undefined || header.number === undefined || !chance) return 'no-commitment';
  if (!reveal) return 'no-seed';
  const version = versionOf(record);
  if (!version) return 'unknown-version';
  const options = chance.canonical(optionsOf(record));
  const binding: Binding = {
    version,
    table: header.table,
    number: header.number,
    game: header.game,
    options,
    seats: header.seats,
  };
  const secret = unhex(reveal.seed);
  const found = secret && serverCommitment(secret, binding);
  const seed = { promised: header.commit, found, right: found === header.commit };
  const { seats, added } = checkSeats(record, binding);
  const { checked, leftOut } = secret
    ? checkSteps(record, chance, gameKey(secret, binding, added), version)
    : { checked: [], leftOut: [] };
  const proven =
    seed.right &&
    seats.every((part) => part === 'none' || part === 'added' || part === 'withheld') &&
    checked.every(({ right }) => right) &&
    leftOut.length === 0;
  const rejudged = version > 1 || record.steps.every((step) => !step.race);
  const resigned = typeof record.ending?.resigned === 'number';
  return { seed, seats, checked, leftOut, rejudged, resigned, proven };
}

/** The version that a record follows; `null` if it is one that this page does not know. */
function versionOf({ header }: GameRecord): Version | null {
  if (header.fair === undefined) return 1;
  return header.fair === 1 || header.fair === 2 ? header.fair : null;
}

/** Options that are left out are the usual ones. */
const optionsOf = ({ header }: GameRecord): Record<string, unknown> => (isObject(header.options) ? header.options : {});

function checkSeats({ header, reveal }: GameRecord, binding: Binding): { seats: SeatPart[]; added: Added } {
  const seats: SeatPart[] = [];
  const added: Added = { promises: [], entropy: [] };
  const lists = [header.entropy ?? [], reveal?.entropy ?? []];
  const wrongLength = lists.some((list) => list.length !== 0 && list.length !== header.seats);
  for (let seat = 0; seat < header.seats; seat += 1) {
    const promise = header.entropy?.[seat] ?? null;
    const told = reveal?.entropy?.[seat] ?? null;
    const bytes = unhex(told);
    added.promises.push(unhex(promise));
    added.entropy.push(bytes);
    if (wrongLength || (promise !== null && !unhex(promise)) || (told !== null && !bytes)) seats.push('unreadable');
    else if (bytes === null) seats.push(promise === null ? 'none' : 'withheld');
    else if (promise === null) seats.push('uncommitted');
    else seats.push(commitmentTo(bytes, { ...binding, seat }, binding.version) === promise ? 'added' : 'other');
  }
  return { seats, added };
}

function checkSteps(
  record: GameRecord,
  chance: Chance,
  key: Uint8Array,
  version: Version,
): { checked: Checked[]; leftOut: number[] } {
  const { header, steps } = record;
  const [own, lots] = [streamKey(key, 'chance', version), streamKey(key, 'lots', version)];
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
  }
  // A record that was cut where chance is to act lacks a draw.
  if (draws.due(steps.length, steps.at(-1))) leftOut.push(steps.length + 1);
  const lot = (place: number, tied: Seat[]): Seat => tied[below(words(lots, place), tied.length)] as Seat;
  checked.push(...(version === 1 ? checkLots(steps, lot) : checkRaces(steps, chance, lot)));
  return { checked, leftOut };
}

/** The first version checks the lots that the record has; a call that was clear is taken as it is. */
function checkLots(steps: RecordStep[], lot: Lot): Checked[] {
  return steps.flatMap((step, place) => {
    const tied = step.race?.lot ?? [];
    if (tied.length === 0 || typeof step.by !== 'number') return [];
    const drawn = lot(place, inOrder(tied));
    return [checkedLot(place, step.by, drawn, drawn === step.by)];
  });
}

/** Later ones judge every call again: who was tied follows from what was measured. */
function checkRaces(steps: RecordStep[], { isCall }: Chance, lot: Lot): Checked[] {
  const judged = new Map(rejudge(steps, lot).map((one) => [one.place, one]));
  return steps.flatMap((step, place) => {
    if (typeof step.by !== 'number' || !(step.race || isCall?.(step.do))) return [];
    const again = judged.get(place);
    if (!again) return [checkedLot(place, step.by, null, false)];
    const written = inOrder(step.race?.lot ?? []);
    const right = again.measured && again.seat === step.by && written.join() === again.tied.join();
    return right && written.length === 0 ? [] : [checkedLot(place, step.by, again.seat, right)];
  });
}

const inOrder = (seats: Seat[]): Seat[] => [...seats].sort((one, other) => one - other);

const checkedLot = (place: number, written: Seat, drawn: Seat | null, right: boolean): Checked => ({
  step: place + 1,
  kind: 'lot',
  written: String(written),
  drawn: drawn === null ? null : String(drawn),
  right,
});
