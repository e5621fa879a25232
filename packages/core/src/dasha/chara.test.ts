import { instantOf, readAuthority } from "@vedanga/testing/authority";
import { realSky } from "@vedanga/testing/sky/made-sky";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { byId } from "../by-id.ts";
import { castChart } from "../chart/cast-chart.ts";
import { longitudesOf } from "../chart/jaimini/chosen-lord.ts";
import { rasiAt, rasiIndex } from "../chart/zodiac/rasi.ts";
import { GRAHAS, type Graha, RASIS, type Rasi } from "../ids.ts";
import { charaDasha, charaParts, charaYearsReasons } from "./chara.ts";

/** Grahas in the middle of signs, all in Mesha but those named. */
const placed = (
  places: Readonly<Partial<Record<Graha, Rasi>>>,
  degrees: Readonly<Partial<Record<Graha, number>>> = {},
) => byId(GRAHAS, (graha) => rasiIndex(places[graha] ?? "mesha") * 30 + (degrees[graha] ?? 15));

const yearsOf = (rasi: Rasi, longitudes: ReturnType<typeof placed>, lords: "two" | "one" = "two") => {
  const found = charaDasha("mesha", longitudes, lords).find((period) => period.rasi === rasi);
  return [found?.lord, found?.years];
};

interface Printed {
  readonly id: string;
  readonly input: {
    readonly date: string;
    readonly time: string;
    readonly utc_offset_h: number;
    readonly lat: number;
    readonly lon: number;
  };
  readonly expect: { readonly periods?: readonly { readonly sign: number; readonly years: number }[] };
}
const printed = readAuthority<readonly Printed[]>("more-dashas").filter(({ id }) => id.startsWith("chara-"));

describe("chara dasha", () => {
  it("runs from the lagna by the way of the ninth sign; its parts end with the sign itself", () => {
    const none = placed({});
    const order = (lagna: Rasi) => charaDasha(lagna, none, "two").map(({ rasi }) => rasi);
    // Dhanu is the ninth from Mesha and counts forward, Kumbha the ninth from Mithuna and counts backward.
    expect(order("mesha")).toEqual(RASIS);
    expect(order("mithuna").slice(0, 4)).toEqual(["mithuna", "vrishabha", "mesha", "meena"]);
    for (const rasi of RASIS) {
      expect([...charaParts(rasi).slice(11), ...charaParts(rasi).slice(0, 11)]).toEqual(order(rasi));
    }
  });

  it("counts to the lord in the sign's own direction, and twelve where he is in it", () => {
    expect(yearsOf("mithuna", placed({ mercury: "kanya" }))).toEqual(["mercury", 3]);
    expect(yearsOf("simha", placed({ sun: "vrischika" }))).toEqual(["sun", 9]);
    expect(yearsOf("simha", placed({ sun: "simha" }))).toEqual(["sun", 12]);
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0, max: 359.9, noNaN: true }), { minLength: 9, maxLength: 9 }),
        (degrees) => {
          const longitudes = byId(GRAHAS, (graha) => degrees[GRAHAS.indexOf(graha)] ?? 0);
          for (const { years, rasi, lordRasi } of charaDasha("karka", longitudes, "two")) {
            expect(years).toBeGreaterThanOrEqual(1);
            expect(years).toBeLessThanOrEqual(12);
            expect([rasiAt(rasiIndex(rasi) + years), rasiAt(rasiIndex(rasi) - years)]).toContain(lordRasi);
          }
        },
      ),
    );
  });

  it("chooses between the two lords of Scorpio as K. N. Rao tells", () => {
    const scorpio = (places: Readonly<Partial<Record<Graha, Rasi>>>, degrees = {}) =>
      yearsOf("vrischika", placed(places, degrees));
    expect(scorpio({ mars: "vrischika", ketu: "tula" })).toEqual(["ketu", 11]);
    expect(scorpio({ ketu: "vrischika", mars: "meena" })).toEqual(["mars", 4]);
    expect(scorpio({ ketu: "vrischika", mars: "vrischika" })).toEqual(["mars", 12]);
    expect(scorpio({ mars: "kanya", moon: "kanya", ketu: "tula" })).toEqual(["mars", 10]);
    expect(scorpio({ mars: "kanya", moon: "tula", sun: "tula", ketu: "tula" })).toEqual(["ketu", 11]);
    expect(scorpio({ mars: "kanya", ketu: "tula" }, { mars: 3, ketu: 4 })).toEqual(["ketu", 11]);
    expect(scorpio({ mars: "kanya", ketu: "tula" }, { mars: 5, ketu: 4 })).toEqual(["mars", 10]);
    expect(yearsOf("vrischika", placed({ mars: "vrischika", ketu: "tula" }), "one")).toEqual(["mars", 12]);
  });

  it("says to which lord it counted and why, and where only one was asked for that there are two", () => {
    const longitudes = placed({ rahu: "kanya", saturn: "kumbha" });
    const [kumbha] = charaDasha("kumbha", longitudes, "two");
    if (kumbha === undefined) throw new Error("no period");
    const [choice, count] = charaYearsReasons(kumbha, longitudes, "two");
    expect(choice?.facts).toEqual({ rasi: "kumbha", lord: "rahu", other: "saturn", by: "other_in_sign" });
    expect(count?.facts).toMatchObject({ lord: "rahu", lordRasi: "kanya", years: 5, isForward: false });
    expect(charaYearsReasons(kumbha, longitudes, "one")[0]?.rule).toBe("chara.one_lord");
  });

  it.each(printed)("agrees with $id", ({ input, expect: { periods = [] } }) => {
    const { date, time, utc_offset_h, lat, lon } = input;
    const chart = castChart(realSky, instantOf(date, time, utc_offset_h), { latitudeDeg: lat, longitudeDeg: lon });
    const ours = charaDasha(chart.lagna.rasi, longitudesOf(chart), "two").slice(0, periods.length);
    expect(periods.length).toBeGreaterThan(6);
    expect(ours.map(({ rasi, years }) => ({ sign: rasiIndex(rasi) + 1, years }))).toEqual(periods);
  });
});
