/** Who did what at a table of cards is told one thing after the other. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { speech } from '../../src/lib/language.svelte';
import type { Named } from '../../src/lib/names';
import type { CardsPhase, CardsPlace, CardsView, ShownStep } from '../../src/protocol';
import { deedsOf, tell } from '../../src/tables/cards/deeds';
import { cardsBestMoment } from '../../src/tables/cards/moment';
import { cardsPrompt } from '../../src/tables/cards/prompt';
import { scenesBetween } from '../../src/tables/cards/scenes';
import { CardsStage } from '../../src/tables/cards/stage.svelte';
import { tensionOf } from '../../src/tables/cards/tension';

const DRAWING: CardsPhase = { draw: { fresh: true } };
const place = (some: Partial<CardsPlace> = {}): CardsPlace => ({
  known: [],
  hidden: null,
  sequences: [],
  discard: [],
  ...some,
});
interface Some {
  centre?: string[];
  hand?: string[];
  discard?: string[];
  places?: CardsPlace[];
  phase?: CardsPhase;
  active?: number;
  deck?: number;
  actions?: string[];
}
const view = ({
  centre = [],
  hand = [],
  discard = [],
  places = [],
  phase = DRAWING,
  active = 1,
  deck = 40,
  actions = [],
}: Some = {}): CardsView => ({
  observer: { seat: 0 },
  turn: { seat: active },
  open: { deck, centre, discard, places: [0, 1, 2].map((seat) => places[seat] ?? place()), active, phase },
  hand,
  dealt: null,
  points: [],
  actions,
});
const step = (by: ShownStep['by'], what: string): ShownStep => ({ by, do: what, at: 0 });
const named: Named = Object.assign((seat: number) => ['You', 'Bruno', 'Chika'][seat] ?? '?', { you: 0 });
const told = (steps: ShownStep[], fresh: number, before: CardsView, after: CardsView): string =>
  tell(deedsOf(steps, fresh, before, after), named);

beforeEach(() => speech.speak('en'));

describe('a deed is told as a person would tell it', () => {
  test('cards that are taken one by one are one deed', () => {
    const all = [step(1, 'draw'), step('chance', 'reveal B7'), step(1, 'take R6')];
    const took = view({ centre: ['B7'], places: [place(), place({ known: ['R6'] })], phase: 'take' });
    expect(told(all, 1, view({ centre: ['R6', 'B7'] }), took)).toBe('Bruno stops and takes 6.');
    const both = view({ places: [place(), place({ known: ['R6', 'B7'] })], phase: 'take' });
    expect(told([...all, step(1, 'take B7')], 1, took, both)).toBe('Bruno stops and takes 6 and 7.');
    expect(told([...all, step(1, 'take B7'), step(1, 'done')], 1, both, both)).toBe('Bruno stops and takes 6 and 7.');
  });
  test('the reader is addressed', () => {
    const all = [step(0, 'take R6'), step(0, 'take K7'), step(0, 'done')];
    const before = view({ centre: ['R6', 'K7'], active: 0 });
    expect(told(all, 3, before, view({ hand: ['R6', 'K7'] }))).toBe('You stop and take 6 and black 7.');
  });
  test('what somebody gets by an explosion is told, too', () => {
    const all = [step(1, 'draw'), step('chance', 'reveal B4')];
    const before = view({ centre: ['R4', 'K5'] });
    const after = view({ centre: ['R4'], places: [place(), place({ known: ['B4', 'K5'] })], phase: { opponent: 2 } });
    expect(deedsOf(all, 2, before, after).at(-1)).toEqual({ seat: 1, kind: 'gets', cards: ['B4', 'K5'] });
    const shared = view({
      places: [place(), place({ known: ['B4', 'K5'] }), place({ known: ['R4'] })],
      phase: DRAWING,
    });
    expect(told([...all, step(2, 'take R4')], 1, after, shared)).toBe('Chika takes 4.');
  });
  test('a Bango names what it destroys', () => {
    const before = view({ centre: ['Y1', 'R4'], phase: 'explosion', places: [place(), place({ known: ['P4'] })] });
    const after = view({ centre: ['Y1'], discard: ['P4', 'R4'] });
    expect(told([step(1, 'bango P4')], 1, before, after)).toBe('Bango! Bruno destroys 4.');
  });
  test('a hand that is laid down, with what it costs', () => {
    const before = view({ phase: { lay: 1 }, places: [place(), place({ known: ['R1', 'R2', 'K9'] })] });
    const laid = view({ phase: { lay: 1 }, places: [place(), place({ known: ['K9'], sequences: [['R1', 'R2']] })] });
    expect(told([step(1, 'start R1 R2')], 1, before, laid)).toBe('Bruno lays 1 and 2.');
    const done = view({ places: [place(), place({ sequences: [['R1', 'R2']], discard: ['K9'] })] });
    expect(told([step(1, 'start R1 R2'), step(1, 'done')], 1, laid, done)).toBe('Bruno lays 2 cards; 1 unplaced, −1.');
  });
});

describe('moments', () => {
  test('what another player did stays until it can have been read; what I did myself does not', () => {
    const [before, after] = [view({ centre: ['R6'] }), view({ places: [place(), place({ known: ['R6'] })] })];
    const lasts = (own: number): number => scenesBetween(before, [step(1, 'take R6')], 1, after, own)[0]?.lasts ?? 0;
    expect(lasts(0)).toBeGreaterThanOrEqual(700);
    expect(lasts(1)).toBe(0);
  });
  test('a Bango has a moment of its own, in which both cards are seen', () => {
    const before = view({ centre: ['Y1', 'R4'], hand: ['P4', 'B9'], phase: 'explosion', active: 0 });
    const after = view({ centre: ['Y1'], hand: ['B9'], discard: ['P4', 'R4'] });
    const scenes = scenesBetween(before, [step(0, 'bango P4')], 1, after, 0);
    expect(scenes.map(({ kind }) => kind)).toEqual(['bango', 'still']);
    expect(scenes[0]).toMatchObject({ victim: 'R4', view: { hand: ['B9'], open: { centre: ['Y1', 'R4', 'P4'] } } });
  });
  test('the more lies there, the tenser it is; then it is calm', () => {
    const levels = [0, 1, 2, 4, 7].map((count) => tensionOf(view({ centre: Array<string>(count).fill('R1') }).open));
    expect(levels).toEqual([...levels].sort());
    expect([levels[1], levels[4]]).toEqual([0, 1]);
    expect(tensionOf(view({ centre: ['R1', 'R2', 'R3'], phase: { opponent: 2 } }).open)).toBe(0);
    expect(tensionOf(view({ phase: 'explosion' }).open)).toBe(1);
  });
});

describe('the stage', () => {
  beforeEach(() => {
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    vi.useFakeTimers();
  });
  afterEach(() => vi.useRealTimers());

  test('says what was done for as long as it is shown, and then no more', () => {
    const stage = new CardsStage();
    stage.named = named;
    const steps = [step(1, 'draw'), step('chance', 'reveal R6')];
    stage.see({ number: 1, steps, race: null }, { seat: 0, view: view({ centre: ['R6'] }) });
    const after = view({ places: [place(), place({ known: ['R6'] })], phase: 'take' });
    stage.see({ number: 1, steps: [...steps, step(1, 'take R6')], race: null }, { seat: 0, view: after });
    expect(stage.says).toBe('Bruno stops and takes 6.');
    // The next thing waits for its turn.
    stage.see(
      { number: 1, steps: [...steps, step(1, 'take R6'), step(1, 'done')], race: null },
      { seat: 0, view: view({ places: [place(), place({ known: ['R6'] })], active: 2 }) },
    );
    expect(stage).toMatchObject({ told: 3, says: 'Bruno stops and takes 6.' });
    vi.runAllTimers();
    expect(stage).toMatchObject({ told: 4, says: null });
  });
  test('steps that were taken back are not told', () => {
    const stage = new CardsStage();
    const steps = [step(1, 'draw'), step('chance', 'reveal R6'), step(1, 'keep')];
    stage.see({ number: 1, steps, race: null }, { seat: 0, view: view() });
    stage.see({ number: 1, steps: steps.slice(0, 2), race: null }, { seat: 0, view: view({ centre: ['R6'] }) });
    expect(stage).toMatchObject({ kind: 'still', told: 2, says: null });
  });
});

describe('what is asked, and why', () => {
  const ask = (some: Some): string =>
    cardsPrompt(view({ active: 0, ...some }), { seat: 0, named, play: {} as never, stage: null }).text;
  test('a hand over the limit must be laid down', () => {
    const hand = ['R1', 'R2', 'R4', 'R6', 'R8', 'R10', 'B1', 'B3'];
    expect(ask({ phase: { lay: 0 }, hand })).toBe('You hold 8 cards (limit 5), so you must lay down.');
    expect(ask({ phase: { lay: 0 }, hand: ['R1'], deck: 0 })).toContain('deck is empty');
  });
});

describe('the best moment of a game', () => {
  const best = (sequences: string[][], steps: ShownStep[] = []): string | null =>
    cardsBestMoment({ view: view({ places: [place({ sequences })] }), seat: 0, steps });
  test('a long sequence, a large catch, several Bangos', () => {
    expect(
      best([
        ['R1', 'R2'],
        ['B4', 'B5', 'R6', 'P7', 'P8'],
      ]),
    ).toBe('Your longest sequence: 5 cards, 4 to 8');
    const takes = ['R1', 'R2', 'R3', 'R4'].map((card) => step(0, `take ${card}`));
    expect(best([['R1', 'R2']], takes)).toBe('Your best catch: 4 cards at once');
    expect(best([], [step(0, 'bango R1'), step(1, 'bango R3'), step(0, 'bango R2 B2')])).toBe(
      'You shouted Bango twice',
    );
    expect(best([['R1', 'R2']])).toBeNull();
  });
});
