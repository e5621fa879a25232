import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { AGGREGATE_DOSHAS, type AggregateDosha } from "../ids.ts";
import { aggregateMatch } from "./aggregate.ts";
import { ashtakoota } from "./ashtakoota.ts";
import { dashakoota } from "./dashakoota.ts";
import type { Pair } from "./koota-facts.ts";
import { moonOfBirth } from "./moon-of-birth.ts";

const anyMoon = fc.double({ min: 0, max: 359.999, noNaN: true }).map((deg) => moonOfBirth(deg));
const anyPair = fc.record({ groom: fc.boolean(), bride: fc.boolean() });
const anyDoshas = fc.record<Record<AggregateDosha, Pair<boolean>>>({
  mangal: anyPair,
  pitra: anyPair,
  kaalsarp: anyPair,
  saturn: anyPair,
  nodes: anyPair,
});
const NONE: Record<AggregateDosha, Pair<boolean>> = {
  mangal: { groom: false, bride: false },
  pitra: { groom: false, bride: false },
  kaalsarp: { groom: false, bride: false },
  saturn: { groom: false, bride: false },
  nodes: { groom: false, bride: false },
};

describe("the whole match as one number", () => {
  it("counts 45 of the kootas, 25 of the poruthams, 6 of rajju, 4 of vedha and 20 of five doshas", () => {
    fc.assert(
      fc.property(anyMoon, anyMoon, (groom, bride) => {
        const [kootas, poruthams] = [ashtakoota(groom, bride), dashakoota(groom, bride)];
        const { rajju, vedha } = poruthams.poruthams;
        const { reasons } = aggregateMatch(kootas, poruthams, NONE);
        expect(reasons.map(({ points }) => points)).toEqual([
          Math.round((45 * kootas.points) / 36),
          Math.round((25 * poruthams.points) / 10),
          rajju.points > 0 ? 6 : 0,
          vedha.points > 0 ? 4 : 0,
          ...[8, 3, 3, 3, 3],
        ]);
      }),
    );
  });

  it("takes a dosha of one alone as unequal, of both or neither as none", () => {
    fc.assert(
      fc.property(anyMoon, anyMoon, anyDoshas, (groom, bride, doshas) => {
        const match = [ashtakoota(groom, bride), dashakoota(groom, bride)] as const;
        const { reasons, unequal, score } = aggregateMatch(...match, doshas);
        expect(unequal).toEqual(AGGREGATE_DOSHAS.filter((each) => doshas[each].groom !== doshas[each].bride));
        const lost = unequal.reduce((sum, dosha) => sum + (dosha === "mangal" ? 8 : 3), 0);
        expect(score).toBe(aggregateMatch(...match, NONE).score - lost);
        const told = reasons.flatMap(({ rule, facts }) => (rule === "aggregate.dosha" ? [facts] : []));
        expect(told.map(({ dosha, groom: his, bride: hers }) => ({ [dosha]: { groom: his, bride: hers } }))).toEqual(
          AGGREGATE_DOSHAS.map((dosha) => ({ [dosha]: doshas[dosha] })),
        );
      }),
    );
  });

  it("names what each part has reached, and of how much", () => {
    const [groom, bride] = [moonOfBirth(5), moonOfBirth(45)];
    const [kootas, poruthams] = [ashtakoota(groom, bride), dashakoota(groom, bride)];
    const [first, second, third, fourth] = aggregateMatch(kootas, poruthams, NONE).reasons;
    expect(first?.facts).toEqual({ sum: kootas.points, of: 36, share: 45 });
    expect(second?.facts).toEqual({ sum: poruthams.points, of: 10, share: 25 });
    expect(third?.facts).toEqual({ isFree: poruthams.poruthams.rajju.points > 0, share: 6 });
    expect(fourth?.facts).toEqual({ isFree: poruthams.poruthams.vedha.points > 0, share: 4 });
    expect([first?.source, third?.source]).toEqual([{ remark: "own_weighting" }, { remark: "own_weighting" }]);
  });
});
