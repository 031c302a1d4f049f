/** Where a phone sits down at a table. */
export const seatAddress = (table: string): string => `${location.origin}/t/${table}`;
