import { readAuthority } from "@vedanga/testing/authority";
import { chartWithLagna } from "@vedanga/testing/sky/made-sky";
import { describe, expect, it } from "vitest";
import { LUMINOUS_GRAHAS, type LuminousGraha, type Rasi } from "../../ids.ts";
import { type CompoundRelation, compoundRelation, isFriendByPlace, regards } from "./compound-relation.ts";

interface Printed {
  readonly id: string;
  readonly input: { readonly signs: Readonly<Record<LuminousGraha, Rasi>> };
  readonly expect: {
    readonly friends_by_place?: Readonly<Partial<Record<LuminousGraha, readonly LuminousGraha[]>>>;
    readonly compound?: Readonly<Record<LuminousGraha, Readonly<Record<LuminousGraha, CompoundRelation>>>>;
  };
}
const printed = readAuthority<readonly Printed[]>("textbook-charts").find(({ id }) => id === "rao-example-5");
if (!printed) throw new Error("no example 5");
const {
  input: { signs },
  expect: { friends_by_place = {}, compound },
} = printed;

describe("how one regards another, of a chart that a textbook prints", () => {
  it("has the same friends by place", () => {
    const told = Object.entries(friends_by_place) as [LuminousGraha, readonly LuminousGraha[]][];
    expect(told).toHaveLength(4);
    for (const [graha, friends] of told) {
      const near = LUMINOUS_GRAHAS.filter((other) => other !== graha && isFriendByPlace(signs[graha], signs[other]));
      expect(near, graha).toEqual(friends);
    }
  });

  it("has the same 42 relations by nature and place together", () => {
    const pairs = LUMINOUS_GRAHAS.flatMap((graha) =>
      LUMINOUS_GRAHAS.filter((other) => other !== graha).map((other) => [graha, other] as const),
    );
    expect(pairs).toHaveLength(42);
    for (const [graha, other] of pairs)
      expect(compoundRelation(graha, other, signs[graha], signs[other]), `${graha} ${other}`).toBe(
        compound?.[graha][other],
      );
  });
});

it("is told of each of the seven towards the other six, by place both ways alike", () => {
  const all = regards(chartWithLagna("mesha"));
  for (const graha of LUMINOUS_GRAHAS) {
    expect(all[graha].map(({ other }) => other)).toEqual(LUMINOUS_GRAHAS.filter((other) => other !== graha));
    for (const { other, isNear } of all[graha])
      expect(all[other].find((back) => back.other === graha)?.isNear).toBe(isNear);
  }
});
