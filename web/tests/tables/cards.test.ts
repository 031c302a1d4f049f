import { beforeEach, describe, expect, test } from 'vitest';

import type { CardsPlace, CardsView, ShownStep } from '../../src/protocol';
import { Draft, type Tried } from '../../src/tables/cards/draft.svelte';
import { dropsOf } from '../../src/tables/cards/drops';
import { movesBetween } from '../../src/tables/cards/moves';
import { offersOf } from '../../src/tables/cards/offers';
import { scenesBetween as allScenes, type Scene } from '../../src/tables/cards/scenes';
import { keep, kept } from '../../src/tables/half';
import { closed, dealtTo } from '../../src/tables/cards/secrets';
import { table } from '../../src/tables/cards/table';
import { inFront, secretsAt } from '../../src/tables/seating';

const place = (some: Partial<CardsPlace> = {}): CardsPlace => ({
  known: [],
  hidden: null,
  sequences: [],
  discard: [],
  ...some,
});

interface Some {
  centre?: string[];
  discard?: string[];
  hand?: string[];
  places?: CardsPlace[];
  deck?: number;
  actions?: string[];
}
const view = ({
  centre = [],
  discard = [],
  hand = [],
  places = [place(), place()],
  deck = 40,
  actions = [],
}: Some = {}): CardsView => ({
  observer: { seat: 0 },
  turn: { seat: 0 },
  open: { deck, centre, discard, places, active: 0, phase: { draw: { fresh: true } } },
  hand,
  dealt: null,
  points: [],
  actions,
});
const step = (by: ShownStep['by'], what: string): ShownStep => ({ by, do: what, at: 0 });

describe('cards move by identity', () => {
  test('from the deck to the centre', () => {
    expect(movesBetween(view({ centre: ['R4'] }), view({ centre: ['R4', 'B7'] }))).toEqual([
      { card: 'B7', from: 'deck', to: 'centre' },
    ]);
  });
  test('to the own hand and to the discard', () => {
    const moves = movesBetween(
      view({ centre: ['R4', 'B7'], hand: ['P1'] }),
      view({ hand: ['B7', 'P1'], discard: ['R4'] }),
    );
    expect(moves).toEqual([
      { card: 'R4', from: 'centre', to: 'discard' },
      { card: 'B7', from: 'centre', to: 'hand 0' },
    ]);
  });
  test('of two equal cards only one moves', () => {
    const moves = movesBetween(view({ centre: ['R4'], hand: ['R4'] }), view({ hand: ['R4', 'R4'] }));
    expect(moves).toEqual([{ card: 'R4', from: 'centre', to: 'hand 0' }]);
  });
  test('a hidden card comes out of the hand that held it', () => {
    const before = view({ centre: ['Y4'], places: [place(), place({ hidden: [4], known: ['B2'] })] });
    const after = view({ discard: ['R4', 'Y4'], places: [place(), place({ known: ['B2'] })] });
    expect(movesBetween(before, after)).toEqual([
      { card: 'R4', from: 'hand 1', to: 'discard' },
      { card: 'Y4', from: 'centre', to: 'discard' },
    ]);
  });
  test('into a sequence and onto a personal discard', () => {
    const before = view({ hand: ['P4', 'K9'], places: [place({ sequences: [['R2', 'B3']] }), place()] });
    const after = view({ places: [place({ sequences: [['R2', 'B3', 'P4']], discard: ['K9'] }), place()] });
    expect(movesBetween(before, after)).toEqual([
      { card: 'K9', from: 'hand 0', to: 'pile 0' },
      { card: 'P4', from: 'hand 0', to: 'row 0 0' },
    ]);
  });
});

describe('one thing is shown after the other', () => {
  const before = view({ centre: ['R4'] });
  const scenesBetween = (was: CardsView, steps: ShownStep[], now: CardsView, own: number | null = 0): Scene[] =>
    allScenes(was, steps, steps.length, now, own);
  test('a card hangs face down before it is turned', () => {
    const scenes = scenesBetween(
      before,
      [step(0, 'draw'), step('chance', 'reveal B7')],
      view({ centre: ['R4', 'B7'], deck: 39 }),
    );
    expect(scenes.map(({ kind }) => kind)).toEqual(['tense', 'still']);
    expect(scenes[0]?.view.open).toMatchObject({ centre: ['R4', 'B7'], deck: 39 });
    expect(scenes[0]?.view.actions).toEqual([]);
  });
  test('the more lies open, the longer is the breath', () => {
    const lasts = [0, 1, 4].map((count) => {
      const centre = ['R1', 'R2', 'R3', 'R5'].slice(0, count);
      return (
        scenesBetween(view({ centre }), [step('chance', 'reveal B7')], view({ centre: [...centre, 'B7'] }))[0]?.lasts ??
        0
      );
    });
    expect(lasts).toEqual([...lasts].sort((one, other) => one - other));
    expect(new Set(lasts).size).toBe(3);
  });
  test('an explosion is seen before its cards are shared', () => {
    const scenes = scenesBetween(
      before,
      [step(0, 'draw'), step('chance', 'reveal B4')],
      view({ centre: ['R4'], hand: ['B4'] }),
    );
    expect(scenes.map(({ kind }) => kind)).toEqual(['tense', 'blast', 'still']);
    expect(scenes[1]?.view.open.centre).toEqual(['R4', 'B4']);
  });
  test('one that could be cancelled explodes when it is let go', () => {
    const scenes = scenesBetween(
      view({ centre: ['R4', 'B4'] }),
      [step(0, 'explode')],
      view({ centre: ['R4'], hand: ['B4'] }),
    );
    expect(scenes.map(({ kind }) => kind)).toEqual(['blast', 'still']);
  });
  test('other steps are shown at once', () => {
    expect(scenesBetween(before, [step(0, 'take R4')], view()).map(({ kind }) => kind)).toEqual(['still']);
  });
});

describe('where a card can be let go', () => {
  test('a card of the centre goes to the hand', () => {
    const offers = offersOf(['draw', 'take P4']);
    expect(dropsOf(offers, 'centre', 'P4')).toEqual({ hand: { act: 'take P4' } });
    expect(dropsOf(offers, 'centre', 'R9')).toEqual({});
  });
  test('a card of the hand destroys', () => {
    expect(dropsOf(offersOf(['bango R4']), 'hand', 'R4')).toEqual({ centre: { act: 'bango R4' } });
    const several = offersOf(['bango R4 Y4', 'bango R4 B4', 'bango P1 Y1']);
    expect(dropsOf(several, 'hand', 'R4')).toEqual({
      'card Y4': { act: 'bango R4 Y4' },
      'card B4': { act: 'bango R4 B4' },
    });
    expect(dropsOf(several, 'hand', 'P1')).toMatchObject({ centre: { act: 'bango P1 Y1' } });
  });
  test('a card of the hand is laid', () => {
    const offers = offersOf(['extend 0 P4', 'extend 2 P4', 'start P4 R5', 'start B3 P4', 'start R8 R9', 'done']);
    expect(dropsOf(offers, 'hand', 'P4')).toEqual({
      'row 0': { act: 'extend 0 P4' },
      'row 2': { act: 'extend 2 P4' },
      'held R5': { act: 'start P4 R5' },
      'held B3': { act: 'start B3 P4' },
      new: { hold: 'P4' },
    });
    expect(dropsOf(offers, 'hand', 'R8')).toMatchObject({ new: { act: 'start R8 R9' } });
  });
});

describe('laying down is put together first', () => {
  const moment = { table: 't', game: 1, seat: 0, steps: 7 };
  const allowed = (steps: string[]): Promise<Tried | null> =>
    Promise.resolve(steps.includes('start R1 R3') ? null : { view: view({ hand: [] }), points: steps.length });
  beforeEach(() => sessionStorage.clear());

  test('steps are added, tried and taken back', async () => {
    const draft = new Draft(moment, allowed);
    await draft.begin();
    expect(draft.canUndo).toBe(false);
    expect(await draft.add('lay')).toBe(true);
    expect(await draft.add('start B10 R11')).toBe(true);
    expect(draft.steps).toEqual(['lay', 'start B10 R11']);
    expect(draft.tried?.points).toBe(2);
    await draft.arrange(['lay', 'extend 0 P4']);
    draft.undo();
    expect(draft.steps).toEqual(['lay', 'start B10 R11']);
    draft.undo();
    draft.undo();
    expect(draft.steps).toEqual([]);
  });
  test('what the server refuses is not there', async () => {
    const draft = new Draft(moment, allowed);
    expect(await draft.add('start R1 R3')).toBe(false);
    expect(draft.steps).toEqual([]);
  });
  test('it survives a reload, but not the next step of the game', async () => {
    const draft = new Draft(moment, allowed);
    await draft.add('lay');
    await draft.add('start B10 R11');
    expect(new Draft(moment, allowed).steps).toEqual(['lay', 'start B10 R11']);
    expect(new Draft({ ...moment, steps: 8 }, allowed).steps).toEqual([]);
    expect(new Draft({ ...moment, seat: 1 }, allowed).steps).toEqual([]);
  });
  test('what was kept and is no longer possible is forgotten', async () => {
    keep(moment, 'laying', [['start R1 R3']]);
    const draft = new Draft(moment, allowed);
    await draft.begin();
    expect(draft.steps).toEqual([]);
    expect(draft.tried).not.toBeNull();
  });
  test('only the last answer counts', async () => {
    const answers: ((tried: Tried) => void)[] = [];
    const draft = new Draft(moment, () => new Promise((answer) => answers.push(answer)));
    const slow = draft.add('lay');
    const quick = draft.add('start B10 R11');
    answers[1]?.({ view: view(), points: 9 });
    await quick;
    answers[0]?.({ view: view(), points: 1 });
    await slow;
    expect(draft.tried?.points).toBe(9);
  });
  test('a half-made choice of cards is kept too', () => {
    keep(moment, 'taking', ['R4']);
    expect(kept(moment, 'taking')).toEqual(['R4']);
    expect(kept({ ...moment, game: 2 }, 'taking')).toBeNull();
    keep(moment, 'taking', null);
    expect(kept(moment, 'taking')).toBeNull();
  });
});

describe('several at one device', () => {
  const views = [0, 1].map((seat) => ({
    seat,
    view: view({ hand: [`R${seat + 1}`], actions: seat === 1 ? ['draw'] : [] }),
  }));
  test('who is asked comes to the front, else who was there last', () => {
    expect(inFront(views, 0)?.seat).toBe(1);
    const idle = views.map(({ seat }) => ({ seat, view: view() }));
    expect(inFront(idle, 1)?.seat).toBe(1);
    expect(inFront(idle, null)?.seat).toBe(0);
  });
  test('a covered view holds nothing of the hand', () => {
    const covered = closed(view({ hand: ['R7'], actions: ['bango R7'] }));
    expect(JSON.stringify(covered)).not.toContain('R7');
  });
  test('cards dealt to the others stay face down in the log', () => {
    const steps = [step('chance', 'deal 0 R7'), step('chance', 'deal 1 B2'), step(0, 'draw')];
    expect(steps.map((one) => dealtTo(one, 1).do)).toEqual(['deal 0', 'deal 1 B2', 'draw']);
    expect(steps.map((one) => dealtTo(one, null).do)[1]).toBe('deal 1');
    expect(secretsAt(table, [0, 1])?.step).toBe(dealtTo);
    expect(secretsAt(table, [0])).toBeNull();
  });
});
