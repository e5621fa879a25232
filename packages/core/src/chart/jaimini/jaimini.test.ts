import { readAuthority } from "@vedanga/testing/authority";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { byId } from "../../by-id.ts";
import { CHARA_LORDS, GRAHAS, type Graha, RASIS, type Rasi } from "../../ids.ts";
import { houseFrom, rasiIndex } from "../zodiac/rasi.ts";
import { arudhaPadas } from "./arudha-padas.ts";
import { charaKarakas } from "./chara-karakas.ts";

interface Printed {
  readonly id: string;
  readonly input: {
    readonly signs?: Readonly<Record<Graha | "lagna", Rasi>>;
    readonly degrees_and_minutes?: Readonly<Partial<Record<Graha, readonly [Rasi, degrees: number, minutes: number]>>>;
  };
  readonly expect: { readonly eight_karakas?: readonly Graha[]; readonly arudhas?: readonly Rasi[] };
}
const printed = readAuthority<readonly Printed[]>("textbook-charts");

describe("the chara karakas", () => {
  it.each(["rao-example-28", "rao-exercise-11"])("of %s are the eight that the textbook prints", (id) => {
    const record = printed.find((one) => one.id === id);
    const places = byId(GRAHAS, (graha) => {
      const [, degrees = 0, minutes = 0] = record?.input.degrees_and_minutes?.[graha] ?? [];
      return { degreesInRasi: degrees + minutes / 60 };
    });
    const eight = charaKarakas(places, "eight");
    expect(eight.map(({ graha }) => graha)).toEqual(record?.expect.eight_karakas);
    // Without Rahu the others keep their order, and there is no pitri.
    const seven = charaKarakas(places, "seven");
    expect(seven.map(({ graha }) => graha)).toEqual(record?.expect.eight_karakas?.filter((graha) => graha !== "rahu"));
    expect(seven.map(({ karaka }) => karaka)).toEqual(["atma", "amatya", "bhratru", "matri", "putra", "gnati", "dara"]);
  });

  it("of equal degrees are in the order of the grahas", () => {
    const places = byId(GRAHAS, () => ({ degreesInRasi: 15 }));
    expect(charaKarakas(places, "eight").map(({ graha }) => graha)).toEqual(GRAHAS.slice(0, 8));
  });
});

const longitudesIn = (signs: Readonly<Record<Graha, Rasi>>) =>
  byId(GRAHAS, (graha) => rasiIndex(signs[graha]) * 30 + 15);

describe("the arudha padas", () => {
  it.each(["rao-example-29", "rao-exercise-12"])("of %s are the twelve that the textbook prints", (id) => {
    const record = printed.find((one) => one.id === id);
    const signs = record?.input.signs;
    if (!signs) throw new Error(`no signs of ${id}`);
    const padas = arudhaPadas(signs.lagna, longitudesIn(signs), { lords: "two", exception: "tenth" });
    expect(padas.map(({ rasi }) => rasi)).toEqual(record.expect.arudhas);
  });

  const anyLongitudes = fc.record(
    Object.fromEntries(
      GRAHAS.map((graha) => [graha, fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true })]),
    ) as Record<Graha, fc.Arbitrary<number>>,
  );

  it("are never in their house or the seventh from it, unless nothing is excepted; the others stay as they are", () => {
    fc.assert(
      fc.property(fc.constantFrom(...RASIS), anyLongitudes, fc.constantFrom(...CHARA_LORDS), (lagna, places, lords) => {
        const moved = arudhaPadas(lagna, places, { lords, exception: "tenth" });
        const kept = arudhaPadas(lagna, places, { lords, exception: "none" });
        moved.forEach(({ house, rasi }, index) => {
          const fromHouse = (pada: Rasi): number => ((houseFrom(lagna, pada) - house + 12) % 12) + 1;
          const before = kept[index]?.rasi ?? rasi;
          expect([1, 7]).not.toContain(fromHouse(rasi));
          // A pada is always an odd number of signs from its house.
          expect(fromHouse(before) % 2).toBe(1);
          if ([1, 7].includes(fromHouse(before))) expect(houseFrom(before, rasi)).toBe(10);
          else expect(rasi).toBe(before);
        });
      }),
    );
  });
});
