/** Degrees as a call that needs no more than `decimals` is told them: the server learns no point that it has no use for. */
export const roundedDegrees = (degrees: number | string, decimals: number): number =>
  Number(Number(degrees).toFixed(decimals));
