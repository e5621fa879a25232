import { chartByHouses, type Houses } from "@vedanga/testing/sky/chart-by-houses";
import { chartWithLagna, realSky } from "@vedanga/testing/sky/made-sky";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { jdUt } from "../calendar/julian-day.ts";
import { castChart } from "../chart/cast-chart.ts";
import { GRAHAS, type LuminousGraha, RASIS, type Rasi } from "../ids.ts";
import { GRAHA_GEM } from "./gem-wearing.ts";
import { lifeStone } from "./life-stone.ts";

describe("the life stone", () => {
  it("belongs to the lagna lord if he is fit: coral for Mesha with Mars in Makara", () => {
    const stone = lifeStone(chartWithLagna("mesha", { mars: 280 }));
    expect(stone).toMatchObject({ gem: "coral", graha: "mars", house: 1, contraindications: [] });
    expect(stone.reasons.map(({ rule }) => rule)).toEqual(["gem.lord_of_house", "gem.fit", "gem.stone_of_graha"]);
  });

  it("goes to the ninth lord where the lagna lord is debilitated: yellow sapphire for Mesha with Mars in Karka", () => {
    const stone = lifeStone(chartWithLagna("mesha", { mars: 100, jupiter: 250 }));
    expect(stone).toMatchObject({ gem: "yellow_sapphire", graha: "jupiter", house: 9 });
    expect(stone.candidates[0]?.against.map(({ rule }) => rule)).toEqual(["gem.debilitated"]);
  });

  it("goes to the fifth lord if both are in houses of loss", () => {
    const stone = lifeStone(chartWithLagna("mesha", { mars: 160, jupiter: 220, sun: 10 }));
    expect(stone).toMatchObject({ gem: "ruby", graha: "sun", house: 5 });
    expect(stone.candidates.slice(0, 2).flatMap(({ against }) => against.map(({ rule }) => rule))).toEqual([
      "gem.in_dusthana",
      "gem.in_dusthana",
    ]);
  });

  it("accepts a lord in the eighth as his own sign: Mars in Vrischika for Mesha", () => {
    expect(lifeStone(chartWithLagna("mesha", { mars: 220 }))).toMatchObject({ gem: "coral", contraindications: [] });
  });

  it("says why each of the three was chosen or not", () => {
    const verdicts = (chart: Parameters<typeof lifeStone>[0]) =>
      lifeStone(chart).candidates.map(({ house, verdict }) => [house, ...verdict.map(({ rule }) => rule)]);
    expect(verdicts(chartWithLagna("mesha", { mars: 280, jupiter: 250, sun: 10 }))).toEqual([
      [1, "gem.fit"],
      [9, "gem.later_claim"],
      [5, "gem.later_claim"],
    ]);
    expect(verdicts(chartWithLagna("mesha", { mars: 100, jupiter: 250, sun: 10 }))).toEqual([
      [1, "gem.debilitated"],
      [9, "gem.fit"],
      [5, "gem.later_claim"],
    ]);
  });

  it("says that its graha is combust or in an enemy's sign, which does not decide the choice", () => {
    const burnt = lifeStone(chartWithLagna("mesha", { mars: 280, sun: 285 }));
    expect(burnt).toMatchObject({ gem: "coral", contraindications: [] });
    expect(burnt.cautions).toMatchObject([{ rule: "gem.combust", about: "mars" }]);
    expect(burnt.cautions[0]?.facts).toHaveProperty("fromSunDeg", expect.closeTo(5, 6));
    expect(burnt.reasons[1]?.facts).toMatchObject({ hasCaution: true });
    const clear = lifeStone(chartWithLagna("mesha", { mars: 280, sun: 10 }));
    expect(clear.cautions).toEqual([]);
    expect(clear.reasons[1]?.facts).toMatchObject({ hasCaution: false });
    // Mars in Mithuna, the sign of Mercury, his enemy.
    const weak = lifeStone(chartWithLagna("mesha", { mars: 70, sun: 10 }));
    expect(weak.cautions.map(({ rule }) => rule)).toEqual(["gem.in_enemy_sign"]);
  });

  it("is never the diamond for Vrishabha, whose lord Parashara counts among the harmful", () => {
    const stone = lifeStone(chartWithLagna("vrishabha", { venus: 350, saturn: 290 }));
    expect(stone).toMatchObject({ gem: "blue_sapphire", graha: "saturn", house: 9 });
    expect(stone.candidates[0]?.against.map(({ rule }) => rule)).toEqual(["gem.functional_malefic"]);
    expect(stone.candidates[0]?.verdict[0]).toMatchObject({
      rule: "gem.tables_name_it",
      facts: { lagna: "vrishabha", gem: "diamond", harmfulHouses: [6] },
      source: { work: "bphs", chapter: 34, verses: [[23, 24]] },
    });
    expect(stone.avoid.find(({ gem }) => gem === "diamond")?.reasons).toMatchObject([
      { rule: "gem.functional_malefic", about: "venus" },
    ]);
  });

  it("if no lord is fit, says which is the least unfit, and what speaks against him", () => {
    const stone = lifeStone(chartWithLagna("mesha", { mars: 160, jupiter: 220, sun: 220 }));
    expect(stone).toMatchObject({ gem: "coral", house: 1 });
    expect(stone.reasons[1]?.rule).toBe("gem.best_of_unfit");
    expect(stone.contraindications.map(({ rule }) => rule)).toEqual(["gem.in_dusthana"]);
  });

  it("is never the stone of a graha that does harm for the lagna, at any birth", () => {
    fc.assert(
      fc.property(fc.double({ min: 2312753, max: 2553799, noNaN: true }), (at) => {
        const chart = castChart(realSky, jdUt(at), { latitudeDeg: 17.385, longitudeDeg: 78.4867 });
        const { gem, graha, house, avoid, contraindications, reasons, candidates, benefits } = lifeStone(chart);
        expect(gem).toBe(GRAHA_GEM[graha]);
        expect([1, 5, 9]).toContain(house);
        expect(avoid.map((one) => one.gem)).not.toContain(gem);
        // One rule for both: a lord that is passed over as unfit is on the list, with the same objections.
        for (const one of candidates) {
          if (one.graha === graha) continue;
          expect(avoid.find((avoided) => avoided.graha === one.graha)?.reasons ?? []).toEqual(one.against);
        }
        expect(benefits.length).toBeGreaterThanOrEqual(2);
        expect(contraindications.length > 0).toBe(reasons.some(({ rule }) => rule === "gem.best_of_unfit"));
      }),
    );
  });

  it("keeps the stone of a maraka away as it passes a maraka over: Mars for Vrishabha", () => {
    const { avoid } = lifeStone(chartWithLagna("vrishabha", { venus: 350, saturn: 290, mars: 280 }));
    expect(avoid.find(({ gem }) => gem === "coral")?.reasons).toMatchObject([{ rule: "gem.maraka", about: "mars" }]);
  });

  it("says that most tables name another stone for Vrishabha alone: no other lagna lord does harm", () => {
    const saidOf = RASIS.filter((lagna) =>
      lifeStone(chartWithLagna(lagna)).candidates.some(({ verdict }) =>
        verdict.some(({ rule }) => rule === "gem.tables_name_it"),
      ),
    );
    expect(saidOf).toEqual(["vrishabha"]);
  });

  it("is worn for the houses its graha rules and is in, but for no house of loss", () => {
    const { graha, benefits } = lifeStone(chartWithLagna("mesha", { mars: 280 }));
    expect(graha).toBe("mars");
    // Mars rules the first and the eighth, and is in the tenth.
    expect(benefits.map(({ rule, facts }) => [rule, "house" in facts ? facts.house : undefined])).toEqual([
      ["gem.benefit_ruled", 1],
      ["gem.benefit_placed", 10],
      ["gem.benefit_own", undefined],
    ]);
  });

  it("can be named for every lagna, and every graha has a stone of its own", () => {
    for (const lagna of RASIS) expect(lifeStone(chartWithLagna(lagna)).reasons).toHaveLength(3);
    expect(new Set(GRAHAS.map((graha) => GRAHA_GEM[graha])).size).toBe(9);
  });
});

describe("a lord fit to be strengthened", () => {
  const HOUSES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
  const objections = (lagna: Rasi, graha: LuminousGraha, houses: Houses) =>
    lifeStone(chartByHouses(lagna, houses))
      .candidates.filter((one) => one.graha === graha)
      .flatMap(({ against }) => against.map(({ rule }) => rule));

  it("is Mars for Mesha everywhere but fallen in the fourth and in the sixth and twelfth; the eighth is his own", () => {
    expect(
      HOUSES.filter(
        (mars) =>
          lifeStone(chartByHouses("mesha", { mars })).graha === "mars" &&
          objections("mesha", "mars", { mars }).length === 0,
      ),
    ).toEqual([1, 2, 3, 5, 7, 8, 9, 10, 11]);
  });

  it.each<readonly [title: string, lagna: Rasi, graha: LuminousGraha, houses: Houses, against: readonly string[]]>([
    ["in the sixth in moolatrikona", "vrischika", "mars", { mars: [6, 5] }, []],
    ["in the sixth in his own sign", "vrischika", "mars", { mars: [6, 25] }, []],
    ["in the sixth in another's sign", "kanya", "mercury", { mercury: 6 }, ["gem.in_dusthana"]],
    ["in the eighth exalted", "dhanu", "jupiter", { jupiter: 8 }, []],
    ["in the eighth in a friend's sign", "simha", "sun", { sun: 8 }, ["gem.in_dusthana"]],
    ["in the twelfth in a friend's sign", "simha", "sun", { sun: 12 }, ["gem.in_dusthana"]],
    ["fallen in the third", "simha", "sun", { sun: 3 }, ["gem.debilitated"]],
    ["fallen in the second", "kumbha", "mercury", { mercury: 2 }, ["gem.debilitated"]],
    ["fallen in the eighth", "kumbha", "venus", { venus: 8 }, ["gem.in_dusthana", "gem.debilitated"]],
  ])("%s: for %s, %s has, with %j, the objections %j", (_, lagna, graha, houses, against) => {
    expect(objections(lagna, graha, houses)).toEqual(against);
  });
});

describe("the stones to avoid", () => {
  const avoided = (lagna: Rasi, houses: Houses) => lifeStone(chartByHouses(lagna, houses)).avoid;
  const against = (gem: string, lagna: Rasi, houses: Houses) =>
    avoided(lagna, houses)
      .find((one) => one.gem === gem)
      ?.reasons.map(({ rule, source }) => ({ rule, source }));
  const lordship = { work: "bphs", chapter: 34, verses: [[2, 7]] };
  const ofNodes = { work: "bphs", chapter: 34, verses: [16] };

  it("are those of every other graha with an objection, never the chosen one's, though it may have one", () => {
    // Mars, Jupiter and the Sun are all in houses of loss; the first of them is taken.
    const stone = lifeStone(chartByHouses("mesha", { mars: 6, jupiter: 8, sun: 8, moon: 4 }));
    expect([stone.gem, stone.contraindications.length]).toEqual(["coral", 1]);
    const gems = stone.avoid.map(({ gem }) => gem);
    expect(gems).toEqual(expect.arrayContaining(["yellow_sapphire", "ruby"]));
    expect(gems).not.toContain("coral");
    // The Moon in her own sign, lord of the fourth, has nothing against her.
    expect(gems).not.toContain("pearl");
    expect(stone.avoid.every(({ reasons }) => reasons.length > 0)).toBe(true);
  });

  it("are the emerald for Mesha, whose third and sixth Mercury rules, wherever he is", () => {
    for (const mercury of [1, 6]) {
      expect(against("emerald", "mesha", { mercury })?.[0]).toEqual({
        rule: "gem.functional_malefic",
        source: lordship,
      });
    }
  });

  it.each([
    ["rahu", "gomedhaka", "ketu"],
    ["ketu", "cat_eye", "rahu"],
  ] as const)("are, in a harmful lord's sign, that of %s by the verse on the nodes", (node, gem, other) => {
    const alone: Houses = { sun: 5, moon: 4, mars: 1, mercury: 11, jupiter: 2, venus: 7, saturn: 10 };
    // Mithuna, the third from Mesha, is Mercury's; Dhanu, opposite, is Jupiter's.
    expect(against(gem, "mesha", { ...alone, [node]: 3, [other]: 9 })).toContainEqual({
      rule: "gem.functional_malefic",
      source: ofNodes,
    });
    const inGoodSign = against(gem, "mesha", { ...alone, [node]: 9, [other]: 3 }) ?? [];
    expect(inGoodSign.map(({ rule }) => rule)).not.toContain("gem.functional_malefic");
  });

  it("are that of a node in a killer's sign by the same verse, and the killer's by that on killers", () => {
    // For Vrishabha Mars is named as a killer; Mesha, his sign, is the twelfth.
    const houses: Houses = {
      rahu: 12,
      ketu: 6,
      mars: 9,
      sun: 1,
      moon: 2,
      mercury: 4,
      jupiter: 3,
      venus: 5,
      saturn: 10,
    };
    expect(against("gomedhaka", "vrishabha", houses)).toContainEqual({ rule: "gem.maraka", source: ofNodes });
    const killers = { work: "bphs", chapter: 44, verses: [[2, 5]] };
    expect(against("coral", "vrishabha", houses)).toEqual([{ rule: "gem.maraka", source: killers }]);
  });

  it("say of the diamond for Vrishabha that tables name it, also where more speaks against it than her lordship", () => {
    // Kanya, the fifth, is the fall of Venus.
    const { candidates } = lifeStone(chartByHouses("vrishabha", { venus: 5 }));
    expect(candidates[0]?.verdict.map(({ rule }) => rule)).toEqual([
      "gem.tables_name_it",
      "gem.functional_malefic",
      "gem.debilitated",
    ]);
  });
});
