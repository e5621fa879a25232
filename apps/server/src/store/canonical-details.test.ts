import { someDetails } from "@vedanga/testing/server/some-details";
import { describe, expect, it } from "vitest";
import { canonicalDetails } from "./canonical-details.ts";

const sameAs = (changes: Parameters<typeof someDetails>[0]) =>
  canonicalDetails(someDetails(changes)) === canonicalDetails(someDetails());

describe("canonical details", () => {
  it("do not depend on the language", () => {
    expect(sameAs({ language: "telugu" })).toBe(true);
  });

  it("do not depend on blanks around a text or on the case of the e-mail", () => {
    expect(sameAs({ firstName: "  Zephyrina ", email: "Zephyrina.QuillFeather@Example.org " })).toBe(true);
  });

  it("do not depend on how an accented letter is composed", () => {
    const composed = canonicalDetails(someDetails({ firstName: "Ren\u00e9e" }));
    expect(canonicalDetails(someDetails({ firstName: "Rene\u0301e" }))).toBe(composed);
  });

  it("take coordinates to 6 decimals, and zero without a sign", () => {
    expect(sameAs({ latitude: "17.97840000004", longitude: "+79.5941" })).toBe(true);
    expect(canonicalDetails(someDetails({ latitude: "-0.0000001" }))).toBe(
      canonicalDetails(someDetails({ latitude: "0" })),
    );
  });

  it("distinguish a place that was not located from a place at zero", () => {
    expect(canonicalDetails(someDetails({ latitude: "" }))).not.toBe(canonicalDetails(someDetails({ latitude: "0" })));
  });

  it.each([
    { firstName: "Zephyrine" },
    { lastName: "Quill" },
    { email: "z@example.org" },
    { mobile: "+91 55555 01235" },
    { birthDate: "1987-11-24" },
    { birthTime: "04:48" },
    { location: "Warangal" },
    { latitude: "17.978401" },
    { longitude: "79.594101" },
    { zone: "Asia/Colombo" },
    { zone: undefined },
    { timeAccuracyMinutes: 0 },
  ])("change with %o", (change) => {
    expect(sameAs(change)).toBe(false);
  });

  it("keep the border between two fields", () => {
    const split = canonicalDetails(someDetails({ firstName: "A", lastName: "BC" }));
    expect(canonicalDetails(someDetails({ firstName: "AB", lastName: "C" }))).not.toBe(split);
  });
});
