import { describe, expect, test } from "vitest";
import { keepId } from "./keep-id.ts";

describe("a link inside the app", () => {
  test("stays as it is where the address has no id", () => {
    expect(keepId("/panchang", "")).toBe("/panchang");
    expect(keepId("/calculator?edit=1#place", "?lang=te")).toBe("/calculator?edit=1#place");
  });

  test("carries the id of the address along and nothing else of it", () => {
    expect(keepId("/panchang", "?id=abc_-9&edit=1")).toBe("/panchang?id=abc_-9");
  });

  test("keeps its own query and fragment", () => {
    expect(keepId("/calculator?edit=1", "?id=abc")).toBe("/calculator?edit=1&id=abc");
    expect(keepId("/results#d9", "?id=abc")).toBe("/results?id=abc#d9");
    expect(keepId("/results?tab=a#d9", "?id=abc")).toBe("/results?tab=a&id=abc#d9");
  });

  test("keeps an id of its own", () => {
    expect(keepId("/results?id=new", "?id=old")).toBe("/results?id=new");
  });

  test("carries the mark of a view to the pages of a person, and to no other", () => {
    expect(keepId("/features?tab=kundli#chart-choices", "?view=Ab-_&lang=te")).toBe(
      "/features?tab=kundli&view=Ab-_#chart-choices",
    );
    expect(keepId("/report", "?view=Ab-_")).toBe("/report?view=Ab-_");
    expect(keepId("#charts", "?view=Ab-_")).toBe("?view=Ab-_#charts");
    for (const to of ["/calculator", "/calculator?edit=1", "/panchang", "/", "/zodiac/aries"])
      expect(keepId(to, "?view=Ab-_")).toBe(to);
  });

  test("carries no id out of a view", () => {
    expect(keepId("/results", "?view=Ab-_&id=abc")).toBe("/results?view=Ab-_");
    expect(keepId("/calculator", "?view=Ab-_&id=abc")).toBe("/calculator");
  });

  test("passes an id on letter for letter, whatever letters it has", () => {
    const carried = keepId("/results", `?id=${encodeURIComponent("a b&c=d")}`);
    expect(new URLSearchParams(carried.split("?")[1]).get("id")).toBe("a b&c=d");
  });
});
