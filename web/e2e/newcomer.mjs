// The first quarter of an hour: what somebody meets who has never been here.
import { atRest, soon } from './browser.mjs';
import { placeTile, play, quickPlay } from './play.mjs';
import { withBots } from './tables.mjs';

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };
const SMALL = { width: 320, height: 640 };
const TV = { width: 1920, height: 1080 };

/** What a newcomer presses first, and what shows that it was done. */
const FIRST = {
  cards: ['.doing .button.main:enabled, .deck:enabled', '.turned'],
  dice: ['.throw:enabled', '.die'],
  tiles: ['.cell', '.tile'],
};

export const newcomerChecks = ({ url, check, fit }) => ({
  'a first move in two presses': async ({ open }) => {
    for (const game of ['cards', 'dice', 'tiles']) {
      const page = await open(PHONE);
      await page.goto(url);
      await page.locator('article').nth({ cards: 0, dice: 1, tiles: 2 }[game]).locator('.button.main').click();
      const [press, done] = FIRST[game];
      await page.locator(press).first().click();
      await page.locator(done).first().waitFor();
    }
  },
  'the level is one row of chips, and is remembered': async ({ open }) => {
    for (const box of [SMALL, DESKTOP, TV]) {
      const page = await open({ ...box, language: box === SMALL ? 'fr-FR' : 'en-GB' });
      await page.goto(url);
      const chips = page.locator('.level fieldset').first().locator('label');
      await chips.nth(3).waitFor();
      const boxes = await chips.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
      check(new Set(boxes.map(({ top }) => Math.round(top))).size === 1, 'all chips are in one row');
      await chips.nth(2).click();
      await page.reload();
      check(await page.locator('.level input').nth(2).isChecked(), 'the level is remembered');
      await fit(page);
    }
  },
  'bots that match people say so, before the start': async ({ open }) => {
    for (const [box, language, name] of [
      [SMALL, 'de-DE', 'Auf deinem Niveau'],
      [PHONE, 'fr-FR', 'À votre niveau'],
      [DESKTOP, 'en-GB', 'Matches you'],
      [DESKTOP, 'es-ES', 'A tu nivel'],
    ]) {
      const page = await open({ ...box, language });
      await page.goto(url);
      await page.locator('article .match').waitFor();
      await soon(async () => (await page.locator('article .match').count()) === 1, 'one game offers it');
      await page.locator('article .match input').click();
      await page.locator('article .match small').waitFor();
      await fit(page);
      const table = await page.evaluate(async () => {
        const body = JSON.stringify({ game: 'dice', seats: 3, name: 'Ada' });
        return (await (await fetch('/api/tables', { method: 'POST', body })).json()).table;
      });
      await page.goto(`${url}/t/${table}`);
      const chips = page.locator('.side fieldset label');
      check(await page.locator('.side fieldset input').nth(4).isChecked(), 'the wish came along');
      check((await chips.nth(4).innerText()).trim() === name, 'the chip says it');
      await page.locator('.side .match').waitFor();
      await fit(page);
      await page.locator('.seat.nobody').first().click();
      await page.locator('dialog .levels .match').click();
      await page.locator('.seat.bot small', { hasText: name }).waitFor();
      await chips.nth(0).click();
      await page.locator('.side .match').waitFor();
      await fit(page);
    }
  },
  'everybody fits on a phone': async ({ open }) => {
    for (const box of [PHONE, SMALL]) {
      const page = await open(box);
      for (const [game, count] of [
        ['dice', 8],
        ['tiles', 4],
        ['cards', 5],
      ]) {
        await withBots(page, url, game, count);
        await atRest(page);
        const chips = await page
          .locator('.seats li')
          .evaluateAll((all) =>
            all.map((one) => ({ ...one.getBoundingClientRect().toJSON(), mine: one.matches('.mine') })),
          );
        check(chips.length === count && chips.some(({ mine }) => mine), `${count} seats, oneself among them`);
        const inside = ({ left, right, top, bottom }) =>
          left >= 0 && right <= box.width && top >= 0 && bottom <= box.height;
        check(chips.every(inside), `no seat is out of sight in ${game}: ${JSON.stringify(chips)}`);
      }
    }
  },
  'the log lies beside the table where there is room': async ({ open }) => {
    const page = await open(DESKTOP);
    await quickPlay(page, url, 'tiles');
    await placeTile(page);
    await page.locator('aside .line').nth(1).waitFor();
    await soon(
      async () => (await page.locator('aside').innerText()).includes('You place a tile at 0,0.'),
      'it speaks to the reader',
    );
    await fit(page);
    await page.setViewportSize({ width: 1000, height: 800 });
    await page.locator('aside').waitFor({ state: 'detached' });
  },
  'an address that leads nowhere leads home': async ({ open, forgive }) => {
    const page = await open({ ...PHONE, worker: false });
    const answer = await page.goto(`${url}/no/such/place`);
    check(answer.status() === 404, 'it says that it is none');
    await fit(page);
    await page.locator('main a[href="/"]').click();
    await page.locator('article').first().waitFor();
    forgive(/404/);
  },
  'tiles: one ghost, and nothing lies over the board': async ({ open }) => {
    for (const box of [DESKTOP, PHONE]) {
      const page = await open(box);
      await quickPlay(page, url, 'tiles');
      for (let turn = 0; turn < 3; turn += 1) await placeTile(page);
      await page.locator('.cell').nth(2).waitFor();
      await atRest(page);
      const covered = await page.locator('.cell').evaluateAll((all) =>
        all.filter((one) => {
          const { x, y, width, height } = one.getBoundingClientRect();
          return !document.elementFromPoint(x + width / 2, y + height / 2)?.closest('.board');
        }),
      );
      check(covered.length === 0, 'every cell can be pressed');
      if (box === PHONE) continue;
      await page.keyboard.press('Tab');
      await page.locator('[role="gridcell"][aria-disabled="false"]').first().focus();
      await page.locator('.cell').last().hover({ force: true });
      await soon(async () => (await page.locator('.ghost').count()) === 1, 'hand and keys show one tile together');
    }
  },
  'tiles: a hint says where to look, then what to do; a step is taken back': async ({ open }) => {
    const page = await open({ ...DESKTOP, language: 'fr-FR' });
    await quickPlay(page, url, 'tiles');
    await placeTile(page);
    await page.locator('.cell').first().waitFor();
    await page.keyboard.press('h');
    await page.locator('.hint').waitFor();
    await soon(async () => (await page.locator('.look').count()) === 1, 'the neighbourhood is shown on the table');
    await fit(page);
    const look = await page.locator('.hint p').innerText();
    await page.locator('.hint .button:not(.icon)').click();
    await page.locator('.cell.hinted').waitFor();
    check((await page.locator('.hint p').innerText()) !== look, 'the second press says what to do');
    await fit(page);
    const before = await page.locator('.tile').count();
    await page.locator('.cell.hinted').click({ force: true });
    await page.waitForFunction((count) => document.querySelectorAll('.tile').length > count, before);
    check((await page.locator('.hint').count()) === 0, 'a hint is forgotten with its moment');
    await page.locator('.cell').first().waitFor();
    await page.keyboard.press('u');
    await page.waitForFunction((count) => document.querySelectorAll('.tile').length === count, before);
    await page.locator('.cell').first().waitFor();
  },
  'a question mark tells the keys': async ({ open }) => {
    const page = await open(DESKTOP);
    await quickPlay(page, url, 'tiles');
    await page.locator('[role="gridcell"][aria-disabled="false"]').first().focus();
    await page.keyboard.press('?');
    await page.locator('dialog kbd').first().waitFor();
    await fit(page);
    await page.keyboard.press('Escape');
    await page.locator('dialog').waitFor({ state: 'detached' });
    check(await page.evaluate(() => document.activeElement?.matches('[role="gridcell"]')), 'the focus comes back');
  },
  'a loss is a nod, and another level is a press away': async ({ open }) => {
    const page = await open({ ...PHONE, language: 'fr-FR' });
    await quickPlay(page, url, 'tiles');
    await play(page, 'tiles', async (page) => (await page.locator('.tile').count()) > 2);
    await page.locator('.leave').click();
    await page.locator('dialog .way').nth(1).click();
    await page.locator('dialog[open] .series').waitFor({ state: 'attached' });
    check((await page.locator('.celebration').count()) === 0, 'nobody celebrates');
    await page.locator('dialog .share').click();
    await page.locator('dialog a[download$=".png"]').waitFor();
    await soon(
      async () => (await page.locator('dialog textarea').inputValue()).includes(url),
      'the text says where it was played',
    );
    await fit(page);
    await page.keyboard.press('Escape');
    await page.locator('dialog canvas').waitFor({ state: 'detached' });
    await page.locator('.again [aria-expanded]').click();
    await fit(page);
    const before = page.url();
    await page.locator('.levels .button').last().click();
    await page.waitForURL((now) => now.href !== before && /\/t\/\w{26}$/.test(now.pathname));
    await page.locator('.cell').first().waitFor();
  },
});
