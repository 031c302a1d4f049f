import { FACTS, type TilesOptions, type TilesView } from '../../protocol';
import { defineGame } from '../game';
import { bestMoment } from './best';
import { tilesKeys } from './keys';
import { tilesPrompt } from './prompt';
import { sideOf } from './side';
import { tilesStep } from './steps';
import TilesChoices from './TilesChoices.svelte';
import TilesPicture from './TilesPicture.svelte';
import TilesScore from './TilesScore.svelte';
import TilesSeat from './TilesSeat.svelte';
import TilesTable from './TilesTable.svelte';
import Wood from './Wood.svelte';

export const tiles = defineGame<TilesView, TilesOptions>({
  names: { full: 'page-game-tiles', short: 'page-short-tiles', about: 'page-sentence-tiles' },
  felt: { light: '#8a5c36', deep: '#4a2c14' },
  Ground: Wood,
  Picture: TilesPicture,

  seats: FACTS.tiles.seats,
  usualSeats: { alone: 2, friends: 2 },
  // Partners may warn each other (T8).
  usualChoices: (seats) => ({ settings: { signal: seats === 4 } }),
  Choices: TilesChoices,
  notice: () => null,
  side: sideOf,

  Table: TilesTable,
  stage: null,
  Seat: TilesSeat,
  tableNamesPlayers: false,
  prompt: tilesPrompt,
  turnSound: true,
  hints: true,
  notation: (text) => text,
  keys: tilesKeys,
  secrets: null,

  step: tilesStep,
  impliedSteps: [],
  startsTurn: ({ by }) => typeof by === 'number',
  aftermath: null,

  Score: TilesScore,
  bestMoment,
  // The row that won is celebrated first, and stays in sight.
  result: { delay: 2600, low: true, wide: true },

  review: { pace: 800, photoAt: null },
  lesson: { teacher: 'rhino', tall: false },
  rules: () => import('./rules'),
  chance: async () => (await import('./chance')).chance,
});
