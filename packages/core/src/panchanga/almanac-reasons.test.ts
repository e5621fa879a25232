import { describe, expect, it } from "vitest";
import { jdUt } from "../calendar/julian-day.ts";
import { dayMuhurtas } from "../day/spans/day-muhurtas.ts";
import { spanReason } from "../day/spans/day-span.ts";
import { masaReason, purnimantaReason, varaReason, yearsReason, yoginiReason } from "./calendar-reason.ts";
import { limbReason } from "./limb-reason.ts";
import { lunarYearsOf } from "./lunar-years.ts";

describe("the reasons of an almanac", () => {
  it("explain a limb by the stretch of its angle", () => {
    expect(limbReason("tithi_of_elongation", 29, 345.2).facts).toEqual({
      number: 29,
      parts: 30,
      fromDeg: 336,
      toDeg: 348,
      angleDeg: 345.2,
      paksha: "krishna",
      tithi: "chaturdashi",
    });
    expect(limbReason("karana_of_elongation", 1).facts).toEqual({
      number: 1,
      parts: 60,
      fromDeg: 0,
      toDeg: 6,
      karana: "kimstughna",
    });
    expect(limbReason("rasi_of_moon", 12).facts.rasi).toBe("meena");
  });

  it("explain a month by the sankranti in it, by none, or by two", () => {
    expect(masaReason({ masa: "chaitra", adhika: false, kshaya: false }).facts).toMatchObject({ rasi: "mesha" });
    // Adhika Jyeshtha 2026: the Sun stays in Vrishabha from new moon to new moon.
    expect(masaReason({ masa: "jyeshtha", adhika: true, kshaya: false })).toMatchObject({
      rule: "masa_adhika",
      facts: { rasi: "vrishabha" },
    });
    // Kartika 1963: the Sun enters Vrischika and Dhanu, and Margashirsha is lost.
    expect(masaReason({ masa: "kartika", adhika: false, kshaya: true }).facts).toEqual({
      masa: "kartika",
      lost: "margashirsha",
      rasi: "vrischika",
      second: "dhanu",
    });
  });

  it("say which half of a month gave the other count its name", () => {
    const month = { adhika: false, kshaya: false, date: 20, startJdUt: jdUt(2461000), endJdUt: jdUt(2461029) };
    const dark = purnimantaReason({
      paksha: "krishna",
      amanta: { ...month, masa: "magha" },
      purnimanta: { ...month, masa: "phalguna" },
    });
    expect(dark).toMatchObject({ rule: "purnimanta_dark_half", facts: { amanta: "magha", masa: "phalguna" } });
  });

  it("name vara, years and directions with their basis", () => {
    expect(varaReason("shani", "before").rule).toBe("vara_before_sunrise");
    expect(yearsReason(lunarYearsOf(2026), 2026).facts).toMatchObject({ saka: 1948, samvatsara: "parabhava" });
    expect(yoginiReason(30).facts).toMatchObject({ tithi: "amavasya", direction: "north_east" });
  });

  it("explain a span by its part of the day", () => {
    const daylight = { startJdUt: jdUt(2461000.25), endJdUt: jdUt(2461000.75) };
    const spans = dayMuhurtas({
      vara: "budha",
      span: { startJdUt: jdUt(2461000.25), endJdUt: jdUt(2461001.25) },
      daylight,
      night: undefined,
      nightBefore: undefined,
    });
    const reasons = spans.map(spanReason);
    expect(
      reasons.map(({ rule, facts }) => [rule, "eighth" in facts ? facts.eighth : "muhurta" in facts && facts.muhurta]),
    ).toEqual([
      ["durmuhurta", 8],
      ["rahu_kaal", 5],
      ["gulika", 4],
      ["yamaganda", 2],
      ["abhijit", 8],
    ]);
  });
});
