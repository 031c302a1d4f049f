import { settings } from '../../lib/settings.svelte';

/** Brings something in a row that can be pushed into sight, and moves nothing else. */
export function bringIn(row: Element | null, selector: string): void {
  const found = row?.querySelector(selector);
  if (!row || !found) return;
  const [seen, box] = [row.getBoundingClientRect(), found.getBoundingClientRect()];
  if (box.left >= seen.left && box.right <= seen.right) return;
  const left = row.scrollLeft + box.left + box.width / 2 - seen.left - seen.width / 2;
  row.scrollTo({ left, behavior: settings.lessMotion ? 'auto' : 'smooth' });
}
