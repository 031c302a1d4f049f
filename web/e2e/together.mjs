// Friends at several devices: who leaves, who is away, who comes back, what is said, and what is remembered.
import { atRest, soon } from './browser.mjs';
import { openLine } from './line.mjs';
import { placeTile } from './play.mjs';

export const LAPTOP = { width: 1280, height: 800 };
export const TABLET = { width: 820, height: 1180 };
export const PHONE = { width: 390, height: 844 };
const DEVICES = [LAPTOP, PHONE, PHONE, TABLET];
const NAMES = ['Ada', 'Bo', 'Cat', 'Dee'];
export const FASTER = { pace: 'fast' };

/** Friends at a table, each at a device of their own; Ada has made it, and nobody has started it. */
export async function sitDown(open, url, game, people, { others = {}, table = {} } = {}) {
  const pages = [];
  for (let seat = 0; seat < people; seat += 1) {
    pages.push(await open({ ...DEVICES[seat], settings: { ...FASTER, name: NAMES[seat] }, ...others[seat] }));
  }
  const [host, ...guests] = pages;
  await host.goto(url);
  await host.locator('article').first().waitFor();
  const id = await host.evaluate(
    async ([game, seats, table]) => {
      const body = JSON.stringify({ game, seats, name: 'Ada', settings: { pace: 'fast' }, ...table });
      return (await (await fetch('/api/tables', { method: 'POST', body })).json()).table;
    },
    [game, people, table],
  );
  await host.goto(`${url}/t/${id}`);
  await host.locator('.room').waitFor();
  for (const [place, guest] of guests.entries()) {
    await guest.goto(`${url}/t/${id}`);
    await guest.locator('form .button.main').first().click();
    await host
      .locator('.room')
      .getByText(NAMES[place + 1], { exact: true })
      .waitFor();
  }
  return { id, pages };
}

export async function start(pages) {
  await pages[0].locator('.side .button.main').first().click();
  for (const page of pages) await page.locator('.place').waitFor();
}

/** Does something at a table for whoever has opened this page, without the page knowing. */
export const command = (page, table, ...commands) =>
  page.evaluate(
    async ([table, commands]) => {
      const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/ws`);
      await new Promise((open) => (socket.onopen = open));
      const send = (message) => socket.send(JSON.stringify(message));
      send({ type: 'hello', protocol: 1 });
      send({ type: 'watch', table });
      for (const [place, command] of commands.entries()) {
        const id = `test-${Date.now()}-${place}`;
        const answered = new Promise((done) =>
          socket.addEventListener('message', ({ data }) => JSON.parse(data).id === id && done()),
        );
        send({ type: 'do', id, command });
        await answered;
      }
      socket.close();
    },
    [table, commands],
  );

async function giveUp(page) {
  await page.locator('.leave').click();
  await page.locator('dialog .way').nth(1).click();
}

/** Bots play for everybody, so that the game comes to its end soon. */
async function finish(pages, table) {
  for (const [seat, page] of pages.entries()) {
    if (!page.isClosed()) await command(page, table, { type: 'stand_in', seat });
  }
  for (const page of pages)
    if (!page.isClosed()) await page.locator('dialog[open] .series').waitFor({ state: 'attached', timeout: 240_000 });
}

export const isWithin = async (page, locator) => {
  const box = await locator.boundingBox();
  const { width, height } = page.viewportSize();
  return box !== null && box.x >= 0 && box.y >= 0 && box.x + box.width <= width + 1 && box.y + box.height <= height + 1;
};

export function togetherChecks({ url, check, fit }) {
  return {
    'together: the others go on when one has left': async ({ open }) => {
      const { id, pages } = await sitDown(open, url, 'dice', 4, { table: { options: { trophies: 3 } } });
      await start(pages);
      const [ada, bo, cat, dee] = pages;
      await cat.locator('.leave').click();
      await cat.locator('dialog .way').nth(1).click();
      await cat.getByText('You gave up. A bot finishes for you.').waitFor();
      await cat.close();
      await finish(pages, id);
      // Who is back from a bot is asked again.
      for (const [seat, page] of pages.entries())
        if (!page.isClosed()) await command(page, id, { type: 'return', seat });
      // Cat’s seat says that nobody waits for her, and she has not won by her bot.
      await soon(
        async () => (await ada.locator('dialog[open] .series').textContent()).match(/Cat\s*0/),
        'who gave up has won nothing',
      );
      await ada.getByRole('button', { name: 'Play again' }).click();
      await ada.getByText('Waiting for Bo and Dee.').waitFor();
      await fit(ada);
      await bo.getByText('Ada wants to play again.').waitFor();
      await fit(bo);
      await bo.getByRole('button', { name: 'Play again' }).click();
      await ada.getByText('Waiting for Dee.').waitFor();
      await dee.getByRole('button', { name: 'Play again' }).click();
      for (const page of [ada, bo, dee]) await page.locator('dialog[open]').waitFor({ state: 'detached' });
    },
    'together: people come and go between games': async ({ open }) => {
      const { id, pages } = await sitDown(open, url, 'tiles', 2);
      await start(pages);
      const [ada, bo] = pages;
      await giveUp(bo);
      await ada.getByRole('button', { name: 'Play again' }).click();
      await ada.getByText('Waiting for Bo.').waitFor();
      // Bo has to go; his seat is free, and the host may fill it or invite somebody.
      await bo.getByRole('button', { name: 'Leave the table' }).click();
      await bo.locator('article').first().waitFor();
      await ada.locator('dialog').getByText('One free seat').waitFor();
      await ada.locator('dialog').getByRole('button', { name: 'Fill' }).waitFor();
      await ada.locator('dialog').getByRole('button', { name: 'Invite' }).click();
      await ada.locator('dialog[open] .invite').waitFor();
      await ada.keyboard.press('Escape');
      const eve = await open({ ...PHONE, settings: { ...FASTER, name: 'Eve' } });
      await eve.goto(`${url}/t/${id}`);
      await eve.getByRole('button', { name: 'Take a seat' }).click();
      await eve.locator('dialog form .button.main').click();
      // Ada has asked already, and who sits down now wants to play.
      for (const page of [ada, eve]) await page.locator('dialog[open]').waitFor({ state: 'detached' });
      // It is said why somebody starts (T7).
      await ada.locator('.troubles').getByText('T7').waitFor();
    },
    'together: the host fills the seat of one who does not answer': async ({ open }) => {
      const { pages } = await sitDown(open, url, 'tiles', 2);
      await start(pages);
      const [ada, bo] = pages;
      await giveUp(bo);
      await ada.getByRole('button', { name: 'Play again' }).click();
      await ada.locator('dialog .seat', { hasText: 'Bo' }).click();
      await ada.getByRole('button', { name: 'Free this seat' }).click();
      await ada.locator('dialog').getByRole('button', { name: 'Fill' }).click();
      await ada.locator('dialog[open]').waitFor({ state: 'detached' });
      // Who was sent away is told so, and is offered nothing that would be refused.
      check(
        (await bo.getByRole('button', { name: 'Play again' }).count()) === 0,
        'nothing to press that would be refused',
      );
    },
    'together: another game with the same friends': async ({ open }) => {
      const { id, pages } = await sitDown(open, url, 'tiles', 2);
      await start(pages);
      const [ada, bo] = pages;
      await giveUp(bo);
      await ada.getByRole('button', { name: 'Another game' }).click();
      await ada.locator('dialog').getByText('Cards', { exact: true }).click();
      for (const page of pages) await page.locator('.room').waitFor();
      await soon(async () => (await bo.title()).includes('Bango'), 'both see the other game');
      await ada.getByText('Bo', { exact: true }).waitFor();
      await ada.locator('.side .button.main').first().click();
      for (const page of pages) await page.locator('.turned, .deck').first().waitFor();
      check(bo.url().includes(id), 'without a new link');
    },
    'together: who is away is named within ten seconds, and a bot plays on': async ({ open }) => {
      const line = await openLine();
      try {
        const table = { options: { first: 0 } };
        const { pages } = await sitDown(open, url, 'tiles', 2, { others: { 0: { proxy: line.proxy } }, table });
        await start(pages);
        const [ada, bo] = pages;
        await ada.locator('.cell').first().waitFor();
        line.freeze();
        const begun = Date.now();
        await bo.getByText('Ada is away.').waitFor({ timeout: 20_000 });
        const seconds = (Date.now() - begun) / 1000;
        check(seconds <= 11, `it took ${seconds} s to notice that Ada is away`);
        const button = bo.getByRole('button', { name: 'Let a bot play' });
        await atRest(bo);
        check(await isWithin(bo, button), 'the way on is on the screen of a phone');
        await fit(bo);
        const tiles = await bo.locator('.tile').count();
        await button.click();
        await bo.waitForFunction((count) => document.querySelectorAll('.tile').length > count, tiles);
        line.thaw();
        await ada.getByRole('button', { name: 'I’m back' }).click();
        await ada.getByRole('button', { name: 'I’m back' }).waitFor({ state: 'detached' });
      } finally {
        line.close();
      }
    },
    'together: a slow line plays like any other': async ({ open }) => {
      const line = await openLine({ delay: 400 });
      try {
        const { pages } = await sitDown(open, url, 'tiles', 2, { others: { 1: { proxy: line.proxy } } });
        await start(pages);
        for (let turn = 0; turn < 4; turn += 1) {
          const cells = pages.map((page) => page.locator('.cell').first());
          await Promise.race(cells.map((cell) => cell.waitFor()));
          await placeTile((await cells[0].count()) > 0 ? pages[0] : pages[1]);
        }
      } finally {
        line.close();
      }
    },
    'together: the lobby': async ({ open }) => {
      const { pages } = await sitDown(open, url, 'cards', 3);
      const [ada, bo, cat] = pages;
      await bo.getByText('Everyone’s here').waitFor();
      await bo.getByText('Ada starts once every seat is taken.').waitFor();
      // Words before the game, and one of a hundred letters.
      await bo.locator('.chat .field').fill('x'.repeat(100));
      await bo.locator('.chat form .button').click();
      await ada.locator('.chat').getByText('x'.repeat(100)).waitFor();
      for (const page of pages) await fit(page);
      await ada.close();
      await bo.getByText('Ada is away', { exact: true }).waitFor();
      check((await cat.getByText('Everyone’s here').count()) === 0, 'not everyone is here');
      await bo.getByText('Ada is away, so you can start.').waitFor();
      await bo.getByRole('button', { name: 'Start the game' }).click();
      await cat.locator('.place').waitFor();
    },
    'together: several people at one device': async ({ open }) => {
      const page = await open({ ...PHONE, settings: { name: 'Ada' } });
      await page.goto(url);
      await page.locator('article').nth(2).locator('.button').nth(1).click();
      await page.locator('dialog .button.main').click();
      await page.getByRole('button', { name: 'Another person at this device' }).click();
      await page.locator('dialog .field').fill('A friend with a long name');
      await page.locator('dialog .button.main').click();
      await page.getByText('A friend with a long nam', { exact: false }).first().waitFor();
      const cut = await page
        .locator('.seat strong')
        .evaluateAll((all) => all.some((one) => one.scrollWidth > one.clientWidth + 1));
      check(!cut, 'names are not cut');
      await fit(page);
    },
    'together: talk is read, muted and seen': async ({ open }) => {
      const { id, pages } = await sitDown(open, url, 'cards', 3);
      await start(pages);
      const [ada, bo, cat] = pages;
      await command(ada, id, { type: 'say', text: 'w'.repeat(100) });
      await bo.locator('.talk .count').waitFor();
      await bo.locator('.talk').click();
      await bo.locator('aside').getByText('w'.repeat(100)).waitFor();
      await bo.locator('.talk .count').waitFor({ state: 'detached' });
      await atRest(bo);
      for (const button of await bo.locator('aside .button').all()) {
        check(await isWithin(bo, button), 'nothing of the chat lies off the screen');
      }
      await fit(bo);
      // Laptops have the panel open, and still know what was not read.
      await command(bo, id, { type: 'say', text: 'Hello!' });
      await ada.getByRole('tab', { name: 'Chat' }).locator('.count').waitFor();
      await ada.getByRole('tab', { name: 'Chat' }).click();
      await ada.locator('aside').getByText('Hello!').waitFor();
      // One person is muted, the others are heard.
      await ada.getByRole('button', { name: 'Mute someone' }).click();
      await ada.locator('aside').getByRole('button', { name: 'Bo', exact: true }).click();
      await command(bo, id, { type: 'say', text: 'Nobody hears me' });
      await command(cat, id, { type: 'say', text: 'But me they do' });
      await ada.locator('aside').getByText('But me they do').waitFor();
      check((await ada.locator('aside').getByText('Nobody hears me').count()) === 0, 'who is muted is not heard');
      // A reaction is seen on a phone, whole and above everything else.
      const bubble = cat.waitForFunction(() =>
        [...document.querySelectorAll('.reactions p')].some((bubble) => {
          const { left, top, right, bottom } = bubble.getBoundingClientRect();
          const over = document.elementsFromPoint((left + right) / 2, (top + bottom) / 2);
          const inside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
          return bubble.textContent.includes('Ada') && inside && over.length > 0;
        }),
      );
      await command(ada, id, { type: 'react', reaction: 'bravo' });
      await bubble;
      // Who watches has a name.
      const eve = await open({ ...PHONE, settings: { name: 'Eve' } });
      await eve.goto(`${url}/t/${id}`);
      await eve.locator('.place').waitFor();
      await eve.locator('.talk').click();
      await eve.getByRole('tab', { name: 'Chat' }).click();
      await eve.locator('aside .field').fill('Good luck');
      await eve.locator('aside form .button').click();
      await ada.locator('aside').getByText('Eve', { exact: true }).first().waitFor();
    },
    'together: partners': async ({ open }) => {
      const table = { settings: { pace: 'fast', signal: true }, options: { first: 0 } };
      const { id, pages } = await sitDown(open, url, 'tiles', 4, { table });
      await start(pages);
      const [ada, bo, cat] = pages;
      // Both are told for a few seconds only.
      await Promise.all([
        ada.locator('.troubles').getByText('Your partner has been warned.').waitFor(),
        cat.locator('.signal').waitFor(),
        ada.getByRole('button', { name: 'Watch out!' }).click(),
      ]);
      check((await bo.locator('.signal').count()) === 0, 'nobody but the partner is warned');
      // What would be refused is not offered: partners do not talk (T8), those who watch do.
      await bo.locator('.talk').click();
      await bo.getByRole('tab', { name: 'Chat' }).click();
      await bo.locator('aside').getByText('Partners can’t talk during the game.').waitFor();
      check((await bo.locator('aside .field, aside .reactions').count()) === 0, 'partners cannot type');
      const eve = await open({ ...PHONE, settings: { name: 'Eve' } });
      await eve.goto(`${url}/t/${id}`);
      await eve.locator('.place').waitFor();
      await eve.locator('.talk').click();
      await eve.getByRole('tab', { name: 'Chat' }).click();
      await eve.locator('aside .field').waitFor();
    },
    'together: a table for everyone': async ({ open }) => {
      const ada = await open({ ...LAPTOP, settings: { name: 'Ada' } });
      await ada.goto(url);
      await ada.locator('article').nth(0).locator('.button').nth(1).click();
      await ada.getByText('Everyone', { exact: true }).click();
      await ada.locator('dialog .button.main').click();
      await ada.locator('.room').waitFor();
      const eve = await open({ ...PHONE, settings: { name: 'Eve' } });
      await eve.goto(url);
      await eve.locator('section').getByText('Ada', { exact: true }).first().click();
      await eve.locator('form .button.main').first().click();
      await ada.locator('.room').getByText('Eve').waitFor();
      check(
        (await eve.getByRole('button', { name: 'Another person at this device' }).count()) === 0,
        'a stranger has one seat',
      );
      // Who is taken off the table stays off.
      await ada.locator('.seat', { hasText: 'Eve' }).click();
      await ada.getByRole('button', { name: 'Free this seat' }).click();
      await eve.locator('form .button.main').first().click();
      await eve
        .locator('.troubles')
        .getByText('The host removed you. You can watch, or play at another table.')
        .waitFor();
    },
  };
}
