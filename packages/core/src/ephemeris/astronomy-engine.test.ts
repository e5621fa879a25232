import { describe, expect, it } from "vitest";
import { closeTo } from "../../test/close-to.ts";
import { CoreError } from "../core-error.ts";
import { GRAHAS, NODE_KINDS, POSITION_KINDS } from "../ids.ts";
import { jdTt } from "../time/julian-day.ts";
import { createAstronomyEngineEphemeris } from "./astronomy-engine.ts";

const ephemeris = createAstronomyEngineEphemeris();
const ARCSEC = 1 / 3600;

describe("the first ephemeris", () => {
  it("finds the Sun of Meeus, Astronomical Algorithms, example 25.b", () => {
    const { longitudeDeg, distanceAu } = ephemeris.position("sun", jdTt(2448908.5), "apparent", "mean");
    // The example counts from the true equinox; its nutation of 15.908" is taken off.
    closeTo(longitudeDeg, 199 + 54 / 60 + (21.818 - 15.908) / 3600, 2 * ARCSEC, "deg");
    closeTo(distanceAu, 0.99760775, 5e-6, "au");
  });

  it("finds the Moon of Meeus, example 47.a", () => {
    const moon = ephemeris.position("moon", jdTt(2448724.5), "apparent", "mean");
    closeTo(moon.longitudeDeg, 133.162655, 5 * ARCSEC, "deg");
    closeTo(moon.latitudeDeg, -3.229126, 2 * ARCSEC, "deg");
    closeTo(moon.distanceAu * 149597870.7, 368409.7, 25, "km");
  });

  it('shows the Sun 20.5" behind its true place: the constant of aberration', () => {
    const [apparent, geometric] = POSITION_KINDS.map((kind) =>
      ephemeris.position("sun", jdTt(2460000.5), kind, "mean"),
    );
    closeTo(((geometric?.longitudeDeg ?? Number.NaN) - (apparent?.longitudeDeg ?? 0)) * 3600, 20.6, 0.4, '"');
  });

  it("gives the speed with which the longitude changes", () => {
    for (const body of GRAHAS) {
      for (const node of NODE_KINDS) {
        const [before, now, after] = [-0.05, 0, 0.05].map((step) =>
          ephemeris.position(body, jdTt(2455000.25 + step), "apparent", node),
        );
        const moved = (after?.longitudeDeg ?? Number.NaN) - (before?.longitudeDeg ?? Number.NaN);
        closeTo(now?.speedDegPerDay ?? Number.NaN, (moved - 360 * Math.round(moved / 360)) / 0.1, 2e-3, "deg/d");
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

  it("knows the sky from 1600 to 2400 and says so outside", () => {
    const { startJdTt, endJdTt } = ephemeris.range;
    for (const body of GRAHAS) {
      expect(() => ephemeris.position(body, startJdTt, "apparent", "true")).not.toThrow();
      expect(() => ephemeris.position(body, endJdTt, "apparent", "true")).not.toThrow();
      for (const outside of [startJdTt - 1, endJdTt + 1, Number.NaN]) {
        expect(() => ephemeris.position(body, jdTt(outside), "apparent", "mean")).toThrow(CoreError);
      }
    }
  });
});
