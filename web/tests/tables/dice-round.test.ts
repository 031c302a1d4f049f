/** What a round of dice leads to, in words and numbers. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { speech } from '../../src/lib/language.svelte';
import { settings } from '../../src/lib/settings.svelte';
import type { Call, DiceReading, DiceTally, DiceView, Photo, ShownStep } from '../../src/protocol';
import { Album } from '../../src/tables/dice/album.svelte';
import { bestMoment, fastestCall } from '../../src/tables/dice/best';
import { bubbleOf } from '../../src/tables/dice/bubble';
import { Countdown } from '../../src/tables/dice/countdown.svelte';
import { countRound, gentleRounds } from '../../src/tables/dice/gentle';
import { dice } from '../../src/tables/dice';
import { table } from '../../src/tables/dice/table';
import { shotsOf } from '../../src/tables/dice/photo';
import { tipOf } from '../../src/tables/dice/tip';
import { hush, speak } from '../../src/tables/dice/voice';

const tally = (rhino = 0, gnu = 0, bongo = 0): DiceTally => ({ rhino, gnu, bongo });
const reading: DiceReading = {
  wanted: { number: 2, by: 'neither' },
  poachers: null,
  shown: tally(2, 3, 0),
  left: tally(2, 3, 0),
  matching: { one: 'rhino' },
  call: 'rhino',
};
const view = (some: Partial<DiceView>): DiceView => ({
  turn: { seat: 0 },
  options: { variant: 'basic', trophies: 10, calls: 'one', limit: 30 },
  trophies: [tally(), tally(), tally()],
  supply: tally(10, 10, 10),
  rounds: 1,
  roller: 0,
  round: null,
  out: [],
  claim: null,
  last: null,
  actions: [],
  ...some,
});
const photo = (...calls: [seat: number, call: Call, judged: number, counted?: boolean][]): Photo => ({
  cap: 0,
  held: 0,
  calls: calls.map(([seat, call, judged, counted = true]) => ({
    seat,
    call: `call ${call}`,
    arrived: judged,
    trip: null,
    claimed: null,
    least: judged,
    most: judged,
    judged,
    lot: false,
    counted,
  })),
});

beforeEach(async () => {
  localStorage.clear();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  await speech.speak('en');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the photo finish', () => {
  test('keeps a wrong call that was judged earlier in the round', () => {
    const album = new Album();
    album.see(1, null);
    album.see(1, photo([2, 'gnu', 700_000]));
    album.see(1, null);
    album.see(1, photo([0, 'rhino', 1_400_000], [1, 'gnu', 1_450_000, false]));
    const calls = [
      { seat: 2, call: 'gnu' as const, cost: tally(0, 1, 0) },
      { seat: 0, call: 'rhino' as const, cost: tally() },
    ];
    expect(shotsOf(album.photos, calls).map(({ seat, judged, counted }) => [seat, judged, counted])).toEqual([
      [2, 700_000, true],
      [0, 1_400_000, true],
      [1, 1_450_000, false],
    ]);
    album.see(2, null);
    expect(album.photos).toEqual([]);
  });
  test('tells calls without a time to who came too late to see it', () => {
    const calls = [{ seat: 2, call: 'gnu' as const, cost: tally() }];
    expect(shotsOf([photo([0, 'rhino', 900])], calls).map(({ seat, judged }) => [seat, judged])).toEqual([
      [2, null],
      [0, 900],
    ]);
  });
});

describe('how a lost round could have been seen', () => {
  const two: DiceReading = {
    ...reading,
    shown: tally(2, 2, 1),
    left: tally(2, 2, 1),
    matching: { two: ['rhino', 'gnu'] },
    call: 'bongo',
  };
  const none: DiceReading = { ...reading, left: tally(3, 1, 1), matching: 'none', call: 'nothing' };
  const hunted: DiceReading = {
    ...reading,
    poachers: { target: 'gnu', by: 'both', effect: 'cancelled' },
    shown: tally(3, 2, 0),
    left: tally(3, 1, 0),
    matching: 'none',
    call: 'nothing',
  };
  const guarded: DiceReading = {
    ...hunted,
    poachers: { target: 'rhino', by: 'both', effect: 'guarded' },
    left: tally(3, 2, 0),
  };
  test.each([
    ['what decided it, to who was too slow', reading, null, '1 and 3 shown, so find what appears exactly twice.'],
    [
      'a double',
      { ...reading, wanted: { number: 2, by: 'both' } },
      null,
      'double 2, so find what appears exactly twice.',
    ],
    ['the third one', two, null, 'when two animals fit, call the third one.'],
    ['nothing', none, null, 'no animal appears exactly twice, so call nothing.'],
    ['the poachers', hunted, null, 'red dice first: one gnu doesn’t count.'],
    ['the guard', guarded, null, 'the green die guards the rhino, so all dice count.'],
    ['one of two', two, 'gnu', 'the gnu fits, but so does the rhino: call the third.'],
    ['a wrong nothing', reading, 'nothing', 'the rhino does appear exactly twice.'],
    ['a number that is shown', reading, 'gnu', '1 and 3 are shown, so you need 2.'],
    ['a wrong count', reading, 'bongo', 'the bongo doesn’t appear, but you need exactly 2.'],
    ['what the poachers took', hunted, 'gnu', 'the poachers took one gnu, so only 1 counts.'],
    ['what the guard saved', guarded, 'rhino', 'the guard saved the rhino, so all 3 count.'],
  ] as [string, DiceReading, Call | null, string][])('%s', (_, answer, called, words) => {
    expect(tipOf(answer, 'RRGGG 13', called)).toBe(words);
  });
});

describe('the bubble at a seat', () => {
  const calls = [{ seat: 1, call: 'nothing' as const, cost: tally(1, 2, 3) }];
  test('tells a wrong call and what it cost, until the round is over', () => {
    const now = view({ turn: { race: [0, 2] }, round: { roller: 0, roll: 'RRGGG 13', calls } });
    expect(bubbleOf(now, 1)).toEqual({ kind: 'wrong', call: 'nothing', cost: 6 });
    expect(bubbleOf(now, 0)).toBeNull();
  });
  test('then who took a trophy, and from whom, until the next throw', () => {
    const round = {
      roller: 0,
      roll: 'RRGGG 13',
      calls: [...calls, { seat: 0, call: 'rhino' as const, cost: tally() }],
    };
    const last = { round, reading, end: { won: { seat: 0, took: 'rhino' as const, from: { seat: 2 } } } };
    expect([0, 1, 2].map((seat) => bubbleOf(view({ last }), seat))).toEqual([
      { kind: 'won', animal: 'rhino' },
      { kind: 'wrong', call: 'nothing', cost: 6 },
      { kind: 'robbed', animal: 'rhino' },
    ]);
    expect([0, 1, 2].map((seat) => bubbleOf(view({ last, turn: 'chance' }), seat))).toEqual([null, null, null]);
  });
  test('a winner who still chooses has none', () => {
    const round = {
      roller: 0,
      roll: 'RRGGG 13',
      calls: [...calls, { seat: 0, call: 'nothing' as const, cost: tally() }],
    };
    const now = view({ round, claim: { winner: 0, reading } });
    expect([bubbleOf(now, 0), bubbleOf(now, 1)?.kind]).toEqual([null, 'wrong']);
  });
});

describe('the best moment', () => {
  const step = (by: ShownStep['by'], action: string): ShownStep => ({ by, do: action, at: 0 });
  const won = view({
    last: {
      round: { roller: 0, roll: 'RRGGG 13', calls: [] },
      reading,
      end: { won: { seat: 0, took: 'rhino', from: 'supply' } },
    },
  });
  const steps = [
    step(0, 'throw'),
    step('chance', 'roll RRGGG 13'),
    // Too quick, and wrong; then everybody else is wrong, too.
    step(0, 'call gnu'),
    step(1, 'call gnu'),
    step(2, 'call gnu'),
    step(0, 'throw'),
    step('chance', 'roll RRGGG 13'),
    step(0, 'call rhino'),
    step(0, 'throw'),
    step('chance', 'roll RRRBG 22'),
    step(0, 'call nothing'),
    step(0, 'claim gnu'),
    step(0, 'throw'),
    step('chance', 'roll RRGGG 13'),
    step(1, 'call rhino'),
    step(1, 'throw'),
    step('chance', 'roll RRGGG 13'),
    step(0, 'call rhino'),
  ];
  const photos = [
    photo([0, 'gnu', 300_000], [1, 'gnu', 400_000]),
    photo([2, 'gnu', 500_000]),
    photo([0, 'rhino', 1_500_000], [1, 'rhino', 1_600_000, false]),
    photo([0, 'nothing', 740_000]),
    photo([1, 'rhino', 900_000]),
    photo([0, 'rhino', 2_000_000]),
  ];
  test('is the fastest call that was right', () => {
    const game = { view: won, steps, photos };
    expect([0, 1, 2].map((seat) => fastestCall(game, seat))).toEqual([740_000, 900_000, null]);
    expect(bestMoment({ ...game, seat: 0 })).toBe('Your fastest right call: 0.74 s');
    expect(bestMoment({ ...game, seat: 2 })).toBeNull();
  });
  test('who came late knows of the last rounds only', () => {
    expect(fastestCall({ view: won, steps, photos: photos.slice(-2) }, 0)).toBe(2_000_000);
  });
});

describe('a beginner', () => {
  test('has three gentle rounds, which are remembered', () => {
    settings.change({ rounds: 0 });
    const sent = (): unknown => dice.usualChoices(4).settings?.gentle_rounds;
    expect(sent()).toBe(3);
    countRound();
    expect(sent()).toBe(2);
    for (let more = 0; more < 5; more += 1) countRound();
    expect(gentleRounds()).toBe(0);
    expect(JSON.parse(localStorage.getItem('bango') ?? '{}')).toMatchObject({ rounds: 3 });
  });
  test('finds the keys of the table', () => {
    expect(table.keys?.().map(({ keys }) => keys)).toEqual(['Space', '1', '2', '3', '4', 'Q W E R']);
    expect(table.keys?.()[2]?.does).toBe('call “gnu”');
  });
});

test('3-2-1, and then nothing more', () => {
  vi.useFakeTimers();
  const countdown = new Countdown();
  countdown.to(performance.now() + 2900);
  const seen = [countdown.left];
  for (let tick = 0; tick < 30; tick += 1) {
    vi.advanceTimersByTime(100);
    if (seen.at(-1) !== countdown.left) seen.push(countdown.left);
  }
  expect(seen).toEqual([3, 2, 1, 0]);
  countdown.to(performance.now() + 100);
  expect(countdown.left).toBe(0);
});

describe('the voice', () => {
  const said: { text: string; lang: string }[] = [];
  const synthesis = { pending: false, speak: (one: (typeof said)[0]) => said.push(one), cancel: vi.fn() };
  beforeEach(() => {
    said.length = 0;
    vi.stubGlobal('speechSynthesis', synthesis);
    vi.stubGlobal(
      'SpeechSynthesisUtterance',
      class {
        lang = '';
        rate = 1;
        constructor(readonly text: string) {}
      },
    );
  });
  test('speaks the language of the page, to who wants it', async () => {
    await speech.speak('fr');
    settings.change({ voice: false, language: 'fr' });
    speak('Blanc : gnou');
    expect(said).toEqual([]);
    settings.change({ voice: true });
    speak('Blanc : gnou');
    expect(said).toMatchObject([{ text: 'Blanc : gnou', lang: 'fr' }]);
    hush();
    expect(synthesis.cancel).toHaveBeenCalled();
    settings.change({ voice: false, language: 'en' });
  });
});
