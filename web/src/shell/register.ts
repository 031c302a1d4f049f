/** Keeps the page's shell for times without a network, where browsers allow it: on https and this computer. */
export function keepShell(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  addEventListener('load', () => {
    navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  });
  // A part of an older build that the server no longer has: the new page has its own.
  addEventListener('vite:preloadError', (event) => {
    const key = 'bango-part-missing';
    if (!navigator.onLine || sessionStorage.getItem(key)) return;
    sessionStorage.setItem(key, '1');
    event.preventDefault();
    location.reload();
  });
}
