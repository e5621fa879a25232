import { chartByHouses, type Houses } from "@vedanga/testing/sky/chart-by-houses";
import { describe, expect, it } from "vitest";
import type { Rasi } from "../../ids.ts";
import { chartView } from "./chart-view.ts";
import { nabhasaYogas } from "./nabhasa-yogas.ts";

const NODES: Houses = { rahu: 3, ketu: 9 };
const nabhasa = (lagna: Rasi, houses: Houses) => nabhasaYogas(chartView(chartByHouses(lagna, { ...NODES, ...houses })));
const names = (lagna: Rasi, houses: Houses) => nabhasa(lagna, houses).map(({ yoga }) => yoga);

describe("Mala and Sarpa (BPHS 35.8, Brihat Jataka 12.2)", () => {
  const mala: Houses = { mercury: 1, jupiter: 4, venus: 7, sun: 2, mars: 3, saturn: 5, moon: 9 };
  const sarpa: Houses = { sun: 1, mars: 4, saturn: 7, mercury: 2, jupiter: 3, venus: 5, moon: 9 };
  it.each<readonly [title: string, yogas: readonly string[], houses: Houses]>([
    ["three benefics in three kendras", ["mala"], mala],
    ["three benefics there, the Moon in the fourth", ["mala"], { ...mala, moon: 10 }],
    ["two of them in one kendra", ["dama"], { ...mala, venus: 4 }],
    ["one of them out of the kendras", ["veena"], { ...mala, venus: 8 }],
    ["the Sun in the fourth kendra", ["veena"], { ...mala, sun: 10 }],
    ["Mars with a benefic in a kendra", ["dama"], { ...mala, mars: 4 }],
    ["Saturn in the fourth kendra", ["veena"], { ...mala, saturn: 10 }],
    ["three malefics in three kendras", ["sarpa"], sarpa],
    ["two of these in one kendra", ["dama"], { ...sarpa, saturn: 4 }],
    ["Venus in the fourth kendra", ["veena"], { ...sarpa, venus: 10 }],
  ])("by %s: %j", (_, yogas, houses) => {
    expect(names("mesha", houses)).toEqual(yogas);
  });

  it("say whether it is benefics that make them", () => {
    const facts = [mala, sarpa].map((houses) => nabhasa("mesha", houses)[0]?.reasons[0]?.facts);
    expect(facts).toEqual([
      { grahas: ["mercury", "jupiter", "venus"], areBenefic: true },
      { grahas: ["sun", "mars", "saturn"], areBenefic: false },
    ]);
  });
});

describe("a name by the number of signs (BPHS 35.16-17)", () => {
  const seven = (houses: readonly number[]): Houses => {
    const [sun = 1, moon = sun, mars = sun, mercury = sun, jupiter = sun, venus = sun, saturn = sun] = houses;
    return { sun, moon, mars, mercury, jupiter, venus, saturn };
  };
  it.each<readonly [title: string, yogas: readonly string[], lagna: Rasi, houses: readonly number[]]>([
    ["has no other combination beside it", ["shula"], "mesha", [2, 3, 5]],
    ["gives way to a shape", ["shringataka"], "mesha", [1, 5, 9]],
    ["gives way to a kind of sign", ["rajju"], "vrishabha", [12, 3, 6]],
    ["of fixed signs likewise", ["musala"], "mesha", [2, 5, 8]],
    ["of dual signs likewise", ["nala"], "mesha", [3, 6, 9]],
    ["gives way to both", ["rajju", "kamala"], "mesha", [1, 4, 7, 10]],
    ["of one sign, which is always of one kind, stays", ["rajju", "gola"], "mesha", [1]],
  ])("%s: %j", (_, yogas, lagna, houses) => {
    expect(names(lagna, seven(houses))).toEqual(yogas);
  });
});
