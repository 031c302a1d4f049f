// What the page remembers of a person, and how their turn reaches them.
import { soon } from './browser.mjs';
import { placeTile, quickPlay } from './play.mjs';
import { FASTER, LAPTOP, PHONE, TABLET, sitDown, start } from './together.mjs';

/** Stands in for what a browser does outside of the page, and writes it down. Runs before the page. */
function watchBrowser() {
  const seen = { locks: 0, released: 0, buzzes: 0, badge: null, shown: [], hidden: false };
  window.seen = seen;
  const lock = { release: async () => void (seen.released += 1) };
  const give = (object, name, value) => Object.defineProperty(object, name, { configurable: true, value });
  give(navigator, 'wakeLock', { request: async () => ((seen.locks += 1), lock) });
  give(navigator, 'vibrate', () => (seen.buzzes += 1) > 0);
  give(navigator, 'setAppBadge', async (count) => void (seen.badge = count));
  give(navigator, 'clearAppBadge', async () => void (seen.badge = 0));
  give(window, 'Notification', { permission: 'granted', requestPermission: async () => 'granted' });
  const registration = {
    showNotification: async (title, { body, data }) => void seen.shown.push({ title, body, data }),
    getNotifications: async () => [{ close: () => (seen.shown = []) }],
  };
  give(ServiceWorkerContainer.prototype, 'getRegistration', async () => registration);
  Object.defineProperty(document, 'visibilityState', { get: () => (seen.hidden ? 'hidden' : 'visible') });
}

export function rememberChecks({ url, check, fit }) {
  return {
    'together: your turn reaches you': async ({ open }) => {
      const others = { 0: { settings: { ...FASTER, name: 'Ada', notify: true }, before: watchBrowser } };
      const { id, pages } = await sitDown(open, url, 'tiles', 2, { others, table: { options: { first: 1 } } });
      await start(pages);
      const [ada, bo] = pages;
      const seen = () => ada.evaluate(() => window.seen);
      await bo.locator('.cell').first().waitFor();
      check(!(await ada.title()).startsWith('●'), 'it is not Ada’s turn yet');
      check((await seen()).locks > 0, 'the screen stays on while somebody plays');
      check((await seen()).badge !== 1 && (await seen()).shown.length === 0, 'nobody is called in vain');
      await ada.evaluate(() => (window.seen.hidden = true));
      await placeTile(bo);
      await ada.waitForFunction(() => document.title.startsWith('● ') && window.seen.shown.length === 1);
      const { badge, buzzes, shown } = await seen();
      check(badge === 1 && buzzes === 1, `badge ${badge}, ${buzzes} buzzes`);
      check(shown[0].title === 'Your turn.', shown[0].title);
      check(shown[0].data === `/t/${id}`, 'the notification leads to the table');
      await ada.evaluate(() => (window.seen.hidden = false));
      await placeTile(ada);
      await ada.waitForFunction(() => !document.title.startsWith('●') && window.seen.badge === 0);
      check((await seen()).shown.length === 0, 'what is no longer true is taken back');
      await bo.locator('.leave').click();
      await bo.locator('dialog .way').nth(1).click();
      await ada.waitForFunction(() => window.seen.released > 0);
    },
    'together: twenty tables, and the one that waits first': async ({ open }) => {
      for (const box of [PHONE, TABLET, LAPTOP]) {
        const page = await open({ ...box, settings: { ...FASTER, name: 'Ada' } });
        await page.goto(url);
        await page.locator('article').first().waitFor();
        await page.evaluate(async () => {
          const body = JSON.stringify({ game: 'dice', seats: 4, name: 'Ada' });
          for (let table = 0; table < 19; table += 1) await fetch('/api/tables', { method: 'POST', body });
        });
        await quickPlay(page, url, 'tiles');
        await page.locator('.cell').first().waitFor();
        let asked = 0;
        page.on('request', (request) => (asked += new URL(request.url()).pathname.startsWith('/api/you') ? 1 : 0));
        await page.goto(url);
        const first = page.locator('main section li').first();
        await first.getByText('Your turn').waitFor();
        check(asked === 1, `${asked} requests for one list`);
        check((await page.locator('main section li .button').count()) <= 5, 'the front page stays short');
        await fit(page);
        await page.getByRole('link', { name: 'All your tables' }).click();
        await page.locator('main section li a[href^="/t/"]').nth(19).waitFor();
        await fit(page);
      }
    },
    'together: the page remembers where you play': async ({ open }) => {
      const page = await open({ ...PHONE, settings: FASTER });
      await quickPlay(page, url, 'tiles');
      await page.locator('.cell').first().waitFor({ timeout: 20_000 });
      await soon(async () => (await page.title()).startsWith('● '), 'the tab says that it is your turn');
      await page.goto(url);
      const way = page.getByRole('link', { name: /Continue/ });
      await way.first().waitFor();
      await fit(page);
      await way.first().click();
      await page.locator('.cell').first().waitFor();
      await page.locator('.leave').click();
      await page.locator('dialog .way').nth(1).click();
      await page.locator('dialog[open] .series').waitFor({ state: 'attached' });
      await page.goto(`${url}/you`);
      await page.getByText('You gave up').or(page.getByText('You lost')).first().waitFor();
      await fit(page);
      // All of it goes to another device, once.
      await page.getByRole('button', { name: /another device/ }).click();
      const link = await page.locator('dialog .field').inputValue();
      const laptop = await open(LAPTOP);
      await laptop.goto(link);
      await laptop.getByText('You gave up').or(laptop.getByText('You lost')).first().waitFor();
      check(!laptop.url().includes('me='), 'the key does not stay in the address');
      check(
        (await laptop.locator('main .field').inputValue()) === (await page.locator('main .field').inputValue()),
        'the name came along',
      );
      await fit(laptop);
      // And is forgotten.
      await laptop.getByRole('button', { name: 'Forget me' }).click();
      await laptop.getByRole('button', { name: 'Forget me' }).click();
      await laptop.getByText('Games you finish appear here.').waitFor();
      await page.keyboard.press('Escape');
      await page.reload();
      await page.getByText('Games you finish appear here.').waitFor();
    },
  };
}
