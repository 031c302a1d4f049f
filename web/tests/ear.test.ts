/** What those hear who do not see: the queue of speech, how a game is told, and where the focus goes. */
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

import { Announcer, timeToHear, type Manner } from '../src/lib/announce.svelte';
import { focus } from '../src/lib/focus';
import { isForTable, isFree } from '../src/lib/keys';
import { speech } from '../src/lib/language.svelte';
import { settings } from '../src/lib/settings.svelte';
import { Teller, type Moment } from '../src/pages/play/teller';
import type { ShownStep } from '../src/protocol';
import { cardsRun } from '../src/tables/cards/run';
import { rollByEar } from '../src/tables/dice/steps';

beforeAll(() => speech.speak('en'));
beforeEach(() => {
  vi.useFakeTimers();
  document.body.replaceChildren();
});
afterEach(() => vi.useRealTimers());

describe('the queue', () => {
  /** Everything that is said within some milliseconds, with its time. */
  function listen(announcer: Announcer, time: number): [number, string][] {
    const heard: [number, string][] = [];
    let [polite, urgent] = ['', ''];
    for (let at = 0; at <= time; at += 50) {
      if (announcer.urgent !== urgent) heard.push([at, (urgent = announcer.urgent)]);
      if (announcer.polite !== polite) heard.push([at, (polite = announcer.polite)]);
      vi.advanceTimersByTime(50);
    }
    return heard;
  }
  const words = (heard: [number, string][]): string[] => heard.map(([, text]) => text.trim());

  test('one’s own turn goes before news, and news before talk', () => {
    const announcer = new Announcer();
    announcer.say('Bo says: hello', { weight: 'aside' });
    announcer.say('Bo keeps the hand.');
    announcer.say('Your turn.', { weight: 'turn' });
    expect(words(listen(announcer, 9000))).toEqual(['Your turn.', 'Bo keeps the hand.', 'Bo says: hello']);
  });
  test('a sentence has its time before the next one comes', () => {
    const announcer = new Announcer();
    const long = 'one two three four five six seven eight nine ten';
    announcer.say(long);
    announcer.say('Next.');
    const [first, second] = listen(announcer, 6000);
    // The first one was said up to one look earlier than it was seen.
    expect(second![0] - first![0]).toBeGreaterThanOrEqual(timeToHear(long) - 50);
    expect(timeToHear(long)).toBe(3000);
  });
  test('what cannot wait interrupts, and may clear what is older', () => {
    const announcer = new Announcer();
    announcer.say('one two three four five six');
    vi.advanceTimersByTime(100);
    announcer.say('Old news.');
    announcer.say('Bo says: hi', { weight: 'aside' });
    announcer.say('gnu 3, bongo 2; yellow 1, 2.', { weight: 'now', clears: true });
    expect(announcer.urgent).toBe('gnu 3, bongo 2; yellow 1, 2.');
    expect(words(listen(announcer, 9000)).slice(2)).toEqual(['Bo says: hi']);
  });
  test('no more news waits than can be heard', () => {
    const announcer = new Announcer();
    for (let place = 0; place < 20; place += 1) announcer.say(`This is piece of news number ${place}.`);
    const heard = words(listen(announcer, 60_000));
    expect(heard.length).toBeLessThan(8);
    expect(heard.at(-1)).toBe('This is piece of news number 19.');
  });
  test('a newer sentence about the same replaces the one that waits', () => {
    const announcer = new Announcer();
    announcer.say('Taking red 4…', { topic: 'soon' });
    announcer.say('Keeping your hand…', { topic: 'soon' });
    announcer.say('Never mind.', { topic: 'other' });
    announcer.forget('other');
    expect(words(listen(announcer, 5000))).toEqual(['Keeping your hand…']);
  });
  test('the same sentence twice is heard twice', () => {
    const announcer = new Announcer();
    announcer.say('Your turn.', { weight: 'turn' });
    vi.advanceTimersByTime(3000);
    const before = announcer.polite;
    announcer.say('Your turn.', { weight: 'turn' });
    vi.advanceTimersByTime(100);
    expect(announcer.polite).not.toBe(before);
  });
  test('a key silences the voice, so the next sentence need not wait', () => {
    const announcer = new Announcer();
    announcer.say('one two three four five six seven eight nine ten eleven twelve');
    vi.advanceTimersByTime(100);
    announcer.say('Next.');
    announcer.interrupted();
    vi.advanceTimersByTime(200);
    expect(announcer.polite).toBe('Next.');
  });
  test('a trouble stays until somebody goes on, and in the list for good', () => {
    const announcer = new Announcer();
    announcer.trouble('That is not possible.');
    vi.advanceTimersByTime(60_000);
    expect(announcer.shown.map(({ text }) => text)).toEqual(['That is not possible.']);
    announcer.goOn();
    expect(announcer.shown).toEqual([]);
    expect(announcer.notices.map(({ text }) => text)).toEqual(['That is not possible.']);
    announcer.trouble('Another one.');
    announcer.goOn();
    expect(announcer.shown.length).toBe(1);
  });
});

describe('a game is told', () => {
  const named = Object.assign((seat: number) => ['You', 'Bo', 'Cy'][seat] ?? '?', { you: 0 });
  function teller(run: ((steps: ShownStep[]) => string) | null = null) {
    const said: [string, Manner][] = [];
    const told = new Teller(
      { silent: ({ do: step }) => step === 'quiet', run },
      (text, manner) => void (text && said.push([text, manner])),
      () => undefined,
    );
    const steps: ShownStep[] = [];
    const see = (fresh: [number | 'chance', string][], acting: number[], prompt: string | null, over = false): void => {
      steps.push(...fresh.map(([by, step]) => ({ by, do: step, at: 0 })));
      const lines = steps.map(({ by, do: step }) => ({ by, words: `${by} ${step}.`, after: [], standIn: false }));
      const moment: Moment = {
        number: 1,
        steps: [...steps],
        lines,
        acting,
        mine: [0],
        prompt: { text: prompt ?? '', mine: prompt !== null },
        over,
        named,
      };
      told.see(moment);
    };
    return { see, texts: (): string[] => said.splice(0).map(([text]) => text), said };
  }

  test('one’s own turn first, and a prompt once', () => {
    const { see, texts } = teller();
    see([], [0], 'Place a tile.');
    expect(texts()).toEqual(['Your turn.', 'Place a tile.']);
    see([[0, '0,0']], [1], null);
    expect(texts()).toEqual(['0 0,0.']);
    see([[1, '0,1']], [0], 'Place a tile.');
    expect(texts()).toEqual(['Your turn. 1 0,1.']);
  });
  test('another’s turn is one sentence, when it is over', () => {
    const { see, texts } = teller((steps) => `${steps.length} steps.`);
    see([], [1], null);
    see(
      [
        [1, 'draw'],
        ['chance', 'card'],
      ],
      [1],
      null,
    );
    see(
      [
        [1, 'draw'],
        ['chance', 'card'],
      ],
      [1],
      null,
    );
    expect(texts()).toEqual([]);
    see([[1, 'take']], [2], null);
    expect(texts()).toEqual(['5 steps.']);
    // What leads to one's own turn is told with it, also where the table takes a moment to ask.
    see([[2, 'take']], [0], null);
    expect(texts()).toEqual([]);
    see([], [0], 'Draw?');
    expect(texts()).toEqual(['Your turn. 1 steps.', 'Draw?']);
  });
  test('in a race everything is told at once, and nothing that the table says itself', () => {
    const { see, texts } = teller();
    see([[1, 'quiet']], [0, 1, 2], 'Which?');
    texts();
    see([[1, 'call']], [0, 2], 'Which?');
    expect(texts()).toEqual(['1 call.']);
  });
  test('the end clears what is older', () => {
    const { see, said } = teller();
    see([], [1], null);
    see([[1, 'five']], [], null, true);
    expect(said).toEqual([['1 five.', { weight: 'turn', clears: true }]]);
  });
  test('what was taken back is not told', () => {
    const { see, texts } = teller();
    see(
      [
        [1, 'a'],
        [1, 'b'],
      ],
      [1],
      null,
    );
    texts();
    see([], [1], null);
    see([[2, 'c']], [0], 'Go.');
    expect(texts()).toContain('Your turn. 2 c.');
  });

  test('cards: what a bot did in a row', () => {
    const steps: ShownStep[] = ['draw', 'reveal B8', 'draw', 'reveal Y11', 'take Y11', 'done', 'keep'].map((step) => ({
      by: step.startsWith('reveal') ? 'chance' : 1,
      do: step,
      at: 0,
    }));
    expect(cardsRun(steps, 1, named)).toBe('Bo turns over 2 cards, takes yellow 11 and keeps the hand.');
    const struck: ShownStep[] = [{ by: 2, do: 'bango R4 Y4', at: 0 }];
    expect(cardsRun(struck, 2, named)).toBe('Cy shouts Bango and destroys yellow 4.');
  });
  test.each([
    ['GGBBG 12', 'gnu 3, bongo 2; yellow 1, 2.'],
    ['RRGBB 13 RG B', 'rhino 2, gnu 1, bongo 2; yellow 1, 3; red rhino, gnu; green bongo.'],
  ])('dice: %s, tersely', (roll, words) => {
    expect(rollByEar(roll)).toBe(words);
  });
});

describe('the focus', () => {
  const settle = async (): Promise<void> => {
    await vi.advanceTimersByTimeAsync(1);
  };
  let stop = (): void => undefined;
  beforeEach(() => (stop = focus.watch()));
  afterEach(() => stop());

  test('goes from what is taken away to the place around it that does nothing', async () => {
    document.body.innerHTML =
      '<h1>Page</h1><div id="table" data-harbour tabindex="-1"><p><button id="throw">Throw</button></p><button id="call">1</button></div>';
    document.querySelector<HTMLElement>('#throw')?.focus();
    document.querySelector('p')?.remove();
    await settle();
    expect(document.activeElement?.id).toBe('table');
  });
  test('goes to the heading where there is no such place', async () => {
    document.body.innerHTML = '<h1>Page</h1><button>Sit down</button>';
    document.querySelector('button')?.focus();
    document.querySelector('button')?.remove();
    await settle();
    expect(document.activeElement?.tagName).toBe('H1');
  });
  test('stays with what is still there', async () => {
    document.body.innerHTML = '<h1>Page</h1><button>Sit down</button><p></p>';
    document.querySelector('button')?.focus();
    document.querySelector('p')?.remove();
    await settle();
    expect(document.activeElement?.tagName).toBe('BUTTON');
  });
  test('a new page begins at its heading', async () => {
    document.body.innerHTML = '<h1>Old</h1><button>Go</button>';
    const arrived = vi.fn();
    focus.arrive(arrived);
    document.body.innerHTML = '<main aria-busy="true"></main>';
    await settle();
    expect(arrived).not.toHaveBeenCalled();
    document.body.innerHTML = '<main><h1>New</h1></main>';
    await settle();
    expect(arrived).toHaveBeenCalledOnce();
    expect(document.activeElement?.textContent).toBe('New');
  });
});

describe('single keys', () => {
  const heard = (selector: string, some: KeyboardEventInit = {}): { table: boolean; free: boolean } => {
    const at = document.querySelector<HTMLElement>(selector);
    at?.focus();
    const result = { table: false, free: false };
    const look = (event: KeyboardEvent): void =>
      void Object.assign(result, { table: isForTable(event), free: isFree(event) });
    addEventListener('keydown', look);
    at?.dispatchEvent(new KeyboardEvent('keydown', { key: '1', bubbles: true, ...some }));
    removeEventListener('keydown', look);
    return result;
  };
  beforeEach(() => {
    document.body.innerHTML =
      '<button id="settings">Settings</button><main data-keys><button id="draw">Draw</button><input id="field"></main>';
    settings.change({ keys: true });
  });

  test('act where their table has the focus, and nowhere else', () => {
    expect(heard('#draw')).toEqual({ table: true, free: true });
    expect(heard('#settings')).toEqual({ table: false, free: true });
    expect(heard('#field')).toEqual({ table: false, free: false });
    expect(heard('#draw', { ctrlKey: true }).table).toBe(false);
  });
  test('do nothing below a dialog, and can be switched off', () => {
    document.body.append(Object.assign(document.createElement('dialog'), { open: true }));
    expect(heard('#draw')).toEqual({ table: false, free: false });
    document.querySelector('dialog')?.remove();
    settings.change({ keys: false });
    expect(heard('#draw')).toEqual({ table: false, free: false });
    settings.change({ keys: true });
  });
});
