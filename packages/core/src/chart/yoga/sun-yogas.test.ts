import { chartByHouses, type Houses } from "@vedanga/testing/sky/chart-by-houses";
import { describe, expect, it } from "vitest";
import type { Rasi } from "../../ids.ts";
import { chartYogas } from "./chart-yogas.ts";

const BESIDE: readonly string[] = ["vesi", "vosi", "ubhayachari"];
const beside = (change: Houses) => {
  const away = { sun: 1, moon: 6, mars: 4, mercury: 1, jupiter: 5, venus: 7, saturn: 9, rahu: 3, ketu: 9 };
  return chartYogas(chartByHouses("mesha", { ...away, ...change }))
    .filter(({ yoga }) => BESIDE.includes(yoga))
    .map(({ yoga, grahas }) => `${yoga} ${grahas.join(" ")}`);
};

describe("the grahas beside the Sun (BPHS 38.1)", () => {
  it.each<readonly [title: string, change: Houses, expected: readonly string[]]>([
    ["nobody", {}, []],
    ["the Moon in the second", { moon: 2 }, []],
    ["Rahu in the second and Ketu in the eighth", { rahu: 2, ketu: 8 }, []],
    ["the Moon in the twelfth", { moon: 12 }, []],
    ["Mars and the Moon in the second", { mars: 2, moon: 2 }, ["vesi mars"]],
    ["Mars and the Moon in the twelfth", { mars: 12, moon: 12 }, ["vosi mars"]],
    ["Mars in the second, Saturn in the twelfth", { mars: 2, saturn: 12 }, ["ubhayachari mars saturn"]],
    ["Mars in the second, the Moon in the twelfth", { mars: 2, moon: 12 }, ["vesi mars"]],
  ])("make with %s: %j", (_, change, expected) => {
    expect(beside(change)).toEqual(expected);
  });
});

/** What undoes the fall of Saturn in Mesha, in the house that is told; Mars its lord, Venus that of his exaltation, the Sun exalted there. */
const undoing = (lagna: Rasi, houses: Houses) =>
  chartYogas(chartByHouses(lagna, houses))
    .filter(({ yoga, grahas }) => yoga === "neecha_bhanga" && grahas[0] === "saturn")
    .flatMap(({ reasons }) => reasons)
    .map(({ facts }) => "by" in facts && `${facts.by} ${facts.how}`);

describe("a fall that is undone (Phaladeepika 7.26-30)", () => {
  // Mithuna: Saturn in the 11th. From the Moon in the 3rd the kendras are 3, 6, 9 and 12.
  const fallen: Houses = {
    ...{ saturn: 11, moon: 3, mars: 2, venus: 5, sun: 8, mercury: 8, jupiter: 2, rahu: 5, ketu: 11 },
  };
  it.each<readonly [title: string, change: Houses, expected: readonly string[]]>([
    ["nobody in a kendra", {}, []],
    ["Mars in a kendra from the lagna", { mars: 1 }, ["mars lord_of_sign_in_kendra"]],
    ["Mars in a kendra from the Moon", { mars: 6 }, ["mars lord_of_sign_in_kendra"]],
    ["Venus in a kendra from the lagna", { venus: 7 }, ["venus lord_of_exaltation_in_kendra"]],
    ["Venus in a kendra from the Moon", { venus: 12 }, ["venus lord_of_exaltation_in_kendra"]],
    ["the Sun in a kendra from the lagna", { sun: 10 }, ["sun exalted_in_this_sign_in_kendra"]],
    ["Mars beside him", { mars: 11 }, ["mars lord_of_sign_joins"]],
    ["Mars looking at him from the fifth", { mars: 5 }, ["mars lord_of_sign_sees"]],
    ["Mars looking at him from the eighth", { mars: 8 }, ["mars lord_of_sign_sees"]],
  ])("has with %s: %j", (_, change, expected) => {
    expect(undoing("mithuna", { ...fallen, ...change })).toEqual(expected);
  });
});
