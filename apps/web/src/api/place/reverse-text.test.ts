import { expect, test } from "vitest";
import { nearDegrees, reverseText } from "./reverse-text.ts";

const text = (address: Parameters<typeof reverseText>[0]["address"]) =>
  reverseText({ display_name: "Somewhere, as it is", address });

test("a place is called by its town, its state and its country", () => {
  expect(text({ city: "Warangal", county: "Hanamkonda", state: "Telangana", country: "India" })).toBe(
    "Warangal, Telangana, India",
  );
  expect(text({ town: "Narsampet", village: "Rajupet", country: "India" })).toBe("Narsampet, India");
  expect(text({ village: "Rajupet", county: "Mulugu", country: "India" })).toBe("Rajupet, Mulugu, India");
  expect(text({ country: "India" })).toBe("India");
});

test("an empty name counts as missing, and if all are missing, the display name is used", () => {
  expect(text({ city: "", town: "Narsampet", state: "", county: "Warangal" })).toBe("Narsampet, Warangal");
  expect(text({})).toBe("Somewhere, as it is");
});

test("a place without a name is called by its degrees, to four places", () => {
  expect(nearDegrees(-33.86882)).toBe("-33.8688");
  expect(nearDegrees(17.38504999)).toBe("17.3850");
});
