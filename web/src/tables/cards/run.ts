/** What another player did in a row, in one sentence that can be heard before the next one plays. */
import { list, t } from '../../lib/language.svelte';
import type { Seat, ShownStep } from '../../protocol';
import type { Named } from '../props';
import { cardSaid } from './names';

const wordsOf = (step: ShownStep): string[] => step.do?.split(' ') ?? [];

/** The cards of these steps, from a place of their notation on. */
const cardsOf = (steps: ShownStep[], verb: string, from: number): string[] =>
  steps.flatMap((step) => (wordsOf(step)[0] === verb ? wordsOf(step).slice(from) : []));

export function cardsRun(steps: ShownStep[], by: Seat, named: Named): string {
  const deeds: string[] = [];
  const turned = cardsOf(steps, 'reveal', 1);
  const newest = turned.at(-1);
  if (turned.length > 0) deeds.push(t('cards-run-turns', { count: turned.length }));
  for (const step of steps) {
    const [verb, , card] = wordsOf(step);
    const struck = card ?? newest;
    if (verb === 'bango')
      deeds.push(struck === undefined ? t('cards-run-bango') : t('cards-run-strikes', { card: cardSaid(struck) }));
    if (verb === 'explode') deeds.push(t('cards-run-explodes'));
  }
  const taken = cardsOf(steps, 'take', 1);
  if (taken.length > 0) deeds.push(t('cards-run-takes', { cards: list(taken.map(cardSaid)) }));
  const laid = [...cardsOf(steps, 'start', 1), ...cardsOf(steps, 'extend', 2)];
  if (laid.length > 0) deeds.push(t('cards-run-lays', { count: laid.length }));
  if (steps.some(({ do: step }) => step === 'keep')) deeds.push(t('cards-run-keeps'));
  return deeds.length === 0 ? '' : t('cards-run', { who: named(by), deeds: list(deeds) });
}
