import { closeTo } from "@vedanga/testing/close-to";
import { realSky } from "@vedanga/testing/sky/made-sky";
import { MakeTime, NextLunarEclipse, Observer, SearchLocalSolarEclipse, SearchLunarEclipse } from "astronomy-engine";
import { describe, expect, it } from "vitest";
import { gregorianToJd } from "../calendar/gregorian.ts";
import { J2000_JD, type JulianDayUt, jdUt } from "../calendar/julian-day.ts";
import type { GeoPoint } from "../sky.ts";
import { utToTt } from "../time/delta-t.ts";
import { type Eclipse, eclipses } from "./eclipse.ts";
import { localEclipse } from "./local-eclipse.ts";

const startOf = (year: number): JulianDayUt => jdUt(gregorianToJd({ year, month: 1, day: 1 }));
const all = eclipses(realSky, startOf(2019), startOf(2031));
const nearest = (kind: Eclipse["kind"], jd: number): Eclipse => {
  const found = all.find((eclipse) => eclipse.kind === kind && Math.abs(eclipse.greatestJdUt - jd) < 0.3);
  if (found === undefined) throw new RangeError(`no ${kind} eclipse near ${jd}`);
  return found;
};
const secondsApart = (ours: number | undefined, ut: number): number => ((ours ?? Number.NaN) - J2000_JD - ut) * 86_400;

const CITIES = {
  Hyderabad: { latitudeDeg: 17.385, longitudeDeg: 78.4867 },
  London: { latitudeDeg: 51.5074, longitudeDeg: -0.1278 },
  "New York": { latitudeDeg: 40.7128, longitudeDeg: -74.006 },
  Dallas: { latitudeDeg: 32.7767, longitudeDeg: -96.797 },
  Sydney: { latitudeDeg: -33.8688, longitudeDeg: 151.2093 },
  Tromsø: { latitudeDeg: 69.6496, longitudeDeg: 18.956 },
} satisfies Readonly<Record<string, GeoPoint>>;

describe("an eclipse of the Sun at a place", () => {
  it.each(Object.entries(CITIES))("begins and ends in %s when another library says so", (_, place) => {
    const observer = new Observer(place.latitudeDeg, place.longitudeDeg, 0);
    let from = MakeTime(startOf(2019) - J2000_JD);
    let compared = 0;
    for (;;) {
      const theirs = SearchLocalSolarEclipse(from, observer);
      if (theirs.peak.time.ut > startOf(2031) - J2000_JD) break;
      const ours = localEclipse(realSky, nearest("solar", J2000_JD + theirs.peak.time.ut), place);
      // Its delta T is 3 s from the observed one in 2020 and 8 s in 2030; its Moon is up to 4" off, 8 s of its motion.
      closeTo(secondsApart(ours.span?.startJdUt, theirs.partial_begin.time.ut), 0, 22, "s");
      closeTo(secondsApart(ours.span?.endJdUt, theirs.partial_end.time.ut), 0, 22, "s");
      closeTo(secondsApart(ours.greatestJdUt, theirs.peak.time.ut), 0, 22, "s");
      expect(ours.localType).toBe(theirs.kind);
      expect(ours.visible).toBe(true);
      if (theirs.total_begin !== undefined && theirs.total_end !== undefined) {
        closeTo(secondsApart(ours.fullSpan?.startJdUt, theirs.total_begin.time.ut), 0, 22, "s");
        closeTo(secondsApart(ours.fullSpan?.endJdUt, theirs.total_end.time.ut), 0, 22, "s");
      }
      compared += 1;
      from = MakeTime(theirs.peak.time.ut + 10);
    }
    expect(compared).toBeGreaterThanOrEqual(2);
  });

  it("was total in Dallas on 8 April 2024, and not in Hyderabad, where the Sun had set", () => {
    const eclipse = nearest("solar", gregorianToJd({ year: 2024, month: 4, day: 8 }) + 0.76);
    const [dallas, hyderabad] = [CITIES.Dallas, CITIES.Hyderabad].map((place) => localEclipse(realSky, eclipse, place));
    expect(dallas?.localType).toBe("total");
    expect(dallas?.magnitude).toBeGreaterThan(1);
    expect(hyderabad?.visible).toBe(false);
    expect(hyderabad?.fullSpan).toBeUndefined();
  });

  it("that sets while it lasts is seen until the Sun has set", () => {
    // 25 October 2022: the Sun set over Hyderabad half covered.
    const eclipse = nearest("solar", gregorianToJd({ year: 2022, month: 10, day: 25 }) + 0.46);
    const seen = localEclipse(realSky, eclipse, CITIES.Hyderabad);
    expect(seen.visible).toBe(true);
    const { span, visibleSpan } = seen;
    expect(visibleSpan?.startJdUt).toBe(span?.startJdUt);
    expect(visibleSpan?.endJdUt).toBeLessThan((span?.endJdUt ?? 0) - 0.01);
  });
});

describe("an eclipse of the Moon", () => {
  it("has the phases that another library finds, to the shadow's own uncertainty", () => {
    const anywhere = { latitudeDeg: 0, longitudeDeg: 0 };
    let theirs = SearchLunarEclipse(MakeTime(startOf(2019) - J2000_JD));
    let compared = 0;
    while (theirs.peak.ut < startOf(2031) - J2000_JD) {
      const ours = localEclipse(realSky, nearest("lunar", J2000_JD + theirs.peak.ut), anywhere);
      expect(ours.type).toBe(theirs.kind);
      // In Terrestrial Time, of which both speak alike; its Moon moves half an arc second a second.
      closeTo(secondsApart(utToTt(ours.greatestJdUt), theirs.peak.tt), 0, 16, "s");
      const halfMinutes = theirs.kind === "penumbral" ? theirs.sd_penum : theirs.sd_partial;
      const { startJdUt = Number.NaN, endJdUt = Number.NaN } = ours.span ?? {};
      // It enlarges the shadow differently, which matters most where the Moon only grazes it.
      closeTo(((endJdUt - startJdUt) * 1440) / 2, halfMinutes, halfMinutes > 20 ? 2.5 : 8, "min");
      compared += 1;
      theirs = NextLunarEclipse(theirs.peak);
    }
    expect(compared).toBeGreaterThan(20);
  });

  it("is seen where the Moon is up: 7 September 2025 in Hyderabad, not in New York", () => {
    const eclipse = nearest("lunar", gregorianToJd({ year: 2025, month: 9, day: 7 }) + 0.76);
    const [hyderabad, newYork] = [CITIES.Hyderabad, CITIES["New York"]].map((place) =>
      localEclipse(realSky, eclipse, place),
    );
    expect(hyderabad?.visible).toBe(true);
    expect(hyderabad?.visibleSpan?.startJdUt).toBe(hyderabad?.span?.startJdUt);
    expect(newYork?.visible).toBe(false);
  });

  it("of the penumbra alone is not visible to the eye", () => {
    const penumbral = all.find(({ kind, type }) => kind === "lunar" && type === "penumbral");
    expect(penumbral && localEclipse(realSky, penumbral, { latitudeDeg: 0, longitudeDeg: 0 }).visible).toBe(false);
  });
});
