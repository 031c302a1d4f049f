import { cubicOut } from 'svelte/easing';
import { Tween } from 'svelte/motion';

import { settings } from '../../lib/settings.svelte';

export interface Cell {
  x: number;
  y: number;
}

export const cellOf = (text: string): Cell => {
  const [x = 0, y = 0] = text.split(',').map(Number);
  return { x, y };
};

/** A finger and an eye find a cell of 24 pixels at least. */
const LEAST = 28;
const MOST = 180;
/** What a cell measures as long as there is room, on a small screen and on a large one. */
const NATURAL = { least: 92, most: 150, share: 1 / 7 };
const BORDER = 1.3;

/** Where these cells lie, with a border for the next tile. */
function bounds(cells: Cell[]): { west: number; east: number; north: number; south: number } {
  const [xs, ys] = [cells.map(({ x }) => x), cells.map(({ y }) => y)];
  if (cells.length === 0) return { west: -BORDER, east: BORDER, north: -BORDER, south: BORDER };
  return {
    west: Math.min(...xs) - BORDER,
    east: Math.max(...xs) + BORDER,
    north: Math.min(...ys) - BORDER,
    south: Math.max(...ys) + BORDER,
  };
}

/** Which part of the endless table is seen: its middle, in cells, and how many pixels a cell has. */
export class Camera {
  #at = new Tween({ x: 0, y: 0, zoom: 72 }, { duration: 0, easing: cubicOut });
  width = $state(0);
  height = $state(0);
  /** Somebody has chosen what to look at: it is not taken away from them. */
  chosen = false;

  get zoom(): number {
    return this.#at.current.zoom;
  }
  get left(): number {
    return this.width / 2 - (this.#at.current.x + 0.5) * this.zoom;
  }
  get top(): number {
    return this.height / 2 - (this.#at.current.y + 0.5) * this.zoom;
  }

  pan(right: number, down: number, duration = 0): void {
    this.chosen = true;
    const { x, y, zoom } = this.#at.target;
    this.#go({ x: x - right / zoom, y: y - down / zoom, zoom }, duration);
  }

  /** Zooms so that what is under a point of the screen stays there. */
  zoomAt(factor: number, px: number, py: number, duration = 0): void {
    this.chosen = true;
    const { x, y, zoom } = this.#at.target;
    const next = Math.min(MOST, Math.max(LEAST, zoom * factor));
    const away = 1 / zoom - 1 / next;
    this.#go({ x: x + (px - this.width / 2) * away, y: y + (py - this.height / 2) * away, zoom: next }, duration);
  }

  /** Shows all these cells. */
  fit(cells: Cell[], duration = 350): void {
    if (this.width === 0) return;
    this.chosen = false;
    const { west, east, north, south } = bounds(cells);
    this.#go({ x: (west + east) / 2, y: (north + south) / 2, zoom: Math.max(LEAST, this.zoomFor(cells)) }, duration);
  }

  /** How many pixels a cell has when all these are seen. */
  zoomFor(cells: Cell[]): number {
    const { west, east, north, south } = bounds(cells);
    const natural = Math.min(NATURAL.most, Math.max(NATURAL.least, Math.min(this.width, this.height) * NATURAL.share));
    return Math.min(this.width / (east - west + 1), this.height / (south - north + 1), natural);
  }

  /** Moves just as far as it takes to see a cell and its neighbours. */
  show({ x, y }: Cell, duration = 300): void {
    const at = this.#at.target;
    const reach = (size: number): number => Math.max(0, size / at.zoom / 2 - 1.2);
    const near = (to: number, from: number, most: number): number => Math.min(to + most, Math.max(to - most, from));
    const next = { x: near(x, at.x, reach(this.width)), y: near(y, at.y, reach(this.height)), zoom: at.zoom };
    if (next.x !== at.x || next.y !== at.y) this.#go(next, duration);
  }

  #go(target: { x: number; y: number; zoom: number }, duration: number): void {
    void this.#at.set(target, { duration: settings.duration(duration) });
  }
}
