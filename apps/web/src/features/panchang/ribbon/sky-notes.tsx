import type { AltitudeCurve } from "./altitude-curve.ts";
import { isMetBy } from "./is-met-by.ts";
import { notePlaces } from "./note-places.ts";
import type { RibbonFrame } from "./ribbon-frame.ts";
import { bandsOn } from "./sky-bands.ts";
import styles from "./sky-box.module.css";
import { skyPlot } from "./sky-plot.ts";
import { isOnScale, type TimeScale, xOf } from "./time-scale.ts";
import type { TextWidth } from "./use-text-width.ts";

export interface SkyEvent {
  readonly instantMs: number;
  readonly word: string;
  readonly clock: string;
  /** The Sun's events are on the upper line, the Moon's below. */
  readonly body: "sun" | "moon";
}

interface SkyNotesProps {
  readonly frame: RibbonFrame;
  readonly scale: TimeScale;
  readonly sun: AltitudeCurve;
  readonly events: readonly SkyEvent[];
  readonly nowMs: number;
  readonly textWidth: TextWidth;
}

// In rem.
const GAP = 0.375;
const FIRST_LINE = 1.125;
const LINE = 1.375;

/**
 * Rising and setting written into the sky, each at its dotted line; that of the Moon begins below the notes of the Sun. Drawn
 * after the needle: where that stands in a note it passes behind the letters.
 */
export function SkyNotes({ frame, scale, sun, events, nowMs, textWidth }: SkyNotesProps) {
  const { top, height, remPx } = skyPlot(frame, scale);
  const bands = bandsOn(scale, sun);
  const needleX = isOnScale(scale, nowMs) ? xOf(scale, nowMs) : null;
  const wishes = events.map(({ instantMs, word, clock, body }) => ({
    x: xOf(scale, instantMs),
    width: textWidth(word, "display") + textWidth(` ${clock}`, "plain"),
    row: body === "sun" ? 0 : 1,
  }));
  const isDark = (x: number): boolean => bands.find((band) => x <= band.x + band.width)?.light !== "day";
  const gapPx = GAP * remPx;
  const places = notePlaces(wishes, scale, gapPx, (from, to) => isDark(from) === isDark(to), needleX);
  return events.map(({ instantMs, word, clock }, index) => {
    const { x, width, row } = wishes[index] ?? { x: 0, width: 0, row: 0 };
    const place = places[index] ?? null;
    return (
      <g key={`${word} ${instantMs}`}>
        {x > scale.leftPx && (
          <line
            className={isDark(x) ? styles.leaderOnDark : styles.leader}
            x1={frame.across(x)}
            x2={frame.across(x)}
            y1={top + row * LINE * remPx}
            y2={top + height}
          />
        )}
        {place !== null && (
          <text
            className={`${isDark(place + width / 2) ? styles.noteOnDark : styles.note} ${isMetBy(needleX, place, width, gapPx) ? styles.met : ""}`}
            x={frame.across(x)}
            dx={place < x ? -gapPx : gapPx}
            textAnchor={place < x ? "end" : "start"}
            y={top + (FIRST_LINE + row * LINE) * remPx}
          >
            <tspan className={styles.word}>{word}</tspan> {clock}
          </text>
        )}
      </g>
    );
  });
}
