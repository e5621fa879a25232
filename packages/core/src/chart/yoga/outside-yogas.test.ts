import { readAuthority } from "@vedanga/testing/authority";
import { chartWithLagna } from "@vedanga/testing/sky/made-sky";
import { describe, expect, it } from "vitest";
import { type ChartYoga, GRAHAS, type Graha, RASIS, type Rasi } from "../../ids.ts";
import { chartYogas } from "./chart-yogas.ts";

type Row = readonly [yoga: ChartYoga, signs: string, isPresent: boolean];
interface Recorded {
  readonly id: string;
  readonly expect: { readonly charts?: readonly Row[] };
}
const ROWS = readAuthority<readonly Recorded[]>("yogas").flatMap(({ expect: { charts = [] } }) => charts);

/** Who is in each of the twelve signs. The Sun is in the middle of his, the others at the end of theirs, where he burns none. */
function chartOf(signs: string): { readonly lagna: Rasi; readonly places: Readonly<Partial<Record<Graha, number>>> } {
  const cells = signs.split(",").map((cell) => cell.split("/"));
  const signOf = (who: string): number => cells.findIndex((cell) => cell.includes(who));
  const placed = GRAHAS.map((graha, index) => [graha, signOf(String(index))] as const).filter(([, sign]) => sign >= 0);
  const lagna = RASIS[signOf("L")];
  if (lagna === undefined) throw new RangeError(`no lagna in ${signs}`);
  return {
    lagna,
    places: Object.fromEntries(placed.map(([graha, sign]) => [graha, sign * 30 + (graha === "sun" ? 15 : 29.9)])),
  };
}

const EACH = "it lets one of the three places be empty; here each has a benefic";
const RAMANS = "it follows Raman's other rule, of the lords of 9, 11 and 1 or 10";
const NODES = "the nodes are among its grahas; here only the seven make these shapes";
/** Where the other program judges by another rule than the text that is cited. */
const DIFFERING: Readonly<Record<string, string>> = {
  "sunapha 6/7,,,,,1,4/8/0/3/2/5,,,,L,": "it gives up if the Sun is there too; the text leaves the Sun out of account",
  "rajju 0/1,,,2/3,,8,4/5,,,6/7/L,,": NODES,
  "sarpa 0,2,3,1,7,,4,L,5,,8,6": NODES,
  "kamala L/0/1,,,2/3/4,,,7/8,,,5/6,,": NODES,
  "vapi L,0/1,,,2/3/4,,,7/8,,,5/6,": NODES,
  "vapi L,,0/1/2,,,3/4,,,5/6,,,7/8": NODES,
  "yupa L/0/1,2/3/4,7/8,5/6,,,,,,,,": NODES,
  "yupa ,,L/0/1,2/3/4,7/8,5/6,,,,,,": NODES,
  "shakti L,,,,,,5/6,0/1,2/3/4,7/8,,": NODES,
  "danda L/7/8,,,,,,,,,5/6,0/1,2/3/4": NODES,
  "danda 5/6,0/1,2/3/4,L/7/8,,,,,,,,": NODES,
  "chamara 0,L/5,1/7,,3,,4,2,8,,,6": "the lord is at home and not exalted, and no two benefics are together",
  "bheri ,,4,2,6,1/7,,3,0/5,,,L/8": "it takes Mars, lord of the ninth, in his fall as strong",
  "bheri ,,1,4,8,,L/6,,,2/5/3,0/7,": "it takes a neutral sign as strength",
  "mridanga ,,,4,8,,L/5/6,1/2/3,0,,7,": "it asks for some grahas well placed, the text for the others",
  "brahma 5,0,L/3,1,2,4,6,7,8,,,": EACH,
  "hara 6,0/1,2,L/4/3,7,,,,5,8,,": EACH,
  "brahma 0,,1/6,,2/7,L/4,,,,,8,5/3": RAMANS,
  "brahma L/0/1/2/6,7,,4,,,5,8,,3,,": RAMANS,
  "lagna_adhi L,,,7,,3,4,5,,0/1/2/6/8,,": "Saturn looks at the seventh in full",
  "lakshmi L/2,3,5,6,7,,0/1,,4,8,,": "it takes Raman's trikona for the lord of the ninth; the verse has a kendra",
  "vasumati ,L,6,8/1/2,,3,0/5,,,7,4,": "it counts one benefic from the Moon and two from the lagna",
  "kusuma 0,L/4,2,3,5,1,,7,8,,6,": "it counts the trine from a benefic, the text from the lagna, with a benefic",
};

describe("the yogas of another program's charts", () => {
  it(`are ours in all but ${Object.keys(DIFFERING).length} of them, each by another rule`, () => {
    expect(ROWS.length).toBeGreaterThan(130);
    const differing = ROWS.filter(([yoga, signs, isPresent]) => {
      const { lagna, places } = chartOf(signs);
      return chartYogas(chartWithLagna(lagna, places)).some((found) => found.yoga === yoga) !== isPresent;
    });
    expect(differing.map(([yoga, signs]) => `${yoga} ${signs}`).toSorted()).toEqual(Object.keys(DIFFERING).toSorted());
  });
});
