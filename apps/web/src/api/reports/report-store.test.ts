import { storageOf } from "@vedanga/testing/storage-of";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { BirthQuestion } from "../birth/birth-query.ts";
import { dropAllReports } from "./drop-all-reports.ts";
import { dropReport, keepReport, readReport, reportKey } from "./report-store.ts";
import type { ReportAnswer } from "./reports.ts";

const WARANGAL: BirthQuestion = {
  dob: "17/05/1990",
  tob: "06:05",
  location: "Warangal, Telangana, India",
  lat: 17.9784,
  lon: 79.5941,
  tz: 5.5,
  zone: "Asia/Kolkata",
  lang: "en",
};
const TODAY = "2026-11-21";

const ANSWER: ReportAnswer<"sadeSati"> = {
  status: 200,
  response: [
    {
      retro: true,
      start_date: "Wed Jun 20 1990",
      zodiac: "Sagittarius",
      type: "Sade Sati",
      dhaiya: "1st Dhaiya",
      direction: "Rising",
      end_date: "Sat Dec 15 1990",
    },
  ],
  readings: [{ past: "", now: "", to_come: "" }],
  remaining_api_calls: 1,
  conventions: {
    ayanamsa: "lahiri",
    node: "mean",
    positions: "apparent",
    sunrise: "limb",
    dasha_year: "365.25",
    bindus: "varahamihira",
  },
};

beforeEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  vi.stubGlobal("sessionStorage", storageOf());
  vi.stubGlobal("localStorage", storageOf());
});

describe("a kept report", () => {
  test("lies under its prefix with birth date, birth time and place, as specified", () => {
    expect(reportKey("planetDetails", WARANGAL)).toBe("planetDetails-1990-05-17-06:05-Warangal, Telangana, India");
    expect(reportKey("sadeSati", { ...WARANGAL, lang: "te" })).toBe(
      "sadeSati-1990-05-17-06:05-Warangal, Telangana, India-te",
    );
  });

  test("of a gem is in local storage by its coordinates, the others in session storage", () => {
    expect(reportKey("gemSuggestion", WARANGAL)).toBe("gemSuggestion-1990-05-17-06:05-17.9784-79.5941");
    keepReport("sadeSati", WARANGAL, TODAY, ANSWER);
    expect([sessionStorage.length, localStorage.length]).toEqual([1, 0]);
  });

  test("comes back as it was to the same question on the same day", () => {
    keepReport("sadeSati", WARANGAL, TODAY, ANSWER);
    expect(readReport("sadeSati", WARANGAL, TODAY)).toEqual(ANSWER);
    expect(readReport("sadeSati", { ...WARANGAL, conventions: { ayanamsa: "lahiri" } }, TODAY)).toEqual(ANSWER);
  });

  test.each<[string, Partial<BirthQuestion>, string]>([
    ["another latitude under the same name", { lat: 17.9 }, TODAY],
    ["another longitude under the same name", { lon: 79.6 }, TODAY],
    ["another offset", { tz: 6.5 }, TODAY],
    ["another zone", { zone: undefined }, TODAY],
    ["other conventions", { conventions: { node: "true" } }, TODAY],
    ["another day", {}, "2026-11-22"],
  ])("is dropped at a question with %s", (_, other, day) => {
    keepReport("sadeSati", WARANGAL, TODAY, ANSWER);
    expect(readReport("sadeSati", { ...WARANGAL, ...other }, day)).toBeUndefined();
    expect(sessionStorage.length).toBe(0);
  });

  test("in the words of another build is asked for again", () => {
    vi.stubEnv("VITE_WORDS_VERSION", "before");
    keepReport("sadeSati", WARANGAL, TODAY, ANSWER);
    expect(readReport("sadeSati", WARANGAL, TODAY)).toEqual(ANSWER);
    vi.stubEnv("VITE_WORDS_VERSION", "after");
    expect(readReport("sadeSati", WARANGAL, TODAY)).toBeUndefined();
    expect(sessionStorage.length).toBe(0);
  });

  test("by rules of the reader's own is no answer to the question by the usual rules", () => {
    const own = { ...ANSWER, conventions: { ...ANSWER.conventions, ayanamsa: "raman" as const } };
    const question: BirthQuestion = { ...WARANGAL, conventions: { ayanamsa: "raman" } };
    keepReport("sadeSati", question, TODAY, own);
    expect(readReport("sadeSati", question, TODAY)).toEqual(own);
    expect(readReport("sadeSati", WARANGAL, TODAY)).toBeUndefined();
    expect(sessionStorage.length).toBe(0);
  });

  test.each([
    ["no JSON", "Saturn"],
    ["an answer alone, as another program keeps it", JSON.stringify(ANSWER)],
    [
      "an answer of another shape",
      JSON.stringify({
        madeOn: TODAY,
        words: "",
        lat: 17.9784,
        lon: 79.5941,
        tz: 5.5,
        zone: "Asia/Kolkata",
        conventions: ANSWER.conventions,
        answer: { ...ANSWER, response: [{ type: "Sade Sati" }] },
      }),
    ],
  ])("that is %s is dropped", (_, text) => {
    sessionStorage.setItem(reportKey("sadeSati", WARANGAL), text);
    expect(readReport("sadeSati", WARANGAL, TODAY)).toBeUndefined();
    expect(sessionStorage.length).toBe(0);
  });

  test("is dropped by itself or with all others, and what is not a report stays", () => {
    keepReport("sadeSati", WARANGAL, TODAY, ANSWER);
    keepReport("sadeSati", { ...WARANGAL, lang: "te" }, TODAY, ANSWER);
    dropReport("sadeSati", WARANGAL);
    expect(sessionStorage.key(0)).toMatch(/-te$/);
    sessionStorage.setItem("userDetails", "{}");
    localStorage.setItem("gemSuggestion-1990-05-17-06:05-17.9784-79.5941", "{}");
    localStorage.setItem("preferredLanguage", "telugu");
    dropAllReports();
    expect([sessionStorage.key(0), sessionStorage.length]).toEqual(["userDetails", 1]);
    expect([localStorage.key(0), localStorage.length]).toEqual(["preferredLanguage", 1]);
  });

  test("that the browser does not store or return is logged and ignored", () => {
    const logged = vi.spyOn(globalThis.console, "warn").mockImplementation(() => undefined);
    const refuse = () => {
      throw new Error("QuotaExceededError");
    };
    vi.stubGlobal("sessionStorage", { ...storageOf(), getItem: refuse, setItem: refuse, removeItem: refuse });
    keepReport("sadeSati", WARANGAL, TODAY, ANSWER);
    expect(readReport("sadeSati", WARANGAL, TODAY)).toBeUndefined();
    dropReport("sadeSati", WARANGAL);
    expect(logged).toHaveBeenCalledTimes(3);
  });
});
