import { calls } from "@vedanga/contract";
import { readAuthority } from "@vedanga/testing/authority";
import { context } from "@vedanga/testing/births/asking";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { answers } from "../index.ts";

type Query = Readonly<Record<string, string>>;
interface Recorded {
  readonly id: string;
  readonly input: Query;
  readonly expect: object;
}

/** The day on which the weeks were asked for. */
const asked = { ...context, nowUnixMs: Date.UTC(2025, 5, 1, 6) };

const CALLS: Readonly<Record<string, (query: Query) => object>> = {
  "daily-sun": (query) => answers.dailySun(z.parse(calls.dailySun.parameters, query), context).response,
  "daily-nakshatra": (query) =>
    answers.dailyNakshatra(z.parse(calls.dailyNakshatra.parameters, query), context).response,
  "weekly-sun": (query) => answers.weeklySun(z.parse(calls.weeklySun.parameters, query), asked).response,
  "weekly-moon": (query) => answers.weeklyMoon(z.parse(calls.weeklyMoon.parameters, query), asked).response,
};

/** Every key of an answer with its type, an item of a list by its place. */
const shapeOf = (node: unknown, path = ""): readonly string[] =>
  typeof node === "object" && node !== null
    ? Object.entries(node).flatMap(([key, child]) => shapeOf(child, `${path}.${key}`))
    : [`${path}: ${Number.isInteger(node) ? "integer" : typeof node}`];

const records = readAuthority<readonly Recorded[]>("predictions");

describe("the recorded predictions", () => {
  it("are of every call here", () => {
    expect(records.map(({ id }) => id).toSorted()).toEqual(Object.keys(CALLS).toSorted());
  });

  it.each(records)("have the keys and types of ours, and no other: $id", ({ id, input, expect: recorded }) => {
    for (const lang of ["en", "te"]) {
      const ours = shapeOf(CALLS[id]?.({ ...input, lang }));
      expect(ours.toSorted()).toEqual(shapeOf(recorded).toSorted());
    }
  });

  it.each(records)("are flat without split, the text a text: $id", ({ id, input, expect: recorded }) => {
    const { split, ...flatly } = input;
    const { bot_response: parts, ...others } = recorded as { bot_response: Query };
    const flat = CALLS[id]?.(flatly) ?? {};
    expect(Object.keys(flat).toSorted()).toEqual(
      [...Object.keys(parts), ...Object.keys(others), "bot_response"].toSorted(),
    );
    expect(flat).toMatchObject({ bot_response: expect.any(String) });
  });

  it("have the number of the week that ours have", () => {
    const weeks = records.filter(({ id }) => id.startsWith("weekly"));
    expect(weeks).toHaveLength(2);
    for (const { id, input, expect: recorded } of weeks) {
      const { week_number: number } = recorded as { week_number: number };
      expect(CALLS[id]?.(input)).toMatchObject({ week_number: number });
    }
  });
});
