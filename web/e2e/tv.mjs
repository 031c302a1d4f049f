// The living room: a TV and three phones, for all three games; and a whole evening without touching the TV, in short in every
// run and in full with BANGO_EVENING=1.
import { mkdirSync } from 'node:fs';

import { play } from './play.mjs';
import { answerTo, spokenRoll } from './tables.mjs';
import { isWithin } from './together.mjs';

const TV = { width: 1280, height: 720 };
const PHONE = { width: 390, height: 844 };
const NAMES = ['Ada', 'Bo', 'Cleo'];
const GAMES = ['cards', 'dice', 'tiles'];
const FAST = { pace: 'fast', sound: false };

/** The code that stands on the TV. */
async function codeOn(tv) {
  const code = tv.locator('.code[role=img]');
  await code.waitFor();
  await tv.waitForFunction(() => /[B-Z]{4}/.test(document.querySelector('.code')?.textContent ?? ''));
  return (await code.textContent()).replace(/\s/g, '');
}

/** A TV that shows its code. */
export async function turnOn(open, url, options = {}) {
  const tv = await open({ ...TV, ...options });
  await tv.goto(`${url}/tv`);
  return { tv, code: await codeOn(tv) };
}

/** The host's phone types the code and chooses what the TV shows. */
export async function chooseGame(phone, url, code, game, seats) {
  await phone.goto(url);
  await phone.locator('#join').fill(code.toLowerCase());
  await phone.locator('form:has(#join) .button').click();
  await phone.locator('main li button').nth(GAMES.indexOf(game)).click();
  const dialog = phone.locator('dialog[open]');
  await dialog.getByText(String(seats), { exact: true }).first().click();
  await dialog.locator('input.field').fill(NAMES[0]);
  await dialog.locator('.button.main').click();
  await phone.waitForURL(/\/t\/\w{26}$/);
}

/** Somebody who types the same code is led to the table, and sits down. */
export async function sitDown(phone, url, code, name) {
  await phone.goto(`${url}/tv/${code}`);
  await phone.waitForURL(/\/t\/\w{26}$/);
  await phone.locator('#name').fill(name);
  await phone.locator('form:has(#name) .button.main').click();
  await phone.locator('form:has(#name)').waitFor({ state: 'detached' });
}

export async function start(host) {
  const fill = host.getByRole('button', { name: 'Fill free seats with bots' });
  if ((await fill.count()) > 0) await fill.click();
  await host.getByRole('button', { name: 'Start the game' }).click();
  await host.locator('.place').waitFor();
}

/** Three phones at a table that the TV shows. */
export async function gather(url, tv, code, game, phones) {
  const seats = game === 'tiles' ? 4 : 3;
  await chooseGame(phones[0], url, code, game, seats);
  for (const [place, phone] of phones.entries()) if (place > 0) await sitDown(phone, url, code, NAMES[place]);
  for (const name of NAMES) await tv.locator('.who').getByText(name, { exact: true }).waitFor();
  await start(phones[0]);
  await tv.locator('.place').waitFor();
}

/** The same friends play another game: the host chooses it on the phone, and the TV follows. */
async function anotherGame(tv, phones, game) {
  const [host] = phones;
  await host.getByRole('button', { name: 'Another game' }).click();
  await host.locator('dialog[open] .options label').nth(GAMES.indexOf(game)).click();
  await tv.locator('.who').getByText(NAMES[0], { exact: true }).waitFor();
  await start(host);
  await tv.locator('.place').waitFor();
}

const isOverOn = async (tv) => (await tv.locator('aside .again').count()) > 0;

/** What each of them does: in `dice` everybody reads the roll from the TV, and knows the answer. */
async function takePart(tv, phone, game, enough, seconds) {
  if (game !== 'dice') return play(phone, game, enough, seconds);
  const until = Date.now() + seconds * 1000;
  while (!(await enough())) {
    if (Date.now() > until) throw new Error(`the game of ${game} did not come to its end in ${seconds} s`);
    const calls = phone.locator('.pad .call:enabled');
    if ((await calls.count()) === 4) {
      const roll = await spokenRoll(tv).catch(() => null);
      if (roll?.length > 1)
        await calls
          .nth(answerTo(roll))
          .click({ timeout: 800, force: true })
          .catch(() => undefined);
    } else {
      const press = phone.locator('.claim:enabled, .next:enabled, .throw:enabled').first();
      if ((await press.count()) > 0) await press.click({ timeout: 800, force: true }).catch(() => undefined);
    }
    await phone.waitForTimeout(60);
  }
}

/** All of them play until the TV shows how it ended, or until it is enough. */
export const playOn = (tv, phones, game, enough = () => isOverOn(tv), seconds = 240) =>
  Promise.all(phones.map((phone) => takePart(tv, phone, game, enough, seconds)));

/** Those who have had enough leave the rest to bots. */
async function giveUp(phones) {
  for (const phone of phones) {
    await phone.locator('.leave').click();
    await phone.getByRole('button', { name: /Give up/ }).click();
  }
}

async function again(phones) {
  for (const phone of phones) await phone.getByRole('button', { name: 'Play again' }).click();
}

/** A visitor whose page remembers how often it kept its screen awake. */
const awakeIn = (open) => async (options) => {
  const page = await open(options);
  await page.addInitScript(() => {
    globalThis.awake = 0;
    const ask = WakeLock.prototype.request;
    WakeLock.prototype.request = function (...all) {
      globalThis.awake += 1;
      return ask.apply(this, all);
    };
  });
  return page;
};

/** Fills the screen and leaves it again, by its button. */
async function fillScreen(page, button) {
  await button('Full screen').click();
  await page.waitForFunction(() => document.fullscreenElement !== null);
  await button('Leave full screen').click();
  await page.waitForFunction(() => document.fullscreenElement === null);
}

/** With BANGO_FILM=FOLDER a picture of each of these pages every five seconds, to be looked at. */
function film(pages) {
  const folder = process.env.BANGO_FILM;
  if (!folder) return undefined;
  mkdirSync(folder, { recursive: true });
  let number = 0;
  return setInterval(() => {
    number += 1;
    for (const [name, page] of Object.entries(pages)) {
      const path = `${folder}/${name}-${String(number).padStart(4, '0')}.jpeg`;
      void page.screenshot({ path, type: 'jpeg', quality: 70 }).catch(() => undefined);
    }
  }, 5000);
}

export const tvChecks = ({ url, check, fit }) => ({
  'tv: a code, a phone that types it, and another that is led to the table': async ({ open, forgive }) => {
    const { tv, code } = await turnOn(awakeIn(open), url, { dark: true });
    await fit(tv);
    await fillScreen(tv, (name) => tv.getByRole('button', { name, exact: true }));
    const [host, guest, stranger] = await Promise.all([PHONE, PHONE, PHONE].map(awakeIn(open)));
    await stranger.goto(`${url}/tv/${code === 'BBBB' ? 'CCCC' : 'BBBB'}`);
    await stranger.locator('main h1').getByText('No one has this code').waitFor();
    await fit(stranger);
    await chooseGame(host, url, code, 'dice', 3);
    await tv.locator('.who').getByText(NAMES[0], { exact: true }).waitFor();
    check((await tv.locator('.join .code').textContent()) === code, 'the code stays, and leads to the table now');
    await fit(tv);
    await sitDown(guest, url, code, NAMES[1]);
    await tv.locator('.who').getByText(NAMES[1], { exact: true }).waitFor();
    // A TV that is loaded again goes on.
    await tv.reload();
    await tv.locator('.who').getByText(NAMES[1], { exact: true }).waitFor();
    check((await tv.locator('.join .code').textContent()) === code, 'with the same code');
    await start(host);
    await tv.locator('.place').waitFor();
    check((await tv.locator('.call, .throw, .hand, input').count()) === 0, 'nobody plays on a TV');
    await tv.reload();
    await tv.locator('.place').waitFor();
    // Back to the code: another one, which nobody knows yet.
    await tv.mouse.move(300, 300);
    await tv.getByRole('button', { name: 'Show the code' }).click();
    check((await codeOn(tv)) !== code, 'a new code');
    // A phone at the table shows it there by typing that one.
    await host.locator('.tv').click();
    await host.getByLabel('The code on the TV').fill(await codeOn(tv));
    await host.locator('dialog[open] .button.main').click();
    await tv.locator('.place').waitFor();
    // Neither screen goes dark, and both can be filled.
    for (const page of [tv, host, guest]) check((await page.evaluate(() => globalThis.awake)) > 0, 'it stays awake');
    await host.locator('.tv').click();
    await fillScreen(host, (name) => host.locator('dialog[open]').getByRole('button', { name, exact: true }));
    forgive(/404/);
  },
  'tv: a table that waits has a code, too': async ({ open }) => {
    const [host, guest] = await Promise.all([PHONE, PHONE].map((box) => open(box)));
    await host.goto(url);
    await host.locator('article').nth(2).locator('.button').nth(1).click();
    await host.locator('dialog .field').fill(NAMES[0]);
    await host.locator('dialog .button.main').click();
    const code = (await host.locator('p.code strong').first().textContent()).trim();
    await guest.goto(url);
    await guest.locator('#join').fill(code);
    await guest.locator('form:has(#join) .button').click();
    await guest.waitForURL(host.url());
    await guest.locator('#name').fill(NAMES[1]);
    await guest.locator('form:has(#name) .button.main').click();
    await host.getByText(NAMES[1], { exact: true }).first().waitFor();
  },
  'tv: three phones for all three games': async ({ open }) => {
    const phones = await Promise.all(NAMES.map(() => open({ ...PHONE, settings: FAST })));
    for (const game of GAMES) {
      const { tv, code } = await turnOn(open, url);
      await gather(url, tv, code, game, phones);
      let steps = 0;
      // Everybody has a look at what they have in hand.
      await playOn(tv, phones, game, async () => (steps += 1) > 24 || isOverOn(tv));
      check((await tv.locator('.hand, .pad').count()) === 0, `${game}: nobody’s own is on the TV`);
      check(
        (await phones[1].locator('.others, .stage, .seats:not(.own *)').count()) === 0,
        `${game}: a phone shows one’s own`,
      );
      await fit(tv);
      await fit(phones[1]);
      if (game !== 'dice') continue;
      // Nobody can scroll on a TV: the whole answer is seen.
      const answer = tv.locator('.answer:has(.after.all)');
      await playOn(tv, phones, game, async () => (await answer.count()) > 0);
      check(await isWithin(tv, answer), `the answer: ${JSON.stringify(await answer.boundingBox())}`);
      const stage = await tv.locator('.stage').boundingBox();
      check((await answer.boundingBox()).y >= stage.y - 1, 'its title is not cut');
    }
  },
  'tv: an evening': async ({ open }) => {
    const full = process.env.BANGO_EVENING === '1';
    const { tv, code } = await turnOn(open, url);
    const phones = await Promise.all(NAMES.map(() => open({ ...PHONE, settings: FAST })));
    const filmed = film({ tv, phone: phones[1] });
    // In short one kind with a rematch, and then another; in full three of each.
    for (const [kind, game] of ['dice', ...(full ? ['cards', 'tiles'] : [])].entries()) {
      if (kind === 0) await gather(url, tv, code, game, phones);
      else await anotherGame(tv, phones, game);
      for (let number = 1; number <= (full ? 3 : 2); number += 1) {
        if (number === 2) {
          // Somebody leaves and comes back.
          const address = phones[2].url();
          await phones[2].goto('about:blank');
          await tv.getByText('away').first().waitFor();
          await phones[2].goto(address);
          await phones[2].locator('.place').waitFor();
        }
        if (full || number === 1) await playOn(tv, phones, game, undefined, 900);
        else {
          let steps = 0;
          await playOn(tv, phones, game, async () => (steps += 1) > 12);
          await giveUp(phones);
          await tv.locator('aside .again').waitFor({ timeout: 120_000 });
        }
        await tv.locator('aside h1').waitFor();
        await Promise.all(phones.map((phone) => phone.locator('dialog[open] .series').waitFor({ state: 'attached' })));
        if (number < (full ? 3 : 2)) {
          await again(phones);
          await tv.locator('aside .again').waitFor({ state: 'detached' });
        }
      }
      await fit(tv);
    }
    // The same friends, another game, and nobody has touched the TV.
    if (!full) await anotherGame(tv, phones, 'cards');
    clearInterval(filmed);
  },
});
