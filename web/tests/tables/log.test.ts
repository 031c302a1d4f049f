import { beforeAll, describe, expect, test } from 'vitest';

import { speech } from '../../src/lib/language.svelte';
import { log } from '../../src/lib/steps';
import type { GameKind, ShownStep } from '../../src/protocol';

const named = (seat: number): string => ['Ada', 'Bo', 'Cy'][seat] ?? '?';
const steps = (...lines: string[]): ShownStep[] =>
  lines.map((line) => {
    const [by = '', ...rest] = line.split(' ');
    return { by: /^\d$/.test(by) ? Number(by) : (by as 'chance' | 'clock'), do: rest.join(' ') || null, at: 0 };
  });
const words = (game: GameKind, lines: string[], undecided = false): string[] => log(game, steps(...lines), named, undecided).map((line) => line.words);

describe('in English', () => {
  beforeAll(() => speech.speak('en'));

  // C10.2, with a hand that has to be laid down after it.
  test('an explosion is told with all that it leads to', () => {
    const told = words('cards', [
      'chance deal 0 R7', 'chance deal 1', 'chance deal 2', 'chance first 0',
      '0 draw', 'chance reveal P4', '0 draw', 'chance reveal K5', '0 draw', 'chance reveal Y7', '0 draw', 'chance reveal Y1', '0 draw',
      'chance reveal B4', '1 take P4', '2 take Y1', '0 done', '1 draw',
    ]);
    expect(told.slice(13)).toEqual([
      'blue 4 is turned over. It explodes. Ada takes black 5 and blue 4.',
      'Bo takes purple 4.',
      'Cy takes yellow 1.',
      'Ada is done. Ada takes what remains: yellow 7.',
      '',
    ]);
    expect(told[4]).toBe('');
  });
  test('a cancelled explosion, and what is thrown away', () => {
    const told = words('cards', [
      'chance first 0', '0 draw', 'chance reveal P1', '0 draw', 'chance reveal B1', '0 bango Y1', '0 draw', 'chance reveal R9', '0 take P1', '0 done', '0 keep',
    ]);
    expect(told[4]).toBe('blue 1 is turned over. It explodes, unless Ada cancels it with a Bango.');
    expect(told[5]).toBe('Bango! Ada destroys the card with yellow 1. That cancels the explosion.');
    expect(told[9]).toBe('Ada is done. red 9 goes to the common discard.');
    expect(told[10]).toBe('Ada keeps the hand.');
  });
  test('the last card may still be answered', () => {
    const lines = ['0 draw', 'chance reveal P1', '0 draw', 'chance reveal B1'];
    expect(words('cards', lines, true).at(-1)).toContain('unless Ada cancels');
    expect(words('cards', lines, false).at(-1)).toContain('It explodes. Ada takes blue 1.');
  });
  test('minus points of what found no place', () => {
    const told = words('cards', [
      'chance deal 0 R7', 'chance first 0', '0 draw', 'chance reveal P3', '0 draw', 'chance reveal P4', '0 take P3', '0 take P4', '0 done', '0 lay', '0 start P3 P4', '0 done',
    ]);
    expect(told.at(-1)).toBe('Ada is done. One card goes to the personal discard: −1.');
  });
  test('right and wrong calls, where the log shows it', () => {
    const told = words('dice', ['chance first 0', '0 throw', 'chance roll RRGBB 13', '1 call gnu', '2 call bongo', '2 throw', 'chance roll RRRBB 13', '0 call gnu', 'clock void', '2 throw']);
    expect(told[2]).toBe('The dice show white dice: rhino, rhino, gnu, bongo, bongo · yellow dice: 1, 3.');
    expect(told[3]).toBe('Bo calls “gnu”. That is wrong.');
    expect(told[4]).toBe('Cy calls “bongo”. That is right.');
    expect(told[7]).toBe('Ada calls “gnu”. That is wrong.');
    expect(told[8]).toBe('Time is up: the round is void.');
  });
  test('bots that stand in are marked', () => {
    const [line] = log('tiles', [{ by: 0, do: '0,1', at: 0, stand_in: true }], named);
    expect(line).toEqual({ by: 0, words: 'Ada places a tile at 0,1.', standIn: true });
  });
});

test('in French, too, nothing is left untranslated', async () => {
  await speech.speak('fr');
  const all = [
    ...words('cards', ['chance deal 0 R7', 'chance deal 1', 'chance first 0', '0 draw', 'chance reveal P1', '0 draw', 'chance reveal B1', '0 explode', '1 bango R1 P1', '1 draw', 'chance reveal R9', '1 take R9', '1 done', '1 lay', '1 start R8 R9', '1 extend 0 R7', '1 done', '1 keep']),
    ...words('dice', ['0 throw', 'chance roll RRGBB 13 RG B', '1 call gnu', '1 claim rhino from 0', '1 claim gnu', 'clock void']),
    ...words('tiles', ['0 0,0', '0 0,0>1,1', '1 pass']),
  ].filter(Boolean);
  expect(all.filter((line) => /(^|\s)(page|log|step|cards|dice|tiles)-[a-z-]+/.test(line))).toEqual([]);
  expect(all).toContainEqual(expect.stringMatching(/^Ada laisse exploser\. Explosion\s! Ada prend 1 bleu\.$/));
});
