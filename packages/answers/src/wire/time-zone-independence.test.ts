import { almanacOf, birthOf, chartOf, context, HYDERABAD, NEWARK } from "@vedanga/testing/births/asking";
import { afterEach, describe, expect, it, vi } from "vitest";
import { answers, zoneAnswer } from "../index.ts";

const date = { ...NEWARK, date: "08/03/2026" };
const birth = { ...HYDERABAD, dob: "17/05/1990", tob: "06:05" };
const everything = () =>
  JSON.stringify([
    answers.panchang(almanacOf(date), context),
    answers.panchangDay(almanacOf(date), context),
    answers.planetDetails(birthOf(birth), context),
    ...[
      answers.ascendantReport,
      answers.mangalDosha,
      answers.kaalsarpDosha,
      answers.gemSuggestion,
      answers.mahaDasha,
      answers.antarDasha,
      answers.dashaLevels,
      answers.sadeSati,
      answers.gocharaNow,
      answers.sensitivity,
      answers.strengths,
    ].map((answer) => answer(birthOf({ ...birth, explain: "1" }), context)),
    answers.chartImage(chartOf(birth), context),
    zoneAnswer("Asia/Kolkata", { local: "1943-06-01T12:00" }),
  ]);

describe("answers", () => {
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.useRealTimers();
  });

  it("are the same in any zone of the machine", () => {
    const here = everything();
    for (const zone of ["America/New_York", "Asia/Kolkata", "Pacific/Auckland"]) {
      vi.stubEnv("TZ", zone);
      expect(new Date(2026, 0, 1).getTimezoneOffset()).not.toBe(0);
      expect(everything()).toBe(here);
    }
  });

  it("read no clock", () => {
    const now = everything();
    vi.useFakeTimers({ now: Date.UTC(1999, 0, 1) });
    expect(everything()).toBe(now);
  });
});
