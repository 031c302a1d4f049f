// Draws the icons of the installed page from scripts/icon.svg: node scripts/icons.mjs
import { mkdirSync, readFileSync } from 'node:fs';

import { openBrowser } from '../e2e/browser.mjs';

const drawing = readFileSync(new URL('icon.svg', import.meta.url), 'utf8');
const folder = new URL('../public/icons/', import.meta.url).pathname;
mkdirSync(folder, { recursive: true });

/** Phones cut a maskable icon into their own shape, so it fills its square; the others have round corners. */
const ICONS = [
  { name: 'icon-192', size: 192, round: true },
  { name: 'icon-512', size: 512, round: true },
  { name: 'maskable-512', size: 512, round: false },
  { name: 'apple-180', size: 180, round: false },
];

const browser = await openBrowser();
for (const { name, size, round } of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const corners = round ? 'border-radius: 22%; overflow: hidden' : '';
  await page.setContent(
    `<style>body { margin: 0 } div { width: ${size}px; height: ${size}px; ${corners} }</style><div>${drawing}</div>`,
  );
  await page.screenshot({ path: `${folder}${name}.png`, omitBackground: true });
  await page.close();
}
await browser.close();
