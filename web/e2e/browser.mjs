// A real browser and the real binary, for the checks and the screenshots.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

import { chromium } from 'playwright-core';

const BROWSERS = [
  process.env.BANGO_BROWSER,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
];

/** Fails if something that the page is about to show does not come: slow machines show it later. */
export async function soon(truth, what) {
  for (const end = Date.now() + 15_000; !(await truth());) {
    if (Date.now() > end) throw new Error(what);
    await new Promise((look) => setTimeout(look, 50));
  }
}

export async function openBrowser() {
  const executablePath = BROWSERS.find((path) => path && existsSync(path));
  if (!executablePath) throw new Error('no browser was found: set BANGO_BROWSER');
  return chromium.launch({ executablePath, args: FLAGS });
}

/** The server: the one of BANGO_URL, or the binary with data of its own. */
export async function openServer({ own = false } = {}) {
  if (process.env.BANGO_URL && !own) return { url: process.env.BANGO_URL, close: async () => undefined };
  const data = mkdtempSync(join(tmpdir(), 'bango-e2e-'));
  let { child, url } = await start('127.0.0.1:0', data);
  return {
    url,
    /** Ends it without any warning. */
    kill: async () => {
      child.removeAllListeners('exit');
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGKILL');
      await gone;
    },
    /** Starts it again at the same address. */
    start: async () => {
      ({ child } = await start(new URL(url).host, data));
    },
    /** Its data goes once it has stopped: a store that vanishes is an error to it. */
    close: async () => {
      child.removeAllListeners('exit');
      const gone = new Promise((resolve) => child.once('exit', resolve));
      if (child.exitCode === null && child.kill()) await gone;
      rmSync(data, { recursive: true, force: true });
    },
  };
}

async function start(address, data) {
  const binary = process.env.BANGO_BIN ?? new URL('../../target/release/bango', import.meta.url).pathname;
  const limits = ['--requests-per-second', '1000', '--tables-per-minute', '1000'];
  const child = spawn(binary, ['serve', '--listen', address, '--data', data, ...limits], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, LC_ALL: 'C' },
  });
  const url = await new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
    createInterface({ input: child.stdout }).on('line', (line) => {
      const found = /http:\/\/127\.0\.0\.1:\d+/.exec(line);
      if (found) resolve(found[0]);
    });
  });
  return { child, url };
}

/** A page of its own visitor that remembers everything that went wrong in it. */
export async function openPage(
  browser,
  {
    width,
    height,
    dark = false,
    language = 'en-GB',
    motion = 'reduce',
    worker = true,
    settings = null,
    proxy = null,
    ownCertificate = false,
    before = null,
  },
) {
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: motion,
    locale: language,
    hasTouch: width < 600,
    // A browser takes no worker from a server whose certificate nobody has signed.
    serviceWorkers: worker && !ownCertificate ? 'allow' : 'block',
    ignoreHTTPSErrors: ownCertificate,
    ...(proxy && { proxy }),
  });
  // What somebody chose on an earlier visit.
  const remember = (kept) => {
    // An empty page has nothing to keep it in.
    if (location.protocol.startsWith('http')) localStorage.setItem('bango', kept);
  };
  if (settings) await context.addInitScript(remember, JSON.stringify(settings));
  if (before) await context.addInitScript(before);
  // Busy machines are slow; what does not come at all is found out a little later.
  context.setDefaultTimeout(60_000);
  const page = await context.newPage();
  const errors = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(String(error)));
  return { page, errors, close: () => context.close() };
}

/**
 * Waits until nothing moves any more: every movement that ends has ended, and what is on the screen
 * lies where it lay a frame ago. What moves for ever is left out.
 */
export async function atRest(page) {
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    const ends = (one) => Number.isFinite(one.effect?.getComputedTiming().endTime);
    // What is folded away is not painted, and so stands still in the middle of its movement.
    const seen = (one) => one.effect?.target?.checkVisibility({ contentVisibilityAuto: true }) === true;
    const moves = () => document.getAnimations().some((one) => ends(one) && seen(one) && one.playState === 'running');
    const places = () => {
      const restless = document
        .getAnimations()
        .filter((one) => !ends(one))
        .map((one) => one.effect?.target);
      const still = [...document.querySelectorAll('body *')].filter(
        (one) => !restless.some((other) => other?.contains(one)),
      );
      return still
        .map((one) => {
          const { x, y, width, height } = one.getBoundingClientRect();
          return [x, y, width, height].join(' ');
        })
        .join('|');
    };
    await document.fonts.ready;
    let before = '';
    for (let now = places(); before !== now || moves(); now = places()) {
      before = now;
      await frame();
    }
  });
}
