// What somebody hears who does not see: every change of a live region, and where the focus is, with their times.

/** Starts to listen in every document that the page opens from now on. */
export async function listen(page) {
  await page.addInitScript(() => {
    const heard = (globalThis.heard = []);
    const LIVE = '[aria-live]:not([aria-live="off"]), [role="status"], [role="alert"], [role="log"]';
    const note = (what) => heard.push({ at: Math.round(performance.timeOrigin + performance.now()), ...what });
    const nameOf = (one) =>
      (one.getAttribute('aria-label') ?? one.innerText ?? one.textContent ?? '')
        .trim()
        .replace(/\s+/g, ' ')
        .slice(0, 120);
    const roleOf = (one) => one.getAttribute('role') ?? one.tagName.toLowerCase();
    const regions = (records) => {
      const found = new Map();
      for (const { target, addedNodes } of records) {
        const at = target instanceof Element ? target : target.parentElement;
        const region = at?.closest(LIVE);
        if (!region) continue;
        // Of a log only what is new is read, of anything else the whole.
        const fresh = region.matches('[role="log"]') ? [...addedNodes].map((node) => node.textContent) : null;
        found.set(region, [...(found.get(region) ?? []), ...(fresh ?? [])]);
      }
      return found;
    };
    let lost = false;
    const look = (records) => {
      for (const [region, fresh] of regions(records)) {
        const log = region.matches('[role="log"]');
        const words = (log ? fresh.join(' ') : region.textContent).trim().replace(/\s+/g, ' ');
        const urgent = region.matches('[role="alert"], [aria-live="assertive"]');
        if (words) note({ say: words, urgent, ...(log && { log }) });
      }
      // Svelte may take something away and put the focus elsewhere in the same moment.
      requestAnimationFrame(() => {
        const now = document.activeElement === null || document.activeElement === document.body;
        if (now && !lost) note({ lost: true });
        lost = now;
      });
    };
    const begin = () =>
      new MutationObserver(look).observe(document, {
        subtree: true,
        childList: true,
        characterData: true,
        attributes: true,
      });
    begin();
    addEventListener('focusin', ({ target }) => note({ focus: nameOf(target), role: roleOf(target) }));
    addEventListener('keydown', ({ key }) => note({ key }), true);
  });
}

export const heard = (page) => page.evaluate(() => globalThis.heard);
export const sayings = async (page) => (await heard(page)).filter(({ say }) => say !== undefined);

const wordsIn = (text) => text.split(/\s+/u).filter(Boolean).length;
/** A voice says about 200 words a minute. */
const WORD = 300;

/**
 * When each saying would have been heard to its end by a voice of 200 words a minute that says one after the other,
 * and stops for what is urgent: milliseconds after it was said.
 */
export function delays(all) {
  let free = 0;
  return all.flatMap(({ at, say, urgent, key }) => {
    // Every screen reader falls silent when a key is pressed.
    if (key !== undefined) free = Math.min(free, at);
    if (say === undefined) return [];
    const begins = urgent ? at : Math.max(at, free);
    free = begins + wordsIn(say) * WORD;
    return [{ at, say, urgent, begins: begins - at, ends: free - at }];
  });
}

/**
 * The most words that were said in any minute and could have been heard in it. A key ends what is being said, as in every
 * screen reader: what would have come after it was not said.
 */
export function rate(all, span = 60_000) {
  const keys = all.filter(({ key }) => key !== undefined).map(({ at }) => at);
  const spoken = all
    .filter(({ say, log }) => say !== undefined && !log)
    .map(({ at, say }) => {
      const cut = Math.min(...keys.filter((key) => key > at));
      return { at, words: Math.min(wordsIn(say), Math.floor((cut - at) / WORD)) };
    });
  const inside = (from) => spoken.filter(({ at, words }) => at >= from && at + words * WORD <= from + span);
  const most = spoken.map(({ at }) => inside(at).reduce((sum, { words }) => sum + words, 0));
  return Math.max(0, ...most) * (60_000 / span);
}
