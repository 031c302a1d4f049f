import { getContext, setContext } from 'svelte';

/** How far a tip stays away from the edge of the screen. */
const EDGE = 8;

export interface Tip {
  text: string;
  /** The middle of what it explains, and its upper and lower edge. */
  x: number;
  top: number;
  bottom: number;
}

/** Things that explain themselves in one sentence: by a tap, by the mouse over them, or by the keyboard. */
export class Tips {
  now = $state.raw<Tip | null>(null);
  #node: Element | null = null;

  /** Makes an element one that explains itself; nothing is told while `text` has nothing to say. */
  on(text: () => string | null) {
    return (node: HTMLElement): (() => void) => {
      const show = (): void => {
        const told = text();
        if (told === null) return;
        const { x, width, top, bottom } = node.getBoundingClientRect();
        this.#node = node;
        this.now = { text: told, x: Math.min(innerWidth - EDGE, Math.max(EDGE, x + width / 2)), top, bottom };
      };
      // An element that is taken away loses the focus in the middle of that: the tip goes right after.
      const hide = (): void => queueMicrotask(() => this.#node === node && this.hide());
      const enter = ({ pointerType }: PointerEvent): void => void (pointerType === 'mouse' && show());
      const leave = ({ pointerType }: PointerEvent): void => void (pointerType === 'mouse' && hide());
      const focus = (): void => void (node.matches(':focus-visible') && show());
      node.addEventListener('pointerenter', enter);
      node.addEventListener('pointerleave', leave);
      node.addEventListener('click', show);
      node.addEventListener('focus', focus);
      node.addEventListener('blur', hide);
      return () => {
        hide();
        node.removeEventListener('pointerenter', enter);
        node.removeEventListener('pointerleave', leave);
        node.removeEventListener('click', show);
        node.removeEventListener('focus', focus);
        node.removeEventListener('blur', hide);
      };
    };
  }

  hide(): void {
    this.now = null;
    this.#node = null;
  }

  /** A tap elsewhere or Escape puts it away. */
  root = (): (() => void) => {
    const point = ({ target }: PointerEvent): void => {
      if (!(target instanceof Node && this.#node?.contains(target))) this.hide();
    };
    const key = ({ key }: KeyboardEvent): void => void (key === 'Escape' && this.hide());
    addEventListener('pointerdown', point);
    addEventListener('keydown', key);
    return () => {
      removeEventListener('pointerdown', point);
      removeEventListener('keydown', key);
    };
  };
}

const KEY = Symbol('tips');

/** The tips of the table that a component is part of; `null` outside of one. */
export const tipsHere = (): Tips | null => getContext<Tips | undefined>(KEY) ?? null;

export function giveTips(): Tips {
  const tips = new Tips();
  setContext(KEY, tips);
  return tips;
}
