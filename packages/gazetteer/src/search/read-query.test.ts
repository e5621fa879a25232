import { describe, expect, it } from "vitest";
import { readQuery } from "./read-query.ts";

describe("reading a query", () => {
  it("takes what follows a comma as country, state or district", () => {
    expect(readQuery("Hyderabad, Telangana, India")).toEqual([
      { letters: "hyderabad", qualifiers: ["telangana", "india"] },
    ]);
  });

  it("first takes all words as the name, then fewer and fewer", () => {
    expect(readQuery("jersey city nj")).toEqual([
      { letters: "jerseycitynj", qualifiers: [] },
      { letters: "jerseycity", qualifiers: ["nj"] },
      { letters: "jersey", qualifiers: ["city", "nj"] },
    ]);
  });

  it("keeps the last and widest of many qualifiers, each once", () => {
    const [reading] = readQuery("a, b, b, c, d, e, f, g, h, i, India, India");
    expect(reading).toEqual({ letters: "a", qualifiers: ["c", "d", "e", "f", "g", "h", "i", "india"] });
  });

  it("has no reading of nothing", () => {
    expect(readQuery("")).toEqual([]);
    expect(readQuery(" ,, -- ")).toEqual([]);
  });
});
