import { beforeAll, describe, expect, test } from 'vitest';

import { LANGUAGES, speech, type Language } from '../../src/lib/language.svelte';
import type {
  AnyView,
  CardsOpen,
  CardsPlace,
  CardsView,
  DiceReading,
  DiceView,
  GameKind,
  ShownStep,
} from '../../src/protocol';
import { log, Seen } from '../../src/tables/log.svelte';
import { KINDS } from '../../src/tables/kinds';
import { loadTable } from '../../src/tables/loaded';

await Promise.all(KINDS.map(loadTable));

const named = (seat: number): string => ['Ada', 'Bo', 'Cy'][seat] ?? '?';
const steps = (...lines: string[]): ShownStep[] =>
  lines.map((line) => {
    const [by = '', ...rest] = line.split(' ');
    return { by: /^\d$/.test(by) ? Number(by) : (by as 'chance' | 'clock'), do: rest.join(' ') || null, at: 0 };
  });
/** What is told of some steps that came together, with the table seen before and after them. */
function told(game: GameKind, lines: string[], before?: AnyView, after?: AnyView): string[] {
  const last = lines.length - 1;
  const seen = (place: number) => (place === last && before && after ? { from: 0, before, after } : undefined);
  return log(game, steps(...lines), named, seen).map((line) => line.words);
}

const place = (some: Partial<CardsPlace> = {}): CardsPlace => ({
  known: [],
  hidden: null,
  sequences: [],
  discard: [],
  ...some,
});
const cards = (open: Partial<CardsOpen> = {}): CardsView => ({
  observer: 'public',
  turn: { seat: 0 },
  open: {
    deck: 40,
    centre: [],
    discard: [],
    places: [place(), place(), place()],
    active: 0,
    phase: { draw: { fresh: true } },
    ...open,
  },
  hand: null,
  dealt: null,
  points: [],
  actions: [],
});

const none = { rhino: 0, gnu: 0, bongo: 0 };
const reading: DiceReading = {
  wanted: { number: 2, by: 'neither' },
  poachers: null,
  shown: none,
  left: none,
  matching: { one: 'bongo' },
  call: 'bongo',
};
const dice = (some: Partial<DiceView> = {}): DiceView => ({
  turn: { race: [0, 1, 2] },
  options: {} as DiceView['options'],
  trophies: [],
  supply: none,
  rounds: 1,
  roller: 2,
  round: { roller: 2, roll: 'RRGBB 13', calls: [] },
  out: [],
  claim: null,
  last: null,
  actions: [],
  ...some,
});
const wrong = { seat: 1, call: 'gnu' as const, cost: { ...none, gnu: 1 } };
const right = { seat: 2, call: 'bongo' as const, cost: none };

describe('in English', () => {
  beforeAll(() => speech.speak('en'));

  test('the steps alone are told as they are', () => {
    expect(
      told('cards', ['chance deal 0 R7', 'chance deal 1', 'chance first 0', '0 draw', 'chance reveal P4']),
    ).toEqual(['Ada gets red 7.', 'Bo gets a card, face down.', 'Ada starts.', '', 'Purple 4 comes up.']);
  });
  // C10.2, as the table shows it.
  test('an explosion, and what went to whom by itself', () => {
    const before = cards({ centre: ['P4', 'K5', 'Y7', 'Y1'] });
    const after = cards({
      centre: ['P4', 'Y7', 'Y1'],
      places: [place({ known: ['K5', 'B4'] }), place(), place()],
      phase: { opponent: 1 },
    });
    expect(told('cards', ['0 draw', 'chance reveal B4'], before, after).at(-1)).toBe(
      'Blue 4 comes up. Explosion! Ada takes black 5 and blue 4.',
    );
    const rest = cards({ places: [place({ known: ['K5', 'B4', 'Y7'] }), place(), place()], active: 1 });
    expect(
      told('cards', ['0 done'], cards({ centre: ['Y7'], places: after.open.places, phase: 'remains' }), rest),
    ).toEqual(['Ada is done. Ada takes the rest: yellow 7.']);
  });
  test('what was chosen is not told twice', () => {
    const after = cards({ centre: ['Y7'], places: [place(), place({ known: ['P4'] }), place()] });
    expect(told('cards', ['1 take P4'], cards({ centre: ['P4', 'Y7'] }), after)).toEqual(['Bo takes purple 4.']);
  });
  test('a card that may still be answered, and a cancelled explosion', () => {
    const asked = cards({ centre: ['P1', 'B1'], phase: 'explosion' });
    expect(told('cards', ['0 draw', 'chance reveal B1'], cards({ centre: ['P1'] }), asked).at(-1)).toBe(
      'Blue 1 comes up. A match! It explodes unless Ada cancels it with a Bango.',
    );
    expect(told('cards', ['0 bango Y1'], asked, cards({ centre: ['P1'], discard: ['Y1', 'B1'] }))).toEqual([
      'Bango! Ada destroys it with yellow 1. Explosion cancelled.',
    ]);
  });
  test('what is thrown away, and what costs points', () => {
    const stopped = cards({ discard: ['R9'], places: [place({ known: ['P1'] }), place(), place()] });
    expect(told('cards', ['0 take P1', '0 done'], cards({ centre: ['P1', 'R9'] }), stopped).at(-1)).toBe(
      'Ada is done. Red 9 is discarded.',
    );
    const laid = cards({ places: [place({ sequences: [['P3', 'P4']], discard: ['R7'] }), place(), place()] });
    expect(told('cards', ['0 lay', '0 start P3 P4', '0 done'], cards(), laid).at(-1)).toBe(
      'Ada is done. One card unplaced: −1.',
    );
  });
  test('where several have acted nothing is guessed', () => {
    const after = cards({ places: [place({ known: ['K5', 'B4'] }), place({ known: ['P4'] }), place()] });
    expect(told('cards', ['0 draw', 'chance reveal B4', '1 take P4'], cards({ centre: ['P4', 'K5'] }), after)).toEqual([
      '',
      'Blue 4 comes up.',
      'Bo takes purple 4.',
    ]);
  });

  test('right and wrong calls, also where who threw throws again', () => {
    const lines = ['1 call gnu', '2 call bongo'];
    const won = dice({
      round: null,
      last: {
        round: { roller: 2, roll: 'RRGBB 13', calls: [wrong, right] },
        reading,
        end: { won: { seat: 2, took: 'bongo', from: 'supply' } },
      },
    });
    expect(told('dice', lines, dice(), won)).toEqual([
      'Bo calls “gnu”. Wrong. One trophy lost.',
      'Cy calls “bongo”. The answer: “bongo”. Cy takes a bongo.',
    ]);
    const on = dice({ round: { roller: 2, roll: 'RRGBB 13', calls: [wrong] } });
    expect(told('dice', ['1 call gnu'], dice(), on)).toEqual(['Bo calls “gnu”. Wrong. One trophy lost.']);
  });
  test('rounds that nobody wins', () => {
    const nobody = dice({
      round: null,
      last: { round: { roller: 2, roll: 'RRGBB 13', calls: [wrong] }, reading, end: 'void' },
    });
    expect(told('dice', ['clock void'], dice(), nobody)).toEqual(['Time’s up! Answer: bongo']);
    expect(told('dice', ['1 call gnu'], dice(), nobody)).toEqual([
      'Bo calls “gnu”. Wrong. One trophy lost. Nobody was right: the answer was “bongo”.',
    ]);
  });
  test('a roll is read out', () => {
    expect(told('dice', ['chance roll RRGBB 13'])).toEqual([
      'Rolled – white dice: rhino, rhino, gnu, bongo, bongo · yellow dice: 1, 3.',
    ]);
  });
  test('bots that stand in are marked', () => {
    const [line] = log('tiles', [{ by: 0, do: '0,1', at: 0, stand_in: true }], named);
    expect(line).toEqual({ by: 0, words: 'Ada places a tile at 0,1.', after: [], standIn: true });
  });
});

test('what was seen is kept for each game', () => {
  const seen = new Seen();
  const [first, second, third] = [cards(), cards({ centre: ['P4'] }), cards({ centre: ['P4', 'R1'] })];
  seen.see(1, 4, first);
  expect(seen.at(3)).toBeUndefined();
  seen.see(1, 6, second);
  seen.see(1, 6, second);
  seen.see(1, 8, third);
  expect(seen.at(5)).toEqual({ from: 4, before: first, after: second });
  expect(seen.at(7)).toEqual({ from: 6, before: second, after: third });
  // What was taken back has not happened.
  seen.see(1, 6, second);
  expect(seen.at(5)).toBeDefined();
  expect(seen.at(7)).toBeUndefined();
  seen.see(2, 5, first);
  expect(seen.at(5)).toBeUndefined();
});

const EXPLODED: Record<Language, string> = {
  en: 'Ada lets it explode. Explosion! Ada takes blue 1.',
  fr: 'Ada laisse exploser. Explosion_! Ada prend le 1 bleu.',
  de: 'Ada lässt es explodieren. Explosion! Ada nimmt die blaue 1.',
  es: 'Ada deja que explote. ¡Explosión! Ada se lleva el 1 azul.',
};

test.each(Object.keys(LANGUAGES) as Language[])('in %s nothing is left untranslated', async (language) => {
  await speech.speak(language);
  const exploded = cards({ places: [place({ known: ['B1'] }), place(), place()] });
  const all = [
    ...told('cards', [
      'chance deal 0 R7',
      'chance deal 1',
      'chance first 0',
      '0 draw',
      'chance reveal P1',
      '1 bango R1 P1',
      '1 take R9',
      '1 done',
      '1 lay',
      '1 start R8 R9',
      '1 extend 0 R7',
      '1 keep',
    ]),
    ...told('cards', ['0 explode'], cards({ centre: ['P1', 'B1'], phase: 'explosion' }), exploded),
    ...told('dice', [
      '0 throw',
      'chance roll RRGBB 13 RG B',
      '1 call gnu',
      '1 claim rhino from 0',
      '1 claim gnu',
      'clock void',
    ]),
    ...told('tiles', ['0 0,0', '0 0,0>1,1', '1 pass']),
  ].filter(Boolean);
  expect(all.filter((line) => /(^|\s)(page|log|step|cards|dice|tiles)-[a-z-]+/.test(line))).toEqual([]);
  expect(all).toContain(EXPLODED[language].replaceAll('_', '\u00a0'));
});
