import { chartByHouses, type Houses } from "@vedanga/testing/sky/chart-by-houses";
import { describe, expect, it } from "vitest";
import { chartView } from "./chart-view.ts";
import { lordYogas } from "./lord-yogas.ts";

/**
 * Mesha: Mars rules 1 and 8, Venus 2 and 7, Mercury 3 and 6, the Moon 4, the Sun 5, Jupiter 9 and 12, Saturn 10 and 11.
 * Only Mars and Mercury are bound here, and lords of 1 and 8 with those of 3 and 6 make nothing.
 */
const UNBOUND: Houses = { sun: 6, moon: 2, mars: 11, mercury: 11, jupiter: 4, venus: 3, saturn: 7, rahu: 5, ketu: 11 };
const yogasWith = (change: Houses) =>
  lordYogas(chartView(chartByHouses("mesha", { ...UNBOUND, ...change }))).map(
    ({ yoga, grahas }) => `${yoga} ${grahas.join(" ")}`,
  );

describe("the combinations of the lords of houses", () => {
  it.each<readonly [title: string, change: Houses, expected: readonly string[]]>([
    ["lords of 1 and 3 are together", {}, []],
    ["lords of 4 and 5 are", { moon: 6 }, ["raja sun moon"]],
    ["lords of 4 and 3 are", { moon: 11 }, []],
    ["lords of 9 and 3 are", { mercury: 4 }, []],
    ["lords of 10 and 3 are", { mercury: 7, venus: 9 }, []],
    ["lords of 4 and 7 are", { moon: 3 }, []],
    ["lords of 9 and 10 are", { jupiter: 7 }, ["dharma_karmadhipati jupiter saturn", "dhana jupiter saturn"]],
    ["these see each other", { jupiter: 1 }, ["dharma_karmadhipati jupiter saturn", "dhana jupiter saturn"]],
    ["lords of 2 and 11 are together", { venus: 7 }, ["dhana venus saturn"]],
    ["lords of 2 and 3 are", { mercury: 3 }, []],
    ["lords of 2 and 5 are, who rules 2 also 7", { sun: 3 }, ["raja sun venus", "dhana sun venus"]],
    [
      "lords of 4 and 5 exchange signs",
      { moon: 5, sun: 4, jupiter: 2 },
      ["raja sun moon", "maha_parivartana sun moon"],
    ],
    ["lords of 4 and 3 exchange signs", { moon: 3, mercury: 4, venus: 2 }, ["khala_parivartana moon mercury"]],
  ])("are these where %s: %j", (_, change, expected) => {
    expect(yogasWith(change)).toEqual(expected);
  });
});
