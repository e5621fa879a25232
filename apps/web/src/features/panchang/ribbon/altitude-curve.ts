/** Altitudes of a body above the horizon, degrees, at even steps. */
export interface AltitudeCurve {
  readonly startMs: number;
  readonly stepMs: number;
  readonly altitudesDeg: readonly number[];
}

export interface CurvePoint {
  readonly instantMs: number;
  readonly altitudeDeg: number;
}

export const pointsOf = ({ startMs, stepMs, altitudesDeg }: AltitudeCurve): CurvePoint[] =>
  altitudesDeg.map((altitudeDeg, step) => ({ instantMs: startMs + step * stepMs, altitudeDeg }));

/** Where the straight line between two points has an altitude. */
function crossing(before: CurvePoint, after: CurvePoint, altitudeDeg: number): CurvePoint {
  const part = (altitudeDeg - before.altitudeDeg) / (after.altitudeDeg - before.altitudeDeg);
  return { instantMs: before.instantMs + part * (after.instantMs - before.instantMs), altitudeDeg };
}

/** The points at which the curve passes an altitude, in time order. */
export function crossings(curve: AltitudeCurve, altitudeDeg: number): CurvePoint[] {
  const points = pointsOf(curve);
  return points.flatMap((after, step) => {
    const before = points[step - 1];
    const passes = before !== undefined && before.altitudeDeg < altitudeDeg !== after.altitudeDeg < altitudeDeg;
    return passes ? [crossing(before, after, altitudeDeg)] : [];
  });
}

/** The passages of the body above the horizon, each from rising (or the first point) to setting (or the last). */
export function passagesAbove(curve: AltitudeCurve): CurvePoint[][] {
  const passages: CurvePoint[][] = [];
  let open: CurvePoint[] = [];
  let before: CurvePoint | undefined;
  for (const point of pointsOf(curve)) {
    if (before && before.altitudeDeg < 0 !== point.altitudeDeg < 0) open.push(crossing(before, point, 0));
    if (point.altitudeDeg >= 0) open.push(point);
    else if (open.length > 0) {
      passages.push(open);
      open = [];
    }
    before = point;
  }
  if (open.length > 0) passages.push(open);
  return passages;
}

/** The altitude at an instant, between two steps on the straight line; null outside the curve. */
export function altitudeAt(curve: AltitudeCurve, instantMs: number): number | null {
  const step = (instantMs - curve.startMs) / curve.stepMs;
  const before = curve.altitudesDeg[Math.floor(step)];
  const after = curve.altitudesDeg[Math.ceil(step)];
  if (before === undefined || after === undefined) return null;
  return before + (after - before) * (step - Math.floor(step));
}

/** Where the body is highest. */
export function highestOf(curve: AltitudeCurve): CurvePoint | undefined {
  return pointsOf(curve).reduce<CurvePoint | undefined>(
    (best, point) => (best === undefined || point.altitudeDeg > best.altitudeDeg ? point : best),
    undefined,
  );
}
