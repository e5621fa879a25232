import { expect, test } from "vitest";
import { type DaySpan, drawnSpans, joinedSpans, listedSpans, meetings } from "./marked-spans.ts";
import { parseInstant } from "./wire/parse-wire-time.ts";

const at = (clock: string) => parseInstant(`2026-11-22T${clock}+05:30`);

const span = (kind: DaySpan["kind"], quality: DaySpan["quality"], start: string, end: string): DaySpan => ({
  kind,
  quality,
  title: kind,
  id: kind,
  name: kind,
  start: at(start),
  end: at(end),
});

const SUNDAY = {
  festivals: [],
  spans: [
    span("rahu_kaal", "bad", "16:15:02", "17:39:30"),
    span("choghadiya", "bad", "06:24:36", "07:48:59"),
    span("yamaganda", "bad", "12:02:00", "13:26:30"),
    span("abhijit", "good", "11:39:20", "12:24:40"),
    span("amrita_kala", "good", "17:39:00", "19:00:00"),
  ],
};

test("what is drawn and what is listed", () => {
  expect(drawnSpans(SUNDAY).map(({ kind }) => kind)).toEqual(["rahu_kaal", "yamaganda", "abhijit"]);
  expect(listedSpans(SUNDAY).map(({ kind }) => kind)).toEqual(["abhijit", "yamaganda", "rahu_kaal", "amrita_kala"]);
});

test("a good span and one to avoid meet where both last for a minute or more", () => {
  // Amrita Kala and Rahu Kaal share half a minute: no almanac would speak of it.
  expect(meetings(SUNDAY).map(({ good, bad, start, end }) => [good.kind, bad.kind, start, end])).toEqual([
    ["abhijit", "yamaganda", at("12:02:00"), at("12:24:40")],
  ]);
});

test("a good span meets an eclipse that is seen", () => {
  const eclipse = {
    ...{ body: "solar" as const, type: "total", local_type: "partial", magnitude: 0.4 },
    ...{ start: at("10:50:00"), greatest: at("11:30:00"), end: at("12:10:00") },
  };
  const seen = { visible: true, visible_from: at("10:55:00"), visible_until: at("12:00:00") };
  const unseen = { visible: false, visible_from: null, visible_until: null };
  const metBy = (sight: typeof seen | typeof unseen) =>
    meetings({ ...SUNDAY, festivals: [{ name: "Solar eclipse", eclipse: { ...eclipse, ...sight } }] })
      .filter(({ bad }) => bad.kind === "eclipse")
      .map(({ good, bad, start, end }) => [good.kind, bad.title, start, end]);
  expect(metBy(seen)).toEqual([["abhijit", "Solar eclipse", at("11:39:20"), at("12:00:00")]]);
  expect(metBy(unseen)).toEqual([]);
});

test("a neutral span, Abhijit on a Wednesday, meets nothing", () => {
  const spans = SUNDAY.spans.map((one) => (one.kind === "abhijit" ? { ...one, quality: "neutral" as const } : one));
  expect(meetings({ spans, festivals: [] })).toEqual([]);
});

test("of two days, a span that the sunrise between them divides is one, and so is one that both tell", () => {
  const bhadra = span("bhadra", "bad", "01:47:04", "06:29:14");
  const amrita = span("amrita_kala", "good", "05:05:25", "06:34:03");
  const nightLast = { ...span("choghadiya", "good", "04:53:03", "06:29:14"), id: "amrit" };
  const dayFirst = { ...span("choghadiya", "bad", "06:29:14", "07:53:04"), id: "kaal" };
  const durmuhurta = span("durmuhurta", "bad", "12:26:55", "13:11:37");
  expect(
    joinedSpans(
      { spans: [bhadra, amrita, nightLast] },
      { spans: [span("bhadra", "bad", "06:29:14", "12:55:02"), amrita, dayFirst, durmuhurta] },
    ),
  ).toEqual([span("bhadra", "bad", "01:47:04", "12:55:02"), amrita, nightLast, dayFirst, durmuhurta]);
});
