import { realSky } from "@vedanga/testing/sky/made-sky";
import { expect, it } from "vitest";
import { jdUt } from "../calendar/julian-day.ts";
import { castChart } from "../chart/cast-chart.ts";
import { GRAHAS, RASIS } from "../ids.ts";
import { dashaLordReasons } from "./dasha-lord-reasons.ts";

const charts = Array.from({ length: 40 }, (_, step) =>
  castChart(realSky, jdUt(2440000 + step * 131.7), { latitudeDeg: 17.385, longitudeDeg: 78.4867 }),
);

it("counts the house in signs from the lagna, and the ninth part through the zodiac", () => {
  for (const chart of charts) {
    for (const graha of GRAHAS) {
      const { house, navamsa } = dashaLordReasons(chart, graha);
      const { rasi, longitudeDeg } = chart.grahas[graha];
      const counted = ((RASIS.indexOf(rasi) - RASIS.indexOf(chart.lagna.rasi) + 12) % 12) + 1;
      expect(house.facts).toMatchObject({ house: counted, rasi });
      expect(navamsa.facts).toMatchObject({ navamsa: RASIS[Math.floor(longitudeDeg / (10 / 3)) % 12] });
    }
  }
});

it("names the same company from either side", () => {
  for (const chart of charts) {
    const companyOf = GRAHAS.map((graha) => {
      const { companions } = dashaLordReasons(chart, graha);
      if (companions.rule !== "dasha_lord.companions") throw new TypeError(companions.rule);
      return [graha, companions.facts.companions] as const;
    });
    for (const [graha, company] of companyOf) {
      const seenFromThere = companyOf.filter(([, others]) => others.includes(graha)).map(([other]) => other);
      expect(company).toEqual(seenFromThere);
    }
  }
});

it("gives the nine 120 years together", () => {
  const [chart] = charts;
  if (chart === undefined) throw new Error("no chart");
  const years = GRAHAS.map((graha) => Number(Object.values(dashaLordReasons(chart, graha).span.facts)[0]));
  expect(years.reduce((sum, each) => sum + each, 0)).toBe(120);
});
