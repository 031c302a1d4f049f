import type { Cell } from './camera.svelte';

export type Direction = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';
/** Where each arrow key goes. */
export const WAYS: Record<Direction, Cell> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
export const isDirection = (key: string): key is Direction => key in WAYS;
