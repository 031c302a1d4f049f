import { cubicOut } from 'svelte/easing';
import { crossfade, fly, scale } from 'svelte/transition';

import { settings } from '../../lib/settings.svelte';

/** Cards fly between the centre, a hand and a sequence by their identity; nothing teleports. */
export const [send, receive] = crossfade({
  duration: () => settings.duration(420),
  easing: cubicOut,
  fallback: (node, _, intro) =>
    intro
      ? fly(node, { y: -30, duration: settings.duration(260) })
      : scale(node, { start: 0.7, duration: settings.duration(220) }),
});

/** Equal cards are told apart by how many of them came before. */
export function keyed(cards: string[]): { card: string; key: string }[] {
  const seen = new Map<string, number>();
  return cards.map((card) => {
    const before = seen.get(card) ?? 0;
    seen.set(card, before + 1);
    return { card, key: before === 0 ? card : `${card}+${before}` };
  });
}
