import type { UserDetails } from "@vedanga/contract";
import { describe, expect, test } from "vitest";
import { personOf } from "./person-of.ts";
import { NOBODY } from "./user-details-store.ts";

const details = (firstName: string): UserDetails => ({
  firstName,
  lastName: "Rao",
  email: "someone@example.org",
  mobile: "0000000000",
  birthDate: "1990-05-17",
  birthTime: "06:05",
  location: "Warangal",
  latitude: "",
  longitude: "",
  language: "english",
});
const earlier = { details: details("Anjali"), recordId: "one" };
const nothing = { fetched: undefined, isUnknown: false };

describe("under the id of another", () => {
  const addressId = "two";

  test("the person of the session is not shown while the other is fetched, and not if that fails", () => {
    expect(personOf({ session: earlier, addressId, ...nothing })).toBe(NOBODY);
    expect(personOf({ session: earlier, addressId, fetched: undefined, isUnknown: true })).toBe(NOBODY);
  });

  test("the other is shown as soon as they are here, before the session has them", () => {
    const fetched = details("Ravi");
    expect(personOf({ session: earlier, addressId, fetched, isUnknown: false })).toEqual({
      details: fetched,
      recordId: "two",
    });
  });
});

test("under their own id the person of the session is shown at once, and no more once it was erased", () => {
  expect(personOf({ session: earlier, addressId: "one", ...nothing })).toBe(earlier);
  expect(personOf({ session: earlier, addressId: "one", fetched: undefined, isUnknown: true })).toBe(NOBODY);
});

test("without an id the session has the word", () => {
  expect(personOf({ session: earlier, addressId: null, ...nothing })).toBe(earlier);
});
