const DECIMALS = 6;

/** Degrees as coordinates are kept. */
export const sixDecimals = (degrees: number): string => degrees.toFixed(DECIMALS);
