/** A card is so much higher than wide. */
const HIGH = 1.4;
/** The room of the deck and the discard beside the cards, in widths of a card, and what lies between them in pixels. */
const BESIDE = 2;
const GAPS = 54;
const GAP = 6;
const LEAST = 40;
const MOST = 190;
/** So many cards are always reckoned with, so that the first ones do not change their size. */
const USUAL = 3;

/** How many cards of the centre lie side by side, and how wide they are, so that they are as large as can be. */
export function fitCentre(
  room: { width: number; height: number },
  cards: number,
  most = MOST,
): { columns: number; width: number } {
  let best = { columns: USUAL, width: 0 };
  for (let columns = USUAL; columns <= Math.max(USUAL, cards); columns += 1) {
    const rows = Math.max(1, Math.ceil(cards / columns));
    const across = (room.width - GAPS - GAP * (columns - 1)) / (columns + BESIDE);
    const down = (room.height - GAP * (rows + 1)) / (rows * HIGH);
    const width = Math.min(across, down);
    // Fewer rows win unless more make the cards clearly larger.
    if (width >= best.width * 0.94) best = { columns, width };
  }
  return { columns: best.columns, width: Math.round(Math.min(most, Math.max(LEAST, best.width))) };
}
