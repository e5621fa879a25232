import type { UserDetails } from "@vedanga/contract";
import { describe, expect, test } from "vitest";
import { isSameBirth } from "./same-birth.ts";

const WARANGAL: UserDetails = {
  firstName: "Anjali",
  lastName: "Rao",
  email: "anjali@example.org",
  mobile: "0000000000",
  birthDate: "1990-05-17",
  birthTime: "06:05",
  location: "Warangal, Telangana, India",
  latitude: "17.978400",
  longitude: "79.594100",
  language: "english",
  zone: "Asia/Kolkata",
};

describe("the same birth", () => {
  test("is the same in either language, however it was spaced and the e-mail was written", () => {
    expect(
      isSameBirth(WARANGAL, {
        ...WARANGAL,
        language: "telugu",
        firstName: " Anjali ",
        email: "Anjali@Example.org",
        latitude: "17.9784",
      }),
    ).toBe(true);
  });

  test("is the same in composed and decomposed letters", () => {
    expect(isSameBirth({ ...WARANGAL, lastName: "R\u00e3o" }, { ...WARANGAL, lastName: "Ra\u0303o" })).toBe(true);
  });

  test.each([
    ["another minute", { birthTime: "06:06" }],
    ["another name", { firstName: "Anjana" }],
    ["another place", { latitude: "17.978401" }],
    ["a place no longer located", { latitude: "", longitude: "" }],
    ["another zone", { zone: "Asia/Dubai" }],
    ["a time known less well", { timeAccuracyMinutes: 30 }],
  ] as const)("is not %s", (_what, change) => {
    expect(isSameBirth(WARANGAL, { ...WARANGAL, ...change })).toBe(false);
  });

  test("keeps a place without coordinates apart from one at zero", () => {
    const nowhere = { ...WARANGAL, latitude: "", longitude: "" };
    expect(isSameBirth(nowhere, { ...nowhere, latitude: "0", longitude: "0" })).toBe(false);
    expect(isSameBirth({ ...WARANGAL, latitude: "-0.0000001" }, { ...WARANGAL, latitude: "0" })).toBe(true);
  });
});
