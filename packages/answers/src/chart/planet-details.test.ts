import { calls, type PlanetDetails, type PlanetEntry } from "@vedanga/contract";
import { birthOf, context, HYDERABAD, KATHMANDU, NEWARK, TROMSO, WARANGAL } from "@vedanga/testing/births/asking";
import { closeTo } from "@vedanga/testing/close-to";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { answerPlanetDetails } from "./planet-details.ts";

type Query = Readonly<Record<string, string>>;
const ask = (query: Query): PlanetDetails => answerPlanetDetails(birthOf(query), context).response;
const entries = (details: PlanetDetails): PlanetEntry[] =>
  (["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"] as const).map((key) => details[key]);

const warangal = { ...WARANGAL, dob: "17/05/1990", tob: "06:05" };

describe("the planet details answer", () => {
  it("has the shape of the contract, key for key in its order", () => {
    const answer = answerPlanetDetails(birthOf(warangal), context);
    expect(JSON.stringify(z.parse(calls.planetDetails.response, answer))).toBe(JSON.stringify(answer));
  });

  it("lists lagna and grahas in the order of the original, by code and name", () => {
    expect(entries(ask(warangal)).map(({ name, full_name }) => `${name} ${full_name}`)).toEqual([
      "As Ascendant",
      "Su Sun",
      "Mo Moon",
      "Ma Mars",
      "Me Mercury",
      "Ju Jupiter",
      "Ve Venus",
      "Sa Saturn",
      "Ra Rahu",
      "Ke Ketu",
    ]);
  });

  it("places the birth at Warangal as in the drawn chart of the design", () => {
    const printed = {
      As: ["Taurus", 8, 9],
      Su: ["Taurus", 2, 8],
      Mo: ["Capricorn", 22, 34],
      Ma: ["Aquarius", 25, 44],
      Me: ["Aries", 14, 11],
      Ju: ["Gemini", 16, 6],
      Ve: ["Pisces", 20, 49],
      Sa: ["Capricorn", 1, 29],
      Ra: ["Capricorn", 17, 31],
      Ke: ["Cancer", 17, 31],
    } as const;
    for (const { name, zodiac, local_degree } of entries(ask(warangal))) {
      const [sign, degrees, minutes] = printed[name as keyof typeof printed];
      expect(zodiac, name).toBe(sign);
      closeTo(local_degree, degrees + (minutes + 0.5) / 60, 1 / 60, `deg (${name})`);
    }
  });

  it("is consistent: degree, sign, house, star and progress say the same", () => {
    for (const query of [
      warangal,
      { ...NEWARK, dob: "04/07/1985", tob: "23:59:59" },
      { ...KATHMANDU, dob: "01/01/1950", tob: "00:00" },
    ]) {
      const details = ask(query);
      const lagna = details["0"].rasi_no;
      for (const entry of entries(details)) {
        expect(entry.rasi_no).toBe(Math.floor(entry.global_degree / 30) + 1);
        closeTo(entry.local_degree + (entry.rasi_no - 1) * 30, entry.global_degree, 2e-6, "deg");
        closeTo(entry.progress_in_percentage, (entry.local_degree / 30) * 100, 1e-5, "%");
        expect(entry.house).toBe(((entry.rasi_no - lagna + 12) % 12) + 1);
        expect(entry.nakshatra_no).toBe(Math.floor(entry.global_degree / (360 / 27)) + 1);
        expect(entry.nakshatra_pada).toBe((Math.floor(entry.global_degree / (360 / 108)) % 4) + 1);
      }
    }
  });

  it("names the lunar month of the birth and its half, adhika where the Sun enters no sign", () => {
    const answerTo = (query: Query) => answerPlanetDetails(birthOf(query), context);
    expect(answerTo(warangal)).toMatchObject({
      masa: { number: 2, name: "Vaishakha", adhika: false, kshaya: false },
      paksha: "Krishna Paksha",
    });
    // The adhika Shravana of 2023 ran from 18 July to 16 August.
    expect(answerTo({ ...warangal, dob: "30/07/2023", lang: "te" })).toMatchObject({
      masa: { number: 5, name: "శ్రావణం", adhika: true },
      paksha: "శుక్ల పక్షం",
    });
  });

  it("gives a speed to all but lagna and nodes, in degrees a millisecond", () => {
    const details = ask(warangal);
    for (const entry of entries(details)) {
      const onTheWire = JSON.parse(JSON.stringify(entry));
      expect("speed_radians_per_day" in onTheWire, entry.name).toBe(!["As", "Ra", "Ke"].includes(entry.name));
    }
    closeTo((details["1"].speed_radians_per_day ?? Number.NaN) * 86_400_000, 0.9637, 0.001, "deg/day");
    expect(Math.sign(details["7"].speed_radians_per_day ?? Number.NaN)).toBe(-1);
    expect(details["7"].retro).toBe(true);
  });

  it("marks the nodes retrograde, the lagna without age or nature, the Sun never burnt", () => {
    const details = ask(warangal);
    expect([details["8"].retro, details["9"].retro, details["0"].retro]).toEqual([true, true, false]);
    expect([details["0"].basic_avastha, details["0"].lord_status]).toEqual(["-", "-"]);
    expect(details["1"].is_combust).toBe(false);
  });

  it("runs the dashas from the Moon: at birth with the first name in full, now by codes", () => {
    expect(ask(warangal)).toMatchObject({
      birth_dasa: expect.stringMatching(/^Moon>[A-Z][a-z]>[A-Z][a-z]$/),
      current_dasa: expect.stringMatching(/^Ju>Su>[A-Z][a-z]$/),
      birth_dasa_time: "17/05/1990",
      current_dasa_time: "21/11/2026",
    });
  });

  it("says that no dasha runs past 120 years and before the birth", () => {
    expect(ask({ ...warangal, dob: "17/05/1850" }).current_dasa).toBe("-");
    expect(ask({ ...warangal, dob: "17/05/2100" }).current_dasa).toBe("-");
  });

  it("dates the present by the clock of the birth place", () => {
    const late = { ...context, nowUnixMs: Date.UTC(2026, 10, 21, 20, 0, 0) };
    const today = (query: Query) => answerPlanetDetails(birthOf(query), late).response.current_dasa_time;
    expect(today(warangal)).toBe("22/11/2026");
    expect(today({ ...NEWARK, dob: "04/07/1985", tob: "12:00" })).toBe("21/11/2026");
  });

  it("counts the day of birth from sunrise", () => {
    const night = ask({ ...warangal, tob: "05:00" }).panchang;
    const morning = ask(warangal).panchang;
    expect([night.day_of_birth, night.day_lord]).toEqual(["Wednesday", "Mercury"]);
    expect([morning.day_of_birth, morning.day_lord, morning.hora_lord]).toEqual(["Thursday", "Jupiter", "Jupiter"]);
    expect(night.sunrise_at_birth).toBe(morning.sunrise_at_birth);
    expect(morning.sunrise_at_birth).toMatch(/^05:38:\d\d$/);
    expect(morning.sunset_at_birth).toMatch(/^18:37:\d\d$/);
  });

  it("names the year of the birth, which turns at the sunrise of Ugadi", () => {
    const yearOf = (query: Query) => answerPlanetDetails(birthOf(query), context).samvatsara;
    const onUgadi = (tob: string) => yearOf({ ...WARANGAL, dob: "27/03/1990", tob });
    expect([onUgadi("05:00"), onUgadi("08:00")]).toEqual(["Shukla", "Pramoda"]);
    expect(yearOf({ ...warangal, lang: "te" })).toBe("ప్రమోదూత");
  });

  it("gives number and colour by the lords of star and sign, letters by the star, the ghata chakra by the sign", () => {
    // 10 February 1981, Ashvini in Aries: the original's own sample.
    const sample = ask({ ...HYDERABAD, dob: "10/02/1981", tob: "09:40" });
    expect(sample).toMatchObject({ rasi: "Aries", nakshatra: "Ashvini", lucky_num: [7, 9], lucky_letters: ["C", "L"] });
    expect(sample.lucky_name_start).toEqual(["chu", "che", "cho", "la"]);
    expect(sample.ghatka_chakra).toEqual({
      rasi: "Aries",
      tithi: ["1 (Pratipada)", "6 (Shasti)", "11 (Ekadasi)"],
      day: "Sunday",
      nakshatra: "Magha",
      tatva: "Jal (Water)",
      lord: "Venus",
      same_sex_lagna: "Aries",
      opposite_sex_lagna: "Libra",
    });
  });

  it("speaks Telugu but for the codes", () => {
    const details = ask({ ...warangal, lang: "te" });
    expect(details["7"]).toMatchObject({ name: "Sa", full_name: "శని", zodiac: "మకరం", nakshatra: "ఉత్తరాషాఢ" });
    expect(details).toMatchObject({ rasi: "మకరం", nakshatra: "శ్రవణం", lucky_letters: ["ఖ"] });
    expect(details.birth_dasa).toMatch(/^చంద్రుడు>/);
    expect(details.panchang).toMatchObject({ day_of_birth: "గురువారం", ayanamsa_name: "లాహిరి" });
  });
});

describe("the clock of a birth", () => {
  it("uses the clock of the place: a summer birth in New Jersey is four hours behind, not five", () => {
    const zoned = ask({ ...NEWARK, dob: "04/07/1985", tob: "12:00" });
    const { zone: _, ...byOffset } = NEWARK;
    expect(zoned["0"].global_degree).toBe(
      ask({ ...byOffset, tz: "-4", dob: "04/07/1985", tob: "12:00" })["0"].global_degree,
    );
    expect(zoned["0"].global_degree).not.toBe(ask({ ...byOffset, dob: "04/07/1985", tob: "12:00" })["0"].global_degree);
  });

  it("is six and a half hours in the India of 1943", () => {
    const query = { ...WARANGAL, dob: "01/06/1943", tob: "12:00" };
    const zoned = ask({ ...query, zone: "Asia/Kolkata" });
    expect(zoned).toEqual(ask({ ...query, tz: "6.5" }));
    expect(zoned["0"].global_degree).not.toBe(ask(query)["0"].global_degree);
  });

  it("leaves a dash where the Sun did not rise, and the civil weekday", () => {
    const { panchang } = ask({ ...TROMSO, dob: "21/06/1990", tob: "03:00" });
    expect(panchang).toMatchObject({
      sunrise_at_birth: "-",
      sunset_at_birth: "-",
      hora_lord: "-",
      day_of_birth: "Thursday",
    });
  });
});
