// The pages around the tables: review, proof, lessons, settings, moving a seat, the installed shell.
import { gzipSync } from 'node:zlib';

import { soon } from './browser.mjs';
import { placeTile, play, quickPlay } from './play.mjs';

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };
const SMALL = { width: 320, height: 640 };

/** A table of two with a bot, from the front page through the waiting room. */
async function withOneBot(page, url, game) {
  await page.goto(url);
  await page.locator('article').nth({ cards: 0, dice: 1, tiles: 2 }[game]).locator('.buttons .button').nth(1).click();
  await page.locator('dialog label', { hasText: /^\s*2\s*$/ }).click();
  await page.locator('dialog .field').fill('Zoé');
  await page.locator('dialog .button.main').click();
  await page.locator('.side .button:has-text("bot")').click();
  await page.locator('.side .button.main:enabled').click();
  await page.locator('.place').waitFor();
}

/** Enough of a game to be worth a second look. */
const ENOUGH = {
  tiles: async (page) => (await page.locator('.tile').count()) >= 4,
  cards: async (page) => (await page.locator('.turned').count()) >= 2,
  dice: async (page) => (await page.locator('.answer').count()) > 0,
};

async function giveUp(page) {
  await page.locator('.leave').click();
  await page.locator('dialog .way').nth(1).click();
  await page.locator('dialog[open] .series').waitFor({ state: 'attached' });
}

const stepOf = async (page) => Number((await page.locator('.controls .count').innerText()).split('/')[0]);
/** What is told of the moment, once the moment and the record are there. */
async function toldAt(page) {
  await page.locator('main[aria-busy="false"] .told .words:not(:empty)').waitFor();
  return page.locator('.told .words').innerText();
}
/** The third step or a later one that is not told to who took it: all others are told the same. */
const toldOfAnother = (page) =>
  page.locator('#told [data-step]').evaluateAll((all) =>
    all
      .filter((one) => !/\bYou\b/.test(one.querySelector('.line').textContent))
      .map((one) => Number(one.dataset.step))
      .find((step) => step >= 3),
  );
/** What is told beside the table; on a phone it has to be opened. */
async function tab(page, name) {
  if (await page.locator('.more').isVisible()) await page.locator('.more').click();
  await page.locator(`#tab-${name}`).click();
}

export function pageChecks(server, check, fit) {
  const checks = {};
  for (const game of ['tiles', 'cards', 'dice']) {
    checks[`review and proof of ${game}`] = async ({ open }) => {
      const page = await open(DESKTOP);
      await withOneBot(page, server.url, game);
      await play(page, game, ENOUGH[game]);
      await giveUp(page);
      await page.locator('dialog a[href*="/review/"]').first().click();
      await page.locator('.controls').waitFor();
      const last = await stepOf(page);
      check(last > 0, 'a review begins at the end');
      // What came of a step is told at once, and no line changes when it is pressed.
      await page.locator('#told [data-step]').first().waitFor();
      const lines = await page.locator('#told').innerText();
      await page.locator('#told [data-step]').first().click();
      check((await page.locator('#told').innerText()) === lines, 'the lines stay as they are');
      await page.keyboard.press('End');
      await page.keyboard.press('ArrowLeft');
      check((await stepOf(page)) === last - 1, 'the left arrow goes one step back');
      await page.keyboard.press('Home');
      check((await stepOf(page)) === 0, 'Home goes to the start');
      await page.keyboard.press('ArrowRight');
      await page.locator('.controls .main').click();
      await page.waitForFunction(() => !/^1\s/.test(document.querySelector('.controls .count').innerText));
      const step = await toldOfAnother(page);
      await page.locator('.controls input').fill(String(step));
      await page.waitForURL(new RegExp(`[?&]step=${step}\\b`));
      const told = await toldAt(page);
      await fit(page);

      // Anyone with the link sees the same moment, and through any eyes.
      const guest = await open({
        ...(game === 'tiles' ? SMALL : PHONE),
        language: game === 'cards' ? 'fr-FR' : 'en-GB',
      });
      await guest.goto(page.url());
      await guest.locator('.controls').waitFor();
      check((await stepOf(guest)) === step, 'the link leads to its moment');
      if (game !== 'cards') check((await toldAt(guest)) === told, 'both are told the same');
      await guest.locator('.eyes select').selectOption('0');
      await guest.waitForURL(/seat=0/);
      if (game === 'cards') await guest.locator('.held').first().waitFor();
      await tab(guest, 'result');
      await guest.locator('aside.open .result').waitFor();
      await fit(guest);
      await guest.locator('#tab-proof').click();
      await guest.locator('.verdict.good').waitFor();
      await soon(
        async () => (await guest.locator('.mark.none').count()) === 1,
        'who was not there cannot say what came first',
      );
      await fit(guest);

      await page.locator('#tab-proof').click();
      await page.locator('.verdict.good').waitFor();
      check((await page.locator('.mark.none').count()) === 0, 'who was there has seen the commitments');
      if (game === 'dice') {
        // The next round may have begun before the game was given up.
        await page.keyboard.press('End');
        const photo = page.locator('.answer section');
        for (let back = 0; back < last && (await photo.count()) === 0; back += 1) {
          await page.keyboard.press('ArrowLeft');
          await page.waitForFunction(
            (step) => document.querySelector('.controls .count').innerText.startsWith(step),
            String(last - back - 1),
          );
          await page.locator('main[aria-busy="false"]').waitFor();
        }
        await soon(async () => (await photo.count()) === 1, 'the photo finish of a round is shown');
      }
      await fit(page);
    };
    checks[`lesson of ${game}`] = async ({ open }) => {
      const page = await open({
        ...(game === 'dice' ? DESKTOP : PHONE),
        language: game === 'tiles' ? 'fr-FR' : 'en-GB',
      });
      await page.goto(server.url);
      await page.locator(`a[href="/lesson/${game}"]`).click();
      await page.locator('.teacher').waitFor();
      await fit(page);
      await play(page, game, async (page) => (await page.locator('.teacher.done').count()) > 0, 150);
      await soon(
        async () => (await page.locator('.teacher .next .button.main').count()) === 1,
        'the end invites to play',
      );
      check(!/lesson-/.test(await page.locator('.teacher').innerText()), 'every sentence is written');
      await fit(page);
      await soon(async () => (await page.locator('.next .offered').count()) === 1, 'the next lesson is offered');
      await page.locator('.home').click();
      await page.locator(`a[href="/lesson/${game}"] .sr-only`).waitFor({ state: 'attached' });
      await soon(
        async () => (await page.locator('.links a.next').count()) === 1,
        'the next lesson is offered on the front page, too',
      );
    };
  }
  checks['a record that was changed is not proven'] = async ({ open, forgive }) => {
    const page = await open(DESKTOP);
    await withOneBot(page, server.url, 'tiles');
    await play(page, 'tiles', ENOUGH.tiles);
    await giveUp(page);
    // Who starts is what chance decides here: it says the other one.
    await page.route('**/api/tables/*/games/1', async (route) => {
      const text = await (await route.fetch()).text();
      await route.fulfill({ body: text.replace(/"first (\d)"/, (_, seat) => `"first ${1 - seat}"`) });
    });
    await page.locator('dialog a[href*="show=proof"]').click();
    await page.locator('.verdict:not(.good)').waitFor();
    await page.locator('.draws .wrong').waitFor();
    await fit(page);
    forgive(/ServiceWorker/);
  };
  checks['a seat moves to another device'] = async ({ open }) => {
    const laptop = await open(DESKTOP);
    await quickPlay(laptop, server.url, 'tiles');
    await laptop.locator('.cell').first().waitFor({ timeout: 20_000 });
    await laptop.locator('.leave').click();
    await fit(laptop);
    await laptop.locator('dialog .way').first().click();
    await laptop.locator('dialog .qr path').waitFor();
    await fit(laptop);
    const link = await laptop.locator('dialog .field').inputValue();
    const phone = await open(PHONE);
    const sent = [];
    phone.on('request', (request) => sent.push(request.url()));
    await phone.goto(link);
    await phone.locator('.cell').first().waitFor();
    await laptop.locator('dialog').waitFor({ state: 'detached' });
    await laptop.waitForFunction(() => document.querySelectorAll('.cell').length === 0);
    check(!phone.url().includes('#'), 'the key is gone from the address');
    check(
      sent.every((url) => !url.includes('key=')),
      'the key is in no request',
    );
    await placeTile(phone);
    const again = await open(SMALL);
    await again.goto(link);
    await again.locator('.troubles p').waitFor();
    check((await again.locator('.cell').count()) === 0, 'a link is good for one time');
  };
  checks['small, and without strangers'] = async ({ open }) => {
    const page = await open(PHONE);
    const asked = [];
    page.on('request', (request) => asked.push(request.url()));
    // The shell that is kept for later is fetched by the service worker, which these entries leave out.
    const loaded = async () => {
      const entries = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
      const scripts = [...new Set(entries.filter((name) => name.endsWith('.js')))];
      const texts = await Promise.all(scripts.map(async (script) => (await fetch(script)).text()));
      return texts.reduce((bytes, text) => bytes + gzipSync(text, { level: 9 }).length, 0);
    };
    await page.goto(server.url);
    await page.locator('article').first().waitFor();
    const first = await loaded();
    check(first > 10_000 && first <= 80_000, `JavaScript of the first page: ${first} bytes gzipped`);
    await quickPlay(page, server.url, 'cards');
    const table = await loaded();
    check(table > first && table <= 135_000, `JavaScript up to the first table: ${table} bytes gzipped`);
    check(
      asked.every((url) => url.startsWith(server.url) || url.startsWith('data:')),
      `all from one place: ${asked}`,
    );
  };
  checks['settings'] = async ({ open }) => {
    const page = await open(SMALL);
    // The browser's own question is answered, or the switch for notifications could not be turned.
    await page.context().grantPermissions(['notifications']);
    await page.goto(server.url);
    await page.locator('header button').last().click();
    const root = page.locator('html');
    await page.locator('dialog label', { hasText: 'Français' }).click();
    await page.locator('dialog h2', { hasText: 'Réglages' }).waitFor();
    await page.locator('dialog label', { hasText: 'sombre' }).click();
    const switches = () => page.locator('dialog [role=switch]').evaluateAll((all) => all.map((one) => one.checked));
    const before = await switches();
    // The first one turns several others, so it comes first and they are turned after it.
    const [byEar, ...others] = await page.locator('dialog [role=switch]').all();
    await byEar.click();
    const turned = await switches();
    for (const one of others) await one.click();
    await fit(page);
    await page.reload();
    await page.locator('article').first().waitFor();
    check((await root.getAttribute('lang')) === 'fr', 'the language is kept');
    check((await root.getAttribute('data-theme')) === 'dark', 'the theme is kept');
    check((await root.getAttribute('data-symbols')) === 'large', 'clearer colours are kept');
    check((await root.getAttribute('data-hand')) === 'left', 'the hand is kept');
    await page.locator('header button').last().click();
    const after = await switches();
    check(
      after.length >= 7 && after.every((on, place) => on !== (place === 0 ? before : turned)[place]),
      `every switch is turned: ${before} became ${after}`,
    );
  };
  checks['the shell opens without a network'] = async ({ open, forgive }) => {
    const page = await open(PHONE);
    await page.goto(server.url);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    const kept = await page.evaluate(async () => {
      const caches = await globalThis.caches.keys();
      const all = await (await globalThis.caches.open(caches[0])).keys();
      return { caches, paths: all.map(({ url }) => new URL(url).pathname) };
    });
    check(kept.caches.length === 1, 'one shell is kept');
    check(
      kept.paths.every((path) => !/^\/(api|ws|t)\b/.test(path)),
      'nothing of the server is kept',
    );
    const manifest = await page.evaluate(async () => (await fetch('/manifest.webmanifest')).json());
    for (const { src } of manifest.icons) check((await page.request.get(server.url + src)).ok(), `${src} is there`);
    await page.context().setOffline(true);
    await page.reload();
    await page.locator('article').first().waitFor();
    await page.locator('.offline').waitFor();
    await fit(page);
    await page.goto(`${server.url}/learn/dice`);
    await page.locator('section').first().waitFor();
    await page.context().setOffline(false);
    await page.goto(server.url);
    await page.locator('article').first().waitFor();
    check((await page.locator('.offline').count()) === 0, 'it heals');
    forgive(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  };
  checks['every page in French on a small screen'] = async ({ open, forgive }) => {
    const page = await open({ ...SMALL, language: 'fr-FR', dark: true });
    for (const path of ['/', '/learn/cards', '/learn/tiles', '/lesson/dice']) {
      await page.goto(server.url + path);
      await page.locator('h1').first().waitFor();
      await page.locator('article, section').first().waitFor();
      await fit(page);
    }
    const table = 'A'.repeat(26);
    await page.goto(`${server.url}/t/${table}`);
    await page.locator('main h1').waitFor();
    await fit(page);
    await page.goto(`${server.url}/t/${table}/review/1`);
    await page.locator('main h2').waitFor();
    await fit(page);
    // A table that does not exist has no review.
    forgive(/404/);
  };
  return checks;
}
