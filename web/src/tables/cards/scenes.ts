import type { Card, CardsView, Seat, ShownStep } from '../../protocol';
import { deedsOf, victimOf, type Deed } from './deeds';
import { revealed, turnedOver } from './turned';

/** One moment of the table: what is seen, for how long before the next one follows. */
export interface Scene {
  view: CardsView;
  /** A card hangs face down over the centre; cards fly apart; a Bango strikes; or nothing special. */
  kind: 'tense' | 'blast' | 'bango' | 'still';
  lasts: number;
  /** What is told of it. */
  deeds: Deed[];
  /** The card that a Bango strikes. */
  victim?: Card;
}

/** The more cards lie open, the longer everyone holds their breath. */
const breath = (open: number): number => (open === 0 ? 380 : Math.min(900, 480 + open * 70));
const BLAST = 1200;
const BANGO = 1000;
/** How long it takes to read what another player did. */
const READ = 800;
const GLANCE = 500;

const without = (cards: Card[], card: Card): Card[] => {
  const place = cards.indexOf(card);
  return place < 0 ? cards : cards.toSpliced(place, 1);
};

/** The table as a card from a hand strikes one in the centre, before both are gone. */
function struck(view: CardsView, by: Seat, card: Card): CardsView {
  const places = view.open.places.map((place, seat) => {
    if (seat !== by) return place;
    return place.known.includes(card) ? { ...place, known: without(place.known, card) } : { ...place, hidden: null };
  });
  const own = typeof view.observer === 'object' && view.observer.seat === by;
  return {
    ...view,
    actions: [],
    hand: own && view.hand ? without(view.hand, card) : view.hand,
    open: { ...view.open, places, centre: [...view.open.centre, card] },
  };
}

/**
 * What is shown between two views, one after the other; `all` are the steps so far, and the last `fresh` of them
 * came in between. Steps that come together are told apart: a card is turned over before anything comes of it, and
 * an explosion is seen before it is shared. What another seat than `own` did stays until it can have been read.
 */
export function scenesBetween(
  before: CardsView,
  all: ShownStep[],
  fresh: number,
  after: CardsView,
  own: Seat | null,
): Scene[] {
  const steps = fresh > 0 ? all.slice(-fresh) : [];
  const scenes: Scene[] = [];
  const deeds = deedsOf(all, steps.length, before, after);
  const card = revealed(steps);
  const open = before.open;
  const turned = turnedOver(before, card);
  const drawn = deeds.filter(({ kind }) => kind === 'draws');
  if (card !== null) scenes.push({ view: turned, kind: 'tense', lasts: breath(open.centre.length), deeds: drawn });
  // Where the card is gone at once, nobody could keep it from exploding.
  const gone = card !== null && !after.open.centre.includes(card);
  const let_go = steps.some((step) => step.do === 'explode');
  if (gone || let_go) scenes.push({ view: { ...turned, actions: [] }, kind: 'blast', lasts: BLAST, deeds: [] });
  const bango = steps.find((step) => step.do?.startsWith('bango '));
  if (bango?.do && typeof bango.by === 'number') {
    const victim = victimOf(bango.do, before);
    const view = struck(before, bango.by, bango.do.split(' ')[1] ?? '');
    const told = deeds.filter(({ kind }) => kind === 'bango');
    if (victim !== null) scenes.push({ view, kind: 'bango', lasts: BANGO, deeds: told, victim });
  }
  // What was told with its own moment is not told again.
  const rest = deeds.filter(({ kind }) => kind !== 'draws' && (kind !== 'bango' || scenes.length === 0));
  const others = rest.filter(({ seat }) => seat !== own);
  const quick = steps.at(-1)?.do === 'done' || rest.every(({ kind }) => kind === 'keeps');
  const lasts = others.length === 0 && !gone && !let_go ? 0 : quick ? GLANCE : READ;
  return [...scenes, { view: after, kind: 'still', lasts, deeds: rest }];
}
