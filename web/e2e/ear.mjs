// For those who hear what others see, and go by keys or by words that they type.
import { answerToSaid, listenOn, playByEar } from './ear/games.mjs';
import { delays, heard, listen, rate, sayings } from './ear/recorder.mjs';
import { hotSeat, withBots } from './tables.mjs';

/** A game of cards takes ten minutes by typed words: it is played with BANGO_EVENING=1. */
const WHOLE = process.env.BANGO_EVENING === '1';
/** How the voice says that it is one's own turn. */
const ASKED = /^(Your turn|À vous)/;
const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };
const PLACES = { cards: 0, dice: 1, tiles: 2 };
/** What may get the focus by itself: nothing happens there when Enter is pressed. */
const HARMLESS = ['h1', 'h2', 'group', 'div', 'grid', 'main'];

/** From the front page to a table by keys alone. */
async function sitDown(page, url, game) {
  await page.goto(url);
  await page.locator('article').first().waitFor();
  const button = page.locator('article').nth(PLACES[game]).locator('.button.main');
  const isThere = () => button.evaluate((one) => one === document.activeElement);
  for (let presses = 0; !(await isThere()); presses += 1) {
    if (presses > 60) throw new Error('Play now cannot be reached by Tab');
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await page.locator('.place').waitFor();
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
}

/** What holds for every game that is heard: the focus is kept, and nothing is said faster than it can be heard. */
async function judge(page, check) {
  const all = await heard(page);
  const begun = all.findIndex(({ key }) => key !== undefined);
  const lost = all.slice(begun).filter((one) => one.lost);
  check(lost.length === 0, `the focus was lost ${lost.length} times: ${JSON.stringify(all.slice(begun).slice(0, 60))}`);
  const keyed = (at) => all.some((one) => one.key !== undefined && one.at <= at && at - one.at < 400);
  const acts = all
    .slice(begun)
    .filter((one) => one.focus !== undefined && !HARMLESS.includes(one.role) && !keyed(one.at));
  check(acts.length === 0, `the focus went by itself to something that acts: ${JSON.stringify(acts)}`);
  const said = await sayings(page);
  // Whoever types hears the answers that they asked for, and hears the next one instead as soon as they type on.
  const speed = rate(all);
  check(speed <= 200, `${speed} words a minute were said`);
  const own = delays(all).filter(({ say }) => /^(Your turn|À vous)/.test(say));
  const late = own.filter(({ begins }) => begins > 2500);
  check(own.length > 0 && late.length === 0, `one’s own turn is heard at once: ${JSON.stringify(late)}`);
  return said.map(({ say }) => say);
}

/** A bot's turn is told in one sentence, after it what came of it. */
function judgeCards(said, turnsOver, check) {
  const bots = said.filter((one) => turnsOver.test(one));
  check(bots.length > 3, `what bots do is told: ${said}`);
  check(
    bots.every((one) => one.split(turnsOver).length === 2),
    `once for each turn: ${bots}`,
  );
}

/** Types a line into the command field, which has the focus. */
async function typeLine(page, line) {
  await page.keyboard.type(line);
  await page.keyboard.press('Enter');
}

const GAMES = {
  /** Goes over the board with the arrows to a free cell next to the last move. */
  async tiles(page) {
    const moves = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'];
    await playByEar(page, async (said) => {
      if (!said.some((one) => /^(Your turn|À vous)/.test(one))) return;
      // Into the grid: it is one stop of the tab key.
      for (let tries = 0; tries < 12; tries += 1) {
        const at = await page.evaluate(() => document.activeElement?.getAttribute('role'));
        if (at === 'gridcell') break;
        await page.keyboard.press('Tab');
      }
      for (let steps = 0; steps < 60; steps += 1) {
        const [free, off] = await page.evaluate(() => {
          const now = document.activeElement;
          return [/ (free|libre)/.test(now?.getAttribute('aria-label') ?? ''), now?.getAttribute('aria-disabled')];
        });
        if (free && off === 'false') break;
        await page.keyboard.press(moves[Math.floor(Math.random() * 4)]);
      }
      await page.keyboard.press('Enter');
    });
  },
  /** Calls what was heard; throws and goes on by the space bar. */
  async dice(page, names) {
    await playByEar(page, async (said) => {
      const roll = said.findLast((one) => /\d; /.test(one));
      await page.keyboard.press(roll ? `Digit${answerToSaid(roll, names) + 1}` : 'Space');
      if ((await page.locator('.claim').count()) > 0) {
        await page.keyboard.press('Tab');
        await page.keyboard.press('Enter');
      }
    });
  },
  /** Draws until eight cards lie there, takes them all, and lays down what the table arranges: one key, then it listens. */
  async cards(page) {
    let arranged = false;
    await playByEar(page, async (said) => {
      if (said.some((one) => ASKED.test(one))) arranged = false;
      // A screen reader tells the key of each button.
      const offered = await page
        .locator('.place [aria-keyshortcuts]:enabled')
        .evaluateAll((all) => all.map((one) => one.getAttribute('aria-keyshortcuts')));
      const drawn = await page.locator('.turned').count();
      const wanted = ['x', ...(drawn < 8 ? ['d'] : []), 's', 'd', 'k', ...(arranged ? [] : ['a']), 'f', 'l', 'b'];
      const key = wanted.find((one) => offered.includes(one));
      arranged ||= key === 'a';
      if (key) await page.keyboard.press(key);
      // Nothing but the cards themselves is asked for.
      else if ((await page.locator('.prompt.mine').count()) > 0) await page.keyboard.press('1');
    });
  },
  /** Says *draw* and *stop*, and when that is not possible one of the things that are. */
  async typedCards(page, { draw, stop, can }) {
    let draws = 0;
    await playByEar(
      page,
      async (said) => {
        if (said.some((one) => ASKED.test(one))) draws = 0;
        if ((await page.locator('.prompt.mine').count()) === 0) return;
        const answer = said.findLast((one) => can.test(one));
        const choices = answer?.split(can)[1].split('. ')[0].split('; ') ?? [draws < 8 ? draw : stop];
        draws += 1;
        await typeLine(page, choices[Math.floor(Math.random() * choices.length)]);
      },
      900,
    );
  },
};

export const earChecks = ({ url, check }) => ({
  'by ear: a game of tiles by keys alone': async ({ open }) => {
    const page = await open({ ...DESKTOP, settings: { sound: false } });
    await listen(page);
    await sitDown(page, url, 'tiles');
    await GAMES.tiles(page);
    const said = await judge(page, check);
    check(
      said.some((one) => /Five in a row, from −?\d+,−?\d+ to −?\d+,−?\d+\.$/.test(one)),
      `the row is told: ${said.slice(-4)}`,
    );
    const prompts = said.filter((one) => one.startsWith('Place a tile touching another.'));
    check(new Set(prompts).size === prompts.length, `no prompt is said twice: ${prompts}`);
  },
  'by ear: a game of dice by keys alone, in French': async ({ open }) => {
    const page = await open({ ...DESKTOP, language: 'fr-FR', settings: { sound: false } });
    await listen(page);
    await sitDown(page, url, 'dice');
    await GAMES.dice(page, ['rhino', 'gnou', 'bongo']);
    await judge(page, check);
    const rolls = delays(await heard(page)).filter(({ say }) => /; jaune \d, \d\.$/.test(say));
    check(rolls.length > 3, `rolls are said: ${rolls.length}`);
    check(
      rolls.every(({ urgent, begins, ends }) => urgent && begins === 0 && ends <= 3600),
      `a roll is said at once and tersely: ${JSON.stringify(rolls)}`,
    );
  },
  'by ear: a game of cards by keys alone': async ({ open }) => {
    const page = await open({ ...DESKTOP, settings: { sound: false } });
    await listen(page);
    await withBots(page, url, 'cards', 2, { first: 0 });
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
    await GAMES.cards(page);
    judgeCards(await judge(page, check), / turns over /, check);
  },
  ...(WHOLE && {
    'by ear: a game of cards by typed words alone, in French': async ({ open }) => {
      const page = await open({ ...DESKTOP, language: 'fr-FR', settings: { sound: false, commands: true } });
      await listen(page);
      await withBots(page, url, 'cards', 2, { first: 0 });
      await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
      await page.keyboard.press('/');
      await GAMES.typedCards(page, { draw: 'piocher', stop: 'stop', can: /Vous pouvez(?: dire)? : / });
      judgeCards(await judge(page, check), / retourne /, check);
    },
  }),
  'by ear: a game of tiles by typed words alone, in French': async ({ open }) => {
    const page = await open({ ...DESKTOP, language: 'fr-FR', settings: { sound: false } });
    await listen(page);
    await page.goto(url);
    await page.locator('article').first().waitFor();
    // The very first thing on the page is the offer to play by ear.
    await page.keyboard.press('Tab');
    check((await heard(page)).at(-1).focus?.startsWith('Jouer à l’oreille'), 'the first offer is to play by ear');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => globalThis.heard.some(({ say }) => say?.startsWith('C’est prêt')));
    await sitDown(page, url, 'tiles');
    await page.keyboard.press('/');
    check(
      await page.locator('[data-commands]').evaluate((one) => one === document.activeElement),
      '/ goes to the field',
    );
    await typeLine(page, 'aide');
    await page.waitForFunction(() => globalThis.heard.some(({ log }) => log));
    await listenOn(page);
    await typeLine(page, 'xyzzy');
    await page.waitForFunction(() => globalThis.heard.filter(({ log }) => log).length > 1);
    await playByEar(page, async (said) => {
      if (!said.some((one) => one.startsWith('À vous'))) return;
      const before = (await heard(page)).length;
      await typeLine(page, 'coups');
      await page.waitForFunction((from) => globalThis.heard.slice(from).some(({ log }) => log), before);
      await listenOn(page);
      const answer = (await heard(page)).slice(before).find(({ log }) => log).say;
      // Cells are told row by row: "rangée −1: 0, 1".
      const rows = [...answer.replaceAll('−', '-').matchAll(/(?:rangée|ligne) (-?\d+)\s*: ([-\d, et]+)/g)];
      const cells = rows.flatMap(([, row, columns]) => columns.match(/-?\d+/g).map((column) => `${column},${row}`));
      const wanted =
        cells[Math.floor(Math.random() * cells.length)] ?? /-?\d+,-?\d+/.exec(answer.replaceAll('−', '-'))?.[0];
      await typeLine(page, wanted);
    });
    const said = await judge(page, check);
    check(
      said.some((one) => /pose une tuile en /.test(one)),
      `moves are told: ${said.slice(-5)}`,
    );
  },
  'by ear: a game of dice by typed words alone': async ({ open }) => {
    const page = await open({ ...DESKTOP, settings: { sound: false, commands: true } });
    await listen(page);
    await withBots(page, url, 'dice', 2, { first: 0 });
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
    await page.keyboard.press('/');
    const names = ['rhino', 'gnu', 'bongo', 'nothing'];
    await playByEar(page, async (said) => {
      const roll = said.findLast((one) => /\d; /.test(one));
      if (roll) await typeLine(page, names[answerToSaid(roll, names)]);
      else if ((await page.locator('.claim').count()) > 0) await typeLine(page, 'take rhino');
      else if ((await page.locator('.throw').count()) > 0) await typeLine(page, 'throw');
    });
    await judge(page, check);
    const right = (await sayings(page)).filter(({ say }) => /You take a/.test(say));
    check(right.length > 0, 'who types what they heard wins rounds');
  },
  'by ear: the focus is never lost, and never on something that acts by accident': async ({ open }) => {
    const page = await open({ ...DESKTOP, settings: { sound: false } });
    await listen(page);
    const at = () => page.evaluate(() => document.activeElement?.tagName);
    await sitDown(page, url, 'dice');
    const title = (await heard(page)).filter(({ say }) => say).map(({ say }) => say);
    check(title[0] === 'Bongo Dice', `the new title is said, not the old one: ${title}`);
    // A screen reader presses without a pointer.
    for (let times = 0; times < 3; times += 1) {
      await page.locator('.throw:enabled, .next:enabled, .call:enabled').first().waitFor();
      await page
        .locator('.throw:enabled, .next:enabled, .call:enabled')
        .first()
        .evaluate((one) => {
          one.focus();
          one.click();
        });
      await page.waitForTimeout(1200);
      check((await at()) !== 'BODY', 'the focus stays in the page after a press');
    }
    // Keys act where the table has the focus, and nowhere else.
    await withBots(page, url, 'cards', 2, { first: 0 });
    await page.locator('.deck:enabled').waitFor();
    await page.locator('header button[aria-label="Settings"]').focus();
    await page.keyboard.press('d');
    await page.keyboard.press('Enter');
    await page.locator('dialog[open]').waitFor();
    check((await at()) === 'H2', 'a dialog begins at its title');
    await page.keyboard.press('d');
    await page.keyboard.press('Escape');
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
    check((await page.locator('.turned').count()) === 0, 'nothing was drawn from the settings');
    await page.locator('.place').focus();
    await page.keyboard.press('d');
    await page.locator('.turned').first().waitFor();
    const all = await heard(page);
    check(!all.slice(3).some((one) => one.lost), `never lost: ${JSON.stringify(all)}`);
  },
  'by ear: a friend joins, talks and reacts': async ({ open }) => {
    const host = await open({ ...DESKTOP, settings: { sound: false } });
    await listen(host);
    await host.goto(url);
    await host.locator('article').nth(2).locator('.button').nth(1).click();
    await host.locator('dialog .field').fill('Ada');
    await host.locator('dialog .button.main').click();
    await host.locator('.room').waitFor();
    await host.locator('.seat').nth(1).focus();
    const guest = await open(PHONE);
    await guest.goto(host.url());
    await guest.locator('#name').fill('Zoé');
    await guest.locator('form:has(#name) .button.main').click();
    const told = (words) =>
      host.waitForFunction((words) => globalThis.heard.some(({ say }) => say?.includes(words)), words);
    await told('Zoé sits down.');
    await guest.locator('.chat .field').fill('Hello!');
    await guest.locator('.chat form .button').click();
    await told('Zoé says: Hello!');
    await guest.locator('.chat .reactions button').first().click();
    await told('Zoé: ');
    check((await host.evaluate(() => document.activeElement?.tagName)) !== 'BODY', 'the focus is kept meanwhile');
  },
  'by ear: the board of tiles is one grid, in play and in the review': async ({ open }) => {
    const page = await open(DESKTOP);
    const id = await hotSeat(page, url, 'tiles', 2);
    for (let turn = 0; turn < 9; turn += 1) {
      await page.locator(`[data-cell="${Math.floor(turn / 2)},${turn % 2}"]`).focus();
      await page.keyboard.press('Enter');
      await page.waitForFunction((count) => document.querySelectorAll('.tile').length > count, turn);
    }
    await page.locator('dialog[open] .series').waitFor();
    await page.goto(`${url}/t/${id}/review/1`);
    await page.locator('[role="grid"]').waitFor();
    const stops = () => page.locator('[role="grid"] [tabindex="0"]').count();
    check((await stops()) === 1, 'one stop of the tab key');
    await page.locator('[role="gridcell"][tabindex="0"]').focus();
    const cell = () => page.evaluate(() => document.activeElement?.getAttribute('data-cell'));
    check((await cell()) === '4,0', `the cursor begins at the last move: ${await cell()}`);
    await page.keyboard.press('ArrowLeft');
    check((await cell()) === '3,0', 'arrows go over tiles');
    const words = await page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    check(/^3,0 (red|yellow), in the row of five; left \1, right \1/.test(words), `a cell says what it is: ${words}`);
    // The list of eyes is changed by arrows, and what is seen with it.
    const eyes = page.locator('.eyes select');
    await eyes.focus();
    await page.keyboard.press('ArrowDown');
    await page.waitForFunction(() => document.querySelector('.eyes select').value === '0');
    await page.waitForFunction(() => location.search.includes('seat=0'));
  },
});
