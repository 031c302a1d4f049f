/** The table of cards as somebody sees it and plays at it. */
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { speech } from '../../src/lib/language.svelte';
import { namedAt } from '../../src/lib/names';
import { settings } from '../../src/lib/settings.svelte';
import { StillLink } from '../../src/net/still.svelte';
import { tableOf } from '../../src/pages/review/stage';
import type { CardsPlace, CardsTally, CardsView } from '../../src/protocol';
import CardsTable from '../../src/tables/cards/CardsTable.svelte';
import { commandsOf } from '../../src/tables/cards/commands';
import { fitCentre } from '../../src/tables/cards/fit';
import { lookedAt, pointedAt } from '../../src/tables/cards/hint';
import { offersOf } from '../../src/tables/cards/offers';
import { pickFromCentre } from '../../src/tables/cards/pick';
import { CardsStage } from '../../src/tables/cards/stage.svelte';
import { table } from '../../src/tables/cards/table';

const EMPTY: CardsPlace = { known: [], hidden: null, sequences: [], discard: [] };
const NOTHING: CardsTally = { sequences: [], minus: 0, total: 0 };
const BASE: CardsView = {
  observer: { seat: 0 },
  turn: { seat: 0 },
  open: {
    deck: 40,
    centre: ['R6', 'B11'],
    discard: [],
    places: [
      { ...EMPTY, known: ['R3', 'R4', 'R9', 'Y11'], hidden: [7] },
      { ...EMPTY, known: ['P2', 'K8'], hidden: [1, 2], sequences: [['R1', 'R2', 'R3', 'B4', 'R5']] },
      { ...EMPTY, known: ['P2', 'B3', 'R5', 'R7', 'R8', 'R10'] },
    ],
    active: 0,
    phase: { draw: { fresh: true } },
  },
  hand: ['R3', 'R4', 'B7', 'R9', 'Y11'],
  dealt: 'B7',
  points: [NOTHING, { sequences: [{ cards: 5, bonus: 3, colours: [4, 0, 1, 0] }], minus: 0, total: 8 }, NOTHING],
  actions: ['draw', 'take R6', 'take B11', 'bango Y11'],
};
const THREAT: CardsView = {
  ...BASE,
  open: { ...BASE.open, centre: ['K11', 'B11'], phase: 'explosion' },
  actions: ['bango Y11', 'explode'],
};
const SHARED: CardsView = {
  ...BASE,
  open: { ...BASE.open, centre: ['R6', 'B4'], active: 1, phase: { opponent: 0 } },
  actions: ['take R6', 'take B4', 'bango R4 B4'],
};

let sent: string[][] = [];
let asked: unknown[] = [];
const link = new StillLink((command) =>
  Promise.resolve({ done: false, refusal: { code: 'illegal', sentence: command.type } }),
);
link.connection.ask = (_, question) => {
  asked.push(question);
  return Promise.resolve({ type: 'odds', explosion: 0.25 } as never);
};

function show(view: CardsView, some: { hint?: string | null; players?: string[] } = {}): void {
  const { hint = null, players = ['Ada', 'casual', 'casual'] } = some;
  const table = tableOf({ id: 't', game: 'cards', options: {}, players, number: 1, steps: [], seat: 0, view }, 0);
  render(CardsTable, {
    link,
    table,
    play: table.play,
    view,
    seat: 0,
    stage: new CardsStage(),
    busy: false,
    isBusy: () => false,
    act: (actions: string[]) => void sent.push(actions),
    named: namedAt(table),
    hint,
    look: null,
  });
}
const press = (key: string): Promise<boolean> => fireEvent.keyDown(document.body, { key });
const all = (selector: string): Element[] => [...document.querySelectorAll(selector)];

beforeEach(async () => {
  // The table's place on the page, which has the focus.
  document.body.dataset['keys'] = '';
  [sent, asked] = [[], []];
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
  settings.change({ odds: null });
  await speech.speak('en');
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('what everyone may remember is on the table (C9)', () => {
  test('the cards that an opponent took are open, the dealt one is a back', () => {
    show(BASE);
    const hands = all('.others .known');
    expect(
      hands.map((hand) => [...hand.querySelectorAll('[data-card]')].map((one) => one.getAttribute('data-card'))),
    ).toEqual([
      ['P2', 'K8'],
      ['P2', 'B3', 'R5', 'R7', 'R8', 'R10'],
    ]);
    expect(hands.map((hand) => hand.querySelectorAll('.back').length)).toEqual([1, 0]);
  });
  test('every seat is there once, one’s own among them, with its hand and the limit', () => {
    show(BASE);
    expect(all('.seats li').map((one) => one.querySelector('strong')?.textContent.trim())).toHaveLength(3);
    expect(all('.seats .size').map((one) => one.textContent.match(/\d\/5/)?.[0])).toEqual(['3/5', '6/5', '5/5']);
    expect(all('.size.over').length).toBe(1);
    expect(table.tableNamesPlayers).toBe(true);
  });
  test('cards explain themselves at a tap, with the paragraph', async () => {
    show(BASE);
    await fireEvent.click(all('[data-card="K8"]')[0] as Element);
    expect(screen.getByText(/Black never goes into a sequence.*\(C6\.5\)/)).toBeTruthy();
    await fireEvent.click(all('.worth')[0] as Element);
    expect(screen.getByText('5 for the cards, +3 as a colour bonus (C8.2).')).toBeTruthy();
    await fireEvent.click(all('.started')[0] as Element);
    expect(screen.getByText(/3 sequences.*\(C6\.4\)/)).toBeTruthy();
    await fireEvent.click(all('.seats .size')[0] as Element);
    expect(screen.getByText(/5 cards.*\(C6\.1\)/)).toBeTruthy();
    await fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(screen.queryByText(/\(C6\.1\)/)).toBeNull();
  });
});

describe('a Bango is a decision', () => {
  const looks = (view: CardsView): string[] =>
    commandsOf({
      offers: offersOf(view.actions),
      phase: view.open.phase,
      chosen: [],
      only: null,
      killers: [],
      centre: view.open.centre,
    })
      .filter(({ id }) => id === 'bango')
      .map(({ look, label }) => `${look}: ${label}`);
  test('it says what it does and what it costs, and stands out only while an explosion threatens', () => {
    expect(looks(THREAT)).toEqual(['bang: Bango! Destroy the 11 (uses your 11)']);
    expect(looks(BASE)).toEqual(['quiet: Bango! Destroy the 11 (uses your 11)']);
    expect(looks({ ...THREAT, actions: ['bango Y11', 'bango K11'] })[1]).toContain('uses your black 11');
  });
});

describe('what gives something away can be taken back for a second', () => {
  test('it is sent then, and not before', async () => {
    show(BASE);
    await fireEvent.click(screen.getByRole('button', { name: /Stop and take/ }));
    expect(sent).toEqual([]);
    expect(screen.getByText(/^Taking red 6 and blue 11/)).toBeTruthy();
    await vi.advanceTimersByTimeAsync(999);
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(2);
    expect(sent).toEqual([['take R6', 'take B11', 'done']]);
  });
  test('by its button and by a key', async () => {
    show(THREAT);
    for (const back of [
      () => fireEvent.click(screen.getByRole('button', { name: 'Undo' })),
      () => press('Backspace'),
    ]) {
      await press('b');
      expect(screen.getByText(/^Bango with yellow 11/)).toBeTruthy();
      await back();
      await vi.advanceTimersByTimeAsync(2000);
      expect(sent).toEqual([]);
    }
  });
  test('a card is turned over at once', async () => {
    show(BASE);
    await press('d');
    expect(sent).toEqual([['draw']]);
  });
  test('one card is taken with one press, unless it could be destroyed as well', async () => {
    show(SHARED);
    await fireEvent.click(all('.turned[data-card="R6"]')[0] as Element);
    await vi.advanceTimersByTimeAsync(1001);
    expect(sent).toEqual([['take R6']]);
    expect(pickFromCentre(offersOf(SHARED.actions), 'B4', null)).toBeNull();
    expect(pickFromCentre(offersOf(SHARED.actions), 'B4', 'R4')).toBe('bango R4 B4');
  });
});

describe('keys', () => {
  test('digits choose, s stops with what is chosen', async () => {
    show(BASE);
    await press('2');
    await press('s');
    await vi.advanceTimersByTimeAsync(1001);
    expect(sent).toEqual([['take B11', 'done']]);
  });
  test('they do nothing while a dialog is open or somebody writes', async () => {
    show(BASE);
    const dialog = document.body.appendChild(document.createElement('dialog'));
    dialog.setAttribute('open', '');
    await press('d');
    dialog.remove();
    const field = document.body.appendChild(document.createElement('input'));
    field.focus();
    await fireEvent.keyDown(field, { key: 'd' });
    field.remove();
    expect(sent).toEqual([]);
    await press('d');
    expect(sent).toEqual([['draw']]);
  });
  test('they are listed', () => {
    expect(table.keys?.().map(({ keys }) => keys)).toEqual(['D', 'S', '1 – 9', 'B', 'X', 'L', 'K', 'A', 'F', '⌫']);
  });
});

describe('a hint is seen on the table', () => {
  test.each([
    ['draw', { command: 'draw' }, 'centre'],
    ['take R6', { centre: ['R6'], command: 'stop' }, 'centre'],
    ['bango R4', { hand: ['R4'], command: 'bango' }, 'hand'],
    ['start R3 R4', { hand: ['R3', 'R4'] }, 'hand'],
    ['extend 1 R4', { hand: ['R4'], sequence: 1 }, 'hand'],
    ['keep', { command: 'keep' }, 'hand'],
  ] as const)('%s', (hint, points, looks) => {
    expect(pointedAt(hint)).toMatchObject(points);
    expect(lookedAt(hint)).toBe(looks);
  });
  test('the card and the button shine', () => {
    show(BASE, { hint: 'take R6' });
    expect(all('.turned.hinted').map((one) => one.getAttribute('data-card'))).toEqual(['R6']);
    expect(all('.button.hinted').map((one) => one.textContent)).toEqual([expect.stringContaining('Stop and take')]);
    expect(all('.deck.hinted').length).toBe(0);
  });
});

describe('the risk is told against bots, and where it is wanted', () => {
  test.each([
    [null, ['Ada', 'casual', 'casual'], true],
    [null, ['Ada', 'Bo', 'casual'], false],
    [true, ['Ada', 'Bo', 'casual'], true],
    [false, ['Ada', 'casual', 'casual'], false],
  ] as const)('chosen %s, among %o', async (odds, players, seen) => {
    settings.change({ odds });
    show(BASE, { players: [...players] });
    await vi.advanceTimersByTimeAsync(10);
    expect(screen.queryByText(/25/) !== null).toBe(seen);
    expect(asked.includes('odds')).toBe(seen);
  });
});

test('the cards of the centre use the room that there is', () => {
  const phone = { width: 376, height: 300 };
  expect(fitCentre(phone, 1)).toEqual(fitCentre(phone, 3));
  expect(fitCentre(phone, 3).width).toBeGreaterThan(59);
  expect(fitCentre(phone, 12).columns).toBeLessThan(6);
  expect(fitCentre({ width: 1900, height: 420 }, 5)).toEqual({ columns: 5, width: 190 });
});
