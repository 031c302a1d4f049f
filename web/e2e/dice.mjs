// A newcomer at a table of dice: nothing that matters passes unseen.
import { soon } from './browser.mjs';
import { answerTo, spokenRoll } from './tables.mjs';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 800 };
const TV = { width: 1920, height: 1080 };

/** A table with bots that give time, at which this person throws first. */
async function gentle(page, url, seats = 4, options = {}) {
  await page.goto(url);
  await page.locator('article').first().waitFor();
  const id = await page.evaluate(
    async ([seats, options]) => {
      const table = { game: 'dice', seats, options: { first: 0, ...options }, settings: { gentle_rounds: 9 } };
      const made = await fetch('/api/tables', {
        method: 'POST',
        body: JSON.stringify({ ...table, name: 'Zoé', bots: 'beginner' }),
      });
      return (await made.json()).table;
    },
    [seats, options],
  );
  await page.goto(`${url}/t/${id}`);
  await page.locator('.throw:enabled').waitFor();
}

export const diceChecks = ({ url, check, fit }) => ({
  'dice: a first round that can be followed': async ({ open }) => {
    for (const [box, language] of [
      [PHONE, 'fr-FR'],
      [DESKTOP, 'en-GB'],
      [TV, 'en-GB'],
    ]) {
      const page = await open({ ...box, language, motion: 'no-preference' });
      await gentle(page, url);
      await soon(async () => (await page.locator('.savanna').count()) === 1, 'it is played on the savanna');
      await page.locator('.goal .danger').waitFor();
      await soon(
        async () => (await page.locator('.seats .slot').count()) === 4 * 6,
        'two places for each animal in every chip',
      );
      await fit(page);
      await page.locator('.place').focus();
      await page.keyboard.press('Space');
      await page.locator('.count').waitFor();
      await soon(
        async () => (await page.locator('.die.hidden').count()) === 7,
        'the dice tumble while it is counted down',
      );
      await page.locator('.call:enabled').nth(3).waitFor();
      const die = await page.locator('.white .die').first().boundingBox();
      check(die.width >= { 390: 90, 1280: 120, 1920: 180 }[box.width], `dice use the room: ${die.width}`);
      // Nobody else is so fast: a wrong call is seen at once, where it was made.
      const calls = language === 'en-GB' ? answerTo(await spokenRoll(page)) : null;
      await page.keyboard.press(`Digit${calls === null ? 1 : ((calls + 1) % 4) + 1}`);
      await page.locator('.seats .mine .bubble').waitFor();
      if (calls !== null) {
        await soon(
          async () => (await page.locator('.seats .mine .bubble.wrong').count()) === 1,
          'a wrong call is at the caller’s chip',
        );
        // The others take their time; then it stays until it was seen.
        await page.locator('.answer').waitFor();
        await soon(
          async () => (await page.locator('.answer .tip').count()) === 1,
          'who lost is told how it could have been seen',
        );
        check(
          (await page.locator('.answer section').innerText()).includes('You'),
          'an early wrong call is in the photo finish',
        );
      }
      await page.locator('.answer .after.all').waitFor();
      await page.locator('.next .ring').waitFor();
      await fit(page);
      await page.keyboard.press('Space');
      await page.locator('.next').waitFor({ state: 'detached' });
    }
  },
  'dice: eight at a phone, and all in sight': async ({ open }) => {
    const page = await open({ ...PHONE, dark: true });
    await gentle(page, url, 8, { variant: 'guards' });
    await fit(page);
    await page.locator('.throw').click();
    await page.locator('.call:enabled').nth(3).waitFor();
    const boxes = await page
      .locator('.die, .call, .seats li')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
    check(
      boxes.every(
        ({ left, right, top, bottom }) => left >= 0 && right <= PHONE.width && top >= 0 && bottom <= PHONE.height,
      ),
      `dice, calls and seats are in sight: ${JSON.stringify(boxes)}`,
    );
    await fit(page);
  },
});
