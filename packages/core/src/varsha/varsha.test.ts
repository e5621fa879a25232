import { instantOf, readAuthority } from "@vedanga/testing/authority";
import { closeTo } from "@vedanga/testing/close-to";
import { realSky } from "@vedanga/testing/sky/made-sky";
import { describe, expect, it } from "vitest";
import { type Degrees, degrees } from "../angle/degrees.ts";
import { jdUt } from "../calendar/julian-day.ts";
import { castChart } from "../chart/cast-chart.ts";
import { sunRiseSet } from "../horizon/rise-set.ts";
import { RASIS } from "../ids.ts";
import { muddaDasha, muddaReason } from "./mudda.ts";
import { monthReason, returnReason, varsha, varshaMonths, varshaReasons } from "./varsha.ts";

interface Printed {
  readonly id: string;
  readonly input: {
    readonly date: string;
    readonly time: string;
    readonly utc_offset_h: number;
    readonly lat: number;
    readonly lon: number;
  };
  readonly expect: {
    readonly completed_years?: number;
    readonly return?: string;
    readonly months?: Readonly<Record<string, string>>;
    readonly mudda?: readonly { readonly lord: string; readonly start: string; readonly days: number }[];
    readonly by_day?: readonly string[];
    readonly by_night?: readonly string[];
  };
}
const records = readAuthority<readonly Printed[]>("varshaphala");
const named = (id: string): Printed => {
  const found = records.find((record) => record.id === id);
  if (!found) throw new Error(`no record ${id}`);
  return found;
};
const birthOf = ({ input: { date, time, utc_offset_h, lat, lon } }: Printed) =>
  castChart(realSky, instantOf(date, time, utc_offset_h), { latitudeDeg: lat, longitudeDeg: lon });
const at = (text: string, offset: number) => {
  const [date = "", time = ""] = text.split("T");
  return instantOf(date, time, offset);
};

describe("the return of the Sun", () => {
  it.each(["pvr-return-2000", "pvr-return-1993"])("is within ten seconds of the book's: %s", (id) => {
    const record = named(id);
    const { completed_years: years = 0, return: printed = "", months = {} } = record.expect;
    const birth = birthOf(record);
    const { chart } = varsha(realSky, birth, years);
    closeTo(chart.grahas.sun.longitudeDeg, birth.grahas.sun.longitudeDeg, 1e-6, "deg");
    closeTo(chart.jdUt * 86_400, at(printed, record.input.utc_offset_h) * 86_400, 10, "s");
    const charts = varshaMonths(realSky, birth, years);
    for (const [month, text] of Object.entries(months)) {
      closeTo((charts[Number(month)]?.jdUt ?? Number.NaN) * 1440, at(text, record.input.utc_offset_h) * 1440, 1, "min");
    }
  });

  it("begins twelve months thirty degrees apart, the first with the year", () => {
    const birth = birthOf(named("pvr-return-2000"));
    const charts = varshaMonths(realSky, birth, 33);
    expect(charts).toHaveLength(12);
    expect(charts[0]).toEqual(varsha(realSky, birth, 33).chart);
    charts.forEach(({ grahas, jdUt: jd }, month) => {
      closeTo((grahas.sun.longitudeDeg - birth.grahas.sun.longitudeDeg + 720) % 360, month * 30, 1e-6, "deg");
      if (month > 0) expect(jd - (charts[month - 1]?.jdUt ?? 0)).toBeGreaterThan(29);
    });
  });
});

describe("the rulers of a year", () => {
  it("has its muntha a sign further each year, from the lagna of birth", () => {
    const birth = birthOf(named("pvr-return-2000"));
    const start = RASIS.indexOf(birth.lagna.rasi);
    const munthas = Array.from({ length: 25 }, (_, years) => varsha(realSky, birth, years).muntha);
    expect(munthas).toEqual(Array.from({ length: 25 }, (_, years) => RASIS[(start + years) % 12]));
  });

  it("takes the lords by day and by night that another program has, at every lagna", () => {
    const { by_day: byDay = [], by_night: byNight = [] } = named("pyjhora-trirashi").expect;
    const met = new Set<string>();
    const place = { latitudeDeg: 17.385, longitudeDeg: 78.4867 };
    // The hours of a winter's and of a summer's day: what rises by day in one rises by night in the other.
    for (const hour of Array.from({ length: 48 }, (_, count) => (count % 24) + (count < 24 ? 0 : 182 * 24))) {
      const birth = castChart(realSky, jdUt(2451545 + hour / 24), place);
      const { isDay, trirashi, dinratri, chart } = varsha(realSky, birth, 0);
      const { rises, sets } = sunRiseSet(realSky, jdUt(birth.jdUt - 1), birth.jdUt, place);
      const lagna = chart.lagna.rasi;
      expect(isDay).toBe((rises.at(-1) ?? 0) > (sets.at(-1) ?? 0));
      expect(trirashi).toBe((isDay ? byDay : byNight)[RASIS.indexOf(lagna)]?.toLowerCase());
      expect(dinratri).toBe(chart.grahas[isDay ? "sun" : "moon"].rasiLord);
      met.add(`${lagna} ${isDay}`);
    }
    expect(met.size).toBe(24);
  });
});

describe("the reasons of a year", () => {
  const birth = birthOf(named("pvr-return-2000"));
  const tajika = { work: "tajika_nilakanthi" };

  it("say of the return where the Sun was at birth, and of a month how much further it is", () => {
    const { rasi, degreesInRasi } = birth.grahas.sun;
    const year = varsha(realSky, birth, 33);
    const returned = returnReason(birth, year);
    expect(returned).toMatchObject({ rule: "varsha.return", source: tajika, about: "sun" });
    expect(returned.facts).toEqual({ completedYears: 33, rasi, degreesInRasi });
    const [, , , fourth] = varshaMonths(realSky, birth, 33);
    if (!fourth) throw new Error("no fourth month");
    const month = monthReason(fourth, 3);
    expect(month).toMatchObject({ rule: "varsha.month", source: tajika, about: "sun" });
    // Three signs of the Sun from the first, at the same degree.
    expect(month.facts).toEqual({
      month: 3,
      rasi: RASIS[(RASIS.indexOf(rasi) + 3) % 12],
      degreesInRasi: expect.closeTo(degreesInRasi, 6),
    });
  });

  it("name the sign of the Sun for a year that begins by day, of the Moon for one by night", () => {
    const met = new Set<boolean>();
    for (const years of [33, 34, 35, 36]) {
      const year = varsha(realSky, birth, years);
      const { isDay, chart } = year;
      const { muntha, dinratri, trirashi } = varshaReasons(birth, year);
      expect(muntha).toMatchObject({ facts: { lagna: birth.lagna.rasi, completedYears: years }, about: "lagna" });
      const { rasi, rasiLord } = chart.grahas[isDay ? "sun" : "moon"];
      expect(dinratri).toMatchObject({ facts: { isDay, rasi, lord: rasiLord }, about: rasiLord });
      expect(trirashi).toMatchObject({ facts: { isDay, lagna: chart.lagna.rasi }, about: year.trirashi });
      for (const { source } of [muntha, dinratri, trirashi]) expect(source).toEqual(tajika);
      met.add(isDay);
    }
    expect(met.size).toBe(2);
  });
});

describe("the mudda dasha", () => {
  it("has the lords and dates of PyJHora for the book's example of 1993", () => {
    const record = named("pyjhora-mudda-1993");
    const { mudda = [], completed_years: years = 0 } = record.expect;
    const birth = birthOf(record);
    const ours = muddaDasha(realSky, birth, years);
    expect(ours.map(({ lord }) => lord)).toEqual([...mudda, mudda[0]].map((period) => period?.lord.toLowerCase()));
    expect(muddaReason(birth, years).facts.lord).toBe(ours[0]?.lord);
    // Ours begins the first with the year. That program counts tropical years, which are 0.3 days shorter in 21, and takes
    // the passed part in days of which a year has 360.
    mudda.slice(1).forEach(({ start }, index) => {
      closeTo(ours[index + 1]?.startJdUt ?? Number.NaN, at(start, record.input.utc_offset_h), 0.2, "d");
    });
  });

  it("tiles the year from one return to the next, whatever the year", () => {
    const birth = birthOf(named("pyjhora-mudda-1993"));
    for (const years of [0, 1, 7, 40]) {
      const periods = muddaDasha(realSky, birth, years);
      expect(periods[0]?.startJdUt).toBe(varsha(realSky, birth, years).chart.jdUt);
      expect(periods.at(-1)?.endJdUt).toBe(varsha(realSky, birth, years + 1).chart.jdUt);
      periods.slice(1).forEach(({ startJdUt, endJdUt }, index) => {
        expect(startJdUt).toBe(periods[index]?.endJdUt);
        expect(endJdUt).toBeGreaterThan(startJdUt);
      });
    }
  });

  it("has nine lords where the Moon was at the first point of a star, and the first of them again where she was past it", () => {
    const birth = birthOf(named("pyjhora-mudda-1993"));
    const { moon } = birth.grahas;
    const lords = (longitudeDeg: Degrees) =>
      muddaDasha(realSky, { ...birth, grahas: { ...birth.grahas, moon: { ...moon, longitudeDeg } } }, 0).map(
        ({ lord }) => lord,
      );
    const nine = ["ketu", "venus", "sun", "moon", "mars", "rahu", "jupiter", "saturn", "mercury"];
    expect(lords(degrees(0))).toEqual(nine);
    expect(lords(degrees(0.001))).toEqual([...nine, "ketu"]);
  });
});
