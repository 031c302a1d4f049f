import { FACTS, type CardsOptions } from '../../protocol';
import { defineGame } from '../game';
import CardsPicture from './CardsPicture.svelte';

export const cards = defineGame<CardsOptions>({
  names: { full: 'page-game-cards', short: 'page-short-cards', about: 'page-sentence-cards' },
  felt: { light: '#3c8069', deep: '#1d4c3d' },
  Picture: CardsPicture,

  seats: FACTS.cards.seats,
  usualSeats: { alone: 3, friends: 4 },
  usualChoices: () => ({}),
  Choices: null,
  notice: () => null,
  side: null,
  lesson: { teacher: 'bongo', tall: true },
  table: async () => (await import('./table')).table,
  rules: () => import('./rules'),
  chance: async () => (await import('./chance')).chance,
});
