import type { GameRecord } from '../../lib/fair/record';
import type { Witness } from '../../net/chance';

/** Whether a record is of the game that this browser saw begin; `second` if it saw it begin more than once, `absent` if never. */
export type Seen = 'same' | 'other' | 'second' | 'absent';

export function compare({ header, reveal }: GameRecord, witness: Witness | null): Seen {
  if (!witness) return 'absent';
  if (witness.second?.length) return 'second';
  const promises = header.entropy ?? [];
  const same =
    witness.commitment === header.commit &&
    witness.promises.every((promise, seat) => promise === (promises[seat] ?? null)) &&
    // Entropy that came too late is not in the record, and the proof names the seat.
    Object.entries(witness.told).every(([seat, told]) =>
      [told, null].includes(reveal?.entropy?.[Number(seat)] ?? null),
    );
  return same ? 'same' : 'other';
}
