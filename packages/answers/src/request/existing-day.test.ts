import { calls } from "@vedanga/contract";
import { birthOf, context } from "@vedanga/testing/births/asking";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { answerPlanetDetails } from "../chart/planet-details.ts";
import { twoBirths } from "../match/two-births.ts";
import { answerOwnDays } from "../own/own-days.ts";

/** Its clocks went from Thursday 29 December 2011 to Saturday. */
const APIA = { lat: "-13.8333", lon: "-171.7667", tz: "14", zone: "Pacific/Apia", tob: "12:00" };
const LEFT_OUT = "30/12/2011";

const refusing = (field: string) =>
  expect.objectContaining({ code: "skipped_date", details: { field, accepted: "31/12/2011" } });

test("a birth on a date that its place never had is refused, with the next one", () => {
  expect(() => answerPlanetDetails(birthOf({ ...APIA, dob: LEFT_OUT }), context)).toThrow(refusing("dob"));
  for (const dob of ["29/12/2011", "31/12/2011"])
    expect(answerPlanetDetails(birthOf({ ...APIA, dob }), context).status).toBe(200);
  // By an offset alone it was a day like others.
  const { zone: _, ...byOffset } = APIA;
  expect(answerPlanetDetails(birthOf({ ...byOffset, dob: LEFT_OUT }), context).status).toBe(200);
});

test("so is one of two births, named as it is called there", () => {
  const { lat, lon, tz, zone, tob } = APIA;
  const boy = { boy_dob: LEFT_OUT, boy_tob: tob, boy_lat: lat, boy_lon: lon, boy_tz: tz, boy_zone: zone };
  const girl = { girl_dob: "17/05/1990", girl_tob: tob, girl_lat: lat, girl_lon: lon, girl_tz: tz };
  const asked = z.parse(calls.ashtakoot.parameters, { ...boy, ...girl });
  expect(() => twoBirths(asked, context)).toThrow(refusing("boy_dob"));
});

test("so is a day that is remembered", () => {
  const asked = z.parse(calls.ownDays.parameters, { ...APIA, dob: "17/05/1980", remembered: LEFT_OUT });
  expect(() => answerOwnDays(asked, context)).toThrow(refusing("remembered"));
});
