import { KOOTAS, type Koota } from "@vedanga/contract";
import { describe, expect, test } from "vitest";
import type { MatchedKoota } from "#api/wire/matches.ts";
import { kootaSectors, pointEdges } from "./koota-sectors.ts";

const FULL: Readonly<Record<Koota, number>> = {
  varna: 1,
  vasya: 2,
  tara: 3,
  yoni: 4,
  graha_maitri: 5,
  gana: 6,
  bhakoot: 7,
  nadi: 8,
};
const kootas = (points: (full: number) => number): readonly MatchedKoota[] =>
  KOOTAS.map((id) => ({
    id,
    points: points(FULL[id]),
    full: FULL[id],
    ...{ standsFor: "", why: "", source: "", excuses: [], otherTables: [] },
  }));

describe("the wheel of the kootas", () => {
  test("is one whole turn, each piece beginning where the last one ended", () => {
    const sectors = kootaSectors(kootas((full) => full));
    expect(sectors.at(-1)?.toDeg).toBe((sectors[0]?.fromDeg ?? 0) + 360);
    for (const [index, sector] of sectors.slice(1).entries()) expect(sector.fromDeg).toBe(sectors[index]?.toDeg);
  });

  test("fills a piece by the share that its koota gave", () => {
    const [varna, , tara] = kootaSectors(kootas((full) => full / 2));
    expect(varna).toMatchObject({ fromDeg: 60, givenDeg: 65, toDeg: 70 });
    expect(tara).toMatchObject({ fromDeg: 90, givenDeg: 105, toDeg: 120 });
    for (const { fromDeg, givenDeg } of kootaSectors(kootas(() => 0))) expect(givenDeg).toBe(fromDeg);
  });

  test("parts a piece into its points", () => {
    const [varna, vasya, tara] = kootaSectors(kootas((full) => full));
    expect([varna, vasya, tara].map((sector) => sector && pointEdges(sector))).toEqual([[], [80], [100, 110]]);
  });
});
