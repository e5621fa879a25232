/** A quantity of the sky at an instant; zero at the event looked for. */
export type EventFunction = (jd: number) => number;

/** An instant at which a quantity passes zero. */
export interface Crossing {
  readonly jd: number;
  readonly rising: boolean;
}

/** 0.4 ms; a Julian day itself is stored to 0.04 ms. */
const TOLERANCE_DAYS = 5e-9;
const MAX_STEPS = 100;

/**
 * The root between two instants at which `f` has opposite signs (or is zero), to 0.4 ms.
 * Brent 1973, Algorithms for Minimization without Derivatives, chapter 4: never worse than bisection.
 */
export function rootBetween(f: EventFunction, left: number, right: number): number {
  return brent(f, left, f(left), right, f(right));
}

function brent(f: EventFunction, left: number, fLeft: number, right: number, fRight: number): number {
  if (!(fLeft * fRight <= 0)) throw new RangeError(`no root between ${left} and ${right}`);
  // b is the best root so far, a the one before it, c the other side of the bracket.
  let [a, fa, b, fb] = [left, fLeft, right, fRight];
  let [c, fc] = [a, fa];
  let step = b - a;
  let stepBefore = step;
  for (let count = 0; count < MAX_STEPS; count += 1) {
    if (Math.abs(fc) < Math.abs(fb)) [a, fa, b, fb, c, fc] = [b, fb, c, fc, b, fb];
    const half = (c - b) / 2;
    if (Math.abs(half) <= TOLERANCE_DAYS || fb === 0) return b;
    const trial = interpolated(a, fa, b, fb, c, fc);
    const fitsBracket = trial * half > 0 && Math.abs(trial) < Math.abs(1.5 * half);
    if (fitsBracket && Math.abs(fa) > Math.abs(fb) && Math.abs(trial) < Math.abs(stepBefore / 2)) {
      stepBefore = step;
      step = trial;
    } else {
      step = half;
      stepBefore = half;
    }
    [a, fa] = [b, fb];
    b += Math.abs(step) > TOLERANCE_DAYS ? step : Math.sign(half) * TOLERANCE_DAYS;
    fb = f(b);
    if (fb * fc > 0) {
      [c, fc] = [a, fa];
      step = b - a;
      stepBefore = step;
    }
  }
  return b;
}

/** The step from `b` by the secant, or by inverse quadratic interpolation where three points differ. */
function interpolated(a: number, fa: number, b: number, fb: number, c: number, fc: number): number {
  if (fa === fb) return Number.NaN;
  if (a === c || fa === fc || fb === fc) return (-fb * (b - a)) / (fb - fa);
  const s = fb / fa;
  const q = fa / fc;
  const r = fb / fc;
  const p = s * (2 * ((c - b) / 2) * q * (q - r) - (b - a) * (r - 1));
  return -p / ((q - 1) * (r - 1) * (s - 1));
}

/**
 * The root nearest to `near` of a quantity that only grows, at about `ratePerDay`. The rate is a hint: a
 * wrong one costs evaluations, never the answer.
 */
export function rootNear(f: EventFunction, near: number, ratePerDay: number): number {
  const fNear = f(near);
  let [left, fLeft] = [near, fNear];
  let step = -fNear / ratePerDay;
  for (let count = 0; count < MAX_STEPS; count += 1) {
    const right = left + step;
    const fRight = f(right);
    if (fLeft * fRight <= 0) return brent(f, left, fLeft, right, fRight);
    // Slightly short of the root: step past it by half as much again, so that the next pair brackets it.
    step = Math.sign(step) * Math.max(1.5 * Math.abs(fRight / ratePerDay), 10 * TOLERANCE_DAYS);
    [left, fLeft] = [right, fRight];
  }
  throw new RangeError(`no root found near ${near}`);
}

/** A quantity at an instant and its change a day. */
export interface Moving {
  readonly value: number;
  readonly ratePerDay: number;
}

/** Where a quantity is zero, and its rate just before it. */
export interface Root {
  readonly jd: number;
  readonly ratePerDay: number;
}

/** After a step this short the next would be shorter by its own square: 9 s, and then a thousandth of a second. */
export const LAST_STEP_DAYS = 1e-4;

/**
 * The root nearest to `near` of a quantity that only grows and whose rate is known: Newton's method. From a quarter of an
 * hour off, two looks at the Moon are enough.
 */
export function growingRoot(f: (jd: number) => Moving, near: number): Root {
  let jd = near;
  for (let count = 0; count < MAX_STEPS; count += 1) {
    const { value, ratePerDay } = f(jd);
    const step = -value / ratePerDay;
    jd += step;
    if (Math.abs(step) <= LAST_STEP_DAYS) return { jd, ratePerDay };
  }
  throw new RangeError(`no root found near ${near}`);
}

const MAX_SECANTS = 12;

/**
 * The root between two instants by secants, from one near it and the rate there: in half the looks that a bracket takes.
 * Undefined where a step would leave the bracket, or they do not settle.
 */
export function rootFrom(
  f: EventFunction,
  near: number,
  ratePerDay: number,
  left: number,
  right: number,
): number | undefined {
  let jd = near;
  let value = f(jd);
  let rate = ratePerDay;
  for (let count = 0; count < MAX_SECANTS; count += 1) {
    const next = jd - value / rate;
    if (!(next >= left && next <= right)) return undefined;
    // The first step is as good as the given rate, those after it as their own.
    if (next === jd || (count > 0 && Math.abs(next - jd) <= LAST_STEP_DAYS)) return next;
    const nextValue = f(next);
    rate = (nextValue - value) / (next - jd);
    jd = next;
    value = nextValue;
  }
  return undefined;
}

interface Sample {
  readonly jd: number;
  readonly value: number;
}

/**
 * Every passage of `f` through zero with `from` <= instant < `to`, in order. Two passages within one step are found
 * too, provided `f` turns only once between them: its turning point is looked for wherever the samples
 * approach zero and go away again (a Sun that just grazes the horizon).
 */
export const crossings = (f: EventFunction, from: number, to: number, stepDays: number): readonly Crossing[] =>
  crossingsUntil(f, from, to, stepDays)(to);

/** The same, looked for no further than is asked: all before an instant, and perhaps the next. */
export function crossingsUntil(
  f: EventFunction,
  from: number,
  to: number,
  stepDays: number,
): (until: number) => readonly Crossing[] {
  const count = Math.max(1, Math.ceil((to - from) / stepDays));
  const step = (to - from) / count;
  // One sample beyond either end, so that a turning point next to the end is seen as one.
  const sampleAt = (index: number): Sample => {
    const jd = from + (index - 1) * step;
    return { jd, value: f(jd) };
  };
  const found: Crossing[] = [];
  let before = sampleAt(0);
  let sample = sampleAt(1);
  let left = before;
  let index = 2;
  return (until) => {
    for (; index <= count + 3 && left.jd < until; index += 1) {
      const after = index < count + 3 ? sampleAt(index) : undefined;
      const right = after ? orTurningPoint(f, before, sample, after) : sample;
      if (left.value < 0 !== right.value < 0) {
        const jd = brent(f, left.jd, left.value, right.jd, right.value);
        if (jd >= from && jd < to) found.push({ jd, rising: left.value < 0 });
      }
      [before, sample, left] = [sample, after ?? sample, right];
    }
    return found;
  };
}

/** The sample, replaced by the turning point near it where that one lies across zero. */
function orTurningPoint(f: EventFunction, before: Sample, sample: Sample, after: Sample): Sample {
  const side = Math.sign(sample.value);
  const nearest = side * sample.value <= side * before.value && side * sample.value <= side * after.value;
  const sameSide = side * before.value > 0 && side * after.value > 0;
  if (!nearest || !sameSide) return sample;
  const turn = turningPoint(f, sample, (after.jd - before.jd) / 2);
  return side * turn.value < 0 ? turn : sample;
}

/** Successive parabolas, each a quarter as wide as the last. */
function turningPoint(f: EventFunction, start: Sample, halfWidthDays: number): Sample {
  let turn = start;
  for (let width = halfWidthDays; width > 1e-5; width /= 4) {
    const before = f(turn.jd - width);
    const after = f(turn.jd + width);
    const bend = before - 2 * turn.value + after;
    if (bend === 0) break;
    const jd = turn.jd + Math.max(-1, Math.min(1, (before - after) / (2 * bend))) * width;
    turn = { jd, value: f(jd) };
  }
  return turn;
}
