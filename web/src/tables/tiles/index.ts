import { FACTS, type TilesOptions } from '../../protocol';
import { defineGame } from '../game';
import { sideOf } from './side';
import TilesChoices from './TilesChoices.svelte';
import TilesPicture from './TilesPicture.svelte';

export const tiles = defineGame<TilesOptions>({
  names: { full: 'page-game-tiles', short: 'page-short-tiles', about: 'page-sentence-tiles' },
  felt: { light: '#8a5c36', deep: '#4a2c14' },
  Picture: TilesPicture,

  seats: FACTS.tiles.seats,
  usualSeats: { alone: 2, friends: 2 },
  // Partners may warn each other (T8).
  usualChoices: (seats) => ({ settings: { signal: seats === 4 } }),
  Choices: TilesChoices,
  notice: () => null,
  side: sideOf,
  lesson: { teacher: 'rhino', tall: false },
  table: async () => (await import('./table')).table,
  rules: () => import('./rules'),
  chance: async () => (await import('./chance')).chance,
});
