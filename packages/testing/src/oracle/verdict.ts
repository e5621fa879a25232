import { compareAlmanacs, compareJyotisha } from "./almanacs.ts";
import { compareCharts } from "./charts.ts";
import { byQuantity, type Comparison, type Statistics, statisticsOf } from "./comparison.ts";
import { compareDashas } from "./dashas.ts";
import { compareDoshas } from "./doshas.ts";
import { compareDrikMonth } from "./drik-month.ts";
import { compareEclipses } from "./eclipses.ts";
import type { ExpectedFailure } from "./expected-failure.ts";
import { EXPECTED_FAILURES } from "./expected-failures.ts";
import { compareFestivals } from "./festivals.ts";
import { compareLocalEclipses } from "./local-eclipses.ts";
import { compareLunarMonths } from "./lunar-months.ts";
import { compareMonths } from "./months.ts";
import { compareOwnDays } from "./own-days.ts";
import { compareSadeSati } from "./sade-sati.ts";
import { compareBindus, compareDivisions, compareStrengths } from "./strengths.ts";
import { compareSweCharts } from "./swe-charts.ts";
import { compareSwePanchang } from "./swe-panchang.ts";
import { compareSweRange } from "./swe-range.ts";
import { TOLERANCES, type Tolerance } from "./tolerances.ts";
import { compareUgadiFigures } from "./ugadi-figures.ts";

/** A quantity measured against its tolerance. */
export interface Verdict {
  readonly quantity: string;
  readonly tolerance: Tolerance;
  readonly statistics: Statistics;
  /** The sample furthest off. */
  readonly worst: Comparison;
}

/** All that is compared with the outside, by the gate and by the meter alike. */
export const compareEverything = (): readonly Comparison[] => [
  ...compareSweCharts(),
  ...compareSwePanchang(),
  ...compareSweRange(),
  ...compareJyotisha(),
  ...compareAlmanacs(),
  ...compareDrikMonth(),
  ...compareMonths(),
  ...compareLunarMonths(),
  ...compareCharts(),
  ...compareDashas(),
  ...compareDoshas(),
  ...compareStrengths(),
  ...compareBindus(),
  ...compareDivisions(),
  ...compareSadeSati(),
  ...compareEclipses(),
  ...compareLocalEclipses(),
  ...compareFestivals(),
  ...compareUgadiFigures(),
  ...compareOwnDays(),
];

const isOf =
  ({ sample, quantity }: Comparison) =>
  (failure: ExpectedFailure): boolean =>
    failure.sample === sample && failure.quantity === quantity;

/** Statistics of each quantity without its expected failures. Throws for a quantity without a tolerance. */
export function judge(comparisons: readonly Comparison[]): readonly Verdict[] {
  const counted = comparisons.filter((comparison) => !EXPECTED_FAILURES.some(isOf(comparison)));
  return [...byQuantity(counted)].map(([quantity, samples]) => {
    const tolerance = TOLERANCES[quantity];
    if (tolerance === undefined) throw new RangeError(`no tolerance for "${quantity}"`);
    const statistics = statisticsOf(quantity, samples);
    const worst = samples.reduce((a, b) => (Math.abs(b.error) > Math.abs(a.error) ? b : a));
    return { quantity, tolerance, statistics, worst };
  });
}

/** What is wrong with the list of expected failures: one that passes, one that names no sample. */
export const faultsOfExpectations = (comparisons: readonly Comparison[]): readonly string[] =>
  EXPECTED_FAILURES.flatMap((failure) => {
    const comparison = comparisons.find((candidate) => isOf(candidate)(failure));
    if (comparison === undefined) return [`${failure.sample}: no such sample of ${failure.quantity}`];
    const allowed = TOLERANCES[failure.quantity]?.max ?? Number.NaN;
    return Math.abs(comparison.error) > allowed ? [] : [`${failure.sample}: passes now, strike it off`];
  });
