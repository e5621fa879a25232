/**
 * A smooth quantity over a stretch of time as a polynomial through its values at the Chebyshev nodes: where it hardly
 * differs from one, far quicker than the quantity itself. Outside the stretch the quantity itself is asked.
 */
export function chebyshevCurve(f: (jd: number) => number, from: number, to: number, degree: number) {
  const middle = (from + to) / 2;
  const half = (to - from) / 2;
  const count = degree + 1;
  const angle = (node: number): number => (Math.PI * (node + 0.5)) / count;
  const values = Array.from({ length: count }, (_, node) => f(middle + half * Math.cos(angle(node))));
  const coefficients = Float64Array.from(values, (_, order) => {
    const sum = values.reduce((before, value, node) => before + value * Math.cos(order * angle(node)), 0);
    return (sum * (order === 0 ? 1 : 2)) / count;
  });
  return (jd: number): number => {
    if (!(jd >= from && jd <= to)) return f(jd);
    const x = (jd - middle) / half;
    let b1 = 0;
    let b2 = 0;
    for (let order = degree; order > 0; order -= 1) {
      const b = 2 * x * b1 + ((coefficients[order] as number) - b2);
      b2 = b1;
      b1 = b;
    }
    return x * b1 - b2 + (coefficients[0] as number);
  };
}
