// What the checks of the hosting kit share: running things, waiting for them, and a table to play at.
import { execFile, execFileSync, spawn } from 'node:child_process';
import { request } from 'node:http';
import { createServer } from 'node:net';

import { openPage } from '../browser.mjs';
import { placeTile } from '../play.mjs';

export const PROGRAM = process.env.BANGO_BIN ?? new URL('../../../target/release/bango', import.meta.url).pathname;
export const PACKAGING = new URL('../../../packaging/', import.meta.url).pathname;

export function check(truth, what) {
  if (!truth) throw new Error(what);
}

/** Runs a command to its end; what it printed. It must succeed. */
export function run(command, ...words) {
  return execFileSync(command, words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}

/** Runs a command that may fail; its exit code and what it printed. The page goes on meanwhile. */
export function attempt(command, words, environment = {}) {
  return new Promise((resolve) => {
    execFile(command, words, { env: { ...process.env, ...environment } }, (error, out, errors) =>
      resolve({ code: error ? (error.code ?? 1) : 0, out, errors }),
    );
  });
}

/** Starts something that runs until it is stopped. */
export function start(command, words) {
  const child = spawn(command, words, { stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, LC_ALL: 'C' } });
  child.stdout.resume();
  const ended = new Promise((resolve) => child.once('exit', resolve));
  return {
    pid: child.pid,
    stop: async () => {
      if (child.exitCode === null) child.kill('SIGTERM');
      await ended;
    },
  };
}

export async function freePort() {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** The status of an answer over plain HTTP, or 0 if nobody answers. */
export function status(port, path) {
  return new Promise((resolve) => {
    const asked = request({ host: '127.0.0.1', port, path }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    });
    asked.once('error', () => resolve(0));
    asked.end();
  });
}

/** Waits until this is so; asks again until a minute is over. */
export async function until(what, isSo) {
  const end = Date.now() + 60_000;
  while (!(await isSo())) {
    check(Date.now() < end, `${what} did not happen in a minute`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const BOX = { width: 900, height: 700 };

/** Two people at a table of tiles, in two browsers of their own. */
export async function twoAtATable(browser, url, options = {}) {
  const [host, guest] = await Promise.all([0, 1].map(() => openPage(browser, { ...BOX, ...options })));
  await host.page.goto(url);
  await host.page.locator('article').nth(2).locator('.button').nth(1).click();
  await host.page.locator('dialog .field').fill('Ada');
  await host.page.locator('dialog .button.main').click();
  await host.page.locator('.room').waitFor();
  await guest.page.goto(host.page.url());
  await guest.page.locator('#name').fill('Zoé');
  await guest.page.locator('form:has(#name) .button.main').click();
  await host.page.getByText('Zoé').first().waitFor();
  await host.page.getByRole('button', { name: 'Start the game' }).click();
  await host.page.locator('.place').waitFor();
  const pages = [host.page, guest.page];
  return {
    pages,
    errors: [host.errors, guest.errors],
    /** Tiles on both boards. */
    tiles: () => Promise.all(pages.map((page) => page.locator('.tile').count())),
    /** Whoever's turn it is places a tile, and both see it. */
    place: async () => {
      const before = await pages[0].locator('.tile').count();
      const cells = pages.map((page) => page.locator('.cell').first());
      await Promise.race(cells.map((cell) => cell.waitFor()));
      await placeTile((await cells[0].count()) > 0 ? pages[0] : pages[1]);
      const more = (count) => document.querySelectorAll('.tile').length > count;
      await Promise.all(pages.map((page) => page.waitForFunction(more, before)));
    },
    close: () => Promise.all([host.close(), guest.close()]),
  };
}
