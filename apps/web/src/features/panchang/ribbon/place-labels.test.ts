import { describe, expect, test } from "vitest";
import { notePlaces } from "./note-places.ts";
import { type LabelWish, placeLabels } from "./place-labels.ts";

const track = { leftPx: 0, rightPx: 300 };

/** Widths at 13 px as Chromium measures them in Anek Telugu. */
const NAMES = {
  en: { rahu: 27, gulika: 33, yamaganda: 59, abhijit: 36 },
  te: { rahu: 33, gulika: 28, yamaganda: 64, abhijit: 40 },
} as const;

/** The eighth of daylight of each, from Sunday: Muhurta Chintamani's table, as almanacs print it. */
const EIGHTHS = {
  rahu: [8, 2, 7, 5, 6, 4, 3],
  yamaganda: [5, 4, 3, 2, 1, 7, 6],
  gulika: [7, 6, 5, 4, 3, 2, 1],
} as const;

/** The four bars of a weekday, on a track as wide as the sheet gives in a window of 320 to 1440 px. */
function barsOf(weekday: number, lang: keyof typeof NAMES, trackPx: number, daylightHours: number): LabelWish[] {
  const daylightPx = (daylightHours / 24) * trackPx;
  const eighths = (["rahu", "yamaganda", "gulika"] as const).map((kind) => ({
    x: (((EIGHTHS[kind][weekday] ?? 1) - 1) / 8) * daylightPx,
    barWidth: daylightPx / 8,
    width: NAMES[lang][kind],
  }));
  const abhijit = { x: (7 / 15) * daylightPx, barWidth: daylightPx / 15, width: NAMES[lang].abhijit };
  return [...eighths, abhijit].sort((a, b) => a.x - b.x);
}

const WEEKDAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
const TRACKS = [288, 328, 380, 615, 1007, 1160];
/** Hyderabad in December and in June, London in December and in June. */
const DAYLIGHTS = [11.1, 13.2, 7.8, 16.6];

describe("labels below their bars", () => {
  const room = { leftPx: 0, rightPx: 300, gapPx: 5, padPx: 3, lines: 2, needleX: null };
  const place = (...wishes: [x: number, barWidth: number, width: number][]) =>
    placeLabels(
      wishes.map(([x, barWidth, width]) => ({ x, barWidth, width })),
      room,
    );

  test("hang behind their leaders on the first line if they do not touch", () => {
    expect(place([0, 20, 40], [60, 20, 40])).toEqual([
      { x: 3, line: 0, leaderX: 0 },
      { x: 63, line: 0, leaderX: 60 },
    ]);
  });

  test("hang before the leader at the end of their bar rather than on another line", () => {
    expect(place([60, 20, 50], [80, 20, 40])).toEqual([
      { x: 27, line: 0, leaderX: 80 },
      { x: 83, line: 0, leaderX: 80 },
    ]);
  });

  test("keep off the needle where they can", () => {
    const [wish] = [{ x: 100, barWidth: 40, width: 30 }];
    expect(placeLabels([wish], { ...room, needleX: 120 })).toEqual([{ x: 143, line: 0, leaderX: 140 }]);
    expect(placeLabels([{ ...wish, width: 280 }], { ...room, needleX: 120 })).toHaveLength(1);
  });

  test("stay inside the track", () => {
    expect(place([290, 10, 40])).toEqual([{ x: 257, line: 0, leaderX: 300 }]);
  });

  test("are never left out, not even if there is room for none", () => {
    expect(place([0, 2, 280], [1, 2, 280], [2, 2, 280], [3, 2, 280])).toHaveLength(4);
  });

  describe.each(["en", "te"] as const)("in %s", (lang) => {
    test.each(WEEKDAYS.map((name, weekday) => [name, weekday] as const))(
      "all four of a %s are there on every screen, none over another and none cut by a leader",
      (_, weekday) => {
        for (const trackPx of TRACKS) {
          for (const daylight of DAYLIGHTS) {
            const bars = barsOf(weekday, lang, trackPx, daylight);
            const labels = placeLabels(bars, {
              leftPx: 0,
              rightPx: trackPx,
              gapPx: 6,
              padPx: 3,
              lines: trackPx < 600 ? 3 : 2,
              needleX: null,
            });
            const texts = labels.map((label, index) => ({ ...label, to: label.x + (bars[index]?.width ?? 0) }));
            expect(texts).toHaveLength(4);
            for (const [index, one] of texts.entries()) {
              const at = `${trackPx} px, ${daylight} h, label ${index}`;
              expect(one.x, at).toBeGreaterThanOrEqual(0);
              expect(one.to, at).toBeLessThanOrEqual(trackPx);
              for (const other of texts) {
                if (other === one) continue;
                if (other.line === one.line) expect(other.x >= one.to + 6 || one.x >= other.to + 6, at).toBe(true);
                // In 320 px a short winter day is too narrow for that: there the names alone keep clear of each other.
                if (trackPx >= 328 && other.line >= one.line)
                  expect(other.leaderX > one.x && other.leaderX < one.to, at).toBe(false);
              }
            }
          }
        }
      },
    );
  });
});

describe("notes beside their lines", () => {
  const anyGround = () => true;

  test("are before the line, or behind it at the left edge", () => {
    const wishes = [
      { x: 100, width: 50, row: 0 },
      { x: 0, width: 50, row: 1 },
    ];
    expect(notePlaces(wishes, track, 5, anyGround)).toEqual([45, 5]);
  });

  test("keep a gap to the edges of the track", () => {
    expect(notePlaces([{ x: 57, width: 50, row: 0 }], track, 5, anyGround)).toEqual([62]);
  });

  test("keep off the needle where the ground on the other side is as good", () => {
    const wish = [{ x: 200, width: 50, row: 0 }];
    expect(notePlaces(wish, track, 5, anyGround, 170)).toEqual([205]);
    expect(notePlaces(wish, track, 5, (from) => from < 190, 170)).toEqual([145]);
  });

  test("are behind it if only there the ground is of one kind, and before it if neither is", () => {
    const wish = [{ x: 200, width: 50, row: 0 }];
    expect(notePlaces(wish, track, 5, (from, to) => from > 190 || to < 190)).toEqual([205]);
    expect(notePlaces(wish, track, 5, () => false)).toEqual([145]);
  });

  test("keep off an earlier note of their row, and stay away where neither side is free", () => {
    const sunset = { x: 200, width: 60, row: 0 };
    expect(notePlaces([sunset, { x: 210, width: 50, row: 0 }], track, 5, anyGround)).toEqual([135, 215]);
    const narrow = { leftPx: 130, rightPx: 230 };
    expect(notePlaces([sunset, { x: 190, width: 50, row: 0 }], narrow, 5, anyGround)).toEqual([135, null]);
    expect(notePlaces([sunset, { x: 190, width: 50, row: 1 }], track, 5, anyGround)).toEqual([135, 135]);
  });

  test("are where no line of their row or a higher one runs through them", () => {
    const sunset = { x: 100, width: 20, row: 0 };
    expect(
      notePlaces(
        [
          { ...sunset, width: 60 },
          { x: 90, width: 50, row: 0 },
        ],
        track,
        5,
        anyGround,
      ),
    ).toEqual([105, 35]);
    // The moonset at 120 would be over the sunset's line before its own; the sunset's note is above the moonset's line.
    expect(notePlaces([sunset, { x: 120, width: 50, row: 1 }], track, 5, anyGround)).toEqual([75, 125]);
    expect(
      notePlaces(
        [
          { x: 100, width: 30, row: 0 },
          { x: 90, width: 20, row: 1 },
        ],
        track,
        5,
        anyGround,
      ),
    ).toEqual([65, 65]);
    expect(notePlaces([sunset, { x: 120, width: 50, row: 1 }], { leftPx: 0, rightPx: 170 }, 5, anyGround)).toEqual([
      75, 65,
    ]);
  });
});
