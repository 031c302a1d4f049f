import { settings } from '../../lib/settings.svelte';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Something that is seen only while it is on its way, since it has no place of its own at one end. */
export interface Ghost<What> {
  id: number;
  what: What;
  from: Box;
  to: Box;
  lasts: number;
  delay: number;
}

/** Where something is seen, in pixels of its own surroundings: on a TV everything is drawn larger. */
export const boxOf = (node: Element): Box => {
  const { x, y, width, height } = node.getBoundingClientRect();
  const zoom = (node as { currentCSSZoom?: number }).currentCSSZoom ?? 1;
  return { x: x / zoom, y: y / zoom, width: width / zoom, height: height / zoom };
};

const EASE = 'cubic-bezier(0.25, 0.7, 0.2, 1)';

/** Moves an element from where something was to where it is now. Its own transform is left alone. */
export function arrive(node: Element, from: Box, lasts = 420, delay = 0): void {
  if (settings.lessMotion) return;
  const to = boxOf(node);
  const [x, y] = [from.x + from.width / 2 - to.x - to.width / 2, from.y + from.height / 2 - to.y - to.height / 2];
  const size = to.width > 0 ? from.width / to.width : 1;
  if (Math.abs(x) < 1 && Math.abs(y) < 1 && Math.abs(size - 1) < 0.02) return;
  node.animate(
    [
      { translate: `${x}px ${y}px`, scale: String(size), zIndex: 5 },
      { translate: '0 0', scale: '1', zIndex: 5 },
    ],
    { duration: lasts, delay, easing: EASE, fill: 'backwards' },
  );
}

/** What flies over the table now. */
export class Flights<What> {
  ghosts = $state.raw<Ghost<What>[]>([]);
  #next = 0;

  launch(what: What, from: Box, to: Box, delay = 0, lasts = 480): void {
    if (settings.lessMotion) return;
    this.ghosts = [...this.ghosts, { id: this.#next++, what, from, to, lasts, delay }];
  }

  /** Lets a ghost fly, and forgets it where it lands. */
  fly(ghost: Ghost<What>) {
    return (node: HTMLElement): void => {
      const { from, to, lasts, delay } = ghost;
      node.style.width = `${from.width}px`;
      node.style.height = `${from.height}px`;
      const size = from.width > 0 ? to.width / from.width : 1;
      const [x, y] = [to.x + to.width / 2 - from.x - from.width / 2, to.y + to.height / 2 - from.y - from.height / 2];
      // A little arc: things that are thrown do not go straight.
      const lift = -Math.min(60, Math.hypot(x, y) * 0.14);
      const start = `${from.x}px ${from.y}px`;
      const flight = node.animate(
        [
          { translate: start, scale: '1', opacity: 1 },
          {
            translate: `${from.x + x * 0.55}px ${from.y + y * 0.55 + lift}px`,
            scale: String((1 + size) / 2),
            opacity: 1,
          },
          { translate: `${from.x + x}px ${from.y + y}px`, scale: String(size), opacity: 0.9 },
        ],
        { duration: lasts, delay, easing: EASE, fill: 'both' },
      );
      const gone = (): void => void (this.ghosts = this.ghosts.filter(({ id }) => id !== ghost.id));
      flight.onfinish = gone;
      flight.oncancel = gone;
    };
  }
}
