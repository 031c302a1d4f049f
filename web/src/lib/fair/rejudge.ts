/** Judges the calls of a race again, by what the record says was measured: docs/RACE.md, and crates/server/src/race. */
import type { RecordLateCall, RecordStep, Seat } from '../../protocol';

/** Two reactions closer than this, in microseconds, cannot be told apart. */
const TOO_CLOSE = 8000;

/** Which of the tied seats, in order, takes this step. */
export type Lot = (place: number, tied: Seat[]) => Seat;

/** A step of a race as it should have been. */
export interface Judged {
  /** Counted from 0. */
  place: number;
  seat: Seat;
  /** Who was too close to tell; empty if nobody was. */
  tied: Seat[];
  /** Whether everything that was measured is there and fits together. */
  measured: boolean;
}

/** Every call of the record, judged again. */
export function rejudge(steps: RecordStep[], lot: Lot): Judged[] {
  const all: Judged[] = [];
  for (let place = 0; place < steps.length;) {
    const fell = fellAt(steps[place]);
    if (fell === null) {
      place += 1;
      continue;
    }
    let end = place + 1;
    while (end < steps.length && fellAt(steps[end]) === fell) end += 1;
    all.push(...judge(place, steps.slice(place, end), fell, lot));
    place = end;
  }
  return all;
}

/** When the verdict on a call fell; `null` if the step was not measured so. */
const fellAt = (step: RecordStep | undefined): number | null =>
  typeof step?.by === 'number' ? (step.race?.hold?.fell_us ?? null) : null;

function judge(first: number, steps: RecordStep[], fell: number, lot: Lot): Judged[] {
  const calls: RecordLateCall[] = [];
  const fits: boolean[] = [];
  for (const [at, { by, race }] of steps.entries()) {
    if (typeof by !== 'number' || !race?.hold) return [];
    const late = race.hold.late ?? [];
    const own = [{ ...race, seat: by, clock: race.hold.clock }, ...late];
    calls.push(...own);
    fits.push(own.every((call) => isMeasured(call, fell)) && (late.length === 0 || at === steps.length - 1));
  }
  const order = orderOf(calls, (place, tied) => lot(first + place, tied));
  return fits.map((measured, at) => ({ place: first + at, seat: -1, tied: [], ...order[at], measured }));
}

/** A claim counts unless the connection does not allow it, and nothing is judged to be later than the verdict. */
function isMeasured({ claimed_us, least_us, most_us, judged_us }: RecordLateCall, fell: number): boolean {
  const counts = claimed_us === undefined || Math.min(Math.max(claimed_us, least_us), most_us) === judged_us;
  return least_us <= judged_us && judged_us <= most_us && counts && judged_us <= fell;
}

function orderOf(calls: RecordLateCall[], lot: Lot): { seat: Seat; tied: Seat[] }[] {
  const left = [...calls];
  const order: { seat: Seat; tied: Seat[] }[] = [];
  while (left.length > 0) {
    const shortest = Math.min(...left.map(({ judged_us }) => judged_us));
    const close = left.filter(
      (call) => call.judged_us - shortest < TOO_CLOSE && !left.some((earlier) => isSurelyBefore(earlier, call)),
    );
    const tied = close.map(({ seat }) => seat).sort((one, other) => one - other);
    const seat = tied.length > 1 ? lot(order.length, tied) : (tied[0] ?? -1);
    left.splice(
      Math.max(
        0,
        left.findIndex((call) => call.seat === seat),
      ),
      1,
    );
    order.push({ seat, tied: tied.length > 1 ? tied : [] });
  }
  return order;
}

/** Calls by one clock keep their order, however close they are; one without a claim comes first. */
function isSurelyBefore(one: RecordLateCall, other: RecordLateCall): boolean {
  if (one.clock !== other.clock) return false;
  if (one.judged_us !== other.judged_us) return one.judged_us < other.judged_us;
  return (one.claimed_us ?? -1) < (other.claimed_us ?? -1);
}
