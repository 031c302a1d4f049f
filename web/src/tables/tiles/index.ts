import { FACTS, type TilesOptions, type TilesView } from '../../protocol';
import Felt from '../Felt.svelte';
import { defineGame } from '../game';
import { tilesPrompt } from './prompt';
import { sideOf } from './side';
import { tilesStep } from './steps';
import TilesChoices from './TilesChoices.svelte';
import TilesPicture from './TilesPicture.svelte';
import TilesScore from './TilesScore.svelte';
import TilesSeat from './TilesSeat.svelte';
import TilesTable from './TilesTable.svelte';

export const tiles = defineGame<TilesView, TilesOptions>({
  names: { full: 'page-game-tiles', short: 'page-short-tiles', about: 'page-sentence-tiles' },
  felt: { light: '#4b6f93', deep: '#243f5e' },
  Ground: Felt,
  Picture: TilesPicture,

  seats: FACTS.tiles.seats,
  usualSeats: { alone: 2, friends: 2 },
  easyBots: 'casual',
  // Partners may warn each other (T8).
  usualChoices: (seats) => ({ settings: { signal: seats === 4 } }),
  Choices: TilesChoices,
  notice: () => null,
  side: sideOf,

  Table: TilesTable,
  stage: null,
  Seat: TilesSeat,
  tableNamesPlayers: true,
  prompt: tilesPrompt,
  turnSound: true,
  keys: null,
  secrets: null,

  step: tilesStep,
  impliedSteps: [],
  aftermath: null,

  Score: TilesScore,
  bestMoment: null,
  // The row that won is celebrated first, and stays in sight.
  result: { delay: 2600, low: true, wide: true },

  review: { pace: 800, photoAt: null },
  lesson: { teacher: 'rhino', tall: false },
  rules: () => import('./rules'),
  chance: async () => (await import('./chance')).chance,
});
