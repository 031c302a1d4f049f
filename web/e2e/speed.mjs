// How soon the page can be used, and how evenly it moves: node e2e/speed.mjs [times; 0 for the frames alone]
// The binary is the one of BANGO_BIN or target/release/bango; everything goes over loopback.
import { openBrowser, openPage, openServer } from './browser.mjs';
import { hotSeat } from './tables.mjs';

const TIMES = Number(process.argv[2] ?? 10);
const PHONE = { width: 390, height: 844 };
/** A stand-in for a phone of the middle class: everything that the page's own thread does takes four times as long. */
const SLOWDOWN = 4;

const server = await openServer();
const browser = await openBrowser();

const sorted = (numbers) => [...numbers].sort((one, other) => one - other);
const median = (numbers) => sorted(numbers)[Math.floor(numbers.length / 2)];
const ms = (number) => `${Math.round(number)} ms`;

/**
 * Presses the first `selector` in the frame in which it is there, again in every frame until a message that
 * matches `sent` leaves the page, and remembers when that was, counted from the start of the navigation.
 */
function pressEarly([selector, sent]) {
  const told = (what) => {
    if (globalThis.answered === undefined && String(what).includes(sent)) globalThis.answered = performance.now();
  };
  const { fetch } = globalThis;
  globalThis.fetch = (address, options) => {
    if (options?.method === 'POST') told(address);
    return fetch(address, options);
  };
  const { send } = WebSocket.prototype;
  WebSocket.prototype.send = function (message) {
    told(message);
    return send.call(this, message);
  };
  const press = () => {
    if (globalThis.answered !== undefined) return;
    document.querySelector(selector)?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    requestAnimationFrame(press);
  };
  requestAnimationFrame(press);
}

/** Opens an address with nothing kept from before, and says when the first press worked. */
async function usable(page, slowdown, address, selector, sent) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript(pressEarly, [selector, sent]);
  await page.goto(address);
  await page.waitForFunction(() => globalThis.answered !== undefined);
  return page.evaluate(() => globalThis.answered);
}

async function timesOf(name, slowdown, prepare, selector, sent) {
  const times = [];
  for (let time = 0; time < TIMES; time += 1) {
    const visitor = await openPage(browser, { ...PHONE, motion: 'no-preference', worker: false });
    const address = await prepare(visitor.page);
    const fresh = await visitor.page.context().newPage();
    await visitor.page.close();
    times.push(await usable(fresh, slowdown, address, selector, sent));
    await visitor.close();
  }
  console.log(
    `${name}: median ${ms(median(times))}, worst ${ms(Math.max(...times))} (${TIMES} times, CPU ${slowdown}x slower)`,
  );
}

/** Counts the frames from here on, as long as something that ends is moving, or always. */
async function watchFrames(page, always = false) {
  await page.evaluate((always) => {
    const moving = () =>
      document
        .getAnimations()
        .some(
          (one) =>
            one.playState === 'running' &&
            (Number.isFinite(one.effect?.getComputedTiming().endTime) || one.effect?.target?.closest?.('.covered')),
        );
    globalThis.frames = [];
    let last = null;
    const look = (now) => {
      if (last !== null) globalThis.frames.push(now - last);
      last = always || moving() ? now : null;
      globalThis.watching = requestAnimationFrame(look);
    };
    globalThis.watching = requestAnimationFrame(look);
  }, always);
}
async function tellFrames(page, name) {
  const frames = await page.evaluate(() => {
    cancelAnimationFrame(globalThis.watching);
    return globalThis.frames;
  });
  const share = (most) => `${((100 * frames.filter((one) => one <= most).length) / frames.length).toFixed(1)} %`;
  const slow = sorted(frames).slice(-3).reverse().map(ms).join(', ');
  // Frames come by the screen's beat of 16.7 ms; half a millisecond is the clock's.
  console.log(
    `${name}: ${frames.length} frames, ${share(17.2)} in time, ${share(33.9)} at most one late; longest ${slow}`,
  );
}
/** Waits until what ends has ended, without looking so often that it costs frames itself. */
async function calm(page) {
  await page.waitForFunction(
    () => {
      const running = document
        .getAnimations()
        .some((one) => one.playState === 'running' && Number.isFinite(one.effect?.getComputedTiming().endTime));
      return !running && !document.querySelector('.table.tense, .table.blast');
    },
    null,
    { polling: 250 },
  );
}
async function slowPage() {
  const visitor = await openPage(browser, { ...PHONE, motion: 'no-preference' });
  const session = await visitor.page.context().newCDPSession(visitor.page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return visitor;
}

for (const slowdown of TIMES > 0 ? [1, SLOWDOWN] : []) {
  await timesOf('front page', slowdown, async () => server.url, 'article .button.main', '/api/tables');
  await timesOf(
    'a table of tiles',
    slowdown,
    async (page) => `${server.url}/t/${await hotSeat(page, server.url, 'tiles', 2)}`,
    '.cell',
    '"play"',
  );
  await timesOf(
    'a table of cards',
    slowdown,
    async (page) => `${server.url}/t/${await hotSeat(page, server.url, 'cards', 2)}`,
    '.pass .button, .deck:enabled',
    '"play"',
  );
}

{
  const { page, close } = await slowPage();
  await hotSeat(page, server.url, 'cards', 2);
  await watchFrames(page);
  await page.evaluate(() => {
    globalThis.explosions = 0;
    const seen = new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const one of addedNodes) if (one.matches?.('div.blast')) globalThis.explosions += 1;
    });
    seen.observe(document.body, { subtree: true, childList: true });
  });
  // Who never stops sees an explosion after a few cards.
  while ((await page.evaluate(() => globalThis.explosions)) < 3) {
    await page.evaluate(() => {
      const ways = ['.pass .button', '.doing .button.main:enabled', '.doing .button:enabled', '.turned.can:not(.on)'];
      for (const way of ways) {
        const found = document.querySelector(way);
        if (found) return found.click();
      }
    });
    await calm(page);
  }
  await tellFrames(page, 'cards: turning, flying, exploding');
  await close();
}
{
  const { page, close } = await slowPage();
  await hotSeat(page, server.url, 'dice', 2, { variant: 'guards', limit: null });
  await watchFrames(page);
  for (let round = 0; round < 5; round += 1) {
    await page.locator('.throw').click();
    await page.locator('.call:enabled').nth(7).waitFor();
    await calm(page);
    await page.evaluate(async () => {
      const [first, second] = [...document.querySelectorAll('.pad')].map((pad) => pad.querySelector('.call'));
      for (const call of [first, second]) call.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    });
    await page.locator('.throw, .claim').first().waitFor();
    if ((await page.locator('.claim').count()) > 0) await page.locator('.claim').first().click();
    await page.locator('.throw').waitFor();
  }
  await tellFrames(page, 'dice: tumbling, landing, trophies');
  await close();
}
{
  const { page, close } = await slowPage();
  await hotSeat(page, server.url, 'tiles', 2);
  // Four columns in which the colours change places every two rows: twenty tiles, and nowhere five.
  for (let turn = 0; turn < 20; turn += 1) {
    const [along, y] = [turn % 4, Math.floor(turn / 4)];
    const x = Math.floor(y / 2) % 2 === 0 ? along : 3 - along;
    await page.locator(`[data-cell="${x},${y}"]`).focus();
    await page.keyboard.press('Enter');
    await page.waitForFunction((count) => document.querySelectorAll('.tile').length > count, turn);
  }
  await calm(page);
  await watchFrames(page, true);
  await page.evaluate(async () => {
    const board = document.querySelector('.board');
    const { x, y, width, height } = board.getBoundingClientRect();
    const at = (type, angle, id) =>
      board.dispatchEvent(
        new PointerEvent(type, {
          bubbles: true,
          pointerId: id,
          clientX: x + width / 2 + Math.sin(angle) * 110,
          clientY: y + height / 2 + Math.cos(angle * 0.7) * 110,
        }),
      );
    board.setPointerCapture = () => undefined;
    at('pointerdown', 0, 1);
    for (let frame = 0; frame < 240; frame += 1) {
      at('pointermove', frame / 25, 1);
      await new Promise(requestAnimationFrame);
    }
    at('pointerup', 0, 1);
  });
  await tellFrames(page, 'tiles: panning');
  await close();
}
await browser.close();
await server.close();
