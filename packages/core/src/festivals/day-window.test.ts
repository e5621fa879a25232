import { realSky } from "@vedanga/testing/sky/made-sky";
import { expect, it } from "vitest";
import { civilClockBy } from "../calendar/civil-clock.ts";
import { gregorianToJd } from "../calendar/gregorian.ts";
import { sunDays } from "../day/sun-days.ts";
import type { DayWindow } from "../ids.ts";
import type { GeoPoint } from "../sky.ts";
import { isCountedFromNoon } from "./day-window.ts";
import { festivalDays } from "./festival-day.ts";

const TROMSO: GeoPoint = { latitudeDeg: 69.6496, longitudeDeg: 18.956 };

it("a part of the day is counted from noon only where it needs what does not happen", () => {
  const clock = civilClockBy(() => 1);
  const days = sunDays(realSky, TROMSO, clock);
  const last = Array.from({ length: 365 }, (_, day) => gregorianToJd({ year: 2026, month: 1, day: 1 }) + day).find(
    (dayJd) => days.on(dayJd).sunsetJdUt !== undefined && days.on(dayJd + 1).sunriseJdUt === undefined,
  );
  if (last === undefined) throw new RangeError("the polar night begins");
  const finder = { sky: realSky, place: TROMSO, limbs: days.limbs, days: festivalDays(days) };
  const day = finder.days.on(last);
  const counted = (window: DayWindow) => isCountedFromNoon(finder, day, window);
  expect([counted("sunrise"), counted("aparahna"), counted("pradosha"), counted("nishita")]).toEqual([
    false,
    false,
    true,
    true,
  ]);
  const dark = finder.days.on(last + 1);
  expect(
    (["arunodaya", "daylight", "moonrise"] as const).map((window) => isCountedFromNoon(finder, dark, window)),
  ).toEqual([true, true, false]);
});
