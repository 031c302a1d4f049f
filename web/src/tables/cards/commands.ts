import { list, t } from '../../lib/language.svelte';
import type { Card, CardsPhase } from '../../protocol';
import { cardName, cardSaid, numberOf } from './names';
import type { Offers } from './offers';

export type CommandId = 'draw' | 'stop' | 'bango' | 'explode' | 'lay' | 'keep' | 'done';

/** Something that can be done now: a button, and its key. */
export interface Command {
  id: CommandId;
  key: string;
  label: string;
  /** A Bango stands out only while an explosion threatens. */
  look: 'main' | 'second' | 'bang' | 'quiet';
  actions: string[];
}

interface Situation {
  offers: Offers;
  phase: CardsPhase;
  /** Cards of the centre that are chosen. */
  chosen: Card[];
  /** The one that is chosen where there can be only one. */
  only: Card | null;
  /** Cards of the hand that can destroy it. */
  killers: Card[];
  centre: Card[];
}

/** Whether only one card of the centre is asked for. */
export const isShared = (phase: CardsPhase): boolean =>
  phase === 'remains' || (typeof phase === 'object' && 'opponent' in phase);

/** What a Bango does and what it costs; the colour is told where there is a choice. */
function bangoLabel(victim: Card, card: Card, choice: boolean): string {
  return t('page-cards-bango-destroy', {
    number: String(numberOf(victim)),
    with: choice ? cardName(card) : String(numberOf(card)),
  });
}

export function commandsOf({ offers, phase, chosen, only, killers, centre }: Situation): Command[] {
  const commands: Command[] = [];
  const threat = phase === 'explosion';
  const add = (id: CommandId, key: string, look: Command['look'], label: string, ...actions: string[]): void =>
    void commands.push({ id, key, look, label, actions });
  const last = centre.at(-1);
  const bangos = (): void => {
    for (const card of last === undefined ? [] : offers.bango)
      add(
        'bango',
        'b',
        threat ? 'bang' : 'quiet',
        bangoLabel(last ?? '', card, offers.bango.length > 1),
        `bango ${card}`,
      );
  };
  if (threat) bangos();
  if (offers.draw)
    add('draw', 'd', 'main', t(centre.length > 0 ? 'page-cards-another' : 'page-cards-turn-over'), 'draw');
  if (offers.take.length > 0 && !isShared(phase)) {
    const wanted = chosen.length > 0 ? chosen : offers.take;
    const label = t(chosen.length > 0 ? 'page-cards-stop' : 'page-cards-stop-all', { count: wanted.length });
    add('stop', 's', offers.draw ? 'second' : 'main', label, ...wanted.map((card) => `take ${card}`), 'done');
  }
  if (!threat) bangos();
  if (offers.explode) add('explode', 'x', 'second', t('page-cards-explode'), 'explode');
  if (only !== null && offers.take.includes(only))
    add('stop', 's', 'main', t('page-cards-take-one', { card: cardName(only) }), `take ${only}`);
  for (const card of only === null ? [] : killers)
    add('bango', 'b', 'bang', bangoLabel(only ?? '', card, killers.length > 1), `bango ${card} ${only}`);
  if (offers.lay) add('lay', 'l', 'main', t('page-cards-lay'), 'lay');
  if (offers.keep) add('keep', 'k', 'second', t('page-cards-keep'), 'keep');
  if (offers.done && phase === 'remains')
    add('done', 's', 'main', t('page-cards-take-rest', { count: centre.length }), 'done');
  if (offers.done && phase === 'take' && chosen.length === 0)
    add('done', 'f', 'second', t('page-cards-enough'), 'done');
  return commands;
}

/** What is about to be sent, for as long as it can be taken back. */
export function soonLabel(actions: string[]): string {
  const taken = actions.flatMap((action) => (action.startsWith('take ') ? [action.slice(5)] : []));
  if (taken.length > 0) return t('page-cards-soon-take', { cards: list(taken.map(cardSaid)) });
  const [verb = '', card = ''] = actions[0]?.split(' ') ?? [];
  switch (verb) {
    case 'bango':
      return t('page-cards-soon-bango', { card: cardSaid(card) });
    case 'explode':
      return t('page-cards-soon-explode');
    case 'keep':
      return t('page-cards-soon-keep');
    default:
      return t(actions.length === 1 ? 'page-cards-soon-rest' : 'page-cards-soon-lay');
  }
}
