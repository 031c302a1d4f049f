// Contrast of what is painted: words and borders against the pixels that they lie on.

/** Text that can be read needs this much, what tells things apart that much. */
const TEXT = 4.5;
const EDGE = 3;
/** Letters of this height, in pixels of their line, are large. */
const LARGE = 32;

/** Everything with words on the screen, and everything whose border says what it is. */
function collect() {
  const reached = new CSSStyleSheet();
  // The grid of the keys lies over what is seen, and is not seen itself.
  reached.replaceSync(
    '* { pointer-events: auto !important; } [role="grid"], [role="grid"] * { pointer-events: none !important; }',
  );
  document.adoptedStyleSheets.push(reached);
  const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  /** What scrolls shows only what lies inside it. */
  const isCut = (element, x, y) => {
    for (let one = element.parentElement; one; one = one.parentElement) {
      if (getComputedStyle(one).overflowY === 'visible') continue;
      const { left, right, top, bottom } = one.getBoundingClientRect();
      if (x < left || x > right || y < top || y > bottom) return true;
    }
    return false;
  };
  const seen = (element, x, y) => {
    if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight || isCut(element, x, y)) return false;
    const at = document.elementFromPoint(x, y);
    return at !== null && (element.contains(at) || at.contains(element));
  };
  const shown = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  // What cannot be used now may be pale, and so may what fades away behind something else.
  const exempt = (element) =>
    element.closest(':disabled, [aria-disabled="true"], .sr-only, [inert]') || !top.contains(element);
  const opacity = (element) => {
    let all = 1;
    for (let one = element; one; one = one.parentElement) all *= Number(getComputedStyle(one).opacity);
    return all;
  };
  const name = (element) =>
    `${element.tagName.toLowerCase()}.${[...element.classList].filter((one) => !one.startsWith('svelte-')).join('.')}`;
  const words = [];
  const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent.trim();
    const element = node.parentElement;
    if (!text || !element || exempt(element) || !shown(element) || element.closest('script, style, option')) continue;
    const style = getComputedStyle(element);
    const colour = element instanceof SVGElement ? style.fill : style.color;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      // What is turned is looked at in the middle of it: the corners of its box lie elsewhere.
      const inner = element instanceof SVGElement ? 0.3 : 0;
      const [x, y] = [box.x + box.width * inner, box.y + box.height * inner];
      const [width, height] = [box.width * (1 - 2 * inner), box.height * (1 - 2 * inner)];
      const whole = [0.02, 0.5, 0.98].every((part) => seen(element, x + width * part, y + height * (0.1 + 0.8 * part)));
      if (width < 2 || height < 4 || !whole) continue;
      words.push({
        what: `${name(element)} “${text.slice(0, 40)}”`,
        colour,
        opacity: opacity(element),
        x,
        y,
        width,
        height,
        line: box.height,
      });
    }
  }
  const edges = [];
  for (const element of top.querySelectorAll('.field, select, textarea, [role="switch"], .cell > rect')) {
    if (exempt(element) || !shown(element)) continue;
    const { x, y, width, height } = element.getBoundingClientRect();
    const whole = [0.1, 0.5, 0.9].every((part) => seen(element, x + width * part, y + height * (0.2 + 0.6 * part)));
    if (width < 4 || !whole) continue;
    edges.push({ what: name(element.matches('rect') ? element.parentElement : element), x, y, width, height });
  }
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== reached);
  return { words, edges };
}

/** Runs in an empty page of its own: reads the pictures and compares. */
async function compare({ bare, whole, words, edges, scale, TEXT, EDGE, LARGE }) {
  const read = async (data) => {
    const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob());
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const drawn = canvas.getContext('2d');
    drawn.drawImage(bitmap, 0, 0);
    const { data: pixels, width, height } = drawn.getImageData(0, 0, bitmap.width, bitmap.height);
    return (x, y) => {
      const [right, down] = [Math.round(x * scale), Math.round(y * scale)];
      if (right < 0 || down < 0 || right >= width || down >= height) return null;
      return [...pixels.subarray((down * width + right) * 4, (down * width + right) * 4 + 3)];
    };
  };
  const [under, over] = [await read(bare), await read(whole)];
  const linear = (value) => (value <= 10.31475 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4);
  const light = ([red, green, blue]) => 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
  const ratio = (one, other) => {
    const [high, low] = [light(one), light(other)].sort((a, b) => b - a);
    return (high + 0.05) / (low + 0.05);
  };
  const painter = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  const parse = (colour) => {
    painter.clearRect(0, 0, 1, 1);
    painter.fillStyle = colour;
    painter.fillRect(0, 0, 1, 1);
    const [red, green, blue, alpha] = painter.getImageData(0, 0, 1, 1).data;
    return { rgb: [red, green, blue], alpha: alpha / 255 };
  };
  const faint = [];
  for (const { what, colour, opacity, x, y, width, height, line } of words) {
    const { rgb, alpha } = parse(colour);
    const all = [];
    for (let column = 0.5; column < 12; column += 1)
      for (const part of [0.25, 0.5, 0.75]) {
        const ground = under(x + (width * column) / 12, y + height * part);
        if (!ground) continue;
        const share = alpha * opacity;
        const drawn = rgb.map((tone, place) => tone * share + ground[place] * (1 - share));
        all.push(ratio(drawn, ground));
      }
    // A single speck of the ground does not make a word unreadable.
    const worst = all.sort((a, b) => a - b)[3];
    // What is large is read more easily.
    const least = line >= LARGE ? EDGE : TEXT;
    if (worst !== undefined && worst < least) faint.push(`${worst.toFixed(2)} ${what}`);
  }
  for (const { what, x, y, width, height } of edges) {
    const sides = [
      [x, y + height / 2, -1, 0],
      [x + width, y + height / 2, 1, 0],
      [x + width / 2, y, 0, -1],
      [x + width / 2, y + height, 0, 1],
    ];
    const best = sides.map(([at, down, right, below]) => {
      const outside = over(at + right * 4, down + below * 4);
      if (!outside) return 0;
      const near = [-3, -2, -1, 0, 1].map((far) => over(at + right * far, down + below * far)).filter(Boolean);
      return Math.max(...near.map((pixel) => ratio(pixel, outside)));
    });
    const clear = best.sort((a, b) => b - a)[1];
    if (clear < EDGE) faint.push(`${clear.toFixed(2)} edge of ${what}`);
  }
  return [...new Set(faint)];
}

/** A picture of the page with a style added, in the one way that its own rules for styles allow. */
async function pictured(page, style) {
  await page.evaluate((style) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(style);
    document.adoptedStyleSheets.push(sheet);
  }, style);
  const picture = await page.screenshot();
  await page.evaluate(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1);
  });
  return picture.toString('base64');
}

/** What is too faint on this page, as sentences; words need so much. */
export async function faintOn(page, judge, text = TEXT) {
  const found = await page.evaluate(collect);
  const still = 'animation: none !important; transition: none !important;';
  const clear =
    'color: transparent !important; -webkit-text-fill-color: transparent !important; text-shadow: none !important;';
  const whole = await pictured(page, `*, *::before, *::after { ${still} }`);
  const bare = await pictured(
    page,
    `*, *::before, *::after { ${still} ${clear} } svg text { fill: transparent !important; stroke: transparent !important; }`,
  );
  const scale = await page.evaluate(() => devicePixelRatio);
  return judge.evaluate(compare, { bare, whole, ...found, scale, TEXT: text, EDGE, LARGE });
}
