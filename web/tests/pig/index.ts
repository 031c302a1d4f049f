/** A fourth game, tiny and unpublished: everything that a game has to tell the page, and nothing that it need not. */
import type { Chance } from '../../src/lib/fair/chance';
import { below } from '../../src/lib/fair/derive';
import { t } from '../../src/lib/language.svelte';
import { said } from '../../src/lib/names';
import type { Seat } from '../../src/protocol';
import Felt from '../../src/tables/Felt.svelte';
import { defineGame, defineTable } from '../../src/tables/game';
import type { Named, Prompt, PromptContext } from '../../src/tables/props';
import PigChoices from './PigChoices.svelte';
import PigPicture from './PigPicture.svelte';
import PigScore from './PigScore.svelte';
import PigSeat from './PigSeat.svelte';
import PigTable from './PigTable.svelte';
import type { PigOptions, PigView } from './view';

function prompt({ turn }: PigView, { seat, named }: PromptContext<unknown>): Prompt {
  if (typeof turn !== 'object' || !('seat' in turn)) return { text: t('page-chance'), mine: false };
  const mine = turn.seat === seat;
  return { text: mine ? t('page-pig-mine') : t('page-turn-of', { who: named(turn.seat) }), mine };
}

function step([verb = '', face = '']: string[], by: Seat | null, named: Named): string {
  if (verb === 'show') return t('pig-step-show', { face });
  return said(verb === 'hold' ? 'pig-step-hold' : 'pig-step-roll', named, by);
}

const aftermath = (steps: { do: string | null }[], _before: PigView, _after: PigView, _named: Named): string[][] =>
  steps.map((one) => (one.do === 'show 1' ? [t('pig-after-bust')] : []));

const chance: Chance = {
  canonical: ({ length = 'short' }) => JSON.stringify({ length }),
  draws: (seats) => ({
    due: (place, before) => {
      if (place === 0) return (words) => `first ${below(words, seats)}`;
      return before?.do === 'roll' ? (words) => `show ${1 + below(words, 6)}` : null;
    },
  }),
};

const table = defineTable<PigView>({
  Ground: Felt,

  Table: PigTable,
  stage: null,
  Seat: PigSeat,
  tableNamesPlayers: false,
  prompt,
  whoStarts: null,
  turnSound: true,
  hints: true,
  notation: (text) => text,
  keys: null,
  secrets: null,

  step,
  // The die itself tells that it was rolled.
  impliedSteps: ['roll'],
  startsTurn: (step, before) => typeof step.by === 'number' && step.by !== before?.by,
  aftermath,
  heard: { silent: () => false, run: null },

  Score: PigScore,
  bestMoment: null,
  result: { delay: 1000, low: false, wide: false },

  review: { pace: 500, photoAt: null },
});

export const pig = defineGame<PigOptions>({
  names: { full: 'page-game-pig', short: 'page-short-pig', about: 'page-sentence-pig' },
  felt: { light: '#d99', deep: '#a55' },
  Picture: PigPicture,

  seats: [2, 3, 4],
  usualSeats: { alone: 2, friends: 3 },
  usualChoices: () => ({ options: { length: 'short' } }),
  Choices: PigChoices,
  notice: () => null,
  side: null,

  lesson: { teacher: 'rhino', tall: false },
  table: () => Promise.resolve(table),
  rules: () => Promise.resolve({ places: ['1'], Picture: PigPicture }),
  chance: () => Promise.resolve(chance),
});
