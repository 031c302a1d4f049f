import { list, t } from '../../lib/language.svelte';
import { said } from '../../lib/names';
import type { Card, CardsView, Seat, ShownStep } from '../../protocol';
import type { Named } from '../props';
import { movesBetween } from './moves';
import { colourOf, numberOf } from './names';
import { revealed, turnedOver } from './turned';

/** Something that a player did or got, the way somebody at the table would tell it. */
export interface Deed {
  seat: Seat;
  kind: 'draws' | 'stops' | 'takes' | 'gets' | 'bango' | 'lays' | 'keeps';
  /** The cards that it is about; of a Bango the one that was destroyed. */
  cards: Card[];
  /** How many cards found no place when they were laid down. */
  lost?: number;
}

const words = (step: ShownStep | undefined): string[] => step?.do?.split(' ') ?? [];
const verb = (step: ShownStep | undefined): string => words(step)[0] ?? '';

/** The last step of a player, and those right before it by the same player. */
function lastRun(steps: ShownStep[]): ShownStep[] {
  const last = steps.findLastIndex(({ by }) => typeof by === 'number');
  let first = last;
  while (first > 0 && steps[first - 1]?.by === steps[last]?.by) first -= 1;
  return last < 0 ? [] : steps.slice(first, last + 1);
}

/** The steps at the end of a run that are of these kinds; a `done` that ends them does not count. */
function tail(run: ShownStep[], ...verbs: string[]): ShownStep[] {
  const counted = verb(run.at(-1)) === 'done' ? run.slice(0, -1) : run;
  let first = counted.length;
  while (first > 0 && verbs.includes(verb(counted[first - 1]))) first -= 1;
  return counted.slice(first);
}

/** The card that a Bango destroys: the one that it names, else the last one in the centre. */
export const victimOf = (step: string, before: CardsView): Card | null =>
  step.split(' ')[2] ?? before.open.centre.at(-1) ?? null;

/** What the last player to act did. Bots take their cards one by one: it is told as one deed. */
function did(steps: ShownStep[], fresh: number, before: CardsView): Deed | null {
  const run = lastRun(steps);
  const last = run.at(-1);
  if (typeof last?.by !== 'number') return null;
  const seat = last.by;
  const phase = before.open.phase;
  switch (verb(last)) {
    case 'draw':
      return { seat, kind: 'draws', cards: [] };
    case 'keep':
      return { seat, kind: 'keeps', cards: [] };
    case 'bango': {
      const victim = fresh > 0 ? victimOf(last.do ?? '', before) : null;
      return victim === null ? null : { seat, kind: 'bango', cards: [victim] };
    }
    case 'take':
    case 'done': {
      const taken = tail(run, 'take').map((step) => words(step)[1] ?? '');
      if (taken.length > 0) {
        const shares = typeof phase === 'object' && 'opponent' in phase;
        return { seat, kind: shares ? 'takes' : 'stops', cards: shares ? taken.slice(-1) : taken };
      }
      if (phase === 'remains') return null;
      return laid(seat, run);
    }
    case 'lay':
    case 'start':
    case 'extend':
      return laid(seat, run);
    default:
      return null;
  }
}

function laid(seat: Seat, run: ShownStep[]): Deed {
  const cards = tail(run, 'start', 'extend').flatMap((step) =>
    verb(step) === 'start' ? words(step).slice(1) : words(step).slice(2),
  );
  return { seat, kind: 'lays', cards };
}

/**
 * What is told of the newest steps, the last `fresh` of all: what was done, and what came to whom by itself,
 * which is seen on the table alone.
 */
export function deedsOf(steps: ShownStep[], fresh: number, before: CardsView, after: CardsView): Deed[] {
  const done = did(steps, fresh, before);
  // A card that exploded at once never lay in the centre before it was turned over.
  const moves = movesBetween(turnedOver(before, fresh > 0 ? revealed(steps.slice(-fresh)) : null), after);
  const deeds: Deed[] = [];
  if (done?.kind === 'lays') {
    const lost = moves.filter(({ to }) => to === `pile ${done.seat}`).length;
    deeds.push(lost > 0 ? { ...done, lost } : done);
  } else if (done) deeds.push(done);
  const chosen = done && ['stops', 'takes'].includes(done.kind) ? done.cards : [];
  after.open.places.forEach((_, seat) => {
    const left = seat === done?.seat ? [...chosen] : [];
    const got = moves
      .filter(({ from, to }) => to === `hand ${seat}` && from === 'centre')
      .map(({ card }) => card)
      .filter((card) => {
        const place = left.indexOf(card);
        if (place >= 0) left.splice(place, 1);
        return place < 0;
      });
    if (got.length > 0) deeds.push({ seat, kind: 'gets', cards: got });
  });
  return deeds;
}

/** Cards in a sentence that must be short: their numbers, and which of them are black. */
const numbers = (cards: Card[]): string =>
  list(
    cards.map((card) =>
      t(colourOf(card) === 'black' ? 'page-cards-said-black' : 'page-cards-said-number', {
        number: String(numberOf(card)),
      }),
    ),
  );

const SENTENCES: Record<Deed['kind'], string> = {
  draws: 'page-cards-did-draw',
  stops: 'page-cards-did-stop',
  takes: 'page-cards-did-take',
  gets: 'page-cards-did-get',
  bango: 'page-cards-did-bango',
  lays: 'page-cards-did-lay',
  keeps: 'page-cards-did-keep',
};

function sentence({ seat, kind, cards, lost = 0 }: Deed, named: Named): string {
  const details = { cards: numbers(cards), lost };
  if (kind !== 'lays') return said(SENTENCES[kind], named, seat, details);
  if (cards.length === 0 && lost === 0) return said('page-cards-did-lay-begin', named, seat);
  return said(lost > 0 ? 'page-cards-did-lay-lost' : 'page-cards-did-lay', named, seat, {
    ...details,
    count: cards.length,
  });
}

export const tell = (deeds: Deed[], named: Named): string => deeds.map((deed) => sentence(deed, named)).join(' ');

const BUBBLES: Record<Deed['kind'], string> = {
  draws: 'page-cards-does-draw',
  stops: 'page-cards-does-stop',
  takes: 'page-cards-does-take',
  gets: 'page-cards-does-get',
  bango: 'page-cards-does-bango',
  lays: 'page-cards-does-lay',
  keeps: 'page-cards-does-keep',
};

/** The same where the player is named already, and the cards are seen. */
export const bubbleOf = ({ kind }: Deed): string => t(BUBBLES[kind]);
