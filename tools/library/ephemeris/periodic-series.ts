/**
 * A sum of A t^p sin(a0 + a1 t + a2 t^2 + a3 t^3 + a4 t^4): six numbers a term (A, a0 ... a4), end to end, one array
 * for each power p of time.
 */
export type PeriodicSeries = readonly Float64Array[];

const NUMBERS_A_TERM = 6;

/** From rows by power of time; rows are A and the polynomial of the phase. */
export function periodicSeries(
  rowsByPower: Readonly<Record<string, readonly (readonly number[])[]>>,
  keep: (amplitude: number, power: number) => boolean,
  phaseShift: number,
): PeriodicSeries {
  return Object.keys(rowsByPower)
    .sort()
    .map((power) => {
      const rows = (rowsByPower[power] ?? []).filter(([amplitude = 0]) => keep(amplitude, Number(power)));
      const terms = new Float64Array(rows.length * NUMBERS_A_TERM);
      rows.forEach((row, at) => {
        terms.set(row, at * NUMBERS_A_TERM);
        terms[at * NUMBERS_A_TERM + 1] = (row[1] ?? 0) + phaseShift;
      });
      return terms;
    });
}

/** The sum at one instant, term by term; the small terms first, so that they are not lost beside the large ones. */
export function valueAt(series: PeriodicSeries, t: number): number {
  let total = 0;
  for (const terms of series.toReversed()) {
    let part = 0;
    for (let at = terms.length - NUMBERS_A_TERM; at >= 0; at -= NUMBERS_A_TERM) {
      part += (terms[at] ?? 0) * Math.sin(phaseAt(terms, at, t));
    }
    total = total * t + part;
  }
  return total;
}

function phaseAt(terms: Float64Array, at: number, t: number): number {
  return (
    (terms[at + 1] ?? 0) +
    t * ((terms[at + 2] ?? 0) + t * ((terms[at + 3] ?? 0) + t * ((terms[at + 4] ?? 0) + t * (terms[at + 5] ?? 0))))
  );
}

function motionAt(terms: Float64Array, at: number, t: number): number {
  return (
    (terms[at + 2] ?? 0) +
    t * (2 * (terms[at + 3] ?? 0) + t * (3 * (terms[at + 4] ?? 0) + t * 4 * (terms[at + 5] ?? 0)))
  );
}

/**
 * The sum at the Chebyshev nodes x of a stretch of time, t = centre + half * x, six times as fast for the Moon as term by term:
 * sin(a + z x) has the Chebyshev coefficients 2 J_k(z) sin(a + k pi / 2) (Jacobi and Anger; Abramowitz & Stegun 9.1.44-45).
 * Over a stretch of weeks the phase is a straight line within 1e-11 rad.
 */
export function valuesAtNodes(series: PeriodicSeries, centre: number, half: number, nodes: Float64Array): Float64Array {
  const values = new Float64Array(nodes.length);
  const coefficients = new Float64Array(nodes.length);
  series.forEach((terms, power) => {
    coefficients.fill(0);
    for (let at = terms.length - NUMBERS_A_TERM; at >= 0; at -= NUMBERS_A_TERM) {
      addTerm(coefficients, terms[at] ?? 0, phaseAt(terms, at, centre), motionAt(terms, at, centre) * half);
    }
    nodes.forEach((x, index) => {
      values[index] = (values[index] ?? 0) + (centre + half * x) ** power * chebyshevSum(coefficients, x);
    });
  });
  return values;
}

const bessel = new Float64Array(256);

/** J_0(z) ... J_last(z) into `bessel`, by Miller's backward recurrence (Abramowitz & Stegun 9.12); returns `last`. */
function besselUpTo(z: number): number {
  let last = 0;
  for (let term = 1; term > 1e-17; term *= Math.abs(z) / 2 / last) last += 1;
  let above = 0;
  let here = 1e-30;
  let norm = 0;
  for (let order = last + 8; order > 0; order -= 1) {
    const below = ((2 * order) / z) * here - above;
    above = here;
    here = below;
    if (order - 1 <= last) bessel[order - 1] = here;
    if ((order - 1) % 2 === 0) norm += order === 1 ? here : 2 * here;
  }
  for (let order = 0; order <= last; order += 1) bessel[order] = (bessel[order] ?? 0) / norm;
  return last;
}

function addTerm(coefficients: Float64Array, amplitude: number, phase: number, z: number): void {
  const sine = amplitude * Math.sin(phase);
  if (Math.abs(z) < 1e-12) {
    coefficients[0] = (coefficients[0] ?? 0) + sine;
    return;
  }
  const cosine = amplitude * Math.cos(phase);
  const last = Math.min(besselUpTo(z), coefficients.length - 1);
  coefficients[0] = (coefficients[0] ?? 0) + sine * (bessel[0] ?? 0);
  for (let order = 1; order <= last; order += 1) {
    const quarter = order % 4;
    const turned = quarter === 0 ? sine : quarter === 1 ? cosine : quarter === 2 ? -sine : -cosine;
    coefficients[order] = (coefficients[order] ?? 0) + 2 * (bessel[order] ?? 0) * turned;
  }
}

function chebyshevSum(coefficients: Float64Array, x: number): number {
  let b1 = 0;
  let b2 = 0;
  for (let order = coefficients.length - 1; order > 0; order -= 1) {
    const b0 = 2 * x * b1 - b2 + (coefficients[order] ?? 0);
    b2 = b1;
    b1 = b0;
  }
  return x * b1 - b2 + (coefficients[0] ?? 0);
}
