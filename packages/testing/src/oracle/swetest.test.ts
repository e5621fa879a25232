import type { Graha, NodeKind, PositionKind } from "@vedanga/core/src/ids.ts";
import { describe, expect, it } from "vitest";
import { realEphemeris } from "../sky/real-ephemeris.ts";
import { arcsecBetween } from "./comparison.ts";
import { askSwetest, type SwetestBody, type SwetestRow, swetestMissing } from "./swetest.ts";

/** 1700-01-01 to 2300-01-01 by a step that is no multiple of a month, a year or a segment. */
const FIRST_JD = 2341973.3;
const STEP_DAYS = 73.137;
const COUNT = 2996;
const YEAR_1800_JD = 2378497;
const YEAR_2200_JD = 2524594;

/** What is promised: arc seconds within 1800 to 2200, arc seconds within 1700 to 2300. */
const PLANET = { inner: 1, outer: 1.5 };
const PROMISED: Readonly<Record<SwetestBody, { readonly inner: number; readonly outer: number }>> = {
  sun: { inner: 0.5, outer: 0.5 },
  moon: { inner: 0.5, outer: 0.5 },
  mars: PLANET,
  mercury: PLANET,
  jupiter: PLANET,
  venus: PLANET,
  saturn: PLANET,
  "mean node": { inner: 0.5, outer: 0.5 },
  "true node": { inner: 5, outer: 5 },
};
const SPEED_DEG_PER_DAY = 1e-4;
/** The true node of Swiss Ephemeris leaps by up to 0.2" where two pieces of its Moon join, and its speed with it. */
const SPEED_OF_TRUE_NODE = 4e-4;

const missing = swetestMissing();

/** Ours less theirs at one row. */
function errorsAt(row: SwetestRow, positions: PositionKind) {
  const isNode = row.body === "mean node" || row.body === "true node";
  const graha: Graha = isNode ? "rahu" : (row.body as Graha);
  const node: NodeKind = row.body === "true node" ? "true" : "mean";
  const ours = realEphemeris.position(graha, row.jd, positions, node);
  return {
    longitudeArcsec: arcsecBetween(ours.longitudeDeg, row.longitudeDeg),
    latitudeArcsec: (ours.latitudeDeg - row.latitudeDeg) * 3600,
    speedDegPerDay: ours.speedDegPerDay - row.speedDegPerDay,
  };
}

const largest = (values: readonly number[]): number => {
  const max = values.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  return values.every(Number.isFinite) && values.length > 0 ? max : Number.NaN;
};

describe(`against Swiss Ephemeris itself, 1700 to 2300${missing === undefined ? "" : `: left out, ${missing}`}`, () => {
  const rows = new Map<PositionKind, ReadonlyMap<SwetestBody, readonly SwetestRow[]>>();
  const rowsOf = (body: SwetestBody, positions: PositionKind): readonly SwetestRow[] => {
    const asked =
      rows.get(positions) ?? Map.groupBy(askSwetest(FIRST_JD, STEP_DAYS, COUNT, positions), (row) => row.body);
    rows.set(positions, asked);
    return asked.get(body) ?? [];
  };

  for (const positions of ["apparent", "true"] as const) {
    for (const [body, promised] of Object.entries(PROMISED) as [SwetestBody, (typeof PROMISED)[SwetestBody]][]) {
      it.skipIf(missing !== undefined)(`${body}, ${positions}, is where it says, and as fast`, () => {
        const all = rowsOf(body, positions);
        expect(all).toHaveLength(COUNT);
        const inner = all.filter(({ jd }) => jd >= YEAR_1800_JD && jd <= YEAR_2200_JD);
        const errors = all.map((row) => errorsAt(row, positions));
        expect(largest(inner.map((row) => errorsAt(row, positions).longitudeArcsec))).toBeLessThanOrEqual(
          promised.inner,
        );
        expect(largest(errors.map(({ longitudeArcsec }) => longitudeArcsec))).toBeLessThanOrEqual(promised.outer);
        expect(largest(errors.map(({ latitudeArcsec }) => latitudeArcsec))).toBeLessThanOrEqual(promised.outer);
        expect(largest(errors.map(({ speedDegPerDay }) => speedDegPerDay))).toBeLessThanOrEqual(
          body === "true node" ? SPEED_OF_TRUE_NODE : SPEED_DEG_PER_DAY,
        );
      });
    }
  }
});
