/** Value of a polynomial at `t`, coefficients from the constant on (Horner). */
export function polynomial(t: number, coefficients: readonly number[]): number {
  return coefficients.reduceRight((sum, coefficient) => sum * t + coefficient, 0);
}
