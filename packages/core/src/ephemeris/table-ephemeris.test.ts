import { closeTo } from "@vedanga/testing/close-to";
import { createAstronomyEngineEphemeris } from "@vedanga/testing/sky/astronomy-engine";
import { realEphemeris as ephemeris } from "@vedanga/testing/sky/real-ephemeris";
import { describe, expect, it } from "vitest";
import { jdTt } from "../calendar/julian-day.ts";
import { CoreError } from "../core-error.ts";
import { GRAHAS, LUMINOUS_GRAHAS, NODE_KINDS, POSITION_KINDS } from "../ids.ts";
import { FIGURES_A_BODY } from "./table-ephemeris.ts";

const ARCSEC = 1 / 3600;

describe("the ephemeris", () => {
  it("finds the Sun of Meeus, Astronomical Algorithms, example 25.b", () => {
    const { longitudeDeg, latitudeDeg, distanceAu } = ephemeris.position("sun", jdTt(2448908.5), "apparent", "mean");
    // The example counts from the true equinox; its nutation of 15.908" is taken off.
    closeTo(longitudeDeg, 199 + 54 / 60 + (21.818 - 15.908) / 3600, 0.3 * ARCSEC, "deg");
    closeTo(latitudeDeg, 0.72 / 3600, 0.1 * ARCSEC, "deg");
    closeTo(distanceAu, 0.99760853, 2e-7, "au");
  });

  it("finds the Moon of Meeus, example 47.a", () => {
    const moon = ephemeris.position("moon", jdTt(2448724.5), "apparent", "mean");
    closeTo(moon.longitudeDeg, 133.162655, 5 * ARCSEC, "deg");
    closeTo(moon.latitudeDeg, -3.229126, 2 * ARCSEC, "deg");
    closeTo(moon.distanceAu * 149597870.7, 368409.7, 5, "km");
  });

  it("agrees with an ephemeris of other origin within that one's accuracy", () => {
    const other = createAstronomyEngineEphemeris();
    for (let jd = 2306000.3; jd < 2598000; jd += 2999.9) {
      for (const positions of POSITION_KINDS) {
        for (const body of LUMINOUS_GRAHAS) {
          const ours = ephemeris.position(body, jdTt(jd), positions, "mean");
          const theirs = other.position(body, jdTt(jd), positions, "mean");
          closeTo(ours.longitudeDeg, theirs.longitudeDeg, 45 * ARCSEC, "deg", 360);
          closeTo(ours.latitudeDeg, theirs.latitudeDeg, 45 * ARCSEC, "deg");
          closeTo(ours.distanceAu, theirs.distanceAu, 2e-3, "au");
        }
      }
    }
  });

  it("is no worse in the year before the first and in the one after the last, where days and lists reach", () => {
    const other = createAstronomyEngineEphemeris();
    for (const [first, last] of [
      [2305083, 2305447],
      [2598008, 2598373],
    ] as const) {
      for (let jd = first; jd < last; jd += 3.37) {
        for (const body of LUMINOUS_GRAHAS) {
          const [ours, theirs] = [ephemeris, other].map((sky) => sky.position(body, jdTt(jd), "apparent", "mean"));
          closeTo(ours?.longitudeDeg ?? Number.NaN, theirs?.longitudeDeg ?? Number.NaN, 45 * ARCSEC, "deg", 360);
        }
      }
    }
  });

  it('shows the Sun 20.5" behind its true place: the constant of aberration', () => {
    const [apparent, geometric] = POSITION_KINDS.map((kind) =>
      ephemeris.position("sun", jdTt(2460000.5), kind, "mean"),
    );
    closeTo(((geometric?.longitudeDeg ?? Number.NaN) - (apparent?.longitudeDeg ?? 0)) * 3600, 20.6, 0.4, '"');
  });

  it('lifts a planet at the limb of the Sun by 1.75", and less behind the disc', () => {
    // Superior conjunction of Jupiter, 2016-09-26: its path over the six days, against the straight light's.
    const lifted = Array.from({ length: 1200 }, (_, step) => {
      const jd = jdTt(2457655 + step / 100);
      const jupiter = ephemeris.position("jupiter", jd, "apparent", "mean");
      const sun = ephemeris.position("sun", jd, "apparent", "mean");
      const elongation = Math.hypot(jupiter.longitudeDeg - sun.longitudeDeg, jupiter.latitudeDeg);
      const unbent = ephemeris.position("jupiter", jdTt(jd - jupiter.distanceAu / 173.14463), "true", "mean");
      const shift = Math.hypot(
        jupiter.longitudeDeg - unbent.longitudeDeg - (50.29 / 365.25) * ARCSEC * (jupiter.distanceAu / 173.14463),
        jupiter.latitudeDeg - unbent.latitudeDeg,
      );
      return { elongation, shift: shift * 3600 };
    });
    const closest = lifted.reduce((a, b) => (b.elongation < a.elongation ? b : a));
    expect(closest.elongation).toBeGreaterThan(0.27);
    closeTo(closest.shift, (1.75 * 0.2666) / closest.elongation, 0.1, '"');
  });

  it("gives the speed with which the longitude changes", () => {
    for (let jd = 2306000.25; jd < 2598000; jd += 3650.1) {
      for (const body of GRAHAS) {
        for (const node of NODE_KINDS) {
          const [before, now, after] = [-0.005, 0, 0.005].map((step) =>
            ephemeris.position(body, jdTt(jd + step), "apparent", node),
          );
          const moved = (after?.longitudeDeg ?? Number.NaN) - (before?.longitudeDeg ?? Number.NaN);
          closeTo(now?.speedDegPerDay ?? Number.NaN, (moved - 360 * Math.round(moved / 360)) / 0.01, 1e-4, "deg/d");
        }
      }
    }
  });

  it.each(["mercury", "venus", "jupiter", "saturn"] as const)(
    "gives it beside the Sun too, which bends the light: %s",
    (body) => {
      const at = (which: typeof body | "sun", jd: number) => ephemeris.position(which, jdTt(jd), "apparent", "mean");
      const turned = (deg: number): number => deg - 360 * Math.round(deg / 360);
      const near = Array.from({ length: 9_000 }, (_, step) => 2451545 + 0.37 * step).filter((jd) => {
        const { longitudeDeg, latitudeDeg, distanceAu } = at(body, jd);
        const elongation = Math.hypot(turned(longitudeDeg - at("sun", jd).longitudeDeg), latitudeDeg);
        return distanceAu > 1 && elongation > 0.3 && elongation < 2;
      });
      expect(near.length).toBeGreaterThan(60);
      for (const jd of near) {
        const moved = turned(at(body, jd + 0.005).longitudeDeg - at(body, jd - 0.005).longitudeDeg);
        closeTo(at(body, jd).speedDegPerDay, moved / 0.01, 2e-6, "deg/d");
      }
    },
  );

  it("does not leap where one polynomial ends and the next begins", () => {
    for (const [body, days] of [
      ["sun", 32],
      ["moon", 16],
      ["mercury", 16],
      ["jupiter", 64],
      ["rahu", 16],
    ] as const) {
      for (let joint = 2305081.5 + 9 * days; joint < 2598000; joint += 211 * days) {
        const [before, after] = [-1e-7, 1e-7].map((step) =>
          ephemeris.position(body, jdTt(joint + step), "true", "true"),
        );
        closeTo(after?.longitudeDeg ?? Number.NaN, before?.longitudeDeg ?? Number.NaN, 0.02 * ARCSEC, "deg", 360);
        closeTo(after?.latitudeDeg ?? Number.NaN, before?.latitudeDeg ?? Number.NaN, 0.02 * ARCSEC, "deg");
      }
    }
  });

  it("says all at once what it says one by one", () => {
    const out = new Float64Array(8 * FIGURES_A_BODY);
    for (let jd = 2306000.3; jd < 2598000; jd += 7001.7) {
      for (const positions of POSITION_KINDS) {
        for (const node of NODE_KINDS) {
          ephemeris.positionsInto(out, jdTt(jd), positions, node);
          const singly = [...LUMINOUS_GRAHAS, "rahu" as const].flatMap((body) => {
            const { longitudeDeg, latitudeDeg, distanceAu, speedDegPerDay } = ephemeris.position(
              body,
              jdTt(jd),
              positions,
              node,
            );
            return [longitudeDeg, latitudeDeg, distanceAu, speedDegPerDay];
          });
          expect(Array.from(out)).toEqual(singly);
        }
      }
    }
  });

  it("keeps Ketu opposite Rahu, both on the ecliptic; the mean ones always go backwards", () => {
    for (let jd = 2305450; jd < 2598000; jd += 3333.3) {
      for (const node of NODE_KINDS) {
        const rahu = ephemeris.position("rahu", jdTt(jd), "apparent", node);
        const ketu = ephemeris.position("ketu", jdTt(jd), "apparent", node);
        closeTo(ketu.longitudeDeg, rahu.longitudeDeg + 180, 1e-9, "deg", 360);
        expect([rahu.latitudeDeg, ketu.latitudeDeg]).toEqual([0, 0]);
        if (node === "mean") expect(rahu.speedDegPerDay).toBeLessThan(-0.0529);
      }
    }
  });

  it("keeps the true node within two degrees of the mean one", () => {
    for (let jd = 2305450; jd < 2598000; jd += 7777.7) {
      const [mean, osculating] = NODE_KINDS.map((node) => ephemeris.position("rahu", jdTt(jd), "true", node));
      closeTo(osculating?.longitudeDeg ?? Number.NaN, mean?.longitudeDeg ?? Number.NaN, 2, "deg", 360);
    }
  });

  it("knows the sky from 1600 to 2400 and a year beyond, and says so outside with its range", () => {
    const { startJdTt, endJdTt } = ephemeris.range;
    expect([startJdTt, endJdTt]).toEqual([2305082.5, 2598373.5]);
    for (const body of GRAHAS) {
      for (const within of [startJdTt, endJdTt]) {
        const inside = within + (within === startJdTt ? 1e-6 : -1e-6);
        const [edge, beside] = [within, inside].map((jd) => ephemeris.position(body, jdTt(jd), "apparent", "true"));
        closeTo(edge?.longitudeDeg ?? Number.NaN, beside?.longitudeDeg ?? Number.NaN, 2e-5, "deg", 360);
      }
      for (const outside of [startJdTt - 1e-6, endJdTt + 1e-6, Number.NaN, Number.POSITIVE_INFINITY]) {
        expect(() => ephemeris.position(body, jdTt(outside), "apparent", "mean")).toThrow(CoreError);
      }
    }
    const refusal = { code: "time_out_of_range", details: { jdTt: 2e6, minJdTt: startJdTt, maxJdTt: endJdTt } };
    expect(() => ephemeris.position("sun", jdTt(2e6), "apparent", "mean")).toThrow(expect.objectContaining(refusal));
    expect(() => ephemeris.positionsInto(new Float64Array(32), jdTt(2e6), "true", "mean")).toThrow(
      expect.objectContaining(refusal),
    );
  });
});
