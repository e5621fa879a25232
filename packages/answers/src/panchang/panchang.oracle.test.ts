import { readFileSync } from "node:fs";
import { WIRE_NAMES } from "@vedanga/contract";
import { karanaOf, NAKSHATRAS, RASIS, tithiOf, YOGAS } from "@vedanga/core";
import { NAMES_EN } from "@vedanga/names/en/names";
import { almanacOf, context } from "@vedanga/testing/births/asking";
import { closeTo } from "@vedanga/testing/close-to";
import { TOLERANCES } from "@vedanga/testing/oracle/tolerances";
import { describe, expect, it } from "vitest";
import { answerPanchang } from "./panchang.ts";

interface Limb {
  readonly n: number;
  readonly start: number;
  readonly end: number;
}

/** One moment by Swiss Ephemeris; instants are Julian days (UT). */
interface Moment {
  readonly lat: number;
  readonly lon: number;
  readonly tz: number;
  readonly city: string;
  readonly local: { readonly date: string; readonly time: string };
  readonly ayanamsa: number;
  readonly sunrise: number;
  readonly sunset: number;
  readonly moonrise: number;
  readonly moonset: number;
  readonly tithi: Limb;
  readonly nakshatra: Limb;
  readonly yoga: Limb;
  readonly karana: Limb;
  readonly moonSign: number;
  readonly sunSign: number;
  readonly nextNew: number;
  readonly nextFull: number;
}

const moments: readonly Moment[] = JSON.parse(
  readFileSync(new URL("../../../../authorities/swe-panchang.json", import.meta.url), "utf8"),
);

/** What the gate allows core, and the half second that a clock without fractions costs. */
const allowed = (quantity: string): number => (TOLERANCES[quantity]?.max ?? Number.NaN) + 0.5;
const SECONDS_PER_DAY = 86_400;

/** Wall time of the wire, which the place keeps at a fixed offset here, as a Julian day (UT). */
const jdOf = (text: string, tz: number): number => Date.parse(`${text} UTC`) / 86_400_000 + 2_440_587.5 - tz / 24;

const moments180 = moments.map((moment) => ({
  moment,
  title: `${moment.city}, ${moment.local.date} ${moment.local.time}`,
}));

describe("panchang against Swiss Ephemeris, through the wire", () => {
  it("has all 180 moments to compare", () => {
    expect(moments).toHaveLength(180);
  });

  it.each(moments180)("$title", ({ moment }) => {
    const { lat, lon, tz, local } = moment;
    const { response } = answerPanchang(
      almanacOf({ lat: String(lat), lon: String(lon), tz: String(tz), date: local.date, time: local.time }),
      context,
    );
    const { tithi, nakshatra, yoga, karana, advanced_details: details } = response;
    expect([tithi.number, tithi.name]).toEqual([moment.tithi.n, WIRE_NAMES.tithi[tithiOf(moment.tithi.n).tithi]]);
    expect([nakshatra.number, nakshatra.name]).toEqual([
      moment.nakshatra.n,
      WIRE_NAMES.nakshatra[NAKSHATRAS[moment.nakshatra.n - 1]!],
    ]);
    expect([yoga.number, yoga.name]).toEqual([moment.yoga.n, WIRE_NAMES.yoga[YOGAS[moment.yoga.n - 1]!]]);
    expect(karana.name).toBe(WIRE_NAMES.karana[karanaOf(moment.karana.n)]);
    expect(response.rasi.name).toBe(NAMES_EN.rasi[RASIS[moment.moonSign - 1]!]);
    expect(response.sun_position.rasi_no).toBe(moment.sunSign);

    const seconds = (text: string, jd: number): number => (jdOf(text, tz) - jd) * SECONDS_PER_DAY;
    for (const limb of ["tithi", "nakshatra", "yoga", "karana"] as const) {
      closeTo(seconds(response[limb].start, moment[limb].start), 0, allowed(`${limb} instant`), `s (${limb} start)`);
      closeTo(seconds(response[limb].end, moment[limb].end), 0, allowed(`${limb} instant`), `s (${limb} end)`);
    }

    const clock = (text: string, jd: number, what: string) =>
      closeTo(seconds(`${response.date} ${text}`, jd), 0, allowed(what), `s (${what})`);
    clock(details.sun_rise, moment.sunrise, "sunrise");
    clock(details.sun_set, moment.sunset, "sunset");

    // A golden rise or set after the civil day means that the day has none.
    const midnight = jdOf(`${response.date} 12:00:00 AM`, tz);
    for (const [text, jd, what] of [
      [details.moon_rise, moment.moonrise, "moonrise"],
      [details.moon_set, moment.moonset, "moonset"],
    ] as const) {
      if (jd >= midnight && jd < midnight + 1) clock(text, jd, what);
      else expect(text, what).toBe("-");
    }

    const [, degrees, minutes, arcSeconds] = /^(\d+) (\d+)'(\d+)"$/.exec(response.ayanamsa.name) ?? [];
    closeTo(Number(degrees) * 3600 + Number(minutes) * 60 + Number(arcSeconds), moment.ayanamsa * 3600, 1, '"');
    expect(Math.abs(jdOf(`${details.next_new_moon} 12:00:00 PM`, tz) - moment.nextNew)).toBeLessThan(0.5003);
    expect(Math.abs(jdOf(`${details.next_full_moon} 12:00:00 PM`, tz) - moment.nextFull)).toBeLessThan(0.5003);
  });
});
