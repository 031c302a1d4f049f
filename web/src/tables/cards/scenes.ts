import type { Card, CardsView, ShownStep } from '../../protocol';

/** One moment of the table: what is seen, for how long before the next one follows. */
export interface Scene {
  view: CardsView;
  /** A card hangs face down over the centre; cards fly apart; or nothing special. */
  kind: 'tense' | 'blast' | 'still';
  lasts: number;
}

/** The more cards lie open, the longer everyone holds their breath. */
const breath = (open: number): number => (open === 0 ? 380 : Math.min(1150, 520 + open * 90));
const BLAST = 1300;

/** The card that was turned over last, if one was. */
const revealed = (steps: ShownStep[]): Card | null =>
  steps.findLast((step) => step.do?.startsWith('reveal '))?.do?.slice(7) ?? null;

/**
 * What is shown between two views, one after the other. Steps that come together are told apart:
 * a card is turned over before anything comes of it, and an explosion is seen before it is shared.
 */
export function scenesBetween(before: CardsView, steps: ShownStep[], after: CardsView): Scene[] {
  const scenes: Scene[] = [];
  const still: Scene = { view: after, kind: 'still', lasts: 0 };
  const card = revealed(steps);
  const open = before.open;
  const turned: CardsView =
    card === null
      ? before
      : { ...before, actions: [], open: { ...open, deck: Math.max(0, open.deck - 1), centre: [...open.centre, card] } };
  if (card !== null) scenes.push({ view: turned, kind: 'tense', lasts: breath(open.centre.length) });
  // Where the card is gone at once, nobody could keep it from exploding.
  const gone = card !== null && !after.open.centre.includes(card);
  const let_go = steps.some((step) => step.do === 'explode');
  if (gone || let_go) scenes.push({ view: { ...turned, actions: [] }, kind: 'blast', lasts: BLAST });
  return [...scenes, still];
}
