/** Degrees rounded to the `decimals` that a call needs: the server does not get a point more exact than that. */
export const roundedDegrees = (degrees: number | string, decimals: number): number =>
  Number(Number(degrees).toFixed(decimals));
