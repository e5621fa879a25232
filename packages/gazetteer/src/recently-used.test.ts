import { describe, expect, it } from "vitest";
import { RecentlyUsed } from "./recently-used.ts";

describe("a map of the recently used", () => {
  it("drops the least recently used", () => {
    const map = new RecentlyUsed<string, number>(2);
    map.set("a", 1);
    map.set("b", 2);
    map.get("a");
    map.set("c", 3);
    expect([map.get("a"), map.get("b"), map.get("c")]).toEqual([1, undefined, 3]);
    expect(map.size).toBe(2);
  });

  it("replaces a value without letting go of another", () => {
    const map = new RecentlyUsed<string, number>(2);
    map.set("a", 1);
    map.set("b", 2);
    map.set("a", 3);
    expect([map.get("a"), map.get("b")]).toEqual([3, 2]);
  });
});
