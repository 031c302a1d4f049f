import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { CardsView } from '../../src/protocol';
import { CardsStage } from '../../src/tables/cards/stage.svelte';
import type { Happening } from '../../src/tables/props';

const view = (centre: string[], seat: number): CardsView => ({
  observer: { seat },
  turn: { seat },
  open: { deck: 40, centre, discard: [], places: [], active: 0, phase: 'take' },
  hand: [],
  dealt: null,
  points: [],
  actions: ['draw'],
});
const play = (number: number, ...all: string[]): Happening => ({
  number,
  steps: all.map((one) => ({ by: 0, do: one, at: 0 })),
  race: null,
});

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

test('the first thing that is seen is shown at once', () => {
  const stage = new CardsStage();
  stage.see(play(1, 'draw', 'reveal R4'), { seat: 0, view: view(['R4'], 0) });
  expect(stage).toMatchObject({ kind: 'still', told: 2 });
});

test('an explosion is seen by who caused it, before the device goes to the next seat, and told only then', () => {
  const stage = new CardsStage();
  stage.see(play(1, 'draw', 'reveal R4'), { seat: 0, view: view(['R4'], 0) });
  stage.see(play(1, 'draw', 'reveal R4', 'draw', 'reveal B4'), { seat: 1, view: view(['R4'], 1) });
  expect(stage).toMatchObject({ kind: 'tense', told: 2, shown: { seat: 0 } });
  vi.advanceTimersToNextTimer();
  expect(stage).toMatchObject({ kind: 'blast', told: 2, shown: { seat: 0 } });
  vi.advanceTimersToNextTimer();
  expect(stage).toMatchObject({ kind: 'still', told: 4, shown: { seat: 1 } });
});

test('who falls behind sees what is now', () => {
  const stage = new CardsStage();
  const all = ['draw', 'reveal R4'];
  stage.see(play(1, ...all), { seat: null, view: view(['R4'], 0) });
  for (const number of [5, 6, 7, 8, 9]) {
    all.push('draw', `reveal R${number}`);
    stage.see(play(1, ...all), {
      seat: null,
      view: view(
        all.flatMap((one) => one.split(' ')[1] ?? []),
        0,
      ),
    });
  }
  let scenes = 0;
  while (vi.getTimerCount() > 0 && scenes < 20) {
    vi.advanceTimersToNextTimer();
    scenes += 1;
  }
  expect(stage).toMatchObject({ kind: 'still', told: all.length });
  expect(scenes).toBeLessThan(6);
});

test('another game begins at once', () => {
  const stage = new CardsStage();
  stage.see(play(1), { seat: 0, view: view([], 0) });
  stage.see(play(1, 'draw', 'reveal R4'), { seat: 0, view: view(['R4'], 0) });
  stage.see(play(2), { seat: 0, view: view([], 0) });
  expect(stage).toMatchObject({ kind: 'still', told: 0 });
});
