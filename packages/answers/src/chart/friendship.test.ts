import { calls } from "@vedanga/contract";
import { birthOf, context, WARANGAL } from "@vedanga/testing/births/asking";
import { anyBirth, faultOf, texts } from "@vedanga/testing/births/random-births";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { answers } from "../answers.ts";

const warangal = { ...WARANGAL, dob: "17/05/1990", tob: "06:05" };
const ask = (query: Readonly<Record<string, string>>) => answers.friendship(birthOf(query), context);
const SEVEN = ["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn"] as const;
type Lists = Readonly<Record<string, readonly string[]>>;

describe("the friendship of the seven", () => {
  it("puts the other six into the lists of each, once by nature, once by place and once by both", () => {
    fc.assert(
      fc.property(anyBirth, (birth) => {
        const { permanent_table, temporary_friendship, five_fold_friendship } = ask(birth).response;
        for (const planet of SEVEN) {
          const tables: Lists[] = [permanent_table[planet], temporary_friendship[planet], five_fold_friendship[planet]];
          for (const table of tables)
            expect(Object.values(table).flat().toSorted()).toEqual(
              SEVEN.filter((other) => other !== planet).toSorted(),
            );
          for (const other of SEVEN.filter((one) => one !== planet)) {
            const [nature, place, both] = tables.map((table) =>
              Object.keys(table).find((key) => table[key]?.includes(other)),
            );
            const steps = { Friends: 1, Neutral: 0, Enemies: -1 };
            const sum = steps[nature as keyof typeof steps] + steps[place as keyof typeof steps];
            expect(both).toBe(["BitterEnemy", "Enemies", "Neutral", "Friends", "IntimateFriend"][sum + 2]);
          }
        }
      }),
      { numRuns: 30 },
    );
  });

  it("has the same natural table for every birth, and lists that may be empty but are there", () => {
    const { permanent_table, five_fold_friendship } = ask(warangal).response;
    expect(permanent_table.Moon).toEqual({
      Friends: ["Sun", "Mercury"],
      Neutral: ["Mars", "Jupiter", "Venus", "Saturn"],
      Enemies: [],
    });
    expect(ask({ ...warangal, dob: "01/01/2001" }).response.permanent_table).toEqual(permanent_table);
    // The Sun in Taurus: Mercury in the twelfth, Venus in the eleventh, Saturn and the Moon in the ninth.
    expect(five_fold_friendship.Sun).toEqual({
      IntimateFriend: ["Mars", "Jupiter"],
      Friends: ["Mercury"],
      Neutral: ["Moon", "Venus"],
      Enemies: [],
      BitterEnemy: ["Saturn"],
    });
  });

  it.each(["en", "te"] as const)("has its shape, and a reason for each pair in each table, in %s", (lang) => {
    const answer = ask({ ...warangal, lang, explain: "1" });
    expect(z.parse(calls.friendship.response, answer)).toEqual(answer);
    expect(Object.keys(answer.response.five_fold_friendship)).toEqual([...SEVEN]);
    const { reasons = [] } = answer;
    expect(reasons).toHaveLength(3 * 42);
    for (const { text, source } of reasons)
      for (const said of [text, source]) expect(faultOf(said, lang), said).toBeUndefined();
    for (const [path, text] of texts(answer.response)) expect(faultOf(text, lang), path).toBeUndefined();
  });
});
