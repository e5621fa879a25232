import { realSky } from "@vedanga/testing/sky/made-sky";
import { describe, expect, it } from "vitest";
import { jdUt } from "../calendar/julian-day.ts";
import { GRAHAS } from "../ids.ts";
import { castChart } from "./cast-chart.ts";
import { placementReasons } from "./placement-reasons.ts";

const charts = Array.from({ length: 60 }, (_, step) =>
  castChart(realSky, jdUt(2440000 + step * 97.3), { latitudeDeg: 17.385, longitudeDeg: 78.4867 }),
);

describe("why a placement is what it is", () => {
  it("agrees with the chart on combust and retrograde grahas", () => {
    for (const chart of charts) {
      for (const graha of GRAHAS) {
        const { combustion, motion } = placementReasons(chart, graha);
        expect(combustion.rule === "placement.combust", graha).toBe(chart.grahas[graha].isCombust);
        expect(motion.rule !== "placement.direct", graha).toBe(chart.grahas[graha].retrograde);
      }
    }
  });

  it("says of Sun and nodes that they are never burnt, of nodes that they always go back", () => {
    const [chart] = charts;
    if (chart === undefined) throw new Error("no chart");
    expect(placementReasons(chart, "sun").combustion.rule).toBe("placement.never_combust");
    expect(placementReasons(chart, "ketu").motion.rule).toBe("placement.node_retrograde");
  });
});
