import { expect, it } from "vitest";
import { jdTt } from "../calendar/julian-day.ts";
import { nutation, nutationBetweenDays } from "./nutation.ts";

it("keeps nutation between midnights within 0.002 arc seconds from 1600 to 2400", () => {
  const between = nutationBetweenDays();
  let worstDeg = 0;
  for (let jd = 2305448.13; jd < 2597641; jd += 97.37) {
    const whole = nutation(jdTt(jd));
    const part = between(jdTt(jd));
    worstDeg = Math.max(
      worstDeg,
      Math.abs(whole.longitudeDeg - part.longitudeDeg),
      Math.abs(whole.obliquityDeg - part.obliquityDeg),
    );
  }
  expect(worstDeg).toBeGreaterThan(0);
  expect(worstDeg * 3600).toBeLessThan(0.002);
});
