import { FACTS, type CardsOptions, type CardsView } from '../../protocol';
import { defineGame } from '../game';
import { cardsAftermath } from './aftermath';
import CardsGround from './CardsGround.svelte';
import CardsPicture from './CardsPicture.svelte';
import CardsScore from './CardsScore.svelte';
import CardsSeat from './CardsSeat.svelte';
import CardsTable from './CardsTable.svelte';
import { cardsKeys } from './keys';
import { cardsBestMoment } from './moment';
import { cardSaid } from './names';
import { cardsPrompt } from './prompt';
import { closed, dealtTo } from './secrets';
import { CardsStage } from './stage.svelte';
import { cardsStep } from './steps';

export const cards = defineGame<CardsView, CardsOptions, CardsStage>({
  names: { full: 'page-game-cards', short: 'page-short-cards', about: 'page-sentence-cards' },
  felt: { light: '#3c8069', deep: '#1d4c3d' },
  Ground: CardsGround,
  Picture: CardsPicture,

  seats: FACTS.cards.seats,
  usualSeats: { alone: 3, friends: 4 },
  usualChoices: () => ({}),
  Choices: null,
  notice: () => null,
  side: null,

  Table: CardsTable,
  stage: () => new CardsStage(),
  Seat: CardsSeat,
  tableNamesPlayers: true,
  prompt: cardsPrompt,
  turnSound: true,
  hints: true,
  notation: cardSaid,
  keys: cardsKeys,
  secrets: { closed, step: dealtTo },

  step: cardsStep,
  // That a card is drawn is told by the card.
  impliedSteps: ['draw'],
  startsTurn: (step, before) => step.do === 'draw' && step.by !== before?.by,
  aftermath: cardsAftermath,

  Score: CardsScore,
  bestMoment: cardsBestMoment,
  result: { delay: 1900, low: false, wide: true },

  review: { pace: 800, photoAt: null },
  lesson: { teacher: 'bongo', tall: true },
  rules: () => import('./rules'),
  chance: async () => (await import('./chance')).chance,
});
