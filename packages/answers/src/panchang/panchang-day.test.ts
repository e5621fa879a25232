import { calls, type PanchangDay } from "@vedanga/contract";
import { addDays, birthLimbs, daysAt, isoDate, ownBirthdays, SPAN_KINDS } from "@vedanga/core";
import { almanacOf, context, HYDERABAD, NEWARK, TROMSO } from "@vedanga/testing/births/asking";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { clockOf } from "../clock/wall-time.ts";
import { answerDailyMoon } from "../prediction/daily-moon.ts";
import { DEFAULT_CONVENTIONS } from "../request/conventions.ts";
import { answerPanchang } from "./panchang.ts";
import { answerPanchangDay } from "./panchang-day.ts";

type Query = Readonly<Record<string, string>>;
const ask = (query: Query): PanchangDay => answerPanchangDay(almanacOf(query), context).response;

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/;
const LIMBS = ["tithi", "nakshatra", "yoga", "karana"] as const;

/** All that must be true of any day of any place. */
function expectWholeDay(day: PanchangDay): void {
  const start = Date.parse(day.sunrise ?? day.curves.start);
  const end = Date.parse(day.next_sunrise ?? "") || start + (day.curves.sun.length - 1) * 900_000;
  for (const limb of [...LIMBS, "moon_sign", "sun_sign"] as const) {
    const spans = day[limb];
    expect(Date.parse(spans[0]!.start), limb).toBeLessThanOrEqual(start);
    expect(Date.parse(spans.at(-1)!.end), limb).toBeGreaterThanOrEqual(end - 1000);
    for (const span of spans) {
      expect(span.start).toMatch(INSTANT);
      expect(Date.parse(span.start), limb).toBeLessThan(Date.parse(span.end));
    }
    for (let index = 1; index < spans.length; index += 1) expect(spans[index]!.start).toBe(spans[index - 1]!.end);
  }
  expect(day.curves.sun).toHaveLength(day.curves.moon.length);
  for (const altitude of [...day.curves.sun, ...day.curves.moon]) expect(Math.abs(altitude)).toBeLessThanOrEqual(90);
}

describe("a date that the date line took from a place", () => {
  const APIA = { lat: "-13.8333", lon: "-171.7667", zone: "Pacific/Apia" };

  it.each([
    ["30/12/2011", "31/12/2011", APIA],
    ["21/08/1993", "22/08/1993", { lat: "8.72", lon: "167.73", zone: "Pacific/Kwajalein" }],
  ])("is refused with the next day: %s", (date, next, place) => {
    const refusal = expect.objectContaining({ code: "skipped_date", details: { field: "date", accepted: next } });
    for (const answer of [answerPanchangDay, answerPanchang])
      expect(() => answer(almanacOf({ ...place, date }), context)).toThrow(refusal);
    const day = z.parse(calls.dailyMoon.parameters, { ...place, date, zodiac: "1" });
    expect(() => answerDailyMoon(day, context)).toThrow(refusal);
  });

  it.each([
    ["Apia", { year: 2011, month: 12, day: 30 }, { latitudeDeg: -13.8333, longitudeDeg: -171.7667 }, "Pacific/Apia"],
    ["Kwajalein", { year: 1993, month: 8, day: 21 }, { latitudeDeg: 9.1, longitudeDeg: 167.3 }, "Pacific/Kwajalein"],
    [
      "Kiritimati",
      { year: 1994, month: 12, day: 31 },
      { latitudeDeg: 1.87, longitudeDeg: -157.4 },
      "Pacific/Kiritimati",
    ],
    [
      "Enderbury",
      { year: 1994, month: 12, day: 31 },
      { latitudeDeg: -3.13, longitudeDeg: -171.08 },
      "Pacific/Enderbury",
    ],
  ])("has no festival and no day of a person: %s", (_, missing, place, zone) => {
    const clock = clockOf({ tz: 0, zone });
    const sky = { ephemeris: context.ephemeris, conventions: DEFAULT_CONVENTIONS };
    const [from, to] = [addDays(missing, -20), addDays(missing, 20)];
    const dates = daysAt(sky, place, clock)
      .festivalsBetween(from, to)
      .map(({ date }) => isoDate(date));
    expect(dates.length).toBeGreaterThan(5);
    expect(dates).not.toContain(isoDate(missing));
    // Born under every tithi and star of these weeks.
    for (let age = 0; age < 28; age += 1) {
      const born = clock.startOfDay({ ...addDays(missing, age - 14), year: missing.year - 30 });
      const own = ownBirthdays(sky, birthLimbs(sky, born), { place, clock, from, to });
      expect(own.map(({ date }) => isoDate(date))).not.toContain(isoDate(missing));
    }
  });

  it("leaves the days beside it whole", () => {
    for (const date of ["29/12/2011", "31/12/2011"]) expectWholeDay(ask({ ...APIA, date }));
  });
});

describe("the whole day", () => {
  const march = { ...HYDERABAD, zone: "Asia/Kolkata", date: "11/03/1994" };

  it("has the shape of the contract, key for key in its order", () => {
    const answer = answerPanchangDay(almanacOf(march), context);
    expect(JSON.stringify(z.parse(calls.panchangDay.response, answer))).toBe(JSON.stringify(answer));
  });

  it("contains every limb that touches sunrise to next sunrise, end to end", () => {
    const day = ask(march);
    expectWholeDay(day);
    expect(day.tithi.map(({ number }) => number)).toEqual([29, 30]);
    expect(day.karana.map(({ name }) => name)).toEqual(["Shakuni", "Chatushpada", "Naga"]);
  });

  it("agrees with the panchang of its sunrise", () => {
    const { response } = answerPanchang(almanacOf(march), context);
    const day = ask(march);
    for (const limb of LIMBS) {
      expect(Date.parse(`${response[limb].end} GMT+0530`)).toBe(Date.parse(day[limb][0]!.end));
    }
    expect(day.years.saka.number).toBe(response.advanced_details.years.saka);
    expect(Date.parse(`${response.date} ${response.advanced_details.sun_rise} GMT+0530`)).toBe(
      Date.parse(day.sunrise!),
    );
  });

  it("shows a tithi that begins and ends between two sunrises", () => {
    const days = Array.from({ length: 31 }, (_, index) =>
      ask({ ...march, date: `${String(index + 1).padStart(2, "0")}/08/2026` }),
    );
    const skipped = days.filter(({ tithi }) => tithi.length === 3);
    expect(skipped.length).toBeGreaterThan(0);
    for (const { tithi, sunrise, next_sunrise } of skipped) {
      expect(Date.parse(tithi[1]!.start)).toBeGreaterThan(Date.parse(sunrise!));
      expect(Date.parse(tithi[1]!.end)).toBeLessThan(Date.parse(next_sunrise!));
    }
  });

  it("orders the spans of the day and knows which are sought; on Wednesday custom leaves Abhijit out", () => {
    const eighths = ["gulika", "rahu_kaal", "abhijit", "yamaganda"];
    const friday = ask(march).spans.filter(({ kind }) => eighths.includes(kind));
    expect(friday.map(({ kind, quality }) => `${kind} ${quality}`)).toEqual([
      "gulika bad",
      "rahu_kaal bad",
      "abhijit good",
      "yamaganda bad",
    ]);
    expect(ask({ ...march, date: "09/03/1994" }).spans.find(({ kind }) => kind === "abhijit")?.quality).toBe("neutral");
  });

  it("marks every kind that custom knows, each with its name", () => {
    const month = Array.from({ length: 30 }, (_, index) =>
      ask({ ...march, date: `${String(index + 1).padStart(2, "0")}/11/2026` }),
    );
    const kinds = new Set(month.flatMap(({ spans }) => spans.map(({ kind }) => kind)));
    expect([...kinds].toSorted()).toEqual([...SPAN_KINDS].toSorted());
    for (const { spans } of month) {
      const named = (wanted: string) => spans.filter(({ kind }) => kind === wanted);
      expect([named("choghadiya").length, named("gowri").length, named("hora").length]).toEqual([16, 16, 24]);
      expect(named("hora").every(({ planet, name }) => planet === name)).toBe(true);
      for (const { kind, planet } of spans) expect(planet === undefined, kind).toBe(kind !== "hora");
      for (let index = 1; index < spans.length; index += 1)
        expect(Date.parse(spans[index]!.start)).toBeGreaterThanOrEqual(Date.parse(spans[index - 1]!.start));
    }
    const saturday = month[20]!;
    expect(saturday.date).toBe("2026-11-21");
    // The first hour belongs to the lord of the day, the first choghadiya of a Saturday is Kaal.
    expect(saturday.spans.find(({ kind }) => kind === "hora")).toMatchObject({ id: "saturn", planet: "Saturn" });
    expect(saturday.spans.find(({ kind }) => kind === "choghadiya")).toMatchObject({
      title: "Choghadiya",
      id: "kaal",
      name: "Kaal",
      quality: "bad",
    });
  });

  it("names a skipped tithi and a repeated one", () => {
    const days = Array.from({ length: 177 }, (_, index) => {
      const date = new Date(Date.UTC(2026, 0, 1 + index));
      const two = (value: number) => String(value).padStart(2, "0");
      return ask({ ...march, date: `${two(date.getUTCDate())}/${two(date.getUTCMonth() + 1)}/2026` });
    });
    let [skipped, repeated] = [0, 0];
    days.forEach(({ tithi, sunrise, next_sunrise }, index) => {
      for (const { number, start, end, course } of tithi) {
        const sunrises = [sunrise!, next_sunrise!].filter((at) => at >= start && at < end).length;
        expect(course === "repeated", `${start}`).toBe(sunrises === 2);
        expect(course === "skipped", `${start}`).toBe(sunrises === 0);
        if (course === "skipped") skipped += 1;
        if (course === "repeated") {
          repeated += 1;
          const after = days[index + 1]?.tithi[0];
          if (after) expect(after.number).toBe(number);
        }
      }
    });
    // Six lunations, 180 tithis, take 177 days: three more are skipped than repeated.
    expect(skipped - repeated).toBe(3);
    expect(repeated).toBeGreaterThan(2);
  });

  it("draws Sun and Moon every 15 minutes from sunrise to the next", () => {
    const { curves, sunrise, solar_noon } = ask(march);
    expect(curves.start).toBe(sunrise);
    expect(curves.step_minutes).toBe(15);
    expect(curves.sun.length).toBeGreaterThanOrEqual(96);
    // At sunrise the upper limb is on a horizon raised by refraction: the centre is 50' below.
    expect(Math.abs(curves.sun[0]! + 0.83)).toBeLessThan(0.03);
    const highest = curves.sun.indexOf(Math.max(...curves.sun));
    expect(Math.abs(Date.parse(sunrise!) + highest * 900_000 - Date.parse(solar_noon))).toBeLessThanOrEqual(450_000);
  });

  it("plays deaf to a time", () => {
    expect(ask({ ...march, time: "23:59" })).toEqual(ask(march));
  });

  it("speaks Telugu throughout where asked", () => {
    const day = ask({ ...march, lang: "te" });
    expect(day.tithi[0]!.name).toBe("చతుర్దశి");
    for (const { title, name } of day.spans) expect(`${title}${name}`).toMatch(/^[\u0c00-\u0c7f ()]+$/);
    expect([day.paksha, day.ritu, day.ritu_solar, day.ayana, day.vaara.name]).toEqual([
      "కృష్ణ పక్షం",
      "శిశిర ఋతువు",
      "వసంత ఋతువు",
      "ఉత్తరాయణం",
      "శుక్రవారం",
    ]);
  });
});

describe("a day that is not ordinary", () => {
  it("carries New Jersey's offset of each instant on the day its clocks go forward", () => {
    const day = ask({ ...NEWARK, date: "07/03/2026" });
    expectWholeDay(day);
    expect(day.sunrise).toMatch(/-05:00$/);
    expect(day.next_sunrise).toMatch(/^2026-03-08T07:.*-04:00$/);
  });

  it("carries the decimal offset throughout if no zone is named", () => {
    const { zone: _, ...byOffset } = NEWARK;
    const day = ask({ ...byOffset, date: "07/03/2026" });
    expect(JSON.stringify(day)).not.toContain("-04:00");
    expect(Date.parse(day.next_sunrise!)).toBe(Date.parse(ask({ ...NEWARK, date: "07/03/2026" }).next_sunrise!));
  });

  it("runs from midnight to midnight under the midnight sun, without what depends on the Sun", () => {
    const day = ask({ ...TROMSO, date: "21/06/2026" });
    expectWholeDay(day);
    expect([day.sunrise, day.sunset, day.next_sunrise]).toEqual([null, null, null]);
    const kinds = new Set(day.spans.map(({ kind }) => kind));
    expect(kinds.has("anandadi")).toBe(true);
    expect(["rahu_kaal", "hora", "choghadiya", "brahma_muhurta"].filter((kind) => kinds.has(kind as never))).toEqual(
      [],
    );
    expect(new Set(day.tithi.map(({ course }) => course))).toEqual(new Set([null]));
    expect(day.curves.start).toBe("2026-06-21T00:00:00+02:00");
    expect(day.curves.sun).toHaveLength(97);
    expect(Math.min(...day.curves.sun)).toBeGreaterThan(0);
  });

  it("tells no hour of a rite that needs a sunset which does not happen, and says why", () => {
    const pradosha = (date: string, lang: string) =>
      ask({ ...TROMSO, date, lang }).festivals.find(({ id }) => id.endsWith("pradosha"));
    const june = pradosha("12/06/2026", "en");
    expect(june?.why).toMatch(/The Sun does not both rise and set here then: .* no hour to tell\.$/);
    expect(pradosha("12/06/2026", "te")?.why).toMatch(/సమయం చెప్పలేం\.$/);
    expect(june).not.toHaveProperty("rite_from");
    const march = pradosha("16/03/2026", "en");
    expect(march?.why).not.toContain("no hour");
    expect(march).toHaveProperty("rite_from");
  });

  it("is consistent through a year at Tromsø, where the Sun comes, stays, goes and stays away", () => {
    const days = Array.from({ length: 73 }, (_, index) => {
      const date = new Date(Date.UTC(2026, 0, 1 + index * 5));
      const text = `${String(date.getUTCDate()).padStart(2, "0")}/${String(date.getUTCMonth() + 1).padStart(2, "0")}/2026`;
      return ask({ ...TROMSO, date: text });
    });
    for (const day of days) expectWholeDay(day);
    expect(days.filter(({ sunrise }) => sunrise === null).length).toBeGreaterThan(20);
    expect(days.filter(({ sunrise }) => sunrise !== null).length).toBeGreaterThan(30);
  });
});
