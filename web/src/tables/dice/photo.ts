import type { Call, DiceCalled, Photo, RecordStep, Seat } from '../../protocol';

/** A call in the photo finish. */
export interface Shot {
  seat: Seat;
  call: Call;
  /** The reaction in microseconds; `null` if this page came too late to learn it. */
  judged: number | null;
  lot: boolean;
  counted: boolean;
}

/** Every call of a round in its order: what all of its verdicts told, and before it what this page has not seen. */
export function shotsOf(photos: Photo[], calls: DiceCalled[]): Shot[] {
  const shots = new Map<string, Shot>();
  for (const { seat, call, judged, lot, counted } of photos.flatMap((photo) => photo.calls)) {
    const what = call.replace('call ', '') as Call;
    if (!shots.has(`${seat} ${what}`)) shots.set(`${seat} ${what}`, { seat, call: what, judged, lot, counted });
  }
  const missed = calls.filter(({ seat, call }) => !shots.has(`${seat} ${call}`));
  return [
    ...missed.map(({ seat, call }) => ({ seat, call, judged: null, lot: false, counted: true })),
    ...shots.values(),
  ];
}

/** How the calls of the round were judged that was on, or had just ended, after so many steps. */
export function photoAt(steps: RecordStep[], place: number): Photo | null {
  const before = steps.slice(0, place);
  const roll = before.findLastIndex(({ do: action }) => action.startsWith('roll '));
  if (roll < 0) return null;
  const calls = before.slice(roll).flatMap(({ by, do: action, race }) => {
    if (typeof by !== 'number' || !action.startsWith('call ') || !race) return [];
    const { least_us, most_us, judged_us, claimed_us, lot } = race;
    return [
      {
        seat: by,
        call: action,
        arrived: judged_us,
        trip: null,
        claimed: claimed_us ?? null,
        least: least_us,
        most: most_us,
        judged: judged_us,
        lot: (lot ?? []).length > 0,
        counted: true,
      },
    ];
  });
  const spoken = before.slice(roll).find(({ race }) => race?.spoken_us)?.race?.spoken_us;
  return calls.length > 0 ? { cap: 0, held: 0, calls, ...(spoken !== undefined && { spoken }) } : null;
}
