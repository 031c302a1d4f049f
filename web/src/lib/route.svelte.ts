import type { GameKind } from '../protocol';

export type Place = { page: 'front' } | { page: 'table'; id: string } | { page: 'learn'; game: GameKind };

function placeOf(path: string): Place {
  const table = /^\/t\/(\w{26})$/.exec(path);
  if (table?.[1]) return { page: 'table', id: table[1].toLowerCase() };
  const game = /^\/learn\/(cards|dice|tiles)$/.exec(path);
  if (game?.[1]) return { page: 'learn', game: game[1] as GameKind };
  return { page: 'front' };
}

/** Where the person is, in step with the address bar. */
class Route {
  place = $state.raw<Place>(placeOf(location.pathname));

  constructor() {
    addEventListener('popstate', () => (this.place = placeOf(location.pathname)));
  }

  go(path: string): void {
    history.pushState(null, '', path);
    this.place = placeOf(path);
    scrollTo(0, 0);
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

/** The table of a link or a code that somebody pasted. */
export const tableIn = (text: string): string | null =>
  /(?:^|\/t\/)(\w{26})\/?$/.exec(text.trim())?.[1]?.toLowerCase() ?? null;
