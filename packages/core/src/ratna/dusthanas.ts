/** The houses of loss. */
export const DUSTHANAS: readonly number[] = [6, 8, 12];
