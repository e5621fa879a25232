import { birthOf } from "@vedanga/testing/births/asking";
import { closeTo } from "@vedanga/testing/close-to";
import { describe, expect, it } from "vitest";
import { onRecordedDay as context, recordedRest } from "../../test/recorded-rest.ts";
import { answers } from "../answers.ts";

type Stay = readonly [sign: string, start: string, end: string, retro: boolean, ...names: string[]];

const { facts, query } = recordedRest("recorded-sade-sati-table");
const { stays: theirs } = facts as { readonly stays: readonly Stay[] };
const isoOf = (date: string): string => new Date(`${date} UTC`).toISOString().slice(0, 10);
const ours: readonly Stay[] = answers
  .sadeSati(birthOf(query), context)
  .response.map(({ zodiac, start_date, end_date, retro, type, dhaiya, direction }) => [
    zodiac,
    isoOf(start_date),
    isoOf(end_date),
    retro,
    type,
    dhaiya,
    direction,
  ]);

const meets = (one: Stay, other: Stay): boolean => one[0] === other[0] && one[1] < other[2] && other[1] < one[2];

/**
 * The record finds the signs of all years by one ayanamsa, that of the end of 2018: where Saturn is by it at noon of a
 * day, from the nearest border of two signs.
 */
const ONE_AYANAMSA = 24.12;
function fromBorder(date: string): number {
  const [year, month, day] = date.split("-");
  const noon = birthOf({ ...query, dob: `${day}/${month}/${year}`, tob: "12:00" });
  const { panchang, 7: saturn } = answers.planetDetails(noon, context).response;
  const degree = saturn.global_degree + panchang.ayanamsa - ONE_AYANAMSA;
  return degree - 30 * Math.round(degree / 30);
}

/** Degrees: no more than Saturn goes in a day. */
const A_DAY = 0.135;

describe("the recorded table of Saturn", () => {
  it("is that of one ayanamsa for all years: by it Saturn is at a border on each of its dates", () => {
    for (const date of theirs.flatMap(([, start, end]) => [start, end]))
      closeTo(fromBorder(date), 0, A_DAY, `degrees on ${date}`);
    const byItsDate = answers.planetDetails(birthOf({ ...query, dob: "23/11/2102" }), context).response["7"];
    expect(byItsDate.local_degree).toBeGreaterThan(28.8);
  });

  it("has our stays and their names, but for those near a border and those outside of 120 years from birth", () => {
    const datesOf = (stays: readonly Stay[], others: readonly Stay[]) =>
      stays.filter((stay) => !others.some((one) => meets(one, stay))).map(([sign, start]) => `${sign} ${start}`);
    // The first was over at birth, the last begins later than 120 years; of the others Saturn turned within a degree.
    expect(datesOf(theirs, ours)).toEqual([
      "Scorpio 1984-12-26",
      "Aries 2001-01-19",
      "Sagittarius 2105-02-25",
      "Sagittarius 2108-08-18",
    ]);
    expect(datesOf(ours, theirs)).toEqual(["Taurus 2062-02-13", "Leo 2098-05-02"]);
    for (const stay of theirs)
      for (const one of ours) if (meets(one, stay)) expect(one.slice(4), stay[1]).toEqual(stay.slice(4));
  });

  it("says of all of Aries that Saturn is retrograde, as if from the twelfth sign to the first were back", () => {
    const differs = (stay: Stay) =>
      ours.some((one) => meets(one, stay)) && !ours.some((one) => meets(one, stay) && one[3] === stay[3]);
    const odd = theirs.filter(differs).map(([sign, start]) => `${sign} ${start}`);
    // Besides Aries two stays in which by the record's ayanamsa Saturn comes back, and by ours never left.
    expect(odd).toEqual([
      "Aries 1998-04-20",
      "Aries 2027-06-02",
      "Aries 2028-02-22",
      "Aries 2057-04-03",
      "Leo 2068-01-09",
      "Aries 2086-05-14",
      "Aries 2087-01-24",
      "Scorpio 2105-05-14",
    ]);
  });
});
