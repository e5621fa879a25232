import { closeTo } from "@vedanga/testing/close-to";
import { chartWithLagna } from "@vedanga/testing/sky/made-sky";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Graha, KAALSARP_TYPES, LUMINOUS_GRAHAS, RASIS } from "../ids.ts";
import { kaalsarpDosha, kaalsarpDoshaOf } from "./kaalsarp.ts";

/** Longitudes with the nodes at a place and the seven this many degrees ahead of Rahu. */
const sky = (rahuDeg: number, aheadDeg: readonly number[]): Record<Graha, number> => ({
  ...(Object.fromEntries(
    LUMINOUS_GRAHAS.map((graha, index) => [graha, (rahuDeg + (aheadDeg[index] ?? 90)) % 360]),
  ) as Record<Graha, number>),
  rahu: rahuDeg,
  ketu: (rahuDeg + 180) % 360,
});
const anyAhead = fc.double({ min: 0.001, max: 179.999, noNaN: true });
const seven = (one: fc.Arbitrary<number>) => fc.array(one, { minLength: 7, maxLength: 7 });
const anyRahu = fc.double({ min: 0, max: 359.999, noNaN: true });

describe("Kaalsarp", () => {
  it("is present and ascending if all seven are from Rahu on to Ketu", () => {
    fc.assert(
      fc.property(anyRahu, seven(anyAhead), (rahuDeg, ahead) => {
        const dosha = kaalsarpDoshaOf(sky(rahuDeg, ahead), "mesha");
        expect(dosha).toMatchObject({ present: true, isNearMiss: false, direction: "ascending", outside: [] });
      }),
    );
  });

  it("is present and descending if all seven are from Ketu on to Rahu", () => {
    fc.assert(
      fc.property(anyRahu, seven(anyAhead), (rahuDeg, ahead) => {
        const behind = ahead.map((deg) => 180 + deg);
        expect(kaalsarpDoshaOf(sky(rahuDeg, behind), "mesha")).toMatchObject({
          present: true,
          direction: "descending",
        });
      }),
    );
  });

  it("takes its type from the house of Rahu from the lagna", () => {
    const types = RASIS.map((_, index) => kaalsarpDoshaOf(sky(index * 30 + 15, []), "mesha").type);
    expect(types).toEqual(KAALSARP_TYPES);
    expect(kaalsarpDoshaOf(sky(5, []), "kanya")).toMatchObject({ type: "karkotak", rahuHouse: 8, ketuHouse: 2 });
  });

  it("counts a graha exactly on a node as inside", () => {
    const onBoth = kaalsarpDoshaOf(sky(40, [0, 180, 10, 20, 30, 40, 50]), "mesha");
    expect(onBoth).toMatchObject({ present: true, direction: "ascending" });
    expect(onBoth.reasons.find(({ rule }) => rule === "kaalsarp.on_node")?.facts).toEqual({
      onNodes: ["sun", "moon"],
    });
    expect(kaalsarpDoshaOf(sky(40, [0, 180, 190, 200, 210, 220, 230]), "mesha")).toMatchObject({
      present: true,
      direction: "descending",
    });
  });

  it("says for a near miss who is outside and how far beyond which node", () => {
    const { present, isNearMiss, outside } = kaalsarpDoshaOf(sky(0, [350, 187, 10, 20, 30, 40, 50]), "mesha");
    expect([present, isNearMiss]).toEqual([false, true]);
    expect(outside.map(({ graha, node }) => [graha, node])).toEqual([
      ["sun", "rahu"],
      ["moon", "ketu"],
    ]);
    closeTo(outside[0]!.degreesBeyond, 10, 1e-9, "deg");
    closeTo(outside[1]!.degreesBeyond, 7, 1e-9, "deg");
  });

  it("measures from the nearer node on either side, and names the furthest first", () => {
    const { direction, outside } = kaalsarpDoshaOf(sky(0, [10, 165, 190, 200, 210, 220, 230]), "mesha");
    expect(direction).toBe("descending");
    expect(outside.map(({ graha, node }) => [graha, node])).toEqual([
      ["moon", "ketu"],
      ["sun", "rahu"],
    ]);
    closeTo(outside[0]!.degreesBeyond, 15, 1e-9, "deg");
    closeTo(outside[1]!.degreesBeyond, 10, 1e-9, "deg");
  });

  it("is ascending where as many are on one side as on the other", () => {
    expect(kaalsarpDoshaOf(sky(0, [0, 10, 20, 30, 190, 200, 210]), "mesha").direction).toBe("ascending");
  });

  it("says why: all inside or who is not, who is on a node, the house of Rahu and the side", () => {
    const rulesOf = (ahead: readonly number[]) =>
      kaalsarpDoshaOf(sky(40, ahead), "mesha").reasons.map(({ rule, about }) => [rule, about]);
    expect(rulesOf([5, 10, 20, 30, 40, 50, 60])).toEqual([
      ["kaalsarp.all_on_one_side", "rahu"],
      ["kaalsarp.rahu_house", "rahu"],
      ["kaalsarp.direction", "rahu"],
    ]);
    expect(rulesOf([0, 350, 20, 30, 40, 50, 60])).toEqual([
      ["kaalsarp.outside", "moon"],
      ["kaalsarp.on_node", "rahu"],
      ["kaalsarp.rahu_house", "rahu"],
      ["kaalsarp.direction", "rahu"],
    ]);
    const [whole] = kaalsarpDoshaOf(sky(40, [5, 10, 20, 30, 40, 50, 60]), "mesha").reasons;
    expect(whole?.facts).toEqual({ inside: LUMINOUS_GRAHAS });
    const facts = kaalsarpDoshaOf(sky(40, [350, 10, 20, 30, 40, 50, 60]), "mesha").reasons.map((each) => each.facts);
    expect(facts).toEqual([
      { node: "rahu", degreesBeyond: expect.closeTo(10, 9) },
      { type: "kulik", rahuHouse: 2, ketuHouse: 8 },
      { direction: "ascending" },
    ]);
  });

  it("is no near miss with three outside", () => {
    const { present, isNearMiss, outside } = kaalsarpDoshaOf(sky(0, [350, 340, 330, 20, 30, 40, 50]), "mesha");
    expect([present, isNearMiss, outside.length]).toEqual([false, false, 3]);
  });

  it("is the same wherever the nodes are, and the lagna changes nothing but the type", () => {
    fc.assert(
      fc.property(seven(fc.integer({ min: 1, max: 359 })), fc.integer({ min: 0, max: 359 }), (ahead, rahuDeg) => {
        const here = kaalsarpDoshaOf(sky(0, ahead), "mesha");
        const there = kaalsarpDoshaOf(sky(rahuDeg, ahead), "tula");
        expect([there.present, there.direction]).toEqual([here.present, here.direction]);
        expect(there.outside.map(({ graha }) => graha).toSorted()).toEqual(
          here.outside.map(({ graha }) => graha).toSorted(),
        );
      }),
    );
  });

  it("reads a chart by its degrees", () => {
    const places = { rahu: 100, ketu: 280, sun: 110, moon: 130, mars: 150, mercury: 115, jupiter: 200, venus: 120 };
    expect(kaalsarpDosha(chartWithLagna("simha", { ...places, saturn: 279 })).present).toBe(true);
    expect(kaalsarpDosha(chartWithLagna("simha", { ...places, saturn: 281 }))).toMatchObject({
      present: false,
      isNearMiss: true,
      type: "sheshnag",
      outside: [{ graha: "saturn", node: "ketu" }],
    });
  });
});
