// Whole games by somebody who does not see: by the keys, or by words that are typed. The player waits until the voice is
// silent, as people do, and knows nothing but what was said, what has the focus, and which keys there are.
import { delays, heard } from './recorder.mjs';

const wait = (page, time) => page.evaluate((time) => new Promise((done) => setTimeout(done, time)), time);

/** Waits until a voice of 200 words a minute has said everything. */
export async function listenOn(page) {
  for (;;) {
    const last = delays(await heard(page)).at(-1);
    const left = last ? last.at + last.ends - Date.now() : 0;
    if (left <= 0) return;
    await wait(page, Math.min(left, 2000));
  }
}

/** Whether the end was told: its dialog begins at its title. */
export const isOver = (page) => page.evaluate(() => document.querySelector('dialog[open] .series') !== null);

/** What was said or focused after so many entries of the record. */
const since = async (page, from) => (await heard(page)).slice(from);

/** Plays until the end with `turn`, which is called whenever it was said to be one's own turn, or something is asked. */
export async function playByEar(page, turn, seconds = 560) {
  const until = Date.now() + seconds * 1000;
  let from = 0;
  while (!(await isOver(page))) {
    if (Date.now() > until) throw new Error(`the game did not come to its end in ${seconds} s`);
    await listenOn(page);
    const fresh = await since(page, from);
    from += fresh.length;
    await turn(fresh.filter(({ say }) => say).map(({ say }) => say));
    await wait(page, 150);
  }
}

/** The answer to a roll as it is said (D3): the place of the call. */
export function answerToSaid(text, names) {
  const count = (name) => Number(new RegExp(`${name} (\\d)`).exec(text)?.[1] ?? 0);
  const [one, other] = (/(\d), (\d)\.?$/.exec(text) ?? []).slice(1).map(Number);
  const wanted = one === other ? one : 6 - one - other;
  const fits = [0, 1, 2].filter((animal) => count(names[animal]) === wanted);
  if (fits.length === 0) return 3;
  return fits.length === 1 ? fits[0] : [0, 1, 2].find((animal) => !fits.includes(animal));
}
