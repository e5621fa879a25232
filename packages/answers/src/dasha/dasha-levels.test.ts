import { AppError, calls } from "@vedanga/contract";
import { context, NEWARK, WARANGAL } from "@vedanga/testing/births/asking";
import { faultOf } from "@vedanga/testing/births/random-births";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { answerDashaLevels } from "./dasha-levels.ts";

type Query = Readonly<Record<string, string>>;
const warangal = { ...WARANGAL, dob: "17/05/1990", tob: "06:05" };
const answerTo = (query: Query) => answerDashaLevels(z.parse(calls.dashaLevels.parameters, query), context);
const ask = (query: Query) => answerTo({ ...warangal, ...query }).response;

describe("the levels of Vimshottari", () => {
  it.each(["en", "te"] as const)("have the shape of the contract: %s", (lang) => {
    const answer = answerTo({ ...warangal, lang, path: "Saturn/Mercury", explain: "1" });
    expect(JSON.stringify(z.parse(calls.dashaLevels.response, answer))).toBe(JSON.stringify(answer));
    for (const { path, level_name } of answer.response.periods) {
      expect([faultOf(path, lang), faultOf(level_name, lang)]).toEqual([undefined, undefined]);
    }
  });

  it("without a path are the nine mahadashas; with one the nine parts it names", () => {
    expect(ask({}).periods.map(({ level }) => level)).toEqual(Array(9).fill(1));
    const parts = ask({ path: "saturn/Mercury" }).periods;
    expect(parts.map(({ lords }) => lords.slice(0, 2).join("/"))).toEqual(Array(9).fill("saturn/mercury"));
    expect(parts[0]?.path).toBe("Saturn/Mercury/Mercury");
    expect(parts.every(({ level, level_name }) => level === 3 && level_name === "Pratyantardasha")).toBe(true);
  });

  it.each([
    [{ depth: "3" }, 819],
    [{ path: "Saturn", depth: "4" }, 819],
    [{ path: "Saturn/Mercury", depth: "5" }, 819],
    [{ path: "Saturn/Mercury/Ketu/Sun", depth: "5" }, 9],
  ])("%o opens %i periods", (query, count) => {
    expect(ask(query).periods).toHaveLength(count);
  });

  it("tile their parent: parts begin with it, follow one another and end with it, on every level", () => {
    const queries: readonly Readonly<Record<string, string>>[] = [
      { depth: "3" },
      { path: "Venus/Rahu", depth: "5" },
      { path: "Moon", depth: "3", dasha_year: "solar" },
    ];
    for (const query of queries) {
      const { periods } = ask(query);
      const parents = periods.filter(({ lords }) =>
        periods.some(
          (child) => child.lords.length === lords.length + 1 && child.lords.slice(0, -1).join() === lords.join(),
        ),
      );
      expect(parents.length).toBeGreaterThan(8);
      for (const parent of parents) {
        const parts = periods.filter(
          ({ lords }) => lords.length === parent.level + 1 && lords.slice(0, -1).join() === parent.lords.join(),
        );
        expect(parts.map(({ lords }) => lords.at(-1))[0]).toBe(parent.lords.at(-1));
        expect([parts[0]?.start, ...parts.map(({ end }) => end)]).toEqual([
          parent.start,
          ...parts.slice(1).map(({ start }) => start),
          parent.end,
        ]);
        expect(parts).toHaveLength(9);
      }
    }
  });

  it("mark what runs now, five levels of it, each within the one above", () => {
    const { running, periods } = ask({ depth: "2" });
    expect(running.map(({ level }) => level)).toEqual([1, 2, 3, 4, 5]);
    expect(periods.filter(({ is_running }) => is_running).map(({ path }) => path)).toEqual(
      running.slice(0, 2).map(({ path }) => path),
    );
    for (const { start, end } of running) {
      expect(Date.parse(start)).toBeLessThanOrEqual(context.nowUnixMs);
      expect(Date.parse(end)).toBeGreaterThan(context.nowUnixMs);
    }
    expect(answerTo({ ...warangal, dob: "17/05/1850" }).response.running).toEqual([]);
  });

  it("say what was left at birth, and write instants by the clock of the place", () => {
    expect(ask({}).balance).toMatchObject({ graha: "moon", name: "Moon" });
    const { periods } = answerTo({ ...NEWARK, dob: "04/07/1985", tob: "12:00", depth: "2" }).response;
    const offsets = new Set(periods.map(({ start }) => start.slice(-6)));
    expect(offsets).toContain("-05:00");
    expect(offsets).toContain("-04:00");
  });

  it.each([
    [{ depth: "4" }, "1 to 3 with this path"],
    [{ path: "Saturn/Mercury", depth: "2" }, "3 to 5 with this path"],
    [{ path: "Saturn/Mercury/Ketu/Sun", depth: "4" }, "5"],
  ])("refuse a depth that does not go with the path: %o", (query, accepted) => {
    expect(() => ask(query)).toThrow(AppError);
    expect(() => ask(query)).toThrow(
      expect.objectContaining({ code: "size_out_of_range", details: { field: "depth", accepted } }),
    );
  });
});
