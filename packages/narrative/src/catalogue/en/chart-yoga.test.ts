import { expect, test } from "vitest";
import { CHART_YOGA_EN } from "./chart-yoga.ts";

const { reasons } = CHART_YOGA_EN;

test("lords are named with their houses, one house or several", () => {
  expect(reasons["yoga.dhana"]({ housesOfFirst: [9], housesOfSecond: [6, 11], bond: "joined" }, "sun")).toBe(
    "The lord of the ninth house and the lord of the sixth and eleventh houses are in the same sign.",
  );
});

test("the three benefics of Adhi each have their place, and one place is named once", () => {
  expect(reasons["yoga.adhi"]({ housesFromMoon: [8, 8, 8] }, "moon")).toBe(
    "Mercury, Jupiter and Venus are all in the eighth from the Moon.",
  );
  expect(reasons["yoga.adhi"]({ housesFromMoon: [6, 7, 6] }, "moon")).toBe(
    "From the Moon, Mercury is in the sixth, Jupiter in the seventh and Venus in the sixth.",
  );
});
