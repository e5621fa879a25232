import { hashKey, QueryClient, type QueryKey } from "@tanstack/react-query";
import { ANJALI } from "@vedanga/testing/people";
import { afterEach, expect, test, vi } from "vitest";
import { chartHouseReasons, chartHouses } from "../chart-houses.ts";
import { chartImage } from "../chart-image.ts";
import { dashaLevels } from "../dasha-levels.ts";
import { gocharaNow } from "../gochara-now.ts";
import { ownDays } from "../own-days.ts";
import { report } from "../reports/report.ts";
import { REPORT_KINDS } from "../reports/report-kinds.ts";
import { reportReasons } from "../reports/report-reasons.ts";
import { sensitivity } from "../sensitivity.ts";
import { strengthReasons, strengths } from "../strengths.ts";
import type { BirthQuestion } from "./birth-query.ts";
import { birthQuestion } from "./birth-question.ts";

afterEach(() => vi.unstubAllGlobals());

interface Asked {
  readonly queryKey: QueryKey;
}

const division = { div: "D9", isWithoutAscendant: false } as const;
const QUESTIONS: readonly (readonly [string, (birth: BirthQuestion) => Asked])[] = [
  ...REPORT_KINDS.map((kind) => [kind, (birth: BirthQuestion) => report(kind, birth)] as const),
  ...REPORT_KINDS.map((kind) => [`reasons of ${kind}`, (birth: BirthQuestion) => reportReasons(kind, birth)] as const),
  ["the chart", (birth) => chartImage({ ...birth, ...division, style: "south", size: 430 })],
  ["the houses", (birth) => chartHouses({ ...birth, ...division })],
  ["the reasons of the houses", (birth) => chartHouseReasons({ ...birth, ...division })],
  ["the parts of a dasha", (birth) => dashaLevels(birth, [])],
  ["the transits", (birth) => gocharaNow(birth)],
  ["what a doubtful time leaves open", (birth) => sensitivity(birth, 15)],
  ["the days of one's own", (birth) => ownDays(birth, { minutes: 0, at: undefined, remembered: undefined })],
  ["the strengths", (birth) => strengths(birth)],
  ["the reasons of the strengths", (birth) => strengthReasons(birth)],
];

test.each(QUESTIONS)(
  "%s is asked by the chosen rules, and kept apart from the answer by the default ones",
  async (_, of) => {
    const asked: URL[] = [];
    vi.stubGlobal("fetch", async (address: string) => {
      asked.push(new URL(address, "http://localhost"));
      throw new TypeError("no network");
    });
    vi.spyOn(console, "error").mockReturnValue();
    const own = of(birthQuestion(ANJALI, "en", { ayanamsa: "raman", node: "true" }));
    const usual = of(birthQuestion(ANJALI, "en", {}));
    await expect(new QueryClient().fetchQuery({ ...own, retry: false })).rejects.toThrow();
    expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toMatchObject({ ayanamsa: "raman", node: "true" });
    expect(hashKey(own.queryKey)).not.toBe(hashKey(usual.queryKey));
  },
);
