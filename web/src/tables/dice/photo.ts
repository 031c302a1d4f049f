import type { Photo, RecordStep } from '../../protocol';

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
