// Pictures of every page in both sizes and themes: node e2e/screenshots.mjs [folder] [word of the pages wanted]
import { mkdirSync } from 'node:fs';

import { atRest, openBrowser, openPage, openServer } from './browser.mjs';
import { isOver, play, quickPlay } from './play.mjs';
import { hotSeat, toLaying, withBots } from './tables.mjs';

const folder = process.argv[2] ?? 'screenshots';
const only = process.argv[3];
const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const SMALL = { width: 320, height: 640 };
const BOTH = { desktop: DESKTOP, phone: PHONE };
mkdirSync(folder, { recursive: true });

const server = await openServer();
const browser = await openBrowser();
let failed = 0;

/** What is on the page now, in every size and theme. */
async function shoot(page, name, sizes = BOTH) {
  const before = page.viewportSize();
  for (const [size, box] of Object.entries(sizes)) {
    await page.setViewportSize(box);
    for (const colorScheme of ['light', 'dark']) {
      await page.emulateMedia({ colorScheme });
      await atRest(page);
      await page.screenshot({ path: `${folder}/${name}-${size}-${colorScheme}.png` });
    }
  }
  await page.setViewportSize(before);
  await page.emulateMedia({ colorScheme: 'light' });
}

const french = { language: 'fr-FR' };
/** Visitors of one scene, closed at its end. */
async function scene(name, run) {
  if (only && !name.includes(only)) return;
  const visitors = [];
  const open = async (options = {}) => {
    const visitor = await openPage(browser, { ...DESKTOP, ...options });
    visitors.push(visitor);
    return visitor.page;
  };
  try {
    await run(open, (page, part, sizes) => shoot(page, part ? `${name}-${part}` : name, sizes));
    const errors = visitors
      .flatMap((visitor) => visitor.errors)
      .filter((error) => !/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|WebSocket|404/.test(error));
    if (errors.length > 0) throw new Error(errors.join('\n'));
    console.log(name);
  } catch (error) {
    failed += 1;
    console.error(`${name}: ${error}`);
  }
  for (const visitor of visitors) await visitor.close();
}

const front = async (page) => {
  await page.goto(server.url);
  await page.locator('article').first().waitFor();
};
const friends = (page, game) => page.locator('article').nth(game).locator('.buttons .button').nth(1).click();
/** A table with the seats that a friend and a bot have taken. */
async function waitingTable(page, game) {
  await front(page);
  await friends(page, game);
  await page.locator('dialog .field').fill('Zoé');
  await page.locator('dialog .button.main').click();
  await page.locator('.room').waitFor();
}

await scene('front', async (open, shot) => {
  const page = await open();
  await front(page);
  await shot(page, '', { ...BOTH, small: SMALL });
  const other = await open(french);
  await front(other);
  await shot(other, 'fr', { ...BOTH, small: SMALL });
  await other.locator('.fair').scrollIntoViewIfNeeded();
  await shot(other, 'fr-more');
  await page.evaluate(() => navigator.serviceWorker?.ready);
  await page.context().setOffline(true);
  await page.reload();
  await page.locator('.offline').waitFor();
  await shot(page, 'offline');
});
await scene('lost', async (open, shot) => {
  const page = await open();
  await page.goto(`${server.url}/t/${'a'.repeat(26)}`);
  await page.locator('main h1').waitFor();
  await shot(page);
});
await scene('settings', async (open, shot) => {
  for (const options of [{}, french]) {
    const page = await open(options);
    await front(page);
    await page.locator('header button').last().click();
    await shot(page, options.language ? 'fr' : '');
  }
});
await scene('friends', async (open, shot) => {
  for (const options of [{}, french]) {
    const page = await open(options);
    await front(page);
    await friends(page, 1);
    await shot(page, options.language ? 'fr' : '');
  }
});
await scene('waiting', async (open, shot) => {
  for (const options of [{}, french]) {
    const page = await open(options);
    await waitingTable(page, 0);
    await page.locator('.room .seat').nth(2).click();
    await page.locator('dialog .levels .button').nth(2).click();
    await shot(page, options.language ? 'fr' : '');
    const guest = await open(options);
    await guest.goto(page.url());
    await guest.locator('#name').waitFor();
    await shot(guest, options.language ? 'guest-fr' : 'guest');
    if (options.language) continue;
    await page.locator('.room .seat').first().click();
    await shot(page, 'seat');
    await page.locator('dialog .button:has(svg)', { hasText: 'device' }).click();
    await page.locator('dialog .qr path').waitFor();
    await shot(page, 'move');
  }
});
await scene('learn', async (open, shot) => {
  for (const [game, options] of [
    ['cards', {}],
    ['dice', {}],
    ['tiles', {}],
    ['cards', french],
    ['dice', french],
    ['tiles', french],
  ]) {
    const page = await open(options);
    await page.goto(`${server.url}/learn/${game}`);
    await page.locator('section').first().waitFor();
    await shot(page, `${game}${options.language ? '-fr' : ''}`);
    await page
      .locator('section')
      .nth(game === 'tiles' ? 3 : 4)
      .scrollIntoViewIfNeeded();
    await shot(page, `${game}${options.language ? '-fr' : ''}-more`);
  }
});
for (const game of ['cards', 'dice', 'tiles']) {
  await scene(`lesson-${game}`, async (open, shot) => {
    const page = await open(game === 'dice' ? french : {});
    await page.goto(`${server.url}/lesson/${game}`);
    await page.locator('.teacher').waitFor();
    await shot(page, '', { ...BOTH, small: SMALL });
    const at = async (page) =>
      Number(
        await page
          .locator('.teacher progress')
          .first()
          .getAttribute('value')
          .catch(() => 99),
      );
    await play(page, game, async (page) => (await page.locator('.teacher .hint').count()) > 0 || (await at(page)) > 5);
    await shot(page, 'middle');
    await play(page, game, async (page) => (await page.locator('.teacher.done').count()) > 0);
    await shot(page, 'end');
  });
}
// Several at one device: the hand-over, a hand that is laid down, and everybody's buttons.
await scene('shared', async (open, shot) => {
  for (const options of [{}, french]) {
    const page = await open(options);
    await hotSeat(page, server.url, 'cards', 2);
    await page.locator('.pass').waitFor();
    await shot(page, options.language ? 'pass-fr' : 'pass');
    await toLaying(page);
    await shot(page, options.language ? 'laying-fr' : 'laying', { ...BOTH, small: SMALL });
  }
  for (const seats of [2, 4, 8]) {
    const page = await open(PHONE);
    await hotSeat(page, server.url, 'dice', seats, { variant: 'guards', trophies: 3 });
    await page.locator('.throw').click();
    await page
      .locator('.call:enabled')
      .nth(seats * 4 - 1)
      .waitFor();
    await shot(page, `dice-${seats}`, { phone: PHONE, small: SMALL });
  }
  const page = await open();
  await hotSeat(page, server.url, 'dice', 4, { variant: 'guards', trophies: 3 });
  await page.locator('.throw').click();
  await page.locator('.call:enabled').nth(15).waitFor();
  await shot(page, 'dice-4-keys', { desktop: DESKTOP });
});
// As many as there can be, and what a table says when nobody answers.
await scene('full', async (open, shot) => {
  const page = await open();
  for (const [game, seats] of [
    ['cards', 5],
    ['dice', 8],
    ['tiles', 4],
  ]) {
    await withBots(page, server.url, game, seats);
    await shot(page, game, { ...BOTH, small: SMALL });
  }
  await page.locator('.leave').click();
  await shot(page, 'leave');
});
await scene('line', async (open, shot) => {
  const own = await openServer({ own: true });
  try {
    const page = await open();
    await quickPlay(page, own.url, 'tiles');
    await page.locator('.cell').first().waitFor({ timeout: 20_000 });
    await own.close();
    await page.locator('.lost').waitFor();
    await shot(page, 'down');
  } finally {
    await own.close();
  }
});

const MIDDLE = {
  tiles: async (page) => (await page.locator('.tile').count()) >= 6 && (await page.locator('.cell').count()) > 0,
  cards: async (page) =>
    (await page.locator('.turned').count()) >= 2 &&
    (await page.locator('.doing .button').count()) > 1 &&
    (await page.locator('.sequence').count()) > 1,
  dice: async (page) => (await page.locator('.answer').count()) > 0,
};
const games = ['tiles', 'cards', 'dice'].map((game) =>
  scene(game, async (open, shot) => {
    const page = await open();
    await quickPlay(page, server.url, game);
    await play(page, game, async (page) => (await isOver(page)) || (await MIDDLE[game](page)));
    await shot(page, game === 'dice' ? 'answer' : 'play');
    if (game === 'cards') {
      await play(page, game, async (page) => (await isOver(page)) || (await page.locator('.finish').count()) > 0);
      await shot(page, 'laying');
    }
    if (!(await isOver(page))) {
      await page.locator('.talk').click();
      await shot(page, 'log');
      await page.locator('aside header .button').click();
    }
    await play(page, game);
    await shot(page, 'end', { ...BOTH, small: SMALL });
    const review = await page.locator('dialog a[href*="/review/"]').first().getAttribute('href');
    await page.goto(`${server.url}${review}`);
    await page.locator('.controls').waitFor();
    await page
      .locator('.controls input')
      .fill(String(Math.round(Number(await page.locator('.controls input').getAttribute('max')) * 0.7)));
    await shot(page, 'review', { ...BOTH, small: SMALL });
    const guest = await open(french);
    await guest.goto(`${server.url}${review}?show=result`);
    await guest.locator('.result').first().waitFor();
    await shot(guest, 'review-fr');
    await page.goto(`${server.url}${review}?show=proof`);
    await page.locator('.proof .verdict').waitFor();
    await shot(page, 'proof');
  }),
);
games.push(
  // Two people and no bot: nobody answers, so the dice wait for the picture.
  scene('dice-race', async (open, shot) => {
    const [host, guest] = [await open(), await open(french)];
    await front(host);
    await friends(host, 1);
    await host.locator('dialog label', { hasText: /^\s*2\s*$/ }).click();
    await host.locator('dialog .field').fill('Zoé');
    await host.locator('dialog .button.main').click();
    await host.locator('.room').waitFor();
    await guest.goto(host.url());
    await guest.locator('#name').fill('Bo');
    await guest.locator('form:has(#name) .button.main').click();
    await host.locator('.side .button.main:enabled').click();
    await Promise.race([host, guest].map((page) => page.locator('.throw').click()));
    await host.locator('.call:enabled').nth(3).waitFor();
    await shot(host, '', { ...BOTH, small: SMALL });
    await shot(guest, 'fr');
  }),
);
await Promise.all(games);
await browser.close();
await server.close();
process.exit(failed > 0 ? 1 : 0);
