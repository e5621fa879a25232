import { realSky } from "@vedanga/testing/sky/made-sky";
import { expect, it } from "vitest";
import { jdUt } from "../calendar/julian-day.ts";
import type { GeoPoint } from "../sky.ts";
import { localPosition } from "./altitude.ts";
import { localTrack } from "./local-track.ts";

const PLACES: readonly GeoPoint[] = [
  { latitudeDeg: 17.385, longitudeDeg: 78.4867 },
  { latitudeDeg: 69.6492, longitudeDeg: 18.9553 },
  { latitudeDeg: -41.29, longitudeDeg: 174.78 },
];

it.each(["sun", "moon"] as const)("keeps the %s within 0.02 arc seconds of its full place, 1620 to 2380", (body) => {
  let worstDeg = 0;
  for (let start = 2312766.3; start < 2590300; start += 3217.71) {
    for (const place of PLACES) {
      const track = localTrack(realSky, body, place);
      for (let jd = start; jd < start + 2; jd += 0.0871) {
        const full = localPosition(realSky, body, jdUt(jd), place);
        const { altitudeDeg, hourAngleDeg, distanceAu } = track.at(jdUt(jd));
        const turn = ((hourAngleDeg - full.hourAngleDeg + 540) % 360) - 180;
        const east = turn * Math.cos((full.altitudeDeg * Math.PI) / 180);
        worstDeg = Math.max(worstDeg, Math.abs(altitudeDeg - full.altitudeDeg), Math.abs(east));
        expect(Math.abs(distanceAu / full.distanceAu - 1)).toBeLessThan(1e-6);
        expect(track.altitudeDeg(jdUt(jd))).toBe(altitudeDeg);
      }
    }
  }
  expect(worstDeg).toBeGreaterThan(0);
  expect(worstDeg * 3600).toBeLessThan(0.02);
});
