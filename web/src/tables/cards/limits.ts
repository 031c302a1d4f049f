/** What the pictures of the table are marked with. What follows from it, the server alone decides. */

/** Who holds more cards at the end of their turn must lay down (C6.1). */
export const HAND_LIMIT = 5;
/** So many sequences may be started in a game (C6.4). */
export const SEQUENCES = 3;
