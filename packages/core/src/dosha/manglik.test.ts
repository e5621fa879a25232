import { chartByHouses, type Houses } from "@vedanga/testing/sky/chart-by-houses";
import { describe, expect, it } from "vitest";
import type { Rasi } from "../ids.ts";
import { manglikOf } from "./manglik.ts";

const HOUSES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const opposite = (house: number): number => ((house + 5) % 12) + 1;
/** None of them looks at the 1st or the 7th, by any rule. */
const AWAY: Houses = { mars: 3, saturn: 6, rahu: 2, ketu: 8 };
const manglik = (lagna: Rasi, change: Houses) => manglikOf(chartByHouses(lagna, { ...AWAY, ...change }));

describe("what the other malefics do like Mars", () => {
  it("comes from Saturn in 1, 2, 4, 7, 8 and 12 from the lagna", () => {
    // The seventh of Mesha is Tula, where Saturn is exalted; that of Vrishabha is Vrischika, an enemy's sign.
    const by = (lagna: Rasi) => HOUSES.filter((saturn) => manglik(lagna, { saturn }).bySaturn);
    expect(by("mesha")).toEqual([1, 2, 4, 8, 12]);
    expect(by("vrishabha")).toEqual([1, 2, 4, 7, 8, 12]);
  });

  it.each([
    ["exalted", "mesha", [7, 25]],
    ["in moolatrikona", "simha", [7, 5]],
    ["in his own sign", "simha", [7, 25]],
    ["in his other own sign", "karka", [7, 25]],
  ] as const)("is excused in Saturn %s", (_, lagna, saturn) => {
    const { bySaturn, saturn: reason } = manglik(lagna, { saturn });
    expect([bySaturn, reason.rule]).toEqual([false, "manglik.excused"]);
  });

  it("says of a graha in another house that it is free, also in its own sign", () => {
    expect(manglik("mesha", { saturn: 10 }).saturn).toMatchObject({ rule: "manglik.free", facts: { house: 10 } });
  });

  it("comes from either node in the six houses", () => {
    const by = HOUSES.filter((rahu) => manglik("mesha", { rahu, ketu: opposite(rahu) }).byNodes);
    // From the 6th and the 10th Rahu has Ketu in the 12th and the 4th.
    expect(by).toEqual([1, 2, 4, 6, 7, 8, 10, 12]);
    expect(manglik("mesha", { rahu: 4, ketu: 10 }).nodes.map(({ about, rule }) => [about, rule])).toEqual([
      ["rahu", "manglik.malefic_house"],
      ["ketu", "manglik.free"],
    ]);
  });

  it("is not excused in a node, whatever its sign", () => {
    // Rahu in Vrishabha and Kumbha, Ketu in Vrischika: exalted and own by Parashara.
    for (const [lagna, rahu] of [
      ["mesha", 2],
      ["simha", 7],
      ["vrishabha", 1],
    ] as const) {
      const { nodes } = manglik(lagna, { rahu, ketu: opposite(rahu) });
      expect(nodes.map(({ rule }) => rule)).toEqual(["manglik.malefic_house", "manglik.malefic_house"]);
    }
  });
});

describe("who looks at the first and the seventh house", () => {
  it.each([
    ["mars", { 1: [7], 4: [7], 6: [1], 7: [1], 10: [1], 12: [7] }],
    ["saturn", { 1: [7], 4: [1], 5: [7], 7: [1], 10: [7], 11: [1] }],
  ] as const)("is %s from these houses in full (BPHS 26.2-5)", (seer, expected) => {
    const seen = HOUSES.map((house) => [house, manglik("mesha", { [seer]: house }).aspects] as const);
    expect(
      Object.fromEntries(
        seen
          .filter(([, aspects]) => aspects.length > 0)
          .map(([house, aspects]) => [house, aspects.map(({ facts }) => facts.seen)]),
      ),
    ).toEqual(expected);
    for (const [house, aspects] of seen) {
      for (const aspect of aspects)
        expect(aspect).toMatchObject({ about: seer, rule: "manglik.aspect", facts: { house } });
    }
  });

  it.each([
    ["rahu", "ketu"],
    ["ketu", "rahu"],
  ] as const)("is %s from the opposite house, and from 3, 5, 9 and 11 by later practice", (seer, other) => {
    const seen = HOUSES.flatMap((house) =>
      manglik("mesha", { [seer]: house, [other]: opposite(house) })
        .aspects.filter(({ about }) => about === seer)
        .map(({ rule, facts }) => [rule, facts.house, facts.seen]),
    );
    expect(seen).toEqual([
      ["manglik.aspect", 1, 7],
      ["manglik.node_aspect", 3, 7],
      ["manglik.node_aspect", 5, 1],
      ["manglik.aspect", 7, 1],
      ["manglik.node_aspect", 9, 1],
      ["manglik.node_aspect", 11, 7],
    ]);
  });
});
