import { readAuthority } from "@vedanga/testing/authority";
import { closeTo } from "@vedanga/testing/close-to";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { VIMSHOTTARI_YEARS } from "../../dasha/vimshottari.ts";
import type { Graha } from "../../ids.ts";
import { sripatiBhavas } from "./bhava.ts";
import { cuspReason, subLordReason, subLords } from "./sub-lords.ts";

type SubRow = readonly [fromDeg: number, toDeg: number, star: Graha, sub: Graha];
type LordRow = readonly [longitudeDeg: number, star: Graha, sub: Graha, subSub: Graha];
interface Printed {
  readonly id: string;
  readonly expect: { readonly subs?: readonly SubRow[]; readonly lords?: readonly LordRow[] };
}
const printed = (id: string) => readAuthority<readonly Printed[]>("kp").find((record) => record.id === id)?.expect;
const starAndSub = (longitudeDeg: number) => {
  const { starLord, subLord } = subLords(longitudeDeg);
  return [starLord, subLord];
};

/** Numbers whose printed end is not where the nine parts end: by a second, 20 seconds, and twice 20 minutes. */
const MISPRINTED = [75, 171, 201, 212];

describe("the lords of a degree by Krishnamurti", () => {
  it("are those of the printed table of 249 subs, but for the ends of four that no division gives", () => {
    const subs = printed("pyjhora-249")?.subs ?? [];
    expect(subs).toHaveLength(249);
    const edgeDeg = 1e-6;
    const differing = subs.flatMap(([fromDeg, toDeg, star, sub], index) =>
      [fromDeg + edgeDeg, (fromDeg + toDeg) / 2, toDeg - edgeDeg].every(
        (deg) => starAndSub(deg).join() === [star, sub].join(),
      )
        ? []
        : [index + 1],
    );
    expect(differing).toEqual(MISPRINTED);
    for (const number of MISPRINTED) {
      const [fromDeg, toDeg, star, sub] = subs[number - 1] ?? [0, 0, "sun", "sun"];
      expect(starAndSub((fromDeg + toDeg) / 2)).toEqual([star, sub]);
    }
  });

  it("are those of another program to the third level", () => {
    const lords = printed("pyjhora-sub-sub")?.lords ?? [];
    expect(lords.length).toBeGreaterThan(70);
    expect(
      lords.map(([deg]) => {
        const { starLord, subLord, subSubLord } = subLords(deg);
        return [deg, starLord, subLord, subSubLord];
      }),
    ).toEqual(lords);
  });

  it("have parts as long as the years of Vimshottari, the first that of the star or the sub itself", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 26 }), (star) => {
        const startDeg = (star * 40) / 3;
        const at = subLords(startDeg + 1e-9);
        expect([at.subLord, at.subSubLord]).toEqual([at.starLord, at.starLord]);
        const steps = 12_000;
        const lengths = new Map<Graha, number>();
        for (let step = 0; step < steps; step += 1) {
          const { subLord } = subLords(startDeg + ((step + 0.5) * 40) / 3 / steps);
          lengths.set(subLord, (lengths.get(subLord) ?? 0) + 1);
        }
        for (const [lord, length] of lengths) closeTo(length / 100, VIMSHOTTARI_YEARS[lord], 0.02, "years");
      }),
      { numRuns: 9 },
    );
  });

  it("exist for every degree of the circle", () => {
    const anyDeg = fc.double({ min: -720, max: 720, noNaN: true });
    fc.assert(fc.property(anyDeg, (deg) => subLords(deg).subSubLord in VIMSHOTTARI_YEARS));
  });

  it.each<readonly [deg: number, star: Graha, sub: Graha, subSub: Graha]>([
    // The parts of Ketu and Venus, 7 and 20 years of 120, end at 3 degrees of Mesha; the Sun's begins with itself.
    [3, "ketu", "sun", "sun"],
    [3 - 1e-9, "ketu", "venus", "ketu"],
    [40, "moon", "moon", "moon"],
    [0, "ketu", "ketu", "ketu"],
  ])("change at the first degree of a part, not after it: at %f", (deg, starLord, subLord, subSubLord) => {
    expect(subLords(deg)).toMatchObject({ starLord, subLord, subSubLord });
  });
});

describe("why a degree has its lords", () => {
  it("is told with the degree and its star, of a graha by the Reader and the division of Parashara", () => {
    expect(subLordReason(3, "moon")).toEqual({
      rule: "kp.sub_lords",
      facts: { longitudeDeg: 3, nakshatra: "ashwini", starLord: "ketu", subLord: "sun", subSubLord: "sun" },
      source: { together: [{ work: "krishnamurti_reader_3" }, { work: "bphs", chapter: 46, verses: [15] }] },
      about: "moon",
    });
  });

  it("is told of a house with its number, the degree where it begins and the houses it is one of", () => {
    const thirds = sripatiBhavas(15, 285);
    const { facts, source, about } = cuspReason(thirds, 1);
    const lords = { nakshatra: "ashwini", starLord: "ketu", subLord: "ketu", subSubLord: "ketu" };
    expect([facts, about]).toEqual([{ house: 1, system: "sripati", startDeg: 0, ...lords }, "lagna"]);
    expect(cuspReason(thirds, 2).facts).toMatchObject({ house: 2, startDeg: 30, starLord: "sun" });
    expect(source).toEqual({
      together: [
        { work: "jataka_paddhati", chapter: 1 },
        { work: "krishnamurti_reader_3" },
        { work: "bphs", chapter: 46, verses: [15] },
      ],
    });
  });
});
