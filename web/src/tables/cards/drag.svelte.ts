import { settings } from '../../lib/settings.svelte';
import type { Card } from '../../protocol';
import type { Drop } from './drops';

/** A finger or a mouse that has moved less than this has tapped. */
const TAP = 8;

/** A card that is dragged, and where it could be let go. One card at a time. */
export class Drag {
  card = $state<Card | null>(null);
  drops = $state.raw<Record<string, Drop>>({});
  over = $state<string | null>(null);

  /** Whether something can be let go here: `yes`, or `now` while it is over it. */
  at(place: string): 'yes' | 'now' | undefined {
    if (this.card === null || !(place in this.drops)) return undefined;
    return this.over === place ? 'now' : 'yes';
  }

  /** Makes a card one that can be dragged, as long as there is somewhere to let it go. */
  source(card: Card, drops: () => Record<string, Drop>, drop: (what: Drop) => void) {
    return (node: HTMLElement): (() => void) => {
      let start: { id: number; x: number; y: number } | null = null;
      let dragged = false;
      const down = (event: PointerEvent): void => {
        if (event.button !== 0 || this.card !== null || Object.keys(drops()).length === 0) return;
        start = { id: event.pointerId, x: event.clientX, y: event.clientY };
        dragged = false;
        node.setPointerCapture(event.pointerId);
      };
      const move = (event: PointerEvent): void => {
        if (event.pointerId !== start?.id) return;
        const [x, y] = [event.clientX - start.x, event.clientY - start.y];
        if (!dragged && Math.hypot(x, y) < TAP) return;
        if (!dragged) {
          dragged = true;
          this.card = card;
          this.drops = drops();
          node.dataset['dragged'] = '';
        }
        node.style.translate = `${x}px ${y}px`;
        this.over = this.#under(event);
      };
      const up = (event: PointerEvent): void => {
        if (event.pointerId !== start?.id) return;
        const [x, y] = [event.clientX - start.x, event.clientY - start.y];
        start = null;
        if (!dragged) return;
        const what = event.type === 'pointerup' && this.over !== null ? this.drops[this.over] : undefined;
        this.card = this.over = null;
        this.drops = {};
        node.style.translate = '';
        delete node.dataset['dragged'];
        // What was dropped flies on from there; what was not goes home.
        node.animate([{ translate: `${x}px ${y}px` }, { translate: '0 0' }], {
          duration: settings.duration(320),
          easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)',
        });
        if (what) drop(what);
      };
      // What was dragged is not also tapped.
      const click = (event: MouseEvent): void => {
        if (!dragged) return;
        dragged = false;
        event.stopPropagation();
        event.preventDefault();
      };
      node.addEventListener('pointerdown', down);
      node.addEventListener('pointermove', move);
      node.addEventListener('pointerup', up);
      node.addEventListener('pointercancel', up);
      node.addEventListener('click', click, { capture: true });
      return () => {
        if (this.card === card && start !== null) this.card = this.over = null;
        node.removeEventListener('pointerdown', down);
        node.removeEventListener('pointermove', move);
        node.removeEventListener('pointerup', up);
        node.removeEventListener('pointercancel', up);
        node.removeEventListener('click', click, { capture: true });
      };
    };
  }

  #under(event: PointerEvent): string | null {
    for (const node of document.elementsFromPoint(event.clientX, event.clientY)) {
      const place = node.closest<HTMLElement>('[data-drop]')?.dataset['drop'];
      if (place !== undefined && place in this.drops) return place;
    }
    return null;
  }
}
