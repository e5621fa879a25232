import { describe, expect, test } from "vitest";
import { viewAddress, viewKeyAt } from "./view-address.ts";

const KEY = "Ab-_".padEnd(43, "x");
const OTHER = "Zz-_".padEnd(43, "x");

const at = (address: string, kept: string | null = null) => {
  const { search, hash } = new URL(address, "https://vedanga.example");
  return viewKeyAt({ search, hash }, kept);
};

describe("the address of a view", () => {
  test("has the key in the fragment and four letters of it in the query", () => {
    expect(viewAddress(KEY)).toBe(`/results?view=Ab-_#view=${KEY}`);
    expect(viewAddress(KEY, "te")).toBe(`/results?view=Ab-_&lang=te#view=${KEY}`);
    expect(at(viewAddress(KEY, "te"))).toBe(KEY);
  });

  test("names the view that the tab was opened with when the fragment is gone or is a place on the page", () => {
    expect(at("/features?tab=kundli&view=Ab-_", KEY)).toBe(KEY);
    expect(at("/results?view=Ab-_#charts", KEY)).toBe(KEY);
  });

  test("never names another view than its own", () => {
    expect(at("/results?view=Ab-_", OTHER)).toBeNull();
    expect(at(`/results?view=Ab-_#view=${OTHER}`, KEY)).toBeNull();
    expect(at(viewAddress(OTHER), KEY)).toBe(OTHER);
    expect(at("/results?view=Ab-_")).toBeNull();
  });

  test("names none where it says nothing of a view", () => {
    expect(at("/results", KEY)).toBeNull();
    expect(at(`/results#view=${KEY}`)).toBeNull();
    expect(at(`/results?view=Ab-_#view=${KEY}=`)).toBeNull();
  });
});
