/** Equal cards are told apart by how many of them came before. */
export function keyed(cards: string[]): { card: string; key: string }[] {
  const seen = new Map<string, number>();
  return cards.map((card) => {
    const before = seen.get(card) ?? 0;
    seen.set(card, before + 1);
    return { card, key: before === 0 ? card : `${card}+${before}` };
  });
}
