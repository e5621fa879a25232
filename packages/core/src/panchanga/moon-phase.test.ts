import { closeTo } from "@vedanga/testing/close-to";
import { realSky } from "@vedanga/testing/sky/made-sky";
import { describe, expect, it } from "vitest";
import { gregorianToJd } from "../calendar/gregorian.ts";
import { jdUt } from "../calendar/julian-day.ts";
import { nextFullMoon, nextNewMoon, tithiAngleDeg } from "./limbs-angle.ts";
import { moonPhase, moonPhaseReason } from "./moon-phase.ts";

const start = jdUt(gregorianToJd({ year: 2026, month: 1, day: 1 }));
const HOURS = 24;

describe("the phase of the Moon", () => {
  it("is new and full at the new and the full moon, and for a while on both sides", () => {
    const [newMoon, fullMoon] = [nextNewMoon(realSky, start), nextFullMoon(realSky, start)];
    for (const hours of [-18, 0, 18]) {
      const [dark, bright] = [newMoon, fullMoon].map((jd) => moonPhase(realSky, jdUt(jd + hours / HOURS)));
      expect(dark?.name).toBe("new_moon");
      expect(bright?.name).toBe("full_moon");
      expect(dark?.litPart).toBeLessThan(0.015);
      expect(bright?.litPart).toBeGreaterThan(0.985);
    }
    for (const days of [-2, 2]) {
      expect(moonPhase(realSky, jdUt(newMoon + days)).name).not.toBe("new_moon");
      expect(moonPhase(realSky, jdUt(fullMoon + days)).name).not.toBe("full_moon");
    }
  });

  it("goes through the eight in order in a month, half lit at the quarters", () => {
    const newMoon = nextNewMoon(realSky, start);
    const phases = Array.from({ length: 29 * HOURS }, (_, hour) =>
      moonPhase(realSky, jdUt(newMoon + (hour + 1) / HOURS)),
    );
    const names = phases.map(({ name }) => name).filter((name, index, all) => name !== all[index - 1]);
    expect(names).toEqual([
      "new_moon",
      "waxing_crescent",
      "first_quarter",
      "waxing_gibbous",
      "full_moon",
      "waning_gibbous",
      "last_quarter",
      "waning_crescent",
      "new_moon",
    ]);
    for (const angle of [90, 270]) {
      const quarter = phases.find(({ elongationDeg }) => elongationDeg >= angle);
      expect(quarter?.name).toBe(angle === 90 ? "first_quarter" : "last_quarter");
      closeTo(quarter?.litPart ?? Number.NaN, 0.5, 0.01, "of the disc");
    }
  });

  it("says by which hundredth of the way", () => {
    const jd = jdUt(start + 5.3);
    const phase = moonPhase(realSky, jd);
    expect(phase.hundredth).toBe(Math.floor((tithiAngleDeg(realSky, jd) / 360) * 100));
    expect(moonPhaseReason(phase).facts).toEqual({
      elongationDeg: phase.elongationDeg,
      hundredth: phase.hundredth,
      phase: phase.name,
    });
  });
});
