// The tables in play: several at one device, by keyboard alone, dragging, laying down, every number of players.
import { atRest, soon } from './browser.mjs';
import { isOver, placeTile, restingWidth } from './play.mjs';

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };
const SMALL = { width: 320, height: 640 };
const TV = { width: 1920, height: 1080 };
const NAMES = ['Ada', 'Bo', 'Cy', 'Dee', 'Eve', 'Fay', 'Gus', 'Hal'];

/** A table at which this page holds all seats; nobody else is waited for. */
export async function hotSeat(page, url, game, seats, options = {}) {
  await page.goto(url);
  await page.locator('article').first().waitFor();
  const id = await page.evaluate(
    async ([game, seats, options, names]) => {
      const made = await fetch('/api/tables', {
        method: 'POST',
        body: JSON.stringify({ game, seats, options, name: names[0] }),
      });
      const { table } = await made.json();
      const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/ws`);
      await new Promise((open) => (socket.onopen = open));
      const send = (message) => socket.send(JSON.stringify(message));
      const answer = (id) =>
        new Promise((done) =>
          socket.addEventListener('message', (event) => JSON.parse(event.data).id === id && done()),
        );
      send({ type: 'hello', protocol: 1 });
      send({ type: 'watch', table });
      for (let seat = 1; seat < seats; seat += 1) {
        const seated = answer(`sit-${seat}`);
        send({ type: 'do', id: `sit-${seat}`, command: { type: 'sit', seat, name: names[seat] } });
        await seated;
      }
      const started = answer('start');
      send({ type: 'do', id: 'start', command: { type: 'start' } });
      await started;
      socket.close();
      return table;
    },
    [game, seats, options, NAMES],
  );
  await page.goto(`${url}/t/${id}`);
  await page.locator('.place').waitFor();
  return id;
}

/** A table with bots, at once. */
export async function withBots(page, url, game, seats, options = {}) {
  await page.goto(url);
  await page.locator('article').first().waitFor();
  const id = await page.evaluate(
    async ([game, seats, options]) => {
      const made = await fetch('/api/tables', {
        method: 'POST',
        body: JSON.stringify({ game, seats, options, name: 'Zoé', bots: 'casual' }),
      });
      return (await made.json()).table;
    },
    [game, seats, options],
  );
  await page.goto(`${url}/t/${id}`);
  await page
    .locator('.seats li')
    .nth(seats - 1)
    .waitFor();
}

const innerHeight = (page) => page.viewportSize().height;
const frame = (page) => page.evaluate(() => new Promise(requestAnimationFrame));

async function until(page, seconds, what, done, step) {
  const end = Date.now() + seconds * 1000;
  while (!(await done())) {
    if (Date.now() > end) throw new Error(`${what}: not within ${seconds} s`);
    await step();
    await frame(page);
  }
}

/** What a person presses who plays cards by keyboard alone: Enter where something can be done, else Tab. */
async function pressOn(page) {
  const key = await page.evaluate(() => {
    const now = document.activeElement;
    if (
      !now ||
      !now.matches('.pass .button, .doing .button, .turned.can, .held.can, .deck') ||
      now.matches(':disabled')
    )
      return 'Tab';
    if (now.matches('.undo, .arrange') || now.getAttribute('aria-pressed') === 'true') return 'Tab';
    return 'Enter';
  });
  await page.keyboard.press(key);
}

/** The answer to a roll, from its letters (D3): the place of the call. */
export function answerTo([white, yellow, red, green]) {
  const third = (all, [one, other]) => (one === other ? one : [...all].find((face) => face !== one && face !== other));
  const wanted = Number(third('123', yellow));
  const target = red && third('RGB', red);
  const counts = Object.fromEntries([...'RGB'].map((face) => [face, [...white].filter((one) => one === face).length]));
  if (target && green !== target && counts[target] > 0) counts[target] -= 1;
  const found = [...'RGB'].filter((face) => counts[face] === wanted);
  if (found.length === 0) return 3;
  return 'RGB'.indexOf(found.length === 1 ? found[0] : third('RGB', found));
}

const LETTERS = { rhino: 'R', gnu: 'G', bongo: 'B' };
/** The roll as it is read out, as letters. */
export async function spokenRoll(page) {
  const text = await page.locator('.dice').getAttribute('aria-label');
  return text.split(' · ').map((part) =>
    part
      .slice(part.indexOf(':') + 1)
      .split(',')
      .map((face) => LETTERS[face.trim()] ?? face.trim())
      .join(''),
  );
}

async function diceByKeyboard(page, keys) {
  await until(
    page,
    300,
    'a game of dice',
    () => isOver(page),
    async () => {
      if ((await page.locator('.call:enabled kbd').count()) > 0) {
        const roll = await spokenRoll(page).catch(() => null);
        if (roll?.[0]?.length === 5) await page.keyboard.press(keys[answerTo(roll)]);
        await page.waitForFunction(() => !document.querySelector('.call:enabled kbd')).catch(() => undefined);
      } else if ((await page.locator('.throw, .claim').count()) > 0) {
        const first = page.locator('.throw:enabled, .claim:enabled').first();
        await first.focus({ timeout: 500 }).catch(() => undefined);
        await page.keyboard.press('Enter');
      }
    },
  );
}

const middle = async (locator) => {
  const box = await locator.boundingBox();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};
async function drag(page, from, to) {
  await atRest(page);
  const [start, end] = [await middle(from), await middle(to)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 4 });
  await page.mouse.move(end.x, end.y, { steps: 4 });
  await page.mouse.up();
}
async function dragByFinger(page, from, to) {
  await atRest(page);
  const [start, end] = [await middle(from), await middle(to)];
  const fingers = await page.context().newCDPSession(page);
  const touch = (type, at) => fingers.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
  await touch('touchStart', start);
  for (const part of [0.2, 0.5, 0.8, 1])
    await touch('touchMove', { x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part });
  await touch('touchEnd');
}

/** Draws and takes everything, until some hand has to be laid down. */
export async function toLaying(page) {
  await until(
    page,
    180,
    'a hand that is laid down',
    async () => (await page.locator('.finish').count()) > 0,
    async () => {
      // What is there for laying down may come while this looks, and is not pressed.
      const doing = '.doing:not(.bar .doing) .button:enabled';
      for (const selector of [
        '.pass .button',
        `${doing}:not(.main):not(.bang)`,
        `${doing}.main`,
        doing,
        '.turned.can:not(.on)',
      ]) {
        const found = page.locator(selector).first();
        if ((await found.count()) > 0)
          return void (await found.click({ timeout: 800, force: true }).catch(() => undefined));
      }
    },
  );
}

export const tableChecks = ({ url, check, fit }) => ({
  'cards at one device, to the end by keyboard alone': async ({ open }) => {
    const page = await open(DESKTOP);
    await hotSeat(page, url, 'cards', 2);
    await page.locator('.pass').waitFor();
    check((await page.locator('.own .hand').count()) === 0, 'no hand is seen before its player holds the device');
    await fit(page);
    await until(
      page,
      400,
      'a game of cards',
      () => isOver(page),
      () => pressOn(page),
    );
  },
  'cards: dragging by mouse and finger': async ({ open }) => {
    for (const [box, how] of [
      [DESKTOP, drag],
      [PHONE, dragByFinger],
    ]) {
      const page = await open(box);
      await hotSeat(page, url, 'cards', 2);
      await page.locator('.pass .button').click();
      await page.locator('.deck:enabled').click();
      const card = page.locator('.turned.can');
      await card.waitFor();
      const name = await card.getAttribute('data-card');
      // Let go where nothing is, it goes home.
      await how(page, card, page.locator('.others .mat').first());
      await soon(async () => (await card.count()) === 1, 'a card that is let go elsewhere stays');
      await how(page, card, page.locator('.own .hand'));
      await page.locator(`.own .hand [data-card="${name}"]`).waitFor();
    }
  },
  'cards: arranged, taken back, kept over a reload': async ({ open }) => {
    const page = await open(PHONE);
    await hotSeat(page, url, 'cards', 2);
    const rows = page.locator('.own .sequence');
    for (let tries = 0; ; tries += 1) {
      await toLaying(page);
      const before = await page.locator('.own .cards [data-card]').count();
      await page.locator('.arrange').click();
      // Either something is laid, or the page says that nothing can be.
      await page.waitForFunction(
        (count) =>
          document.querySelectorAll('.own .cards [data-card]').length > count || document.querySelector('.troubles p'),
        before,
      );
      if ((await page.locator('.own .cards [data-card]').count()) > before) break;
      check(tries < 6, 'some hand can be laid down');
      await page.locator('.finish').click();
      await page.locator('.troubles button').last().click();
      await page.locator('.troubles p').waitFor({ state: 'detached' });
    }
    const laid = await page.locator('.own .cards [data-card]').count();
    check((await rows.count()) > 0 && /\d/.test(await page.locator('.sum strong').innerText()), 'the points are shown');
    await fit(page);
    await page.reload();
    await page.locator('.pass .button').click();
    await page.waitForFunction((count) => document.querySelectorAll('.own .cards [data-card]').length === count, laid);
    await page.locator('.undo').click();
    await page.waitForFunction((count) => document.querySelectorAll('.own .cards [data-card]').length < count, laid);
    await page.locator('.arrange').click();
    await page.waitForFunction((count) => document.querySelectorAll('.own .cards [data-card]').length === count, laid);
    const discarded = await page.locator('.held').count();
    await page.locator('.finish').click();
    await page.locator('.finish').waitFor({ state: 'detached' });
    // It is sent after a second. What is left costs points.
    await page.locator('.soon').waitFor({ state: 'detached' });
    if (discarded > 0) await page.locator('.pile small').first().waitFor();
  },
  'cards: the odds, where they are wanted': async ({ open }) => {
    const page = await open(SMALL);
    await page.goto(url);
    await page.evaluate(() =>
      localStorage.setItem('bango', JSON.stringify({ odds: true, language: 'fr', leftHanded: true })),
    );
    await hotSeat(page, url, 'cards', 2);
    await page.locator('.pass .button').click();
    await page.locator('.deck:enabled').click();
    await page.locator('.odds span').waitFor();
    check(/\d.*%/.test(await page.locator('.odds').innerText()), 'a percentage is told');
    await fit(page);
  },
  'cards: everyone is seen, keys play, and a second to take it back': async ({ open }) => {
    for (const [box, language, hand] of [
      [PHONE, 'fr-FR', 66],
      [DESKTOP, 'en-GB', 90],
      [TV, 'fr-FR', 150],
    ]) {
      const page = await open({ ...box, language });
      await withBots(page, url, 'cards', 5, { first: 0 });
      await page.locator('.deck:enabled').waitFor();
      const inside = (all) =>
        all.every((one) => {
          const { left, right, top, bottom } = one.getBoundingClientRect();
          return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
        });
      check(await page.locator('.seats li').evaluateAll(inside), 'every seat fits, one’s own among them');
      await page.keyboard.press('d');
      await page.locator('.turned.can').waitFor();
      await page.locator('.odds span').waitFor();
      check((await restingWidth(page, '.held')) >= hand, `a card of the hand is at least ${hand} pixels wide`);
      const high = await page.locator('.doing .button').evaluateAll((all) => all.map((one) => one.offsetHeight));
      check(Math.min(...high) >= (box === TV ? 60 : 44), `buttons are high enough: ${high}`);
      await fit(page);
      await page.keyboard.press('s');
      await page.locator('.soon .undo').waitFor();
      await page.keyboard.press('Backspace');
      await page.locator('.doing .button').first().waitFor();
      await soon(async () => (await page.locator('.turned.can').count()) === 1, 'what was taken back was not sent');
      await page.keyboard.press('s');
      await page.locator('.own .held').nth(1).waitFor();
      await page.locator('.doing .button:not(.main)').waitFor();
      await page.keyboard.press('k');
      // What a bot takes is told at its place, and stays in sight.
      await page.locator('.others .bubble').first().waitFor();
      await page.locator('.others .known [data-card]').first().waitFor();
    }
  },
  'dice at one device, with poachers, by keyboard alone': async ({ open }) => {
    const page = await open(DESKTOP);
    await hotSeat(page, url, 'dice', 2, { variant: 'poachers', trophies: 3, limit: null });
    await diceByKeyboard(page, ['KeyQ', 'KeyW', 'KeyE', 'KeyR']);
  },
  'dice read aloud, by ear alone': async ({ open }) => {
    const page = await open(PHONE);
    await page.goto(url);
    await page.locator('article').nth(1).locator('.button').nth(1).click();
    await page.locator('dialog [role="switch"]').click();
    await page.locator('dialog .button.main').click();
    await page.locator('.room .notice').waitFor();
    await fit(page);
    await page.locator('.side .box .button:not(.main)').first().click();
    await page.locator('.side .button.main:enabled').first().click();
    await page.locator('.supply .aloud').waitFor();
    // What a screen reader hears, and whether it could be called at that moment.
    await page.evaluate(() => {
      globalThis.heard = [];
      for (const region of document.querySelectorAll('[data-said]')) {
        const listen = () =>
          globalThis.heard.push({
            words: region.textContent.trim(),
            hidden: document.querySelectorAll('.die.hidden').length,
            calls: document.querySelectorAll('.call:enabled').length,
          });
        new MutationObserver(listen).observe(region, { childList: true, characterData: true, subtree: true });
      }
    });
    // Who throws first is drawn: a bot throws by itself.
    const own = page.locator('.throw');
    await own.or(page.locator('.die.hidden').first()).first().waitFor();
    if ((await own.count()) > 0) await own.click();
    await page.waitForFunction(() => document.querySelectorAll('.call:enabled').length === 4, null, {
      timeout: 60_000,
    });
    const roll = await spokenRoll(page);
    const heard = await page.evaluate(() => globalThis.heard);
    const first = heard.findIndex(({ words }) => words.startsWith('White: '));
    const dice = heard.slice(first, first + 7);
    const said = dice.map(({ words }) => words.replace(/^\w+: /, '')).map((face) => LETTERS[face] ?? face);
    check(said.join('') === roll.join(''), `every die is heard: ${JSON.stringify(heard)}`);
    check(
      dice.every(({ hidden, calls }, die) => hidden <= 7 - die && calls === 0),
      `die by die, and not called before the last: ${JSON.stringify(dice)}`,
    );
    await page.keyboard.press(`Digit${answerTo(roll) + 1}`);
    await page.locator('.answer .aloud').waitFor();
    await fit(page);
  },
  'dice with guards, eight at one device': async ({ open }) => {
    const page = await open({ width: 1024, height: 768 });
    await hotSeat(page, url, 'dice', 8, { variant: 'guards', trophies: 3, limit: null });
    await page.locator('.throw').click();
    await page.locator('.call:enabled').nth(31).waitFor();
    const keys = await page.locator('kbd').allInnerTexts();
    check(new Set(keys).size === 32, `everyone has keys of their own: ${keys}`);
    await fit(page);
    const wrong = (answerTo(await spokenRoll(page)) + 1) % 4;
    const right = answerTo(await spokenRoll(page));
    await page.keyboard.press(['KeyU', 'KeyI', 'KeyO', 'KeyP'][wrong]);
    await page.locator('.pad.out').waitFor();
    await page.keyboard.press(['KeyJ', 'KeyK', 'KeyL', 'Semicolon'][right]);
    await page.locator('.answer').waitFor();
    await soon(async () => (await page.locator('.answer ol li').count()) >= 4, 'the answer is explained step by step');
    await soon(
      async () => (await page.locator('.answer').innerText()).includes(NAMES[7]),
      'the right one has won the round',
    );
  },
  'tiles in teams at one device, by keyboard alone': async ({ open }) => {
    const page = await open(DESKTOP);
    await hotSeat(page, url, 'tiles', 4);
    await soon(async () => (await page.locator('.seats .rack').count()) === 4, 'everybody has a rack');
    await soon(
      async () => (await page.locator('.seats li').first().innerText()).includes('with Cy'),
      'partners are named together',
    );
    await page.locator('.cell').first().waitFor();
    for (let turn = 0; turn < 9; turn += 1) {
      const cell = page.locator(`[data-cell="${Math.floor(turn / 2)},${turn % 2}"]`);
      await cell.waitFor();
      if (turn === 1) {
        // The keys go from cell to cell, over the tiles, too.
        await page.locator('[data-cell="1,0"]').focus();
        await page.keyboard.press('ArrowDown');
        check(
          (await page.evaluate(() => document.activeElement?.getAttribute('data-cell'))) === '1,1',
          'arrow keys go to the next cell',
        );
      }
      await cell.focus();
      await page.keyboard.press('Enter');
      await page.waitForFunction((count) => document.querySelectorAll('.tile').length > count, turn);
    }
    await soon(async () => (await page.locator('.tile.five').count()) === 5, 'the row of five is celebrated');
    await page.locator('dialog[open] .series').waitFor();
    await fit(page);
  },
  'dice with guards, eight at one phone': async ({ open }) => {
    const page = await open(PHONE);
    await hotSeat(page, url, 'dice', 8, { variant: 'guards', trophies: 3, limit: null });
    await page.locator('.throw').click();
    await page.locator('.call:enabled').nth(31).waitFor();
    await fit(page);
    const boxes = await page
      .locator('.call, .dice')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
    check(
      boxes.every(({ top, bottom }) => top >= 0 && bottom <= innerHeight(page)),
      'everyone sees the dice and their buttons at once',
    );
    const dice = await page.locator('.dice').boundingBox();
    check(
      boxes.every((box) => box.width === dice.width || box.bottom <= dice.y || box.top >= dice.y + dice.height),
      'no button lies over the dice',
    );
  },
  'tiles: the row that won is seen whole above the result': async ({ open }) => {
    for (const box of [PHONE, SMALL]) {
      const page = await open(box);
      await hotSeat(page, url, 'tiles', 2);
      // A row that goes down needs the most room.
      for (let turn = 0; turn < 9; turn += 1) {
        const cell = page.locator(`[data-cell="${turn % 2},${Math.floor(turn / 2)}"]`);
        await cell.focus();
        await page.keyboard.press('Enter');
        await page.waitForFunction((count) => document.querySelectorAll('.tile').length > count, turn);
      }
      await page.locator('dialog[open] .series').waitFor({ state: 'attached' });
      await fit(page);
      const end = await page.locator('dialog[open]').boundingBox();
      const felt = await page.locator('.place').boundingBox();
      const row = await page
        .locator('.tile.five .side')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
      check(row.length === 5, 'five tiles have won');
      check(
        row.every((tile) => tile.top >= felt.y && tile.bottom <= end.y && tile.left >= 0 && tile.right <= box.width),
        `no tile of the row is covered: ${JSON.stringify({ row, end, felt })}`,
      );
    }
  },
  'tiles: pan, zoom, fit and pinch': async ({ open }) => {
    const page = await open(PHONE);
    await hotSeat(page, url, 'tiles', 2);
    await placeTile(page);
    const size = () => restingWidth(page, '.tile .side');
    const before = await size();
    await page.keyboard.press('-');
    const small = await size();
    check(small < before - 2, 'a key zooms out');
    const fingers = await page.context().newCDPSession(page);
    const board = await page.locator('.board').boundingBox();
    const at = (apart) =>
      [-apart, apart].map((x, id) => ({ x: board.x + board.width / 2 + x, y: board.y + board.height / 2, id }));
    await fingers.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(30) });
    for (const apart of [40, 55, 70])
      await fingers.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(apart) });
    await fingers.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    check((await size()) > small * 1.3, 'two fingers zoom');
    await soon(async () => (await page.locator('.tile').count()) === 1, 'and place nothing');
    await page.keyboard.press('f');
    check(Math.abs((await size()) - before) < 1, 'a key fits the board in again');
  },
  'every number of players': async ({ open }) => {
    const page = await open({ ...SMALL, language: 'fr-FR' });
    for (const [game, counts] of [
      ['cards', [2, 3, 4, 5]],
      ['dice', [2, 3, 4, 5, 6, 7, 8]],
      ['tiles', [2, 4]],
    ]) {
      for (const count of counts) {
        await withBots(
          page,
          url,
          game,
          count,
          game === 'dice' ? { variant: ['basic', 'poachers', 'guards'][count % 3] } : {},
        );
        await soon(async () => (await page.locator('.seats li').count()) === count, `${count} play ${game}`);
        if (count === Math.max(...counts)) await fit(page);
      }
    }
  },
});
