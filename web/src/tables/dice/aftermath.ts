import { t } from '../../lib/language.svelte';
import { said } from '../../lib/names';
import { callName } from './names';
import type { DiceReading, DiceView, ShownStep } from '../../protocol';
import type { Named } from '../props';

/** The answer of a round, and who got what for it. */
export function verdictOf(view: DiceView, answered: DiceReading, named: Named): string {
  if (view.claim) return said('dice-after-choose', named, view.claim.winner);
  const end = view.last?.end;
  const call = callName(answered.call);
  if (end === undefined || end === 'void') return t('dice-after-void', { call });
  const { seat, took, from } = end.won;
  const details = { call, animal: callName(took) };
  return from === 'supply'
    ? said('dice-after-right', named, seat, details)
    : said('dice-after-right-from', named, seat, details, from.seat);
}

/** The answer, where the table shows it already. */
const answerIn = (view: DiceView): DiceReading | undefined =>
  view.claim?.reading ?? (view.round === null ? view.last?.reading : undefined);

export const diceAftermath = (steps: ShownStep[], _: DiceView, after: DiceView, named: Named): string[][] =>
  steps.map((step, place) => cameOf(step, place === steps.length - 1, after, named));

/** What came of a call, or of a round that time ended, as the table shows it after it. */
function cameOf(step: ShownStep, last: boolean, after: DiceView, named: Named): string[] {
  const answer = answerIn(after);
  if (step.do === 'void') return answer ? [t('answer-is', { call: callName(answer.call) })] : [];
  const called = (after.round ?? after.last?.round)?.calls.find(
    (one) => one.seat === step.by && step.do === `call ${one.call}`,
  );
  if (!called) return [];
  if (answer?.call === called.call) return [verdictOf(after, answer, named)];
  const { rhino, gnu, bongo } = called.cost;
  const wrong = t('dice-after-wrong', { count: rhino + gnu + bongo });
  // Everyone was wrong: the round ended with this call.
  return answer && last && after.last?.end === 'void' ? [wrong, verdictOf(after, answer, named)] : [wrong];
}
