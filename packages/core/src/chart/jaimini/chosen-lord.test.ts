import { chartWithLagna } from "@vedanga/testing/sky/made-sky";
import { describe, expect, it } from "vitest";
import { GRAHAS, type Graha, type Rasi } from "../../ids.ts";
import { arudhaPadas } from "./arudha-padas.ts";
import { chosenLord, type Longitudes, longitudesOf } from "./chosen-lord.ts";

/** Each in a sign of its own, none in Vrischika or Kumbha; Mars and Ketu, Saturn and Rahu lords of these two. */
const APART: Longitudes = {
  ...{ sun: 35, moon: 65, mars: 10, mercury: 125, jupiter: 155, venus: 185, saturn: 250, rahu: 280, ketu: 100 },
};
const VRISCHIKA = 215;
const KUMBHA = 305;
type Places = Readonly<Partial<Record<Graha, number>>>;
const chosen = (rasi: Rasi, places: Places) => chosenLord(rasi, { ...APART, ...places }, "two");

describe("the lord of a sign with two (docs/methods/dasha.md)", () => {
  it.each<readonly [title: string, rasi: Rasi, places: Places, lord: Graha, over: Graha, by: string]>([
    ["the other where Mars is in it", "vrischika", { mars: VRISCHIKA }, "ketu", "mars", "other_in_sign"],
    ["the other where Ketu is in it", "vrischika", { ketu: VRISCHIKA }, "mars", "ketu", "other_in_sign"],
    ["the other where Saturn is in it", "kumbha", { saturn: KUMBHA }, "rahu", "saturn", "other_in_sign"],
    ["the other where Rahu is in it", "kumbha", { rahu: KUMBHA }, "saturn", "rahu", "other_in_sign"],
    ["Ketu with Jupiter", "vrischika", { jupiter: 95, mars: 29 }, "ketu", "mars", "more_company"],
    ["Mars with the Sun", "vrischika", { sun: 20, ketu: 119 }, "mars", "ketu", "more_company"],
    ["with as many, Ketu of the higher degree", "vrischika", { ketu: 111 }, "ketu", "mars", "higher_degree"],
    ["with as many, Mars of the higher degree", "vrischika", { mars: 11 }, "mars", "ketu", "higher_degree"],
  ])("is %s", (_, rasi, places, lord, other, by) => {
    expect(chosen(rasi, places)).toEqual({ lord, over: { other, by } });
  });

  it("is one of the two in it if both are", () => {
    const { lord, over } = chosen("vrischika", { mars: VRISCHIKA, ketu: VRISCHIKA + 9 });
    expect([lord, over?.other].toSorted()).toEqual(["ketu", "mars"]);
    expect(over?.by).toBe("both_in_sign");
  });

  it("is Mars or Saturn where only one is asked for, and the one lord of every other sign", () => {
    expect(chosenLord("vrischika", { ...APART, mars: VRISCHIKA }, "one")).toEqual({ lord: "mars", over: undefined });
    expect(chosenLord("kumbha", { ...APART, saturn: KUMBHA }, "one")).toEqual({ lord: "saturn", over: undefined });
    expect(chosen("mesha", {})).toEqual({ lord: "mars", over: undefined });
  });

  it("is found by the longitudes of a chart", () => {
    const longitudes = longitudesOf(chartWithLagna("mesha", APART));
    for (const graha of GRAHAS) expect(longitudes[graha]).toBeCloseTo(APART[graha], 9);
  });
});

describe("the reasons of a pada", () => {
  const padas = (places: Places, exception: "tenth" | "none") =>
    arudhaPadas("mesha", { ...APART, ...places }, { lords: "two", exception });
  const rulesOf = (house: number, places: Places, exception: "tenth" | "none") =>
    padas(places, exception)[house - 1]?.reasons.map(({ rule }) => rule);

  it("name the two lords of a sign that has two, and of no other", () => {
    const withTwo = padas({}, "tenth").filter(({ reasons }) => reasons.some(({ rule }) => rule === "arudha.two_lords"));
    expect(withTwo.map(({ house }) => house)).toEqual([8, 11]);
  });

  // Mars in Mesha has the count end in the house; in Karka, the fourth, in the seventh from it; in Mithuna in the fifth.
  it.each([
    ["in the house", 10, true],
    ["in the seventh from it", 100, false],
  ])("say that a count that ends %s moves to the tenth, or is kept (BPHS 29.4-5)", (_, mars, isOwn) => {
    expect(rulesOf(1, { mars }, "tenth")).toEqual(["arudha.counted", "arudha.moved"]);
    expect(rulesOf(1, { mars }, "none")).toEqual(["arudha.counted", "arudha.kept"]);
    expect(padas({ mars }, "none")[0]?.reasons[1]?.facts).toMatchObject({ isOwn });
  });

  it("say no more than the count where it ends elsewhere", () => {
    expect(rulesOf(1, { mars: 70 }, "tenth")).toEqual(["arudha.counted"]);
    expect(rulesOf(1, { mars: 70 }, "none")).toEqual(["arudha.counted"]);
    expect(padas({ mars: 70 }, "tenth")[0]?.rasi).toBe("simha");
  });
});
