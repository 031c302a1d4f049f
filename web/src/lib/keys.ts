/**
 * Single keys. They act only where their table has the focus and nothing lies over it, never while somebody writes,
 * and not at all for those who have switched them off: a screen reader and a voice that types have keys of their own.
 */
import { settings } from './settings.svelte';

/** The part of a page whose keys are heard is marked with this attribute. */
const SCOPE = '[data-keys]';
const WRITES = 'input:not([type="radio"], [type="checkbox"], [type="range"]), textarea, select, [contenteditable]';

/** Whether a key that is pressed now may mean something to the page at all. */
export function isFree(event: KeyboardEvent): boolean {
  if (!settings.keys || event.defaultPrevented) return false;
  if (event.altKey || event.ctrlKey || event.metaKey || event.repeat) return false;
  if (document.querySelector('dialog[open], [data-over]')) return false;
  return !(event.target instanceof Element && event.target.closest(WRITES));
}

/** Whether it is meant for the table. */
export const isForTable = (event: KeyboardEvent): boolean =>
  isFree(event) && document.activeElement?.closest(SCOPE) != null;

/** Whether what has the focus is pressed by this key itself. */
export const isPressed = ({ key, target }: KeyboardEvent): boolean =>
  (key === ' ' || key === 'Enter') &&
  target instanceof Element &&
  target.closest('button, a, summary, [role="tab"]') !== null;
