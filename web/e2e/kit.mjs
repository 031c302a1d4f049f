// The hosting kit, used: node e2e/kit.mjs [words of the checks to run]
// BANGO_BIN is the program, BANGO_DEBS a folder with two versions of its package, BANGO_SCRATCH what starts
// Postgres and NATS.
import { openBrowser } from './browser.mjs';
import { packageCheck } from './kit/package.mjs';
import { nginxCheck } from './kit/nginx.mjs';

const CHECKS = {
  'a package: installed, upgraded over a running game, removed, purged': packageCheck,
  'nginx with TLS in front of one node': (browser) => nginxCheck(browser, { nodes: 1 }),
  'nginx with TLS in front of two nodes that share their tables': (browser) => nginxCheck(browser, { nodes: 2 }),
};

const words = process.argv.slice(2);
const browser = await openBrowser();
let failed = 0;
for (const [name, check] of Object.entries(CHECKS)) {
  if (words.length > 0 && !words.some((word) => name.includes(word))) continue;
  const started = Date.now();
  try {
    const left = await check(browser);
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    console.log(left ? `not checked  ${name}: ${left}` : `ok  ${name} (${seconds} s)`);
  } catch (error) {
    failed += 1;
    console.error(`FAILED  ${name}: ${error.stack}`);
  }
}
await browser.close();
process.exit(failed > 0 ? 1 : 0);
