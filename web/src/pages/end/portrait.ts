/** A picture of a result, painted in the page: nothing is asked of anybody for it. */

export const WIDTH = 1200;
export const HEIGHT = 630;

/** What of an SVG is told by the page's styles, and is lost without them. */
const STYLES = ['fill', 'stroke', 'stroke-width', 'stroke-linecap', 'stroke-linejoin', 'stroke-dasharray', 'opacity'];
const LETTERS = ['font-family', 'font-size', 'font-weight', 'text-anchor', 'dominant-baseline'];

/** A copy of an SVG that looks the same without the page's styles. */
function standalone(svg: SVGSVGElement): string {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const [all, copies] = [svg.querySelectorAll('*'), copy.querySelectorAll('*')];
  for (const [place, one] of all.entries()) {
    const [style, other] = [getComputedStyle(one), copies[place]];
    for (const name of one instanceof SVGTextElement ? [...STYLES, ...LETTERS] : STYLES)
      other?.setAttribute(name, style.getPropertyValue(name));
    if (style.transform !== 'none') other?.setAttribute('transform', style.transform);
  }
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(svg.clientWidth * 2));
  copy.setAttribute('height', String(svg.clientHeight * 2));
  return `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
}

async function imageOf(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = address;
  await image.decode();
  return image;
}

/** How far something is turned on the page, in radians, with all that it lies in up to `root`. */
function turnOf(node: Element, root: Element): number {
  let turn = 0;
  for (let at: Element | null = node; at && at !== root; at = at.parentElement) {
    const { a, b } = new DOMMatrix(getComputedStyle(at).transform);
    turn += Math.atan2(b, a);
  }
  return turn;
}

export interface Portrait {
  /** The game's own picture, as it stands in the page. */
  picture: HTMLElement;
  felt: { light: string; deep: string };
  /** The first one is the largest. */
  lines: string[];
}

export async function paint(canvas: HTMLCanvasElement, { picture, felt, lines }: Portrait): Promise<void> {
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext('2d');
  if (!pen) return;
  const ground = pen.createRadialGradient(WIDTH / 2, 0, 60, WIDTH / 2, HEIGHT / 2, WIDTH * 0.75);
  ground.addColorStop(0, felt.light);
  ground.addColorStop(1, felt.deep);
  pen.fillStyle = ground;
  pen.fillRect(0, 0, WIDTH, HEIGHT);

  const frame = picture.getBoundingClientRect();
  const scale = Math.min(560 / frame.width, 420 / frame.height);
  const [left, top] = [40, (HEIGHT - frame.height * scale) / 2];
  for (const svg of picture.querySelectorAll('svg')) {
    const box = svg.getBoundingClientRect();
    const image = await imageOf(standalone(svg));
    const [width, height] = [svg.clientWidth * scale, svg.clientHeight * scale];
    pen.save();
    pen.shadowColor = 'rgb(0 0 0 / 0.35)';
    pen.shadowBlur = 14;
    pen.shadowOffsetY = 5;
    pen.translate(left + (box.x + box.width / 2 - frame.x) * scale, top + (box.y + box.height / 2 - frame.y) * scale);
    pen.rotate(turnOf(svg, picture));
    pen.drawImage(image, -width / 2, -height / 2, width, height);
    pen.restore();
  }
  write(pen, lines);
}

const FONT = "'Iowan Old Style', 'Palatino Linotype', Palatino, Georgia, 'DejaVu Serif', serif";
const [TEXT_LEFT, TEXT_WIDTH] = [640, 520];

function write(pen: CanvasRenderingContext2D, lines: string[]): void {
  pen.fillStyle = '#fff6e6';
  pen.shadowColor = 'rgb(0 0 0 / 0.5)';
  pen.shadowBlur = 6;
  pen.textBaseline = 'top';
  const rows = lines.flatMap((line, place) => {
    const size = place === 0 ? 58 : 34;
    pen.font = `700 ${size}px ${FONT}`;
    return broken(pen, line).map((text, part, all) => ({ text, size, last: part === all.length - 1 }));
  });
  const high = rows.reduce((sum, { size, last }) => sum + size * 1.2 + (last ? 18 : 0), 0);
  let top = Math.max(30, (HEIGHT - high) / 2);
  for (const { text, size, last } of rows) {
    pen.font = `700 ${size}px ${FONT}`;
    pen.fillText(text, TEXT_LEFT, top);
    top += size * 1.2 + (last ? 18 : 0);
  }
}

/** A line in as many rows as it takes. */
function broken(pen: CanvasRenderingContext2D, line: string): string[] {
  const rows: string[] = [];
  let row = '';
  for (const word of line.split(' ')) {
    const longer = row ? `${row} ${word}` : word;
    if (row && pen.measureText(longer).width > TEXT_WIDTH) {
      rows.push(row);
      row = word;
    } else row = longer;
  }
  return [...rows, row];
}
