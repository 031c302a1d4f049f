import { t } from '../../lib/language.svelte';
import { refusalSentence } from '../../lib/names';
import type { TableLink } from '../../net/link.svelte';
import type { Seat } from '../../protocol';

/** What the rules answer, in words. */
const REASONS: Record<string, string> = {
  NoFreeEdge: 'page-tiles-enclosed',
  WouldSplit: 'page-tiles-splits',
};

/** Asks the server why a tile cannot be lifted: the page knows no rule. A refused step changes nothing. */
export async function whyNot(link: TableLink, seat: Seat, from: string, to: string | undefined): Promise<string> {
  if (to === undefined) return t('page-refused-illegal');
  const answer = await link.connection.do({ type: 'play', seat, actions: [`${from}>${to}`] });
  if (answer.done) return t('page-refused-illegal');
  const key = REASONS[answer.refusal.rule ?? ''];
  return key ? t(key) : refusalSentence(answer.refusal, 'tiles');
}
