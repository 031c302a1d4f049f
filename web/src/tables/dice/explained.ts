import { t } from '../../lib/language.svelte';
import { callName } from './names';
import type { DiceReading } from '../../protocol';

/** Which dice a sentence of the answer is about. */
export type Focus = 'yellow' | 'red' | 'green' | 'white' | 'answer';

export interface Reason {
  focus: Focus;
  text: string;
}

const FACES: Record<string, string> = { R: 'rhino', G: 'gnu', B: 'bongo' };
const EFFECTS = {
  cancelled: 'answer-effect-cancelled',
  missed: 'answer-effect-missed',
  guarded: 'answer-effect-guarded',
};

/** Why the answer to a roll is what it is, one sentence after the other. */
export function explained({ wanted, poachers, left, matching, call }: DiceReading, roll: string): Reason[] {
  const [, yellow = '', red = '', green] = roll.split(' ');
  const face = (letter: string | undefined): string => callName(FACES[letter ?? ''] ?? 'nothing');
  const number = Number(wanted.number);
  const reasons: Reason[] = [
    {
      focus: 'yellow',
      text:
        wanted.by === 'both'
          ? t('answer-wanted-both', { number })
          : t('answer-wanted-neither', { one: yellow[0] ?? '', other: yellow[1] ?? '', number }),
    },
  ];
  if (poachers) {
    const animal = callName(poachers.target);
    const hunt =
      poachers.by === 'both'
        ? t('answer-poachers-both', { animal })
        : t('answer-poachers-neither', { one: face(red[0]), other: face(red[1]), animal });
    reasons.push({ focus: 'red', text: hunt });
    if (green && poachers.effect !== 'guarded')
      reasons.push({ focus: 'green', text: t('answer-unguarded', { animal: face(green) }) });
    reasons.push({
      focus: poachers.effect === 'guarded' ? 'green' : 'white',
      text: t(EFFECTS[poachers.effect], { animal }),
    });
  }
  reasons.push({ focus: 'white', text: t('answer-counts', { rhino: left.rhino, gnu: left.gnu, bongo: left.bongo }) });
  const because =
    matching === 'none'
      ? t('answer-because-none', { number })
      : 'one' in matching
        ? t('answer-because-one', { animal: callName(matching.one), number })
        : t('answer-because-two', {
            one: callName(matching.two[0]),
            other: callName(matching.two[1]),
            animal: callName(call),
          });
  return [...reasons, { focus: 'answer', text: because }];
}
