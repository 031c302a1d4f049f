import { t } from '../../lib/language.svelte';
import type { Call, DiceReading } from '../../protocol';
import { callName } from './names';

/** What somebody who lost a round could have looked at: why their call was wrong, or what decided it. */
export function tipOf(reading: DiceReading, roll: string, called: Call | null): string {
  return called === null ? lookFor(reading, roll) : wrongSince(reading, roll, called);
}

const yellowOf = (roll: string): { one: string; other: string } => {
  const [, yellow = ''] = roll.split(' ');
  return { one: yellow[0] ?? '', other: yellow[1] ?? '' };
};

function wrongSince({ wanted, poachers, shown, left, matching }: DiceReading, roll: string, called: Call): string {
  const { number } = wanted;
  if (called === 'nothing') {
    if (matching !== 'none' && 'one' in matching)
      return t('page-dice-tip-not-nothing', { animal: callName(matching.one), number });
    return t('page-dice-tip-third');
  }
  const animal = callName(called);
  if (matching !== 'none' && 'two' in matching && matching.two.includes(called)) {
    const other = matching.two.find((one) => one !== called) ?? called;
    return t('page-dice-tip-two', { animal, other: callName(other) });
  }
  const count = left[called];
  if (poachers?.effect === 'cancelled' && poachers.target === called && shown[called] === number)
    return t('page-dice-tip-poachers', { animal, count });
  if (poachers?.effect === 'guarded' && poachers.target === called && shown[called] === number + 1)
    return t('page-dice-tip-guard', { animal, count });
  const { one, other } = yellowOf(roll);
  if (wanted.by === 'neither' && [one, other].includes(String(count)))
    return t('page-dice-tip-number', { one, other, number });
  return t('page-dice-tip-count', { animal, count, number });
}

function lookFor({ wanted, poachers, matching }: DiceReading, roll: string): string {
  if (poachers?.effect === 'cancelled') return t('page-dice-tip-hunt', { animal: callName(poachers.target) });
  if (poachers?.effect === 'guarded') return t('page-dice-tip-guarded', { animal: callName(poachers.target) });
  const { number } = wanted;
  if (matching === 'none') return t('page-dice-tip-none', { number });
  if ('two' in matching) return t('page-dice-tip-third');
  const { one, other } = yellowOf(roll);
  return wanted.by === 'both'
    ? t('page-dice-tip-double', { number })
    : t('page-dice-tip-missing', { one, other, number });
}
