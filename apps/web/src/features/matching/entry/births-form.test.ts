import { RAVI } from "@vedanga/testing/people";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { en } from "#i18n/catalogue/en.ts";
import { te } from "#i18n/catalogue/te.ts";
import { type BirthDraft, birthsSchema, draftOf, EMPTY_BIRTH, matchedBirthOf, OWN } from "./births-form.ts";

const WARANGAL = { lat: 17.9784, lon: 79.5941, zone: "Asia/Kolkata" };
const ENTERED: BirthDraft = {
  who: "",
  name: " Sita ",
  date: "1992-11-22",
  time: "21:40",
  place: "Warangal",
  point: WARANGAL,
};
const ID = "A".repeat(43);

const DAY_MS = 86_400_000;
const isoDaysFromNow = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

const faultsIn = (bride: BirthDraft, groom: BirthDraft) =>
  (z.safeParse(birthsSchema, { bride, groom }).error?.issues ?? []).map(
    ({ path, message }) => `${path.join(".")}: ${message}`,
  );

describe("the form of two births", () => {
  test("asks each side for a date and a place, and for nothing else", () => {
    expect(faultsIn(EMPTY_BIRTH, { ...ENTERED, name: "", time: "" })).toEqual([
      "bride.date: matching.dateNeeded",
      "bride.place: matching.placeNeeded",
    ]);
    expect(faultsIn(ENTERED, { ...EMPTY_BIRTH, who: ID })).toEqual([]);
  });

  test("says of a year that it is too early or too late, and of an impossible day that it is none", () => {
    expect(faultsIn({ ...ENTERED, date: "1519-05-17" }, ENTERED)).toEqual(["bride.date: matching.yearOutOfRange"]);
    expect(faultsIn(ENTERED, { ...ENTERED, date: "1990-02-30" })).toEqual(["groom.date: matching.dateImpossible"]);
  });

  test("says that a day has not come, beside what else is to be corrected", () => {
    const future = { ...ENTERED, date: isoDaysFromNow(2), point: null };
    expect(faultsIn(future, { ...EMPTY_BIRTH, date: isoDaysFromNow(2), point: WARANGAL })).toEqual([
      "bride.date: matching.future",
      "bride.place: matching.placeNeeded",
      "groom.date: matching.future",
    ]);
    expect(faultsIn({ ...ENTERED, date: isoDaysFromNow(-2) }, ENTERED)).toEqual([]);
  });

  test("says what to correct without a full stop, as the calculator does", () => {
    const lines = [
      ...(["dateNeeded", "dateImpossible", "dateLeftOut", "yearOutOfRange", "future"] as const),
      ...(["timeHalf", "placeNeeded", "samePerson"] as const),
    ];
    for (const catalogue of [en, te])
      for (const line of lines) expect(catalogue[`matching.${line}`]).not.toMatch(/\.$/);
  });

  test("does not take one person of the list for both", () => {
    const listed = { ...EMPTY_BIRTH, who: ID };
    expect(faultsIn(listed, listed)).toEqual(["groom.who: matching.samePerson"]);
    expect(faultsIn(listed, { ...listed, who: "B".repeat(43) })).toEqual([]);
  });
});

describe("what a side becomes", () => {
  test("is a birth without contact, or the id of a record", () => {
    expect(matchedBirthOf(ENTERED, null)).toEqual({
      name: "Sita",
      birthDate: "1992-11-22",
      birthTime: "21:40",
      location: "Warangal",
      latitude: "17.978400",
      longitude: "79.594100",
      zone: "Asia/Kolkata",
    });
    expect(matchedBirthOf({ ...ENTERED, who: ID }, null)).toEqual({ recordId: ID });
  });

  test("without a time is at noon, known to half a day; changed again, its time is empty", () => {
    const matched = matchedBirthOf({ ...ENTERED, time: "" }, null);
    expect(matched).toMatchObject({ birthTime: "12:00", timeAccuracyMinutes: 720 });
    expect(draftOf({ bride: matched, groom: { recordId: ID } })).toMatchObject({
      bride: { who: "", date: "1992-11-22", time: "", point: WARANGAL },
      groom: { who: ID, date: "" },
    });
  });

  test("of the person of the session whose id is not known is a copy, without contact", () => {
    const copy = matchedBirthOf({ ...EMPTY_BIRTH, who: OWN }, RAVI);
    expect(copy).toMatchObject({ birthDate: RAVI.birthDate, latitude: RAVI.latitude });
    expect(JSON.stringify(copy)).not.toMatch(new RegExp(`${RAVI.email}|${RAVI.mobile}`));
  });
});
