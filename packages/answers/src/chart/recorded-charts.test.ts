import { calls } from "@vedanga/contract";
import { readAuthority } from "@vedanga/testing/authority";
import { context } from "@vedanga/testing/births/asking";
import { closeTo } from "@vedanga/testing/close-to";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { answers } from "../answers.ts";

type Place = readonly [name: string, sign: number, house: number, retro: boolean, degrees: number];

/** Facts of answers of the original API. */
interface Recorded {
  readonly id: string;
  readonly input: {
    readonly date: string;
    readonly time: string;
    readonly utc_offset_h: number;
    readonly lat: number;
    readonly lon: number;
    readonly div?: string;
  };
  readonly expect: {
    readonly places?: readonly Place[];
    readonly chart?: string;
    readonly chart_name?: string;
  };
}

const records = readAuthority<readonly Recorded[]>("recorded-charts");

function recorded(id: string) {
  const found = records.find((record) => record.id === id);
  if (!found) throw new Error(`no record ${id}`);
  const { date, time, utc_offset_h: tz, lat, lon, ...others } = found.input;
  const query = { dob: date, tob: time, lat: String(lat), lon: String(lon), tz: String(tz), ...others };
  return { query, facts: found.expect };
}

/** Degrees: by so much the longitudes of the original are off, most at the mean node, where ours keep to the arc second. */
const NEAR = 0.021;

describe("a recorded answer of the original", () => {
  it("has the same chart of birth: signs, houses, retrogrades and degrees", () => {
    const { query, facts } = recorded("recorded-divisional-charts");
    const { response } = answers.divisionalCharts(z.parse(calls.divisionalCharts.parameters, query), context);
    expect([response.chart, response.chart_name]).toEqual([facts.chart, facts.chart_name]);
    const entries = z.parse(z.array(calls.divisionalCharts.response.shape.response.shape["0"]), [
      ...Object.values(response).filter((entry) => typeof entry === "object"),
    ]);
    expect(entries.map(({ name, rasi_no, house, retro }) => [name, rasi_no, house, retro])).toEqual(
      facts.places?.map((place) => place.slice(0, 4)),
    );
    entries.forEach(({ name, local_degree }, index) => {
      closeTo(local_degree, facts.places?.[index]?.[4] ?? Number.NaN, NEAR, `degrees of ${name}`);
    });
  });
});
