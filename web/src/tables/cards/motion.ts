import type { Card, CardsView } from '../../protocol';
import { arrive, boxOf, type Box, type Flights } from '../motion/flights.svelte';
import { movesBetween } from './moves';

/** Where the cards lay on the screen, by place and card. */
export type Snapshot = Map<string, Box[]>;

const key = (spot: string, card: string): string => `${spot}|${card}`;

function elements(root: HTMLElement): { spot: string; card: Card; node: HTMLElement }[] {
  return [...root.querySelectorAll<HTMLElement>('[data-card]')].map((node) => ({
    node,
    card: node.dataset['card'] ?? '',
    spot: node.closest<HTMLElement>('[data-spot]')?.dataset['spot'] ?? '',
  }));
}

/** Remembers where every card is seen now, and where those places are that show no single cards. */
export function snapshot(root: HTMLElement): Snapshot {
  const boxes: Snapshot = new Map();
  const add = (name: string, node: Element): void => void boxes.set(name, [...(boxes.get(name) ?? []), boxOf(node)]);
  for (const { spot, card, node } of elements(root)) add(key(spot, card), node);
  for (const node of document.querySelectorAll<HTMLElement>('[data-anchor]')) add(node.dataset['anchor'] ?? '', node);
  return boxes;
}

/** Lets every card fly from where it was to where it is; what is seen at one end only is seen on its way. */
export function fly(
  root: HTMLElement,
  was: Snapshot,
  before: CardsView,
  after: CardsView,
  flights: Flights<Card>,
): void {
  const moves = movesBetween(before, after);
  const now = elements(root);
  const taken = new Set<HTMLElement>();
  const source = (spot: string, card: Card): Box | undefined => was.get(key(spot, card))?.shift() ?? was.get(spot)?.[0];
  moves.forEach(({ card, from, to }, place) => {
    const box = source(from, card);
    if (!box) return;
    const delay = Math.min(place, 6) * 70;
    const target = now.find((one) => one.spot === to && one.card === card && !taken.has(one.node))?.node;
    if (target) {
      taken.add(target);
      arrive(target, box, 480, delay);
      return;
    }
    const anchor = document.querySelector(`[data-anchor="${to}"]`);
    if (anchor) flights.launch(card, box, boxOf(anchor), delay);
  });
  for (const { spot, card, node } of now) {
    const box = taken.has(node) ? undefined : was.get(key(spot, card))?.shift();
    if (box) arrive(node, box, 300);
  }
}
