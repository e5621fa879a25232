import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { compareAll } from "./authority-reader.ts";
import { chartRecords, chartsOutsideTheSky } from "./charts.ts";
import { byQuantity, statisticsOf } from "./comparison.ts";
import { monthRecords, monthsOutsideTheSky } from "./months.ts";
import { publicFigures } from "./public-figures.ts";
import { PUBLIC_ROWS } from "./public-rows.ts";
import { accuracyReport } from "./report.ts";
import { TOLERANCES } from "./tolerances.ts";
import { compareEverything, faultsOfExpectations, judge } from "./verdict.ts";

const comparisons = compareEverything();
const verdicts = judge(comparisons);

describe("against the authorities", () => {
  it.each(verdicts)("$quantity stays within its tolerance", ({ statistics, tolerance, worst }) => {
    expect(statistics.max, `${worst.sample}: ${worst.error} ${tolerance.unit}`).toBeLessThanOrEqual(tolerance.max);
    expect(statistics.mean).toBeLessThanOrEqual(tolerance.mean);
  });

  it("measures every quantity that has a tolerance", () => {
    expect([...byQuantity(comparisons).keys()].sort()).toEqual(Object.keys(TOLERANCES).sort());
  });

  it("fails where it is expected to, and nowhere that it is no longer", () => {
    expect(faultsOfExpectations(comparisons)).toEqual([]);
  });

  it("drops no sample: each file gives as many comparisons as it has figures", () => {
    const perFile = Map.groupBy(comparisons, ({ sample }) => sample.slice(0, sample.indexOf(" ")));
    expect(new Set(comparisons.map(({ sample, quantity }) => `${sample} ${quantity}`)).size).toBe(comparisons.length);
    // 300 charts: 9 bodies by 3 figures, and julian day, ayanamsa, delta T, lagna, midheaven.
    expect(perFile.get("swe-charts")).toHaveLength(300 * (9 * 3 + 5));
    // 180 days: 4 limbs by 3 figures, 2 signs, 2 moons, ayanamsa, delta T, 3 of the Sun twice, 2 of the Moon counted,
    // and of the 360 moonrises and moonsets the 347 that fall on the day.
    expect(perFile.get("swe-panchang")).toHaveLength(180 * (4 * 3 + 2 + 2 + 2 + 3 * 2 + 2) + 347);
    // 251 days and instants of almanacs, and 90 days of jyotisha.
    expect(perFile.get("panchang")).toHaveLength(5499);
    expect(perFile.get("panchang-jyotisha")).toHaveLength(2446);
    // 106 records of months less 12 from before 1600: 94 with 155 figures. 34 of charts and passages less 2, 11 of dashas.
    // 1950 to 2050: 40 adhika and 2 lost months with their counts, 51 first days of Chaitra; 35 days of Ugadi.
    // 2000 to 2050: 312 tithis at sunrise, and by them 51 days of Ugadi in two cities.
    expect(perFile.get("lunar-months")).toHaveLength(41 + 3 + 51 + 35 + 312 + 2 * 51);
    expect(monthsOutsideTheSky(monthRecords())).toHaveLength(12);
    expect(perFile.get("masa")).toHaveLength(155);
    expect(chartsOutsideTheSky(chartRecords())).toHaveLength(2);
    expect(perFile.get("planets")).toHaveLength(721 + 14);
    // Six lives of 81 starts by two Moons, one of 81 by one, and 8 of single lords, balances and starts.
    expect(perFile.get("dasha")).toHaveLength(6 * 81 * 2 + 81 + 8);
    // 29 days: sunrise, sunset, three counts and abhijit's, two ends of 25 abhijits, 49 durmuhurtas and 58 of the stars.
    expect(perFile.get("drik-2023-01")).toHaveLength(29 * 6 + 2 * (25 + 49 + 58));
    // 53 eclipses: type and greatest, and their count.
    expect(perFile.get("nasa-eclipses")).toHaveLength(53 * 2 + 1);
    // 21 festivals of timeanddate.com in 35 years less 9 and 10 of Bonalu; holidays of Telangana and days of Drik Panchang in
    // 2026: five lists; Drik Panchang's 2023, a table's 1910 and 2022, four lists of single festivals; Onam, Bathukamma,
    // Bonalu and twelve days of six Telugu festivals; 322 ekadashis and 9 of Vaishnavas
    // with 3 counts; 50 pradoshas with 94 ends of evenings and 2 counts; 4 eclipses with 11 figures.
    const telanganaAndDrik2026 = 10 + 21 + 19 + 8 + 12;
    const drik = 58 + 26 + 26 + 55 + 1 + 4 + 2;
    expect(perFile.get("festivals")).toHaveLength(21 * 35 - 9 + 10 + telanganaAndDrik2026 + drik + 7 + 14 + 11 + 12);
    expect(perFile.get("ekadashis")).toHaveLength(322 + 9 + 3);
    expect(perFile.get("pradoshas")).toHaveLength(50 + 94 + 2);
    expect(perFile.get("paranas")).toHaveLength(2 * 24);
    expect(perFile.get("local-eclipses")).toHaveLength(4 + 11);
    // Twelve signs of 2026, eleven of 2025, five single ones; four figures each.
    expect(perFile.get("ugadi")).toHaveLength((12 + 11 + 5) * 4);
    // Seven birthdays by tithi, two by star, and twice the sixteen days of Pitru Paksha.
    expect(perFile.get("own-days")).toHaveLength(7 + 2 + 2 * 16);
    // Twelve lives with 621 rows of 9 figures, and the count of rows of each.
    expect(perFile.get("swe-sade-sati")).toHaveLength(12 + 621 * 9);
    // One chart with 11 divisions of 10, 84 counts of bindus, 18 yogas, 2 doshas, and two tables of 6 strengths of 7.
    expect(perFile.get("strengths")).toHaveLength(11 * 10 + 84 + 18 + 2 + 2 * 42);
    // Two charts of a textbook, seven grahas in twelve signs; of one the lagna too, and who of eight gives each to eight.
    expect(perFile.get("bindus")).toHaveLength(2 * 7 * 12 + 12 + 8 * 8 * 12);
    // Seven divisional charts of one birth, the lagna and nine grahas.
    expect(perFile.get("divisions")).toHaveLength(7 * 10);
    // 33 records: 12 of Saturn's entries, and 39 figures of the others.
    expect(perFile.get("dosha")).toHaveLength(12 + 39);
    // 160 instants: 8 bodies twice, 7 ayanamsas and 2 of them again.
    expect(perFile.get("swe-range")).toHaveLength(160 * (8 * 2 + 7 + 2));
  });

  it("says in docs/accuracy.md what it measures", () => {
    const written = readFileSync(new URL("../../../../docs/accuracy.md", import.meta.url), "utf8");
    expect(written, "run: npm run meter").toBe(accuracyReport(verdicts));
  });

  it("says the same on the page for everyone, each quantity in one row", () => {
    const page = new URL("../../../../apps/web/src/features/accuracy/measured.ts", import.meta.url);
    expect(readFileSync(page, "utf8"), "run: npm run meter").toBe(publicFigures(verdicts));
    const shown = Object.values(PUBLIC_ROWS).flatMap((rows) => rows.flatMap(({ quantities }) => quantities));
    expect(shown.toSorted()).toEqual(Object.keys(TOLERANCES).toSorted());
  });
});

describe("the comparing itself", () => {
  it("refuses what is not a number and an empty list", () => {
    const broken = [{ quantity: "q", sample: "s", error: Number.NaN }];
    expect(() => statisticsOf("q", broken)).toThrow("s gave NaN");
    expect(() => statisticsOf("q", [])).toThrow("nothing was compared");
    expect(() => judge([{ quantity: "unheard of", sample: "s", error: 0 }])).toThrow('no tolerance for "unheard of"');
  });

  it("calculates mean, median, 95th percentile and maximum of absolute errors", () => {
    const samples = Array.from({ length: 100 }, (_, index) => ({
      quantity: "q",
      sample: `${index}`,
      error: index % 2 === 0 ? index + 1 : -(index + 1),
    }));
    expect(statisticsOf("q", samples)).toEqual({ count: 100, mean: 50.5, p50: 50, p95: 95, max: 100 });
  });

  it("refuses a figure that nobody reads, and one that yields no comparison", () => {
    const reading = { file: "f", nameOf: () => "r", questionKeys: [], questionOf: () => undefined };
    expect(() => compareAll<{ a: number }, undefined>({ ...reading, figures: {} }, [{ a: 1 }])).toThrow(
      'nobody reads "a"',
    );
    expect(() => compareAll<{ a: number }, undefined>({ ...reading, figures: { a: () => [] } }, [{ a: 1 }])).toThrow(
      '"a" was not compared',
    );
  });
});
