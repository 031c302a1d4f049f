// The first minutes of each game as a newcomer sees them: a picture a second, with the prompt as caption, on sheets
// to be looked at from beginning to end. node e2e/film.mjs [folder] [seconds] [word of the games wanted]
import { mkdirSync } from 'node:fs';

import { openBrowser, openPage, openServer } from './browser.mjs';
import { isOver, play, quickPlay } from './play.mjs';
import { gather, turnOn } from './tv.mjs';

const folder = process.argv[2] ?? 'film';
const seconds = Number(process.argv[3] ?? 300);
const only = process.argv[4];
const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } };
/** How large a picture stands on its sheet, and how many there are. */
const SHEETS = { phone: { across: 10, down: 2, wide: 190 }, desktop: { across: 5, down: 4, wide: 380 } };
/** How long a newcomer looks before pressing something. */
const LOOKS = 3500;
mkdirSync(folder, { recursive: true });

const server = await openServer();
const browser = await openBrowser();

/** A newcomer who looks for a while, then presses something, until the film is over. */
async function newcomer(page, game, isDone) {
  while (!isDone() && !(await isOver(page))) {
    await new Promise((resolve) => setTimeout(resolve, LOOKS));
    let pressed = false;
    await play(page, game, async () => pressed || isDone() || !(pressed = true)).catch(() => undefined);
  }
}

/** One picture a second, and what the table says then. */
async function shoot(page) {
  const frames = [];
  const begin = Date.now();
  for (let second = 0; second < seconds; second += 1) {
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, begin + 1000 * second - Date.now())));
    const says = await page
      .locator('.prompt')
      .first()
      .textContent({ timeout: 500 })
      .catch(() => '');
    const picture = await page.screenshot({ type: 'jpeg', quality: 70 });
    frames.push({ second: Math.round((Date.now() - begin) / 1000), says: says?.trim() ?? '', picture });
    if (second % 5 === 4 && (await isOver(page)) && frames.slice(-8).every((frame) => frame.says === says?.trim()))
      break;
  }
  return frames;
}

/** Puts pictures side by side, with their captions below. */
async function sheet(frames, { across, wide }, path) {
  const { page, close } = await openPage(browser, { width: across * (wide + 10) + 10, height: 400 });
  const cells = frames.map(
    ({ second, says, picture }) =>
      `<figure><img src="data:image/jpeg;base64,${picture.toString('base64')}"><figcaption><b>${second} s</b> ${says
        .replace(/&/g, '&amp;')
        .replace(/</g, '&lt;')}</figcaption></figure>`,
  );
  await page.setContent(
    `<style>body{margin:5px;display:flex;flex-wrap:wrap;font:11px sans-serif}figure{margin:5px;width:${wide}px}
     img{width:100%;display:block}figcaption{min-height:3em}</style>${cells.join('')}`,
  );
  await page.screenshot({ path, fullPage: true });
  await close();
}

/** All pictures of a film, on as many sheets as it takes. */
async function sheets(frames, { across, down, wide }, name) {
  for (let first = 0; first < frames.length; first += across * down) {
    const number = String(1 + first / (across * down)).padStart(2, '0');
    const path = `${folder}/${name}-${number}.png`;
    await sheet(frames.slice(first, first + across * down), { across, wide }, path);
  }
}

for (const game of ['cards', 'dice', 'tiles']) {
  for (const [size, box] of Object.entries(SIZES)) {
    const name = `${game}-${size}`;
    if (only && !name.includes(only)) continue;
    const { page, close } = await openPage(browser, { ...box, motion: 'no-preference' });
    await quickPlay(page, server.url, game);
    let done = false;
    const playing = newcomer(page, game, () => done);
    const frames = await shoot(page);
    done = true;
    await playing;
    await close();
    await sheets(frames, SHEETS[size], name);
    console.log(`${name}: ${frames.length} pictures`);
  }
}
// The living room: what the TV shows, and beside it one of three phones.
for (const game of ['cards', 'dice', 'tiles']) {
  const name = `${game}-tv`;
  if (only && !name.includes(only)) continue;
  const visitors = [];
  const open = async (options) => {
    const visitor = await openPage(browser, { ...options, motion: 'no-preference' });
    visitors.push(visitor);
    return visitor.page;
  };
  const { tv, code } = await turnOn(open, server.url);
  const phones = await Promise.all([0, 1, 2].map(() => open(SIZES.phone)));
  await gather(server.url, tv, code, game, phones);
  let done = false;
  const playing = phones.map((phone) => newcomer(phone, game, () => done));
  const [screen, phone] = await Promise.all([shoot(tv), shoot(phones[1])]);
  done = true;
  await Promise.all(playing);
  for (const visitor of visitors) await visitor.close();
  await sheets(screen, SHEETS.desktop, name);
  await sheets(phone, SHEETS.phone, `${name}-phone`);
  console.log(`${name}: ${screen.length} pictures`);
}
await browser.close();
await server.close();
