import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createAstronomyEngineEphemeris } from "@vedanga/testing/sky/astronomy-engine";
import { type JulianDayTt, jdTt } from "../../packages/core/src/calendar/julian-day.ts";
import { createTableEphemeris } from "../../packages/core/src/ephemeris/table-ephemeris.ts";
import { LUMINOUS_GRAHAS } from "../../packages/core/src/ids.ts";
import { benchCalculation } from "../library/bench/calculation.ts";
import { benchFirstAnswer } from "../library/bench/first-answer.ts";
import { benchPlaces } from "../library/bench/places.ts";
import { bestInTurn, processorMicroseconds, ROUNDS } from "../library/bench/processor-time.ts";
import { benchServer } from "../library/bench/server.ts";
import { buildSwissBench, type Dates } from "../library/bench/swiss.ts";
import { tableOfBudgets } from "../library/budgets/check-budgets.ts";
import { runLighthouse } from "../library/lighthouse/run-lighthouse.ts";
import { ROOT } from "../library/run.ts";
import { say } from "../library/say.ts";
import { Tally } from "../library/tally.ts";

const CHARTS = { ours: 50_000, one: 10_000, engine: 400, swiss: 2_000 } as const;
/** Short ones: of many, one of each program falls into a quiet moment. */
const CHART_ROUNDS = 20;
const OURS = "ours, all at once";

/** The same dates in every program: over 1600 to 2400 by a linear congruence, or an hour apart. */
function datesOf(kind: Dates, count: number): readonly JulianDayTt[] {
  let state = 1;
  return Array.from({ length: count }, (_, chart) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return jdTt(kind === "random" ? 2305448 + 292000 * (state / 4294967296) : 2451545 + chart / 24);
  });
}

type Chart = (jd: JulianDayTt) => number;

/** Microseconds of processor time a chart, one round; the sum of the longitudes keeps the work from being left out. */
function measure(dates: readonly JulianDayTt[], chart: Chart): number {
  let sum = 0;
  const began = processorMicroseconds();
  for (const jd of dates) sum += chart(jd);
  const took = processorMicroseconds() - began;
  if (!(sum > 0)) throw new Error("the charts are empty");
  return took / dates.length;
}

const file = join(ROOT, "packages", "core", "data", "grahas.bin");
const bytes = readFileSync(file);
let loading = Number.POSITIVE_INFINITY;
for (let round = 0; round < ROUNDS; round += 1) {
  const began = processorMicroseconds();
  createTableEphemeris(readFileSync(file));
  loading = Math.min(loading, (processorMicroseconds() - began) / 1000);
}
say(`table of ${(bytes.length / 1e6).toFixed(2)} MB read, checked and ready in ${loading.toFixed(1)} ms`);

const table = createTableEphemeris(bytes);
const engine = createAstronomyEngineEphemeris();
const bodies = [...LUMINOUS_GRAHAS, "rahu"] as const;
const out = new Float64Array(32);
const allAtOnce = (jd: JulianDayTt): number => {
  table.positionsInto(out, jd, "apparent", "mean");
  return out[4] ?? 0;
};
const oneByOne = (jd: JulianDayTt): number =>
  bodies.reduce((sum, body) => sum + table.position(body, jd, "apparent", "mean").longitudeDeg, 0);
const byEngine = (jd: JulianDayTt): number =>
  bodies.reduce((sum, body) => sum + engine.position(body, jd, "apparent", "mean").longitudeDeg, 0);

const swiss = buildSwissBench();
if (typeof swiss === "string") say(`Swiss Ephemeris left out: ${swiss}`);
say("microseconds of processor time for places and speeds of Sun, Moon, five planets and the mean node:");
for (const kind of ["random", "successive"] as const) {
  const by = (charts: number, chart: Chart): (() => number) => {
    const dates = datesOf(kind, charts);
    return () => measure(dates, chart);
  };
  const works: Readonly<Record<string, () => number>> = {
    [OURS]: by(CHARTS.ours, allAtOnce),
    "ours, one by one": by(CHARTS.one, oneByOne),
    "astronomy-engine": by(CHARTS.engine, byEngine),
    ...(typeof swiss !== "string" && { "Swiss Ephemeris in C": () => swiss.run(kind, CHARTS.swiss) }),
  };
  const best = bestInTurn(works, CHART_ROUNDS);
  for (const [name, microseconds] of Object.entries(best)) {
    const times = (microseconds / (best[OURS] ?? Number.NaN)).toFixed(1);
    say(`  ${kind.padEnd(11)}${name.padEnd(30)}${microseconds.toFixed(2).padStart(9)}  ${times} times ours`);
  }
}
if (typeof swiss !== "string") swiss.remove();
benchCalculation(table);
benchPlaces();
await benchFirstAnswer();
for (const line of tableOfBudgets()) say(line);
await runLighthouse(new Tally());
await benchServer();
