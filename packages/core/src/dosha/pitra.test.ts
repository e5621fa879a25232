import { chartByHouses, type Houses } from "@vedanga/testing/sky/chart-by-houses";
import { describe, expect, it } from "vitest";
import { pitraDosha, pitraRemedies } from "./pitra.ts";

/** Saturn's 2nd and 4th, Rahu's 4th and 6th hold the Sun and the Moon: nobody looks at them. */
const FREE: Houses = { saturn: 1, rahu: 11, sun: 2, moon: 4 };
const pitraWith = (change: Houses) => pitraDosha(chartByHouses("mesha", { ...FREE, ...change }));
const light = (facts: object) => "light" in facts && facts.light;

describe("Pitra dosha", () => {
  it.each<readonly [title: string, change: Houses, contacts: readonly string[]]>([
    ["nobody near", {}, []],
    ["the Sun with Saturn", { sun: 1 }, ["saturn pitra.joined sun"]],
    ["the Moon with Saturn", { moon: 1 }, ["saturn pitra.joined moon"]],
    ["the Sun with Rahu", { sun: 11 }, ["rahu pitra.joined sun"]],
    ["the Moon in Saturn's third", { moon: 3 }, ["saturn pitra.aspect moon"]],
    ["the Moon in Saturn's tenth", { moon: 10 }, ["saturn pitra.aspect moon"]],
    ["the Sun in Saturn's seventh", { sun: 7 }, ["saturn pitra.aspect sun"]],
    ["the Moon in Rahu's seventh, Saturn's fifth", { moon: 5 }, ["rahu pitra.aspect moon"]],
    ["the Moon in Saturn's sixth", { moon: 6 }, []],
    ["both with Saturn", { sun: 1, moon: 1 }, ["saturn pitra.joined sun", "saturn pitra.joined moon"]],
  ])("with %s", (_, change, expected) => {
    const { present, contacts, others } = pitraWith(change);
    expect(contacts.map(({ about, rule, facts }) => `${about} ${rule} ${facts.light}`)).toEqual(expected);
    expect(present).toBe(expected.length > 0);
    expect(others.map(({ about, facts }) => `${about} ${light(facts)}`)).toEqual(
      ["saturn sun", "saturn moon", "rahu sun", "rahu moon"].filter(
        (pair) => !expected.some((contact) => contact.replace(/ pitra\.\w+/, "") === pair),
      ),
    );
  });

  it.each([
    [5, { saturn: 7, moon: 3 }],
    [9, { saturn: 9, moon: 7 }],
  ])("is not made by Rahu's later sight of the house %i, which is named", (house, change) => {
    const { present, others } = pitraWith(change);
    expect(present).toBe(false);
    expect(others.map(({ about, rule }) => [about, rule])).toEqual([
      ["saturn", "pitra.free"],
      ["saturn", "pitra.free"],
      ["rahu", "pitra.free"],
      ["rahu", "pitra.node_aspect"],
    ]);
    expect(others[3]?.facts).toEqual({ light: "moon", house });
  });

  it("does not give Saturn that sight of the fifth and the ninth", () => {
    for (const moon of [5, 9]) {
      const [reason] = pitraWith({ moon }).others.filter(
        ({ about, facts }) => about === "saturn" && light(facts) === "moon",
      );
      expect(reason?.rule).toBe("pitra.free");
    }
  });

  it("has a reason for each practice, in order", () => {
    expect(pitraRemedies().map(({ facts }) => facts.ground)).toEqual([
      ...["new_moon", "yearly_day", "fortnight", "giving", "elders"],
    ]);
  });
});
