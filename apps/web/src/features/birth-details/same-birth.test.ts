import { ANJALI } from "@vedanga/testing/people";
import { describe, expect, test } from "vitest";
import { isSameBirth } from "./same-birth.ts";

describe("the same birth", () => {
  test("is the same in either language, however it was spaced and the e-mail was written", () => {
    expect(
      isSameBirth(ANJALI, {
        ...ANJALI,
        language: "telugu",
        firstName: " Anjali ",
        email: "Anjali@Example.org",
        latitude: "17.9784",
      }),
    ).toBe(true);
  });

  test("is the same in composed and decomposed letters", () => {
    expect(isSameBirth({ ...ANJALI, lastName: "R\u00e3o" }, { ...ANJALI, lastName: "Ra\u0303o" })).toBe(true);
  });

  test.each([
    ["another minute", { birthTime: "06:06" }],
    ["another name", { firstName: "Anjana" }],
    ["another place", { latitude: "17.978401" }],
    ["a place no longer located", { latitude: "", longitude: "" }],
    ["another zone", { zone: "Asia/Dubai" }],
    ["a time known less well", { timeAccuracyMinutes: 30 }],
  ] as const)("is not %s", (_what, change) => {
    expect(isSameBirth(ANJALI, { ...ANJALI, ...change })).toBe(false);
  });

  test("keeps a place without coordinates apart from one at zero", () => {
    const nowhere = { ...ANJALI, latitude: "", longitude: "" };
    expect(isSameBirth(nowhere, { ...nowhere, latitude: "0", longitude: "0" })).toBe(false);
    expect(isSameBirth({ ...ANJALI, latitude: "-0.0000001" }, { ...ANJALI, latitude: "0" })).toBe(true);
  });
});
