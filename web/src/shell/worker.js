// The service worker: keeps the shell of the page, so that it opens without a network and says so.
// Tables, moves and everything else that the server knows never go through here.
// FILES and VERSION are written in when the page is built (vite.config.ts).
/* global FILES, VERSION */

const CACHE = `shell-${VERSION}`;
const SHELL = '/';
const KEPT = new Set(FILES);

self.addEventListener('install', (event) => {
  // Names with a hash never change; of the others the newest is wanted.
  const requests = [SHELL, ...FILES].map(
    (path) => new Request(path, { cache: path.startsWith('/assets/') ? 'default' : 'reload' }),
  );
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(requests))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  const tidy = async () => {
    for (const name of await caches.keys()) if (name.startsWith('shell-') && name !== CACHE) await caches.delete(name);
    await self.clients.claim();
  };
  event.waitUntil(tidy());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate' && isPage(pathname)) {
    // The server first: it sets the session's cookie, and its page is the newest.
    event.respondWith(fetch(request).catch(() => fromCache(SHELL)));
  } else if (KEPT.has(pathname)) {
    event.respondWith(fromCache(pathname).then((kept) => kept ?? fetch(request)));
  }
});

// Who presses a notification gets the table, in the tab that shows it if there is one.
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const path = String(event.notification.data ?? '/');
  const show = async () => {
    const tabs = await self.clients.matchAll({ type: 'window' });
    const tab = tabs.find(({ url }) => new URL(url).pathname === path);
    return tab ? tab.focus() : self.clients.openWindow(path);
  };
  event.waitUntil(show());
});

const isPage = (path) => path === '/' || path === '/you' || path === '/tv' || /^\/(t|learn|lesson)\/[^.]*$/.test(path);

async function fromCache(path) {
  const cache = await caches.open(CACHE);
  return cache.match(path, { ignoreVary: true });
}
