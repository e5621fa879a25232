import { readAuthority } from "@vedanga/testing/authority";
import { closeTo } from "@vedanga/testing/close-to";
import { chartWithLagna } from "@vedanga/testing/sky/made-sky";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { GRAHAS, type Graha, LUMINOUS_GRAHAS, type Rasi } from "../ids.ts";
import {
  aspectsOf,
  housesSeen,
  housesSeenBySchool,
  sightQuarters,
  sightSource,
  sphutaDrishtiVirupas,
} from "./aspect.ts";
import { rasiAt, rasiIndex } from "./zodiac/rasi.ts";

interface Printed {
  readonly id: string;
  readonly input: { readonly signs: Readonly<Record<Graha, Rasi>> };
  readonly expect: { readonly signs_seen?: Readonly<Record<Graha, readonly Rasi[]>> };
}

describe("sight by houses", () => {
  it("falls on the signs that a textbook lists for the seven of its chart", () => {
    const printed = readAuthority<readonly Printed[]>("textbook-charts").find(({ id }) => id === "rao-exercise-14");
    const signs = printed?.input.signs;
    const seen = LUMINOUS_GRAHAS.map((graha) =>
      housesSeen(graha, rasiIndex(signs?.[graha] ?? "mesha") + 1).map((house) => rasiAt(house - 1)),
    );
    const listed = LUMINOUS_GRAHAS.map((graha) => printed?.expect.signs_seen?.[graha]);
    expect(seen.map((all) => all.toSorted())).toEqual(listed.map((all) => all?.toSorted()));
  });

  it("of the nodes is the seventh alone, or the fifth, seventh and ninth by the school that says so", () => {
    for (const node of ["rahu", "ketu"] as const) {
      expect(housesSeenBySchool(node, 9, "seventh")).toEqual([3]);
      expect(housesSeenBySchool(node, 9, "trines")).toEqual([1, 3, 5]);
      expect(sightSource(node, "trines")).toEqual({ practice: "node_sight" });
      expect(sightSource(node, "seventh")).toEqual(sightSource("sun", "trines"));
    }
    for (const graha of LUMINOUS_GRAHAS) expect(housesSeenBySchool(graha, 5, "trines")).toEqual(housesSeen(graha, 5));
  });

  it("is full on the seventh for all, and on 4 and 8, 5 and 9, 3 and 10 for Mars, Jupiter, Saturn (BPHS 26.2-5)", () => {
    const fullHouses = (graha: (typeof GRAHAS)[number]) =>
      Array.from({ length: 12 }, (_, index) => index + 1).filter((house) => sightQuarters(graha, house) === 4);
    expect(GRAHAS.map(fullHouses)).toEqual([[7], [7], [4, 7, 8], [7], [5, 7, 9], [7], [3, 7, 10], [7], [7]]);
  });

  it("is one, two and three quarters elsewhere, and nothing on 1, 2, 6, 11 and 12", () => {
    const ofSun = Array.from({ length: 12 }, (_, index) => sightQuarters("sun", index + 1));
    expect(ofSun).toEqual([0, 0, 1, 3, 2, 0, 4, 3, 2, 1, 0, 0]);
  });

  it("is listed for a chart by the graha that aspects and the one aspected", () => {
    const chart = chartWithLagna("mesha", { mars: 5, saturn: 95, jupiter: 125, sun: 185 });
    const aspects = aspectsOf(chart);
    expect(aspects).toContainEqual({ from: "mars", to: "saturn", house: 4 });
    expect(aspects).toContainEqual({ from: "saturn", to: "mars", house: 10 });
    expect(aspects).toContainEqual({ from: "jupiter", to: "mars", house: 9 });
    expect(aspects).toContainEqual({ from: "sun", to: "mars", house: 7 });
    expect(aspects).not.toContainEqual({ from: "mars", to: "jupiter", house: 5 });
    expect(aspects).toContainEqual({ from: "rahu", to: "ketu", house: 7 });
  });
});

describe("sight by degrees", () => {
  it("passes the anchors of the verse: 0 at 30, 15 at 60, 45 at 90, 30 at 120, 0 at 150, 60 at 180, 0 at 300", () => {
    const anchors = [29, 30, 60, 90, 120, 150, 180, 240, 300, 310];
    expect(anchors.map((arcDeg) => sphutaDrishtiVirupas("sun", 10, 10 + arcDeg))).toEqual([
      0, 0, 15, 45, 30, 0, 60, 30, 0, 0,
    ]);
  });

  it("adds the special sight of Saturn, Mars and Jupiter in its signs alone", () => {
    closeTo(sphutaDrishtiVirupas("saturn", 0, 60), 60, 1e-9, "virupas");
    closeTo(sphutaDrishtiVirupas("saturn", 0, 59.9), 14.95, 1e-9, "virupas");
    closeTo(sphutaDrishtiVirupas("mars", 0, 90), 60, 1e-9, "virupas");
    closeTo(sphutaDrishtiVirupas("mars", 0, 210), 60, 1e-9, "virupas");
    closeTo(sphutaDrishtiVirupas("jupiter", 0, 240), 60, 1e-9, "virupas");
    closeTo(sphutaDrishtiVirupas("jupiter", 350, 125), 45, 1e-9, "virupas");
  });

  it("is never below zero or above sixty, for Saturn ninety", () => {
    const anyDeg = fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true });
    fc.assert(
      fc.property(fc.constantFrom(...LUMINOUS_GRAHAS), anyDeg, anyDeg, (graha, fromDeg, toDeg) => {
        const virupas = sphutaDrishtiVirupas(graha, fromDeg, toDeg);
        expect(virupas).toBeGreaterThanOrEqual(0);
        expect(virupas).toBeLessThanOrEqual(graha === "saturn" ? 90 : 60);
      }),
    );
  });
});
