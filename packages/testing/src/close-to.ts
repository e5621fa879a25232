import { expect } from "vitest";

/**
 * The one assertion for numbers: within `tolerance` of `expected`, in the unit named. Anything that is not
 * a finite number fails, so that a NaN can never pass for an answer. With `turn` (360 for degrees) the
 * difference is taken the short way round.
 */
export function closeTo(value: number, expected: number, tolerance: number, unit: string, turn?: number): void {
  if (!Number.isFinite(value) || !Number.isFinite(expected) || !(tolerance >= 0)) {
    expect.fail(`not a finite comparison: value ${value}, expected ${expected}, tolerance ${tolerance} ${unit}`);
  }
  let difference = value - expected;
  if (turn !== undefined) difference -= turn * Math.round(difference / turn);
  if (Math.abs(difference) > tolerance) {
    expect.fail(`${value} is ${difference} ${unit} from ${expected}; allowed ${tolerance} ${unit}`);
  }
}
