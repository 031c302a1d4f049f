import type { DiceView } from '../../protocol';
import { defineTable } from '../game';
import { diceAftermath } from './aftermath';
import { bestMoment } from './best';
import DiceScore from './DiceScore.svelte';
import DiceSeat from './DiceSeat.svelte';
import DiceTable from './DiceTable.svelte';
import { keyHelp } from './keyHelp';
import { photoAt } from './photo';
import { dicePrompt } from './prompt';
import Savanna from './Savanna.svelte';
import { DiceStage } from './stage.svelte';
import { diceStep } from './steps';

export const table = defineTable<DiceView, DiceStage>({
  Ground: Savanna,

  Table: DiceTable,
  stage: () => new DiceStage(),
  Seat: DiceSeat,
  tableNamesPlayers: false,
  whoStarts: null,
  prompt: dicePrompt,
  // The dice call for everyone.
  turnSound: false,
  hints: false,
  notation: (text) => text,
  keys: keyHelp,
  secrets: null,

  step: diceStep,
  impliedSteps: [],
  startsTurn: (step) => step.do === 'throw',
  aftermath: diceAftermath,
  // The roll is said by the table, at the moment that it is seen.
  heard: { silent: ({ do: step }) => step === 'throw' || step?.startsWith('roll ') === true, run: null },

  Score: DiceScore,
  bestMoment,
  // The last answer is read like any other.
  result: { delay: 5200, low: false, wide: false },

  review: { pace: 1100, photoAt },
});
