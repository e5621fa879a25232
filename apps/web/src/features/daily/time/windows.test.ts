import { expect, test } from "vitest";
import { joinedSpans } from "#api/marked-spans.ts";
import type { AlmanacDay } from "#api/wire/panchang-day.ts";
import type { Instant } from "#i18n/wall-instant.ts";
import { WINDOWS, windowState } from "./windows.ts";

const date = { year: 2026, month: 11, day: 22 };
const at = (hour: number, minute: number): Instant => ({
  instantMs: Date.UTC(2026, 10, 22, hour, minute),
  date,
  time: { hour, minute, second: 0 },
});
type Span = AlmanacDay["spans"][number];
const span = (kind: Span["kind"], start: Instant, end: Instant): Span => ({
  ...{ kind, title: kind, id: kind, name: kind, start, end },
  quality: "bad",
});
const [dawn, noon, evening] = WINDOWS;

test("a window that nothing to avoid meets is free as a whole", () => {
  const amrita = { ...span("amrita_kala", at(6, 0), at(7, 0)), quality: "good" as const };
  const spans = [span("rahu_kaal", at(16, 15), at(17, 39)), amrita];
  expect(windowState(dawn, { spans, festivals: [] }, date)).toEqual({
    met: [],
    free: [{ from: 300, to: 420 }],
    isAnyLeft: true,
  });
});

test("of a window that one of them meets, the rest is left", () => {
  const yama = span("yamaganda", at(12, 2), at(13, 26));
  expect(windowState(noon, { spans: [yama], festivals: [] }, date)).toEqual({
    met: [yama],
    free: [{ from: 806, to: 840 }],
    isAnyLeft: true,
  });
});

test("what falls into a window for less than a minute leaves it whole", () => {
  const start = { ...at(19, 59), time: { hour: 19, minute: 59, second: 32 } };
  const varjyam = span("varjyam", start, at(21, 41));
  expect(windowState(evening, { spans: [varjyam], festivals: [] }, date)).toEqual({
    met: [],
    free: [{ from: 1080, to: 1200 }],
    isAnyLeft: true,
  });
});

test("of a window that one of them covers, nothing is left", () => {
  const rahu = span("rahu_kaal", at(17, 50), at(20, 5));
  expect(windowState(evening, { spans: [rahu], festivals: [] }, date)).toEqual({
    met: [rahu],
    free: [],
    isAnyLeft: false,
  });
});

test("of less than a quarter of an hour is said that it is left, and not when", () => {
  const rahu = span("rahu_kaal", at(17, 50), at(19, 46));
  expect(windowState(evening, { spans: [rahu], festivals: [] }, date)).toEqual({
    met: [rahu],
    free: [],
    isAnyLeft: true,
  });
});

test("a window is left by all that the almanac of the day avoids, however these meet", () => {
  const durmuhurta = span("durmuhurta", at(12, 27), at(13, 12));
  const gulika = span("gulika", at(13, 0), at(13, 40));
  const within = span("varjyam", at(12, 40), at(12, 50));
  expect(windowState(noon, { spans: [gulika, within, durmuhurta], festivals: [] }, date)).toEqual({
    met: [durmuhurta, within, gulika],
    free: [
      { from: 720, to: 747 },
      { from: 820, to: 840 },
    ],
    isAnyLeft: true,
  });
});

test("before sunrise a window is left by what runs of the day before", () => {
  const eve = { spans: [span("rahu_kaal", at(-8, 15), at(-7, 39)), span("bhadra", at(1, 47), at(6, 29))] };
  const goesOn = span("bhadra", at(6, 29), at(12, 55));
  const whole = span("bhadra", at(1, 47), at(12, 55));
  expect(windowState(dawn, { spans: joinedSpans(eve, { spans: [goesOn] }), festivals: [] }, date)).toEqual({
    met: [whole],
    free: [],
    isAnyLeft: false,
  });
  expect(windowState(dawn, { spans: joinedSpans(eve, { spans: [] }), festivals: [] }, date).free).toEqual([
    { from: 389, to: 420 },
  ]);
});

test("an eclipse takes its time of a window where it is seen, and none where it is not", () => {
  const eclipse = {
    ...{ body: "lunar" as const, type: "total", local_type: "total", magnitude: 1.15 },
    ...{ visible: true, start: at(15, 20), greatest: at(17, 4), end: at(18, 47) },
    ...{ visible_from: at(18, 23), visible_until: at(18, 47) },
  };
  const seen = { spans: [], festivals: [{ name: "Lunar eclipse", eclipse }] };
  expect(windowState(evening, seen, date)).toEqual({
    met: [{ kind: "eclipse", title: "Lunar eclipse", start: at(18, 23), end: at(18, 47) }],
    free: [
      { from: 1080, to: 1103 },
      { from: 1127, to: 1200 },
    ],
    isAnyLeft: true,
  });
  const unseen = { ...eclipse, visible: false, visible_from: null, visible_until: null };
  const elsewhere = { spans: [], festivals: [{ name: "Lunar eclipse", eclipse: unseen }] };
  expect(windowState(evening, elsewhere, date).met).toEqual([]);
});
