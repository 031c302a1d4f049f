import { t } from '../../lib/language.svelte';
import type { DiceView, Photo, Seat, ShownStep } from '../../protocol';
import { seconds } from './seconds';

interface Game {
  view: DiceView;
  steps: ShownStep[];
  /** The photos that this page has seen, the oldest first. */
  photos: Photo[];
}

const isCall = (step: ShownStep | undefined): boolean => step?.do?.startsWith('call ') ?? false;

/**
 * The places of the calls that won their rounds. The winner of a round chooses a trophy, throws next, or has won the
 * game. If everybody was wrong, who threw throws again: then the last call of all is taken to be wrong, too, since
 * nobody was slower.
 */
function rightCalls({ view, steps }: Game): Set<number> {
  const right = new Set<number>();
  let [roller, calls] = [-1, 0];
  for (const [place, step] of steps.entries()) {
    if (step.do === 'throw') [roller, calls] = [Number(step.by), 0];
    if (!isCall(step)) continue;
    calls += 1;
    const next = steps[place + 1];
    const throws = next?.do === 'throw' && next.by === step.by && (next.by !== roller || calls < view.trophies.length);
    const end = view.last?.end;
    const wins = next === undefined && end !== undefined && end !== 'void' && end.won.seat === step.by;
    if (throws || wins || next?.do?.startsWith('claim ')) right.add(place);
  }
  return right;
}

/** The fastest right call of a player, in microseconds. */
export function fastestCall(game: Game, seat: Seat): number | null {
  const right = rightCalls(game);
  const places = [...game.steps.keys()].filter((place) => isCall(game.steps[place]));
  const shots = game.photos.flatMap(({ calls }) => calls.filter(({ counted }) => counted));
  // Who came late has seen the last photos only.
  const late = places.length - shots.length;
  const times = shots.flatMap(({ seat: by, call, judged }, at) => {
    const place = places[late + at] ?? -1;
    const { by: caller, do: called } = game.steps[place] ?? {};
    return by === seat && caller === by && called === call && right.has(place) ? [judged] : [];
  });
  return times.length > 0 ? Math.min(...times) : null;
}

export function bestMoment({ seat, ...game }: Game & { seat: Seat }): string | null {
  const time = fastestCall(game, seat);
  return time === null ? null : t('page-dice-best', { seconds: seconds(time, 2) });
}
