import { describe, expect, it } from "vitest";
import { instantOf, readAuthority } from "../../test/authority.ts";
import { itMeets, type KnownGap } from "../../test/gate.ts";
import { createAstronomyEngineEphemeris } from "../ephemeris/astronomy-engine.ts";
import { sunRiseSet } from "../horizon/rise-set.ts";
import type { Ayanamsa } from "../ids.ts";
import type { Place, Sky, Span } from "../sky.ts";
import { jdUt } from "../time/julian-day.ts";
import { lunarYearsOfDay } from "./lunar-years.ts";
import { type LunarYears, lunarYearsOf } from "./samvatsara.ts";

const GAPS: Readonly<Record<string, KnownGap>> = {
  "hindupad-samvatsara-2048": {
    category: "source in error",
    reason: "its own 2042 Dundubhi (56) leaves six years to 2048: Vibhava (2), not Shukla (3)",
  },
};

const ephemeris = createAstronomyEngineEphemeris();
const skyOf = (ayanamsa: Ayanamsa): Sky => ({
  ephemeris,
  conventions: { ayanamsa, node: "mean", positions: "apparent", sunrise: "limb", dashaYear: "365.25" },
});
const HYDERABAD: Place = { latitudeDeg: 17.385, longitudeDeg: 78.4867 };
const INDIA_HOURS = 5.5;

/** From the sunrise of a date to the next. */
function dayOf(date: string, sky = skyOf("lahiri"), place = HYDERABAD, utcOffsetHours = INDIA_HOURS): Span {
  const midnight = instantOf(date, "00:00", utcOffsetHours);
  const [startJdUt, endJdUt] = sunRiseSet(sky, midnight, jdUt(midnight + 2), place).rises;
  if (startJdUt === undefined || endJdUt === undefined) throw new RangeError(`no sunrise on ${date}`);
  return { startJdUt, endJdUt };
}
const yearsOn = (date: string): LunarYears => lunarYearsOfDay(skyOf("lahiri"), dayOf(date));

describe("Ugadi in Hyderabad", () => {
  /** The dates of the almanacs (Andhra Pradesh and Telangana lists of public holidays). */
  const UGADI = [
    "2018-03-18",
    "2019-04-06",
    "2020-03-25",
    "2021-04-13",
    "2022-04-02",
    "2023-03-22",
    "2024-04-09",
    "2025-03-30",
    "2026-03-19",
    "2027-04-07",
  ];
  for (const date of UGADI) {
    it(`${date} begins the year, and the day before still belongs to the old one`, () => {
      const year = Number(date.slice(0, 4));
      const dayBefore = lunarYearsOfDay(skyOf("lahiri"), {
        startJdUt: jdUt(dayOf(date).startJdUt - 1),
        endJdUt: dayOf(date).startJdUt,
      });
      expect(yearsOn(date)).toEqual(lunarYearsOf(year));
      expect(dayBefore).toEqual(lunarYearsOf(year - 1));
    });
  }

  it("of 2026 falls on the day that holds the first tithi, which touches no sunrise", () => {
    // It runs from 06:53 on 19 March to 04:52 on the 20th; the Sun rises at about 06:20.
    expect(yearsOn("2026-03-19").saka.name).toBe("parabhava");
    expect(yearsOn("2026-03-18").saka.name).toBe("vishvavasu");
  });

  it("of 2029 waits for the nija Chaitra: the adhika one from 16 March still counts to the old year", () => {
    expect(yearsOn("2029-03-16")).toEqual(lunarYearsOf(2028));
    expect(yearsOn("2029-04-13")).toEqual(lunarYearsOf(2028));
    expect(yearsOn("2029-04-14")).toEqual(lunarYearsOf(2029));
  });

  it("does not turn the year on 1 January", () => {
    expect(yearsOn("2026-12-31")).toEqual(yearsOn("2027-01-01"));
  });
});

describe("names of years of the authorities", () => {
  interface YearCase {
    readonly id: string;
    readonly input: {
      readonly lunar_year_starting?: number;
      readonly date?: string;
      readonly time?: string;
      readonly shaka_year?: number;
      readonly vikram_year?: number;
      readonly kali_year?: number;
    };
    readonly expect: Readonly<Record<string, unknown>>;
  }
  const cases = readAuthority<readonly YearCase[]>("masa");
  const plain = (name: unknown): string => String(name).toLowerCase();

  const listed = cases.filter(({ input }) => input.lunar_year_starting !== undefined);
  it("holds six of a printed list of the southern cycle", () => {
    expect(listed).toHaveLength(6);
  });
  for (const { id, input, expect: theirs } of listed) {
    itMeets(id, GAPS, () => {
      expect(lunarYearsOf(input.lunar_year_starting!).saka.name).toBe(plain(theirs.samvatsara_south));
    });
  }

  it("samvatsara-2026-08 names Parabhava in the south and Siddharthi for Vikrama 2083", () => {
    const { saka, vikrama } = yearsOn("2026-08-03");
    expect(saka).toMatchObject({ number: 1948, name: "parabhava" });
    expect(vikrama).toMatchObject({ number: 2083, name: "siddharthi" });
  });

  it("samvatsara-jyotisham-2023 counts Saka 1944 Shubhakrit, Kali 5123, on 1 January 2023", () => {
    const { saka, kali } = yearsOn("2023-01-01");
    expect(saka).toMatchObject({ number: 1944, name: "shubhakrit" });
    expect(kali.number).toBe(5123);
  });

  const PLACE_OF_JHORA: Place = { latitudeDeg: 16.166667, longitudeDeg: 81.133333 };
  const jhora = cases.filter(
    ({ id, input }) => id.startsWith("jhora8-masa") && Number(input.date?.slice(0, 4)) >= 1600,
  );
  it("holds six days of Jagannatha Hora in the range of the sky", () => {
    expect(jhora).toHaveLength(6);
  });
  for (const { id, input, expect: theirs } of jhora) {
    it(id, () => {
      const sky = skyOf("true_chitra");
      const { saka } = lunarYearsOfDay(sky, dayOf(input.date!, sky, PLACE_OF_JHORA));
      expect(saka.name).toBe(plain(theirs.samvatsara));
    });
  }
});
