/** The zeros of the Chebyshev polynomial of degree `count`. */
export const chebyshevNodes = (count: number): Float64Array =>
  Float64Array.from({ length: count }, (_, index) => Math.cos((Math.PI * (index + 0.5)) / count));

/** Coefficients c0 ... c(degree) of the polynomial through values at the Chebyshev nodes, cut at the degree. */
export function coefficientsOf(values: readonly number[], degree: number): readonly number[] {
  const count = values.length;
  return Array.from({ length: degree + 1 }, (_, order) => {
    let sum = 0;
    values.forEach((value, index) => {
      sum += value * Math.cos((Math.PI * order * (index + 0.5)) / count);
    });
    return (sum * (order === 0 ? 1 : 2)) / count;
  });
}

/** Derivatives by x, at the Chebyshev nodes, of the polynomial through values there. */
export function derivativesAt(nodes: Float64Array, values: readonly number[]): readonly number[] {
  const coefficients = coefficientsOf(values, values.length - 1);
  return Array.from(nodes, (x) => {
    let [b1, b2, d1, d2] = [0, 0, 0, 0];
    for (let order = coefficients.length - 1; order > 0; order -= 1) {
      [d1, d2] = [2 * b1 + 2 * x * d1 - d2, d1];
      [b1, b2] = [2 * x * b1 - b2 + (coefficients[order] ?? 0), b1];
    }
    return b1 + x * d1 - d2;
  });
}
