// For those who need more contrast, larger type or colours of their own: measured on what is painted.
import { atRest } from './browser.mjs';
import { faintOn } from './ear/contrast.mjs';
import { withBots } from './tables.mjs';

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };
/** Words for those who ask for more contrast (WCAG 1.4.6). */
const MORE = 7;
/** What 1280 by 1024 pixels leave at 400 %. */
const ZOOMED = { width: 320, height: 256 };

export const sightChecks = ({ url, check, fit }) => ({
  'contrast of what is painted, on all pages and in both themes': async ({ open, forgive }) => {
    // One of the pages is the one for addresses that lead nowhere.
    forgive(/404/);
    const judge = await open({ width: 100, height: 100 });
    const faint = [];
    for (const [dark, box] of [
      [false, DESKTOP],
      [true, DESKTOP],
      [false, PHONE],
      [true, PHONE],
    ]) {
      const page = await open({ ...box, dark });
      const look = async (where) => {
        await atRest(page);
        const theme = `${dark ? 'dark' : 'light'} ${box.width}`;
        faint.push(...(await faintOn(page, judge)).map((one) => `${theme} ${where}: ${one}`));
      };
      for (const path of ['/', '/you', '/learn/cards', '/learn/dice', '/learn/tiles', '/nothing', '/tv']) {
        await page.goto(url + path);
        await page.locator('h1, main').first().waitFor();
        await look(path);
      }
      for (const game of ['cards', 'dice', 'tiles']) {
        await page.goto(`${url}/lesson/${game}`);
        await page.locator('.teacher').waitFor();
        await look(`lesson ${game}`);
      }
      await page.locator('header .button.icon').last().click();
      await page.locator('dialog[open]').waitFor();
      await look('settings');
      await withBots(page, url, 'cards', 3, { first: 0 });
      await page.locator('.deck:enabled').waitFor();
      await look('cards');
      await page.locator('.deck').click();
      await page.locator('.turned.can').waitFor();
      await look('cards, drawn');
      await withBots(page, url, 'dice', 4, { first: 0 });
      await look('dice');
      await page.locator('.throw').click();
      await page.locator('.answer .after.all').waitFor();
      await look('dice, answered');
      await withBots(page, url, 'tiles', 2, { first: 0 });
      await page.locator('[data-cell="0,0"]').focus();
      await page.keyboard.press('Enter');
      await page.locator('.cell').nth(4).waitFor();
      await look('tiles');
    }
    check(faint.length === 0, `too faint:\n${[...new Set(faint)].join('\n')}`);
  },
  'who asks for more contrast gets it': async ({ open }) => {
    const judge = await open({ width: 100, height: 100 });
    const faint = [];
    for (const dark of [false, true]) {
      const page = await open({ ...DESKTOP, dark });
      await page.emulateMedia({ contrast: 'more' });
      const look = async (where) => {
        await atRest(page);
        // The cards on the front page are a picture.
        const words = (await faintOn(page, judge, MORE)).filter((one) => !one.includes('text.corner'));
        faint.push(...words.map((one) => `${dark ? 'dark' : 'light'} ${where}: ${one}`));
      };
      for (const path of ['/', '/you', '/learn/dice']) {
        await page.goto(url + path);
        await page.locator('h1').first().waitFor();
        await look(path);
      }
      await withBots(page, url, 'cards', 3, { first: 0 });
      await page.locator('.deck:enabled').waitFor();
      await look('cards');
      await withBots(page, url, 'dice', 3, { first: 0 });
      await look('dice');
      await withBots(page, url, 'tiles', 2, { first: 0 });
      await look('tiles');
    }
    check(faint.length === 0, `too faint for those who need more:\n${[...new Set(faint)].join('\n')}`);
  },
  'a ring that is seen on every ground': async ({ open }) => {
    for (const dark of [false, true]) {
      const page = await open({ ...DESKTOP, dark });
      for (const [game, selector] of [
        ['cards', '.doing .button'],
        ['dice', '.throw'],
        ['tiles', '[role="gridcell"][tabindex="0"]'],
      ]) {
        await withBots(page, url, game, 2, { first: 0 });
        await page.locator(selector).first().waitFor();
        await page.locator('.place').focus();
        const there = () => page.evaluate((selector) => document.activeElement?.matches(selector), selector);
        for (let presses = 0; presses < 25 && !(await there()); presses += 1) await page.keyboard.press('Tab');
        await atRest(page);
        const ring = await page.evaluate(() => {
          const { outlineColor, outlineStyle, outlineWidth, boxShadow } = getComputedStyle(document.activeElement);
          return { outlineColor, outlineStyle, outlineWidth: parseFloat(outlineWidth), boxShadow };
        });
        check(ring.outlineStyle === 'solid' && ring.outlineWidth >= 3, `${game}: ${JSON.stringify(ring)}`);
        // Two tones, a light one and a dark one: one of them is seen on any ground.
        const tones = [ring.outlineColor, ring.boxShadow].map((one) =>
          /rgb\((\d+), (\d+), (\d+)/.exec(one)?.slice(1).map(Number),
        );
        const lights = tones.map((tone) => tone.reduce((sum, part) => sum + part, 0) / 3);
        check(Math.max(...lights) > 240 && Math.min(...lights) < 50, `${game}: two tones: ${JSON.stringify(ring)}`);
      }
    }
  },
  'at 400 % everything can be reached, and nothing covers the dice': async ({ open }) => {
    const page = await open(ZOOMED);
    const reach = async (where) => {
      await atRest(page);
      const hidden = await page.evaluate(() => {
        const all = [
          ...document.querySelectorAll('button:enabled, a[href], input, select, [role="gridcell"][tabindex="0"]'),
        ];
        return all
          .filter(
            (one) =>
              one.checkVisibility({ visibilityProperty: true }) &&
              !one.closest('.sr-only, .skip, .offer, [aria-hidden="true"]'),
          )
          .filter((one) => {
            one.scrollIntoView({ block: 'center', inline: 'center' });
            const { x, y, width, height } = one.getBoundingClientRect();
            return (
              x + width / 2 < 0 || x + width / 2 > innerWidth || y + height / 2 < 0 || y + height / 2 > innerHeight
            );
          })
          .map((one) => one.outerHTML.slice(0, 100));
      });
      check(hidden.length === 0, `${where}: cannot be brought into sight: ${hidden.join(' | ')}`);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      check(wide <= ZOOMED.width + 1, `${where}: ${wide} pixels wide`);
    };
    for (const path of ['/', '/you', '/learn/dice']) {
      await page.goto(url + path);
      await page.locator('h1').first().waitFor();
      await reach(path);
    }
    await withBots(page, url, 'dice', 4, { first: 0 });
    await page.locator('.throw').focus();
    await page.keyboard.press('Enter');
    await page.locator('.call:enabled').nth(3).waitFor();
    await reach('dice');
    const stage = await page.locator('.stage').evaluate((one) => one.clientHeight);
    check(stage >= 160, `there is room for the dice: ${stage} pixels`);
    const overlap = await page.evaluate(() => {
      const boxes = (selector) => [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect());
      return boxes('.call').some((call) =>
        boxes('.die').some(
          (die) =>
            call.left < die.right - 1 &&
            die.left < call.right - 1 &&
            call.top < die.bottom - 1 &&
            die.top < call.bottom - 1,
        ),
      );
    });
    check(!overlap, 'call buttons do not cover the dice');
    await withBots(page, url, 'cards', 3, { first: 0 });
    await page.locator('.deck:enabled').waitFor();
    await reach('cards');
    await withBots(page, url, 'tiles', 2, { first: 0 });
    await page.locator('.cell').first().waitFor();
    await reach('tiles');
    const cell = await page
      .locator('.cell rect')
      .first()
      .evaluate((one) => one.getBoundingClientRect().width);
    check(cell >= 24, `a cell is ${cell} pixels wide`);
  },
  'text with more space, and twice as large, is still all there': async ({ open }) => {
    const page = await open({ width: 640, height: 512 });
    const style =
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }';
    for (const path of ['/', '/learn/cards']) {
      await page.goto(url + path);
      await page.locator('h1').first().waitFor();
      await page.evaluate((style) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(style);
        document.adoptedStyleSheets.push(sheet);
      }, style);
      await atRest(page);
      const cut = await page.evaluate(() =>
        [...document.querySelectorAll('button, p, h2, label')]
          .filter((one) => one.checkVisibility() && !one.closest('.sr-only, svg, .offer, .skip'))
          .filter((one) => {
            const { overflowX, overflowY } = getComputedStyle(one);
            const clips = overflowX !== 'visible' || overflowY !== 'visible';
            return (
              (clips && one.scrollWidth > one.clientWidth + 1) || one.getBoundingClientRect().right > innerWidth + 1
            );
          })
          .map((one) => one.outerHTML.slice(0, 120)),
      );
      check(cut.length === 0, `${path}: cut off: ${cut.join(' | ')}`);
    }
    await fit(page);
  },
  'in the system’s colours states are told by borders and shapes': async ({ open }) => {
    const page = await open(DESKTOP);
    await page.emulateMedia({ forcedColors: 'active' });
    await withBots(page, url, 'cards', 3, { first: 0 });
    await page.locator('.deck:enabled').waitFor();
    const look = (selector) =>
      page
        .locator(selector)
        .first()
        .evaluate((one) => {
          const { borderTopStyle, borderTopWidth, outlineStyle, outlineWidth } = getComputedStyle(one);
          return { border: `${borderTopWidth} ${borderTopStyle}`, outline: `${outlineWidth} ${outlineStyle}` };
        });
    const acting = await look('.seats li.acting');
    const other = await look('.seats li:not(.acting)');
    check(acting.border !== other.border, `who acts: ${JSON.stringify([acting, other])}`);
    await page.locator('.deck').click();
    await page.locator('.turned.can').waitFor();
    const legal = await look('.turned.can');
    check(legal.outline.endsWith('dashed'), `what may be chosen: ${JSON.stringify(legal)}`);
    await page.locator('.turned.can').first().click();
    await page.locator('.turned.on').waitFor();
    const chosen = await look('.turned.on');
    check(chosen.outline.endsWith('solid'), `what is chosen: ${JSON.stringify(chosen)}`);
    await withBots(page, url, 'dice', 2, { first: 0 });
    await page.locator('.throw').click();
    await page.locator('.call:enabled').first().waitFor();
    const on = await look('.call:enabled');
    await page.locator('.call:enabled').first().click();
    await page.locator('.call:disabled:not(.pressed)').first().waitFor();
    const off = await look('.call:disabled:not(.pressed)');
    check(on.border !== off.border, `what is off: ${JSON.stringify([on, off])}`);
    await withBots(page, url, 'tiles', 2, { first: 0 });
    await page.locator('.cell').first().waitFor();
    const dashes = await page
      .locator('.cell rect')
      .first()
      .evaluate((one) => getComputedStyle(one).strokeDasharray);
    check(dashes !== 'none', 'where a tile can go is dashed');
    check(
      await page.locator('.ground').evaluate((one) => getComputedStyle(one).display === 'none'),
      'no picture below words',
    );
  },
});
