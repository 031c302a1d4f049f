// Pictures of every page in both sizes and themes: node e2e/screenshots.mjs [folder]
import { mkdirSync } from 'node:fs';

import { openBrowser, openPage, openServer } from './browser.mjs';
import { isOver, play, quickPlay } from './play.mjs';

const folder = process.argv[2] ?? 'screenshots';
const only = process.argv[3];
const SIZES = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } };
mkdirSync(folder, { recursive: true });

const server = await openServer();
const browser = await openBrowser();
const seen = (name) => !only || name.includes(only);
let failed = 0;

async function shots(name, visit, looks = [false, true]) {
  for (const [size, box] of Object.entries(SIZES)) {
    for (const dark of looks) {
      const file = `${name}-${size}-${dark ? 'dark' : 'light'}`;
      if (!seen(file)) continue;
      const { page, errors, close } = await openPage(browser, { ...box, dark });
      try {
        const shoot = (part) => page.waitForTimeout(450).then(() => page.screenshot({ path: `${folder}/${file}${part ? `-${part}` : ''}.png` }));
        await visit(page, shoot);
        if (errors.length > 0) throw new Error(errors.join('\n'));
      } catch (error) {
        failed += 1;
        console.error(`${file}: ${error}`);
      }
      await close();
    }
  }
}

await shots('front', async (page, shoot) => {
  await page.goto(server.url);
  await page.locator('article').first().waitFor();
  await shoot();
});
await shots('settings', async (page, shoot) => {
  await page.goto(server.url);
  await page.locator('header button').last().click();
  await shoot();
}, [false]);
await shots('waiting', async (page, shoot) => {
  await page.goto(server.url);
  await page.locator('article').first().locator('.button').nth(1).click();
  await page.locator('dialog .field').fill('Zoé');
  await shoot('friends');
  await page.locator('dialog .button.main').click();
  await page.locator('.room').waitFor();
  await page.locator('.room .seat').nth(2).click();
  await page.locator('dialog .levels .button').nth(2).click();
  await shoot();
});
await shots('learn', async (page, shoot) => {
  await page.goto(`${server.url}/learn/dice`);
  await page.locator('section').first().waitFor();
  await shoot();
}, [false]);

const MIDDLE = {
  tiles: async (page) => (await page.locator('.tile').count()) >= 6 && (await page.locator('.cell').count()) > 0,
  cards: async (page) => (await page.locator('.turned').count()) >= 2 && (await page.locator('.doing .button').count()) > 1 && (await page.locator('.sequence').count()) > 1,
  dice: async (page) => (await page.locator('.call:enabled').count()) === 4,
};
for (const game of ['tiles', 'cards', 'dice']) {
  await shots(game, async (page, shoot) => {
    await quickPlay(page, server.url, game);
    await play(page, game, async (page) => (await isOver(page)) || (await MIDDLE[game](page)));
    await shoot();
    if (game === 'dice') {
      await play(page, game, async (page) => (await isOver(page)) || (await page.locator('.answer').count()) > 0);
      await shoot('answer');
    }
    if (game === 'cards') {
      await play(page, game, async (page) => (await isOver(page)) || (await page.locator('.held.can').count()) > 2);
      await shoot('laying');
    }
    if (!(await isOver(page))) {
      await page.locator('.talk').click();
      await shoot('log');
      await page.locator('aside header .button').click();
    }
    await play(page, game);
    await shoot('end');
  });
}
await browser.close();
server.close();
process.exit(failed > 0 ? 1 : 0);
