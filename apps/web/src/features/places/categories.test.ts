import { describe, expect, test } from "vitest";
import { CATEGORIES, categoryIn, placesIn, withCategory } from "./categories.ts";

const named = (search: string) => categoryIn(new URLSearchParams(search));

describe("the address of the list", () => {
  test("leads back to each category", () => {
    for (const category of CATEGORIES) {
      expect(categoryIn(withCategory(new URLSearchParams(), category))).toBe(category);
    }
  });

  test("means all places if it names no category, and no place if it names another thing", () => {
    expect(named("")).toBe("all");
    expect(named("id=abc")).toBe("all");
    expect(named("category=shakti_peetha")).toBeUndefined();
    expect(placesIn(named("category=shakti_peetha"))).toEqual([]);
  });

  test("keeps what else it says", () => {
    const before = new URLSearchParams("id=abc&category=char_dham");
    expect(withCategory(before, "sapta_puri").toString()).toBe("id=abc&category=sapta_puri");
    expect(withCategory(before, "all").toString()).toBe("id=abc");
  });
});

test("the categories have 19, 7, 12 and 4 places", () => {
  expect(CATEGORIES.map((category) => placesIn(category).length)).toEqual([19, 7, 12, 4]);
});
