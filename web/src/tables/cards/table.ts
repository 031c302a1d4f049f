import type { CardsView } from '../../protocol';
import { defineTable } from '../game';
import { cardsAftermath } from './aftermath';
import CardsGround from './CardsGround.svelte';
import CardsScore from './CardsScore.svelte';
import CardsSeat from './CardsSeat.svelte';
import CardsTable from './CardsTable.svelte';
import { cardsKeys } from './keys';
import { cardsBestMoment } from './moment';
import { cardSaid } from './names';
import { cardsRun } from './run';
import { cardsPrompt } from './prompt';
import { closed, dealtTo } from './secrets';
import { CardsStage } from './stage.svelte';
import { cardsStep } from './steps';

export const table = defineTable<CardsView, CardsStage>({
  Ground: CardsGround,

  Table: CardsTable,
  stage: () => new CardsStage(),
  Seat: CardsSeat,
  tableNamesPlayers: true,
  whoStarts: null,
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
  heard: { silent: () => false, run: cardsRun },

  Score: CardsScore,
  bestMoment: cardsBestMoment,
  result: { delay: 1900, low: false, wide: true },

  review: { pace: 800, photoAt: null },
});
