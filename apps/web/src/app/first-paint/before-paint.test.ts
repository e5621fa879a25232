import { describe, expect, test, vi } from "vitest";
import { CONVENTION_NAMES } from "#api/conventions/conventions.ts";
import { beforePaint } from "./before-paint.ts";

const SERVED_AT_MS = Date.UTC(2026, 10, 21, 6, 30);
const MINUTE_MS = 60_000;

interface Visit {
  readonly kept?: Readonly<Record<string, string>>;
  readonly nowMs?: number;
  readonly languages?: readonly string[];
  readonly search?: string;
  readonly isFromTop?: boolean;
  readonly dataset?: DOMStringMap;
  /** What the page arrived in. */
  readonly lang?: string;
}

function paint({
  kept = {},
  nowMs = SERVED_AT_MS,
  languages = ["en-IN"],
  search = "",
  isFromTop = false,
  dataset = {},
  lang = "en",
}: Visit = {}) {
  const page = {
    root: { lang, dataset: { firstDayAt: String(SERVED_AT_MS), ...dataset } as DOMStringMap },
    bars: [{ content: "light" }, { content: "dark" }],
    nowMs,
    languages,
    search,
    isFromTop,
    kept: (key: string, ending = "") => kept[key + ending] ?? null,
    length: vi.fn(() => 0),
    later: vi.fn<(act: () => void, delayMs: number) => void>(),
  };
  beforePaint(page);
  return page;
}

describe("a page before its first paint", () => {
  test("is as it was served on a device that remembers nothing", () => {
    const { root, bars, later } = paint();
    expect(root.dataset).toEqual({ firstDayAt: String(SERVED_AT_MS) });
    expect(bars).toEqual([{ content: "light" }, { content: "dark" }]);
    expect(later).not.toHaveBeenCalled();
  });

  test.each([
    ["light", "#f7f1e3"],
    ["dark", "#0e1030"],
  ])("has the remembered theme %s, and the browser's bar its paper", (theme, color) => {
    const { root, bars } = paint({ kept: { preferredTheme: theme } });
    expect(root.dataset.theme).toBe(theme);
    expect(bars).toEqual([{ content: color }, { content: color }]);
  });

  test.each([
    ["nobody where nothing is known", {}, "", undefined],
    ["the session's person", { userDetails: "{}" }, "", ""],
    ["the session's person, to be changed", { userDetails: "{}" }, "?edit=1", ""],
    ["nobody where another is to be entered", { userDetails: "{}" }, "?new=1", undefined],
    ["the person of the address", {}, "?id=abc", ""],
    ["nobody where a parameter only looks like an id", {}, "?grid=abc", undefined],
  ])("is about %s", (_whom, kept, search, somebody) => {
    expect(paint({ kept, search }).root.dataset.somebody).toBe(somebody);
  });

  test("takes no theme that is none", () => {
    expect(paint({ kept: { preferredTheme: "sepia" } }).root.dataset.theme).toBeUndefined();
  });

  test.each([
    ["nothing where none is chosen", {}, "?place=2643743", undefined],
    ["a rule of this device", { preferredConventions: "ayanamsa=raman&months=purnimanta" }, "", ""],
    ["the months of this device", { preferredConventions: "months=purnimanta" }, "?date=2026-11-21", "months"],
    ["a rule of the address", {}, "?date=2026-11-21&node=true", ""],
    [
      "the months of an address on a device with a rule",
      { preferredConventions: "node=true" },
      "?months=purnimanta",
      "months",
    ],
  ])("marks %s before the strip about it is there", (_what, kept, search, marked) => {
    expect(paint({ kept, search }).root.dataset.ownRules).toBe(marked);
  });

  test("knows every rule that an address can name", () => {
    for (const name of CONVENTION_NAMES)
      expect(paint({ search: `?${name}=any` }).root.dataset.ownRules).toBe(name === "months" ? "months" : "");
  });

  test.each([
    ["a city", { panchangCity: '{"id":"1277333"}' }],
    ["conventions", { preferredConventions: "months=purnimanta" }],
    ["the clock of 24 hours", { preferredClock: "24" }],
  ])("hides the served day on a device that remembers %s", (_what, kept) => {
    expect(paint({ kept }).root.dataset.firstDayHidden).toBe("");
  });

  test("shows the page of a person on a device that remembers a city, and not where it remembers rules", () => {
    const dataset = { ofPerson: "" };
    expect(paint({ dataset, kept: { panchangCity: '{"id":"1277333"}' } }).root.dataset.firstDayHidden).toBeUndefined();
    const kept = { preferredConventions: "ayanamsa=raman" };
    expect(paint({ dataset, kept }).root.dataset.firstDayHidden).toBe("");
  });

  test.each([
    ["a city", { panchangCity: '{"id":"1277333"}' }, undefined],
    ["conventions", { preferredConventions: "months=purnimanta" }, ""],
    ["the clock of 24 hours", { preferredClock: "24" }, ""],
  ])("hides the day of an address for other rules and another clock, not for a city: %s", (_what, kept, hidden) => {
    const dataset = { firstDayOf: "/panchang?place=1264527" };
    expect(paint({ dataset, kept }).root.dataset.firstDayHidden).toBe(hidden);
  });

  test.each([
    ["the clock of 12 hours", { preferredClock: "12" }],
    ["English", { preferredLanguage: "english" }],
    ["a language nobody knows", { preferredLanguage: "latin" }],
  ])("shows the served day on a device that remembers %s", (_what, kept) => {
    expect(paint({ kept }).root.dataset).toEqual({ firstDayAt: String(SERVED_AT_MS) });
  });

  test.each([
    [5 * MINUTE_MS - 1, undefined],
    [5 * MINUTE_MS, "old"],
    [-5 * MINUTE_MS, "old"],
  ])("shows the served day for five minutes by the device's clock: %i ms", (ageMs, hidden) => {
    expect(paint({ nowMs: SERVED_AT_MS + ageMs }).root.dataset.firstDayHidden).toBe(hidden);
  });

  test("shows a written page that is opened at its top as far as the first screen goes, for four seconds at most", () => {
    const { root, later } = paint({ isFromTop: true, dataset: { written: "" } });
    expect(root.dataset.firstFrame).toBe("");
    expect(later).toHaveBeenCalledExactlyOnceWith(expect.any(Function), 4000);
    later.mock.calls[0]?.[0]();
    expect(root.dataset.firstFrame).toBeUndefined();
  });

  test.each([
    ["opened at a part of it", { dataset: { written: "" } }],
    ["that says nothing without its scripts", { isFromTop: true }],
  ])("shows all of a page %s", (_what, visit) => {
    expect(paint(visit).root.dataset.firstFrame).toBeUndefined();
  });

  test("hides no day if none was served", () => {
    const root = { lang: "en", dataset: {} as DOMStringMap };
    beforePaint({
      root,
      bars: [],
      nowMs: SERVED_AT_MS,
      languages: [],
      search: "",
      isFromTop: false,
      kept: () => null,
      length: () => 0,
      later: () => {},
    });
    expect(root.dataset).toEqual({});
  });

  test.each([
    ["chosen", { preferredLanguage: "telugu" }, ["en-IN"]],
    [
      "read by the session's person",
      { userDetails: '{"name":"\\"language\\":\\"english\\"","language":"telugu"}' },
      ["en"],
    ],
    ["preferred by the browser", {}, ["te-IN", "en-IN"]],
    ["preferred by the browser, after one we have not,", {}, ["hi-IN", "te", "en"]],
    ["preferred by the browser, where what is kept is no language,", { preferredLanguage: "latin" }, ["te"]],
  ])("waits for Telugu where it is %s, not for ever, and keeps its day", (_what, kept, languages) => {
    const { root, later } = paint({ kept, languages });
    const { somebody, ...others } = root.dataset;
    expect(somebody).toBe("userDetails" in kept ? "" : undefined);
    expect(others).toEqual({ firstDayAt: String(SERVED_AT_MS), wait: "te" });
    expect(later).toHaveBeenCalledExactlyOnceWith(expect.any(Function), 4000);
    later.mock.lastCall?.[0]();
    expect(root.dataset.wait).toBeUndefined();
  });

  test.each([
    ["names it and the browser prefers English", { search: "?gem=ruby&lang=te" }, "te"],
    ["names it and the session has a person", { search: "?lang=te", kept: { userDetails: "{}" } }, "te"],
    ["names it and English is chosen", { search: "?lang=te", kept: { preferredLanguage: "english" } }, undefined],
    ["names English and the browser prefers Telugu", { search: "?lang=en", languages: ["te"] }, undefined],
    ["names none of ours and the browser prefers Telugu", { search: "?lang=hi", languages: ["te"] }, "te"],
  ])("takes the language of an address that %s: %o", (_what, visit, wait) => {
    expect(paint(visit).root.dataset.wait).toBe(wait);
  });

  test.each([
    ["with them in it, whatever the browser prefers and the session's person reads", { ofPerson: "" }, {}, undefined],
    ["with them in it, unless another is chosen", { ofPerson: "" }, { preferredLanguage: "english" }, "en"],
    ["without them", {}, {}, "en"],
  ])("shows a person's page that arrived in Telugu %s", (_what, dataset, kept, wait) => {
    const visit = { search: "?id=x", lang: "te", kept: { userDetails: '{"language":"english"}', ...kept } };
    expect(paint({ ...visit, dataset }).root.dataset.wait).toBe(wait);
  });

  test("waits for Telugu that is in the page as long as more of the page arrives", () => {
    const { root, length, later } = paint({ languages: ["te"], dataset: { languages: "" } });
    expect(root.dataset).toMatchObject({ wait: "te", turn: "te" });
    for (const here of [1, 5000, 5001]) {
      length.mockReturnValue(here);
      later.mock.lastCall?.[0]();
      expect(root.dataset.wait).toBe("te");
    }
    later.mock.lastCall?.[0]();
    expect(root.dataset).toMatchObject({ turn: "te" });
    expect(root.dataset.wait).toBeUndefined();
    expect(later).toHaveBeenCalledTimes(4);
  });

  test("looks no more once the page is in Telugu", () => {
    const { root, length, later } = paint({ languages: ["te"], dataset: { languages: "" } });
    delete root.dataset.wait;
    later.mock.lastCall?.[0]();
    expect(length).toHaveBeenCalledOnce();
    expect(later).toHaveBeenCalledOnce();
  });

  test.each([
    ["English is chosen", { preferredLanguage: "english" }, ["te-IN"]],
    ["the browser prefers English", {}, ["en-IN", "te-IN"]],
    ["the browser prefers none of ours", {}, ["hi-IN"]],
    ["the person of the session reads English", { userDetails: '{"language":"english"}' }, ["te-IN"]],
  ])("waits for nothing where %s", (_what, kept, languages) => {
    expect(paint({ kept, languages }).root.dataset.wait).toBeUndefined();
  });

  test.each([
    ["the browser prefers Telugu", {}, ["te-IN"], undefined],
    ["Telugu is chosen", { preferredLanguage: "telugu" }, ["en-IN"], undefined],
    ["English is chosen", { preferredLanguage: "english" }, ["te-IN"], "en"],
    ["the person of the session reads English", { userDetails: '{"language":"english"}' }, ["te-IN"], "en"],
    ["the browser prefers none of ours", {}, ["hi-IN"], "en"],
  ])("decides about a page that arrived in Telugu where %s", (_what, kept, languages, wait) => {
    expect(paint({ kept, languages, lang: "te" }).root.dataset.wait).toBe(wait);
  });

  test.each([
    ["is kept in another language", "2026", "", { "yearlyPrediction-te": '{"year":2027,"zodiac":5}' }, undefined],
    ["is the one that is kept", "2026", "", { yearlyPrediction: '{"response":{},"year":2026,"zodiac":5}' }, undefined],
    ["is not the one that is kept", "2026", "", { yearlyPrediction: '{"response":{},"year":2027,"zodiac":5}' }, ""],
    ["is of another sign", "2026", "", { yearlyPrediction: '{"response":{},"year":2027,"zodiac":55}' }, undefined],
    ["is of a third sign", "2026", "", { yearlyPrediction: '{"response":{},"year":2027,"zodiac":1}' }, undefined],
    ["is named by the address", "2027", "?year=2027", { yearlyPrediction: '{"year":2026,"zodiac":5}' }, undefined],
    ["is of no sign", undefined, "", { yearlyPrediction: '{"year":2027,"zodiac":5}' }, undefined],
  ])("shows or hides the served year where it %s", (_why, firstDayYear, search, kept, hidden) => {
    const dataset = firstDayYear === undefined ? {} : { firstDayYear, firstDayZodiac: "5" };
    expect(paint({ dataset, search, kept }).root.dataset.firstDayHidden).toBe(hidden);
  });
});
