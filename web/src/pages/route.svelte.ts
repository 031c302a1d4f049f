import type { GameKind } from '../protocol';
import { isKind } from '../tables/kinds';

export type Place =
  | { page: 'front' }
  | { page: 'nowhere' }
  | { page: 'you' }
  | { page: 'table'; id: string }
  | { page: 'review'; id: string; number: number }
  | { page: 'tv' }
  | { page: 'pair'; code: string }
  | { page: 'learn'; game: GameKind }
  | { page: 'lesson'; game: GameKind };

export function placeOf(path: string): Place {
  const table = /^\/t\/(\w{26})(?:\/review\/(\d{1,9}))?\/?$/.exec(path);
  if (table?.[1]) {
    const id = table[1].toLowerCase();
    return table[2] ? { page: 'review', id, number: Number(table[2]) } : { page: 'table', id };
  }
  const code = codeIn(path.replace(/^\/tv\//, ''));
  if (path === '/tv') return { page: 'tv' };
  if (path.startsWith('/tv/') && code) return { page: 'pair', code };
  const [, page, game = ''] = /^\/(learn|lesson)\/(\w+)$/.exec(path) ?? [];
  if (page && isKind(game)) return { page: page as 'learn' | 'lesson', game };
  if (path === '/you') return { page: 'you' };
  return { page: path === '/' ? 'front' : 'nowhere' };
}

/** A short code that somebody read from a screen, in capitals; `null` if it is none. It has no vowels. */
export function codeIn(text: string): string | null {
  const letters = text.trim().toUpperCase();
  return /^[B-DF-HJ-NP-TV-XZ]{4}$/.test(letters) ? letters : null;
}

/** Where the person is, in step with the address bar. */
class Route {
  place = $state.raw<Place>(placeOf(location.pathname));
  query = $state.raw(new URLSearchParams(location.search));

  constructor() {
    addEventListener('popstate', () => this.#look());
  }

  go(path: string): void {
    history.pushState(null, '', path);
    this.#look();
    scrollTo(0, 0);
  }

  /** Goes there instead of where the person is. */
  replace(path: string): void {
    history.replaceState(null, '', path);
    this.#look();
    scrollTo(0, 0);
  }

  /** Says more exactly where that is, without a step in the browser's history. */
  refine(details: Record<string, string | null>): void {
    const query = new URLSearchParams(location.search);
    for (const [name, value] of Object.entries(details)) {
      if (value === null) query.delete(name);
      else query.set(name, value);
    }
    const search = query.size > 0 ? `?${query.toString()}` : '';
    if (search === location.search) return;
    history.replaceState(null, '', `${location.pathname}${search}`);
    this.query = query;
  }

  #look(): void {
    this.place = placeOf(location.pathname);
    this.query = new URLSearchParams(location.search);
  }
}

export const route = new Route();

/** Follows links of our own without loading the page anew. */
export function follow(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a[href^="/"]') : null;
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!link || !plain || link.hasAttribute('target') || link.hasAttribute('download')) return;
  const path = link.getAttribute('href') ?? '/';
  if (path.startsWith('/api/')) return;
  event.preventDefault();
  route.go(path);
}

/** Where a link or a code leads that somebody pasted; a link may carry a seat, or a moment of a review. */
export function tableIn(text: string): string | null {
  const short = codeIn(text.replace(/^.*\/tv\//, ''));
  if (short) return `/tv/${short}`;
  const found = /(?:^|\/t\/)(\w{26})(\/review\/\d+(?:\?[\w=&]*)?|\/?#seat=\d+&key=\w{26})?\/?$/.exec(text.trim());
  return found?.[1] ? `/t/${found[1].toLowerCase()}${found[2]?.replace(/^\/#/, '#') ?? ''}` : null;
}
