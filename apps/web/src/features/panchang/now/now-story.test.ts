import { describe, expect, test } from "vitest";
import type { DaySpan } from "#api/marked-spans.ts";
import { parseInstant } from "#api/wire/parse-wire-time.ts";
import { nowStory, type StoryDay } from "./now-story.ts";

const instantAt = (clock: string, date = "2026-11-21") => parseInstant(`${date}T${clock}+05:30`);
const at = (clock: string, date?: string) => instantAt(clock, date).instantMs;

const span = (kind: DaySpan["kind"], start: string, end: string, date = "2026-11-21") => ({
  kind,
  title: kind,
  id: kind,
  name: kind,
  start: instantAt(start, date),
  end: instantAt(end, date),
  quality: kind === "abhijit" ? ("good" as const) : ("bad" as const),
});

/** Saturday, 21 November 2026 at Hyderabad. */
const SATURDAY: StoryDay = {
  sunrise: instantAt("06:24:05"),
  vaara: { number: 7, name: "Saturday" },
  festivals: [],
  spans: [
    span("gulika", "06:24:05", "07:48:29"),
    span("rahu_kaal", "09:12:54", "10:37:20"),
    span("abhijit", "11:39:15", "12:24:16"),
    span("yamaganda", "13:26:11", "14:50:36"),
  ],
};

/** A Sunday: Rahu Kaal follows Gulika at once, and Abhijit meets Yamaganda. */
const SUNDAY: StoryDay = {
  sunrise: instantAt("06:24:36", "2026-11-22"),
  vaara: { number: 1, name: "Sunday" },
  festivals: [],
  spans: [
    span("abhijit", "11:39:20", "12:24:40", "2026-11-22"),
    span("yamaganda", "12:02:00", "13:26:30", "2026-11-22"),
    span("gulika", "14:50:40", "16:15:02", "2026-11-22"),
    span("rahu_kaal", "16:15:02", "17:39:30", "2026-11-22"),
  ],
};

describe("the words about the present moment", () => {
  test("a span to avoid is named while it runs, with what is left of it", () => {
    const { line, asides } = nowStory({ day: SATURDAY, tomorrow: SUNDAY }, at("10:15:00"));
    expect(line).toEqual({ id: "runs", span: "rahu_kaal", at: instantAt("10:37:20") });
    expect(asides[0]).toEqual({ id: "left", minutes: 22 });
  });

  test("three minutes after its end it is said to be over, and what comes next", () => {
    const { line, asides } = nowStory({ day: SATURDAY, tomorrow: SUNDAY }, at("10:40:25"));
    expect(line).toEqual({ id: "ended", span: "rahu_kaal", minutes: 3 });
    expect(asides).toEqual([
      { id: "clearUntil", span: "yamaganda", at: instantAt("13:26:11") },
      { id: "abhijitAhead", at: instantAt("11:39:15") },
    ]);
  });

  test("at the instant of its end it is over", () => {
    expect(nowStory({ day: SATURDAY, tomorrow: SUNDAY }, at("10:37:20")).line).toEqual({
      id: "ended",
      span: "rahu_kaal",
      minutes: 0,
    });
  });

  test("shortly before its start it is announced, with its end", () => {
    const { line, asides } = nowStory({ day: SATURDAY, tomorrow: SUNDAY }, at("13:20:00"));
    expect(line).toEqual({ id: "begins", span: "yamaganda", minutes: 6 });
    expect(asides).toEqual([{ id: "lasts", at: instantAt("14:50:36") }]);
  });

  test("between spans the answer is how long nothing needs to be avoided; Abhijit is named while it runs", () => {
    expect(nowStory({ day: SATURDAY, tomorrow: SUNDAY }, at("12:00:00"))).toEqual({
      line: { id: "clearUntil", span: "yamaganda", at: instantAt("13:26:11") },
      asides: [{ id: "abhijitNow", at: instantAt("12:24:16") }],
    });
  });

  test("in the evening the day is clear, and tomorrow's first span is named", () => {
    expect(nowStory({ day: SATURDAY, tomorrow: SUNDAY }, at("21:00:00"))).toEqual({
      line: { id: "clear" },
      asides: [{ id: "next", span: "yamaganda", at: instantAt("12:02:00", "2026-11-22") }],
    });
    expect(nowStory({ day: SATURDAY, tomorrow: undefined }, at("21:00:00"))).toEqual({
      line: { id: "clear" },
      asides: [],
    });
  });

  test("before sunrise the weekday that still runs is named", () => {
    const { line, asides } = nowStory({ day: SATURDAY, tomorrow: SUNDAY }, at("05:00:00"));
    expect(line).toEqual({ id: "clearUntil", span: "gulika", at: instantAt("06:24:05") });
    expect(asides[0]).toEqual({ id: "beforeSunrise", at: instantAt("06:24:05") });
  });

  test("a span that follows at once is named before the first is over", () => {
    const { asides } = nowStory({ day: SUNDAY, tomorrow: undefined }, at("16:00:00", "2026-11-22"));
    expect(asides).toContainEqual({ id: "follows", span: "rahu_kaal", at: instantAt("17:39:30", "2026-11-22") });
    expect(nowStory({ day: SUNDAY, tomorrow: undefined }, at("16:16:00", "2026-11-22")).line).toMatchObject({
      id: "runs",
      span: "rahu_kaal",
    });
  });

  test("Abhijit that meets a span to avoid says so", () => {
    const { asides } = nowStory({ day: SUNDAY, tomorrow: undefined }, at("10:00:00", "2026-11-22"));
    expect(asides).toEqual([
      { id: "abhijitAhead", at: instantAt("11:39:20", "2026-11-22") },
      { id: "meets", span: "yamaganda" },
    ]);
  });

  test("Abhijit that meets a span to avoid is not praised while one runs", () => {
    // From 12:02 on both run.
    expect(nowStory({ day: SUNDAY, tomorrow: undefined }, at("12:10:00", "2026-11-22"))).toEqual({
      line: { id: "runs", span: "yamaganda", at: instantAt("13:26:30", "2026-11-22") },
      asides: [{ id: "left", minutes: 77 }],
    });
    const yamaganda = span("yamaganda", "10:00:00", "11:30:00", "2026-11-22");
    const apart = { ...SUNDAY, spans: [...SUNDAY.spans.filter(({ kind }) => kind === "abhijit"), yamaganda] };
    expect(nowStory({ day: apart, tomorrow: undefined }, at("11:00:00", "2026-11-22")).asides).toEqual([
      { id: "left", minutes: 30 },
      { id: "abhijitAhead", at: instantAt("11:39:20", "2026-11-22") },
    ]);
  });

  test("on a Wednesday custom leaves Abhijit out", () => {
    const wednesday: StoryDay = { ...SATURDAY, vaara: { number: 4, name: "Wednesday" } };
    expect(nowStory({ day: wednesday, tomorrow: undefined }, at("11:00:00")).asides).toEqual([
      { id: "abhijitWednesday" },
    ]);
  });

  test("before sunrise what runs is of the day before, as one span where it goes on after sunrise", () => {
    const yesterday = {
      festivals: [],
      spans: [
        span("gulika", "14:50:00", "16:15:00", "2026-11-20"),
        span("bhadra", "01:47:00", "06:24:05"),
        span("durmuhurta", "04:00:00", "04:45:00"),
      ],
    };
    const day = { ...SATURDAY, spans: [span("bhadra", "06:24:05", "12:55:00"), ...SATURDAY.spans.slice(1)] };
    const story = (clock: string) => nowStory({ yesterday, day, tomorrow: SUNDAY }, at(clock)).line;
    expect(story("05:00:00")).toEqual({ id: "runs", span: "bhadra", at: instantAt("12:55:00") });
    expect(story("01:00:00")).toEqual({ id: "clearUntil", span: "bhadra", at: instantAt("01:47:00") });
    // One that ends before sunrise leaves what begins with the Sun.
    const over = { festivals: [], spans: [span("durmuhurta", "04:00:00", "04:45:00")] };
    const after = nowStory({ yesterday: over, day: SATURDAY, tomorrow: SUNDAY }, at("05:00:00"));
    expect(after.line).toEqual({ id: "clearUntil", span: "gulika", at: instantAt("06:24:05") });
  });

  describe("an eclipse that is seen", () => {
    const eclipsed = (from: readonly [string, string?], until: readonly [string, string?]) => {
      const [start, end] = [instantAt(...from), instantAt(...until)];
      const figures = { body: "lunar" as const, type: "total", local_type: "partial", magnitude: 0.4, visible: true };
      return [
        {
          name: "eclipse",
          eclipse: { ...figures, start, greatest: end, end, visible_from: start, visible_until: end },
        },
      ];
    };

    test("is to avoid like a span", () => {
      const day = { ...SATURDAY, festivals: eclipsed(["15:30:00"], ["16:50:00"]) };
      const story = (clock: string) => nowStory({ day, tomorrow: SUNDAY }, at(clock)).line;
      expect(story("15:05:00")).toEqual({ id: "clearUntil", span: "eclipse", at: instantAt("15:30:00") });
      expect(story("16:00:00")).toEqual({ id: "runs", span: "eclipse", at: instantAt("16:50:00") });
    });

    test("is named before whatever runs beside it and ends later", () => {
      const varjyam = span("varjyam", "15:00:00", "16:55:00");
      const day = { ...SATURDAY, spans: [varjyam], festivals: eclipsed(["15:30:00"], ["16:50:00"]) };
      expect(nowStory({ day, tomorrow: SUNDAY }, at("16:00:00")).line).toMatchObject({ id: "runs", span: "eclipse" });
      expect(nowStory({ day, tomorrow: SUNDAY }, at("16:52:00")).line).toMatchObject({ id: "runs", span: "varjyam" });
    });

    test("leaves no word for the Abhijit that it meets", () => {
      const day = { ...SATURDAY, festivals: eclipsed(["11:10:00"], ["12:00:00"]) };
      for (const clock of ["11:02:00", "11:50:00", "12:05:00"])
        expect(JSON.stringify(nowStory({ day, tomorrow: SUNDAY }, at(clock))), clock).not.toContain("abhijit");
    });

    test("of tomorrow is told this evening, though what is of today comes after it", () => {
      const festivals = eclipsed(["00:30:00", "2026-11-22"], ["02:10:00", "2026-11-22"]);
      const bhadra = span("bhadra", "03:00:00", "06:24:36", "2026-11-22");
      const day = { ...SATURDAY, spans: [...SATURDAY.spans, bhadra] };
      const { asides } = nowStory({ day, tomorrow: { ...SUNDAY, festivals } }, at("20:00:00"));
      expect(asides).toContainEqual({ id: "next", span: "eclipse", at: instantAt("00:30:00", "2026-11-22") });
    });

    test("that is long over hides nothing that ended just now", () => {
      const day = { ...SATURDAY, festivals: eclipsed(["06:30:00"], ["08:00:00"]) };
      expect(nowStory({ day, tomorrow: SUNDAY }, at("14:53:00")).line).toEqual({
        id: "ended",
        span: "yamaganda",
        minutes: 2,
      });
      expect(nowStory({ day, tomorrow: SUNDAY }, at("08:05:00")).line).toMatchObject({ id: "ended", span: "eclipse" });
    });

    test("is told after midnight, if it began before", () => {
      const yesterday = { spans: [], festivals: eclipsed(["22:30:00", "2026-11-20"], ["00:50:00"]) };
      const { line } = nowStory({ yesterday, day: SATURDAY, tomorrow: SUNDAY }, at("00:20:00"));
      expect(line).toEqual({ id: "runs", span: "eclipse", at: instantAt("00:50:00") });
    });
  });
});
