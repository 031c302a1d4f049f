// Whole games in a real browser against the real binary: node e2e/run.mjs [words of the checks to run]
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { atRest, openBrowser, openPage, openServer } from './browser.mjs';
import { pageChecks } from './pages.mjs';
import { diceChecks } from './dice.mjs';
import { earChecks } from './ear.mjs';
import { newcomerChecks } from './newcomer.mjs';
import { languageChecks } from './languages.mjs';
import { isOver, placeTile, play, quickPlay } from './play.mjs';
import { sightChecks } from './sight.mjs';
import { tableChecks } from './tables.mjs';
import { rememberChecks } from './remembers.mjs';
import { togetherChecks } from './together.mjs';
import { tvChecks } from './tv.mjs';

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };
const SMALL = { width: 320, height: 640 };
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const server = await openServer();
const browser = await openBrowser();

function check(truth, what) {
  if (!truth) throw new Error(what);
}

/** Nothing is wrong for those who cannot see or cannot point, nothing is wider than the screen, and a finger hits what it aims at. */
async function fit(page) {
  await atRest(page);
  await page.evaluate(axe);
  const found = await page.evaluate(async () => {
    // At a table things go on while it is looked at: nothing is judged in the middle of fading in.
    const still = new CSSStyleSheet();
    still.replaceSync('*, *::before, *::after { animation: none !important; transition: none !important; }');
    document.adoptedStyleSheets.push(still);
    try {
      return await globalThis.axe.run();
    } finally {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== still);
    }
  });
  const told = found.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  );
  check(told.length === 0, `axe: ${told.join('\n')}`);
  // What came in by moving comes in once more.
  await atRest(page);
  const outside = await page.evaluate(() =>
    [...document.querySelectorAll('button, a, input, h1, p')]
      .filter(
        (one) =>
          !one.closest('.seats, svg, .sr-only, .troubles, .offer:not(.on)') &&
          one.getBoundingClientRect().right > innerWidth + 1,
      )
      .map((one) => one.outerHTML.slice(0, 120)),
  );
  check(outside.length === 0, `wider than the screen: ${outside.join(' | ')}`);
  if (page.viewportSize().width > 600) return;
  await atRest(page);
  const tiny = await page.evaluate(() => {
    const seen = (one) => one.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true });
    // Links in the middle of a sentence are as high as its lines; the tiles' board can be made larger.
    // What only keys reach is not aimed at.
    const excepted = (one) =>
      one.closest('.board') ||
      one.matches('.skip:not(:focus-visible)') ||
      one.closest('.offer:not(.on)') ||
      (one.matches('a') && getComputedStyle(one).display === 'inline');
    const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
    return (
      [...top.querySelectorAll('button:enabled, a[href], select, summary, input:enabled, [role=button]')]
        .filter((one) => seen(one) && !excepted(one))
        // Who taps the label has tapped what it is for.
        .map((one) => (one.matches('input') && one.closest('label')) || one)
        .map((one) => ({ one, box: one.getBoundingClientRect() }))
        .filter(({ box }) => Math.min(box.width, box.height) < 43.5)
        .map(({ one, box }) => `${Math.round(box.width)}×${Math.round(box.height)} ${one.outerHTML.slice(0, 120)}`)
    );
  });
  check(tiny.length === 0, `too small for a finger: ${tiny.join(' | ')}`);
}

const CHECKS = {
  'front page': async ({ open }) => {
    for (const box of [DESKTOP, PHONE, SMALL]) {
      const page = await open({ ...box, language: 'fr-FR' });
      await page.goto(server.url);
      await page.locator('article').first().waitFor();
      check((await page.locator('html').getAttribute('lang')) === 'fr', 'the page speaks the language of the browser');
      await fit(page);
    }
  },
  rules: async ({ open }) => {
    const page = await open(PHONE);
    for (const game of ['cards', 'dice', 'tiles']) {
      await page.goto(`${server.url}/learn/${game}`);
      await page.locator('section').nth(3).waitFor();
      await fit(page);
    }
  },
  'a table with friends': async ({ open }) => {
    const host = await open(DESKTOP);
    await host.goto(server.url);
    await host.locator('article').nth(2).locator('.button').nth(1).click();
    await host.locator('dialog .field').fill('Ada');
    await host.locator('dialog .button.main').click();
    await host.locator('.room').waitFor();
    await fit(host);
    const guest = await open(PHONE);
    await guest.goto(host.url());
    await guest.locator('#name').fill('Zoé');
    await guest.locator('form:has(#name) .button.main').click();
    await host.getByText('Zoé').first().waitFor();
    await fit(guest);
    await host.locator('.side .button.main').first().click();
    await host.locator('.place').waitFor();
    for (let turn = 0; turn < 6; turn += 1) {
      const cells = [host, guest].map((page) => page.locator('.cell').first());
      await Promise.race(cells.map((cell) => cell.waitFor()));
      await placeTile((await cells[0].count()) > 0 ? host : guest);
      await host.waitForFunction((count) => document.querySelectorAll('.tile').length > count, turn);
    }
    await guest.reload();
    await guest.locator('.tile').nth(5).waitFor();
    // Where there is room, the panel is open from the start.
    await host.locator('aside').waitFor();
    await host.getByRole('tab').nth(1).click();
    await host.locator('aside .field').fill('Hello!');
    await host.locator('aside form .button').click();
    await guest.locator('.talk').click();
    await guest.getByRole('tab').nth(1).click();
    const watcher = await open(SMALL);
    await watcher.goto(host.url());
    await watcher.locator('.tile').nth(5).waitFor();
    check((await watcher.locator('.cell').count()) === 0, 'who watches cannot play');
  },
  'server killed and started again': async ({ open, forgive }) => {
    const own = await openServer({ own: true });
    try {
      const page = await open(PHONE);
      await quickPlay(page, own.url, 'tiles');
      await page.locator('.cell').first().waitFor({ timeout: 20_000 });
      const before = await page.locator('.tile').count();
      await own.kill();
      await page.locator('.lost').waitFor();
      await atRest(page);
      await page.locator('.cell').first().click({ force: true });
      await own.start();
      // What was chosen while nobody listened is done once somebody does.
      await page.waitForFunction((count) => document.querySelectorAll('.tile').length > count, before);
      await page.locator('.dot').waitFor();
      forgive(/WebSocket|ERR_CONNECTION_REFUSED/);
    } finally {
      await own.close();
    }
  },
  'keyboard only': async ({ open }) => {
    const page = await open(DESKTOP);
    await page.goto(server.url);
    await page.locator('article').nth(2).locator('.button.main').focus();
    await page.keyboard.press('Enter');
    await page.locator('.cell').first().waitFor({ timeout: 20_000 });
    const before = await page.locator('.tile').count();
    await page.locator('[role="gridcell"][aria-disabled="false"]').first().focus();
    await page.keyboard.press('Enter');
    await page.waitForFunction((count) => document.querySelectorAll('.tile').length > count, before);
  },
};
const tools = { url: server.url, check, fit };
Object.assign(
  CHECKS,
  tableChecks(tools),
  diceChecks(tools),
  earChecks(tools),
  sightChecks(tools),
  newcomerChecks(tools),
  languageChecks(tools),
  togetherChecks(tools),
  rememberChecks(tools),
  tvChecks(tools),
);
for (const game of ['tiles', 'dice', 'cards']) {
  for (const [size, box] of [
    ['desktop', DESKTOP],
    ['phone', PHONE],
  ]) {
    CHECKS[`a whole game of ${game}, ${size}`] = async ({ open }) => {
      const desktop = size === 'desktop';
      const page = await open({
        ...box,
        language: desktop ? 'en-GB' : 'fr-FR',
        motion: desktop ? 'no-preference' : 'reduce',
        settings: { pace: 'fast' },
      });
      await quickPlay(page, server.url, game);
      let steps = 0;
      await play(page, game, async (page) => {
        if ((steps += 1) === 20) await fit(page);
        return isOver(page);
      });
      await fit(page);
    };
  }
}
Object.assign(CHECKS, pageChecks(server, check, fit));

let failures = 0;
const wanted = process.argv.slice(2);
async function one(name, run) {
  const visitors = [];
  const open = async (options) => {
    const visitor = await openPage(browser, options);
    visitors.push(visitor);
    return visitor.page;
  };
  const begun = Date.now();
  try {
    let forgiven = null;
    await run({ open, forgive: (pattern) => (forgiven = pattern) });
    const errors = visitors.flatMap((visitor) => visitor.errors).filter((error) => !forgiven?.test(error));
    check(errors.length === 0, `the console says: ${errors.join('\n')}`);
    console.log(`ok    ${name} (${((Date.now() - begun) / 1000).toFixed(1)} s)`);
  } catch (error) {
    failures += 1;
    console.error(`FAIL  ${name}: ${error.stack ?? error}`);
    const folder = process.env.BANGO_FAILURES;
    for (const [number, { page }] of folder ? visitors.entries() : []) {
      if (!page.isClosed()) await page.screenshot({ path: `${folder}/${name.replaceAll(' ', '-')}-${number}.png` });
    }
  }
  for (const visitor of visitors) await visitor.close();
}

// Bots take their time, so several tables are played at once; the longest games first.
const waiting = Object.entries(CHECKS).filter(([name]) => wanted.every((word) => name.includes(word)));
async function next() {
  for (let check; (check = waiting.pop());) await one(...check);
}
await Promise.all(Array.from({ length: 4 }, next));
await browser.close();
await server.close();
process.exit(failures > 0 ? 1 : 0);
