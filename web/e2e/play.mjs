// Plays by clicking, as a person would who does not think much.
import { atRest } from './browser.mjs';

/** Clicks the first of these that is there and can be clicked; whether there was one. */
async function clickFirst(page, selectors) {
  for (const selector of selectors) {
    const found = page.locator(selector).first();
    // What was there a moment ago may be gone.
    if ((await found.count()) > 0 && (await found.isEnabled({ timeout: 300 }).catch(() => false))) {
      // What flies by is clicked where it will be.
      await found.click({ timeout: 1500, force: true }).catch(() => undefined);
      return true;
    }
  }
  return false;
}

const STEPS = {
  tiles: async (page) => {
    const lifted = page.locator('.tile.chosen');
    const cells = page.locator('.cell');
    const count = await cells.count();
    if (count > 0) {
      await cells
        .nth(Math.floor(Math.random() * count))
        .click({ timeout: 1500, force: true })
        .catch(() => undefined);
      return;
    }
    const tiles = page.locator('.tile.can');
    const own = await tiles.count();
    if (own > 0 && (await lifted.count()) === 0) {
      await tiles
        .nth(Math.floor(Math.random() * own))
        .click({ timeout: 1500, force: true })
        .catch(() => undefined);
    } else await clickFirst(page, ['.doing .button.main']);
  },
  cards: async (page) => {
    const doing = page.locator('.doing .button:enabled');
    // Laying down: a few cards by hand or by suggestion, then it is confirmed.
    if ((await page.locator('.finish').count()) > 0) {
      await clickFirst(
        page,
        Math.random() < 0.3
          ? ['.finish:enabled']
          : Math.random() < 0.5
            ? ['.arrange:enabled']
            : ['.sequence.can .button', '.held.can:not(.on)', '.finish:enabled'],
      );
      return;
    }
    const centre = await page.locator('.turned').count();
    if ((await page.locator('.held.can').count()) > 0 && Math.random() < 0.7) {
      await clickFirst(page, ['.sequence.can .button', '.held.can:not(.on)']);
    } else if (
      centre > 2 &&
      (await page.locator('.turned.can').count()) > 0 &&
      (await page.locator('.turned.on').count()) === 0
    ) {
      await clickFirst(page, ['.turned.can']);
    } else {
      const count = await doing.count();
      if (count > 0)
        await doing
          .nth(centre > 2 ? count - 1 : centre > 0 ? 0 : Math.floor(Math.random() * count))
          .click({ timeout: 1500, force: true })
          .catch(() => undefined);
      else await clickFirst(page, ['.turned.can:not(.on)']);
    }
  },
  dice: async (page) => {
    if (await clickFirst(page, ['.next:enabled', '.throw', '.call:enabled:not(:has(kbd))'])) return;
    const calls = page.locator('.call:enabled');
    const count = await calls.count();
    if (count > 0)
      await calls
        .nth(Math.floor(Math.random() * count))
        .click({ timeout: 1500, force: true })
        .catch(() => undefined);
  },
};

/** What an element measures once nothing moves any more: an entering tile is larger for a moment. */
export async function restingWidth(page, selector) {
  await atRest(page);
  return page
    .locator(selector)
    .first()
    .evaluate((one) => one.getBoundingClientRect().width);
}

/** Places a tile. A board that is just being fitted moves away under the pointer: then once more. */
export async function placeTile(page) {
  await page.locator('.cell').first().waitFor();
  const before = await page.locator('.tile').count();
  const placed = () =>
    page.waitForFunction((count) => document.querySelectorAll('.tile').length > count, before, { timeout: 5000 });
  for (let tries = 0; tries < 5; tries += 1) {
    await atRest(page);
    await page.locator('.cell').first().click({ force: true });
    if (
      await placed().then(
        () => true,
        () => false,
      )
    )
      return;
  }
  throw new Error('no tile was placed in five tries');
}

export const isOver = async (page) => (await page.locator('dialog[open] .series').count()) > 0;

/** Plays until the end, or until `enough` says so. */
export async function play(page, game, enough = isOver, seconds = 480) {
  const until = Date.now() + seconds * 1000;
  while (!(await enough(page))) {
    if (Date.now() > until) throw new Error(`the game of ${game} did not come to its end in ${seconds} s`);
    await STEPS[game](page);
    // What the step changed is on the screen after the next frame.
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
}

/** From the front page to the table with one click. */
export async function quickPlay(page, url, game) {
  await page.goto(url);
  const place = { cards: 0, dice: 1, tiles: 2 }[game];
  await page.locator('article').nth(place).locator('.button.main').click();
  await page.waitForURL(/\/t\/\w{26}$/);
  await page.locator('.place').waitFor();
}
