import { afterEach, describe, expect, it, vi } from "vitest";
import { almanacOf, birthOf, chartOf, context, HYDERABAD, NEWARK } from "../test/asking.ts";
import {
  answerAntarDasha,
  answerAscendantReport,
  answerChartImage,
  answerDashaLevels,
  answerGemSuggestion,
  answerGocharaNow,
  answerKaalsarpDosha,
  answerMahaDasha,
  answerMangalDosha,
  answerPanchang,
  answerPanchangDay,
  answerPlanetDetails,
  answerSadeSati,
  answerSensitivity,
  answerStrengths,
  zoneAnswer,
} from "./index.ts";

const date = { ...NEWARK, date: "08/03/2026" };
const birth = { ...HYDERABAD, dob: "17/05/1990", tob: "06:05" };
const everything = () =>
  JSON.stringify([
    answerPanchang(almanacOf(date), context),
    answerPanchangDay(almanacOf(date), context),
    answerPlanetDetails(birthOf(birth), context),
    ...[
      answerAscendantReport,
      answerMangalDosha,
      answerKaalsarpDosha,
      answerGemSuggestion,
      answerMahaDasha,
      answerAntarDasha,
      answerDashaLevels,
      answerSadeSati,
      answerGocharaNow,
      answerSensitivity,
      answerStrengths,
    ].map((answer) => answer(birthOf({ ...birth, explain: "1" }), context)),
    answerChartImage(chartOf(birth), context),
    zoneAnswer("Asia/Kolkata", { local: "1943-06-01T12:00" }),
  ]);

describe("answers", () => {
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.useRealTimers();
  });

  it("are the same wherever the machine stands", () => {
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
