import { expect, test } from "vitest";
import { fromList, listAddress } from "./list-address.ts";

test("the way back leads to the list as it was left", () => {
  expect(listAddress(fromList("char_dham"))).toBe("/places?category=char_dham");
  expect(listAddress(fromList("all"))).toBe("/places");
});

test("an entry that no list made leads to the whole list", () => {
  for (const state of [null, undefined, "char_dham", {}, { category: "hills" }]) {
    expect(listAddress(state)).toBe("/places");
  }
});
