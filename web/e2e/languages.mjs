// Every language has room for its words, on a phone and on a TV.
import { atRest } from './browser.mjs';
import { play } from './play.mjs';
import { withBots } from './tables.mjs';

const SIZES = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 800 },
  TV: { width: 1920, height: 1080 },
};
const LANGUAGES = ['en-GB', 'fr-FR', 'de-DE', 'es-ES'];
/** How much of a game is seen before it is given up. */
const ENOUGH = {
  cards: async (page) => (await page.locator('.turned').count()) > 0,
  dice: async (page) => (await page.locator('.answer').count()) > 0,
  tiles: async (page) => (await page.locator('.tile').count()) > 2,
};

/** Words that something cuts off: names of players may be, the rest never. */
function cutOff() {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = [];
  while (texts.nextNode()) {
    const text = texts.currentNode;
    const parent = text.parentElement;
    if (!text.data.trim() || !parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (parent.closest('.sr-only, .name, svg, noscript, script, style, select, textarea, [aria-hidden="true"]'))
      continue;
    // What only keys reach is not in sight until they do.
    if (parent.closest('.offer:not(.on, :has(:focus-visible))')) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    if (box.right > innerWidth + 1 || box.left < -1) found.push(`beyond the screen: ${text.data.trim()}`);
    for (let one = parent; one && one !== document.body; one = one.parentElement) {
      const { overflowX, position } = getComputedStyle(one);
      const frame = one.getBoundingClientRect();
      if (['hidden', 'clip'].includes(overflowX) && (box.right > frame.right + 1 || box.left < frame.left - 1))
        found.push(`in ${one.className}: ${text.data.trim()}`);
      // What can be scrolled to is not cut off.
      if (['auto', 'scroll'].includes(overflowX) || position === 'fixed') break;
    }
  }
  return found;
}

export function languageChecks({ url, check }) {
  const whole = async (page, where) => {
    await atRest(page);
    const found = await page.evaluate(cutOff);
    check(found.length === 0, `${where}: ${found.join(' | ')}`);
    const keys = await page.evaluate(() => document.body.innerText.match(/\b(page|cards|dice|tiles)-[a-z]+-[a-z-]+/g));
    check(!keys, `${where}: sentences are missing: ${keys}`);
  };
  const checks = {};
  for (const language of LANGUAGES) {
    for (const [size, box] of Object.entries(SIZES)) {
      checks[`nothing is cut off: ${language.slice(0, 2)}, ${size}`] = async ({ open }) => {
        const page = await open({ ...box, language });
        await page.goto(url);
        await page.locator('article').first().waitFor();
        check(
          (await page.locator('html').getAttribute('lang')) === language.slice(0, 2),
          'the language of the browser',
        );
        await whole(page, 'the front page');
        await page.locator('header button').last().click();
        await page.locator('dialog[open] h2').waitFor();
        await whole(page, 'the settings');
        await page.keyboard.press('Escape');
        await page.locator('article').nth(1).locator('.button:not(.main)').click();
        await page.locator('dialog[open] h2').waitFor();
        await whole(page, 'a table with friends');
        for (const game of ['cards', 'dice', 'tiles']) {
          // Against one bot: who gives up ends the game.
          await withBots(page, url, game, 2, { first: 0 });
          await whole(page, `the start of ${game}`);
          await play(page, game, ENOUGH[game]);
          await whole(page, game);
          await page.locator('.leave').click();
          await whole(page, `leaving ${game}`);
          await page.locator('dialog .way').nth(1).click();
          await page.locator('dialog[open] .series').waitFor({ state: 'attached' });
          await whole(page, `the end of ${game}`);
        }
      };
    }
  }
  return checks;
}
