import { settings } from '../../lib/settings.svelte';

/** Brings something in a row that can be pushed into sight, and moves nothing else. */
export function bringIn(row: Element | null, selector: string): void {
  const found = row?.querySelector(selector);
  if (!row || !found) return;
  // The observer tells where things are once they are laid out; asking at once would lay out everything twice.
  const observer = new IntersectionObserver(
    ([entry]) => {
      observer.disconnect();
      if (!entry?.rootBounds || entry.intersectionRatio === 1) return;
      const [seen, box] = [entry.rootBounds, entry.boundingClientRect];
      const left = row.scrollLeft + box.left + box.width / 2 - seen.left - seen.width / 2;
      row.scrollTo({ left, behavior: settings.lessMotion ? 'auto' : 'smooth' });
    },
    { root: row },
  );
  observer.observe(found);
}
