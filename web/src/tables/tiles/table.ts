import { said } from '../../lib/names';
import type { TilesView } from '../../protocol';
import { defineTable } from '../game';
import { tilesAftermath } from './aftermath';
import { bestMoment } from './best';
import { spoken } from './ear';
import { tilesKeys } from './keys';
import { tilesPrompt } from './prompt';
import { tilesStep } from './steps';
import TilesScore from './TilesScore.svelte';
import TilesSeat from './TilesSeat.svelte';
import TilesTable from './TilesTable.svelte';
import Wood from './Wood.svelte';

export const table = defineTable<TilesView>({
  Ground: Wood,

  Table: TilesTable,
  stage: null,
  Seat: TilesSeat,
  tableNamesPlayers: false,
  // T7: who lost the last game starts this one.
  whoStarts: ({ turn }, named) =>
    typeof turn === 'object' && 'seat' in turn ? said('tiles-starts', named, turn.seat) : null,
  prompt: tilesPrompt,
  turnSound: true,
  hints: true,
  notation: spoken,
  keys: tilesKeys,
  secrets: null,

  step: tilesStep,
  impliedSteps: [],
  startsTurn: ({ by }) => typeof by === 'number',
  aftermath: tilesAftermath,
  heard: { silent: () => false, run: null },

  Score: TilesScore,
  bestMoment,
  // The row that won is celebrated first, and stays in sight.
  result: { delay: 2600, low: true, wide: true },

  review: { pace: 800, photoAt: null },
});
