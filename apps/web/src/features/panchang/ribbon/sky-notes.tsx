import { notePlaces } from "./note-places.ts";
import type { RibbonFrame } from "./ribbon-frame.ts";
import type { SkyLight } from "./sky-bands.ts";
import styles from "./sky-box.module.css";
import type { SkyPlot } from "./sky-plot.ts";
import { xOf } from "./time-scale.ts";
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
  readonly plot: SkyPlot;
  readonly events: readonly SkyEvent[];
  readonly bands: readonly { readonly light: SkyLight; readonly x: number; readonly width: number }[];
  readonly textWidth: TextWidth;
}

// In rem.
const GAP = 0.375;
const FIRST_LINE = 1.125;
const LINE = 1.375;

/** Rising and setting written into the sky, each at its dotted line; that of the Moon begins below the notes of the Sun. */
export function SkyNotes({ frame, plot, events, bands, textWidth }: SkyNotesProps) {
  const { scale, top, height, remPx } = plot;
  const wishes = events.map(({ instantMs, word, clock, body }) => ({
    x: xOf(scale, instantMs),
    width: textWidth(word, "display") + textWidth(` ${clock}`, "plain"),
    row: body === "sun" ? 0 : 1,
  }));
  const isDark = (x: number): boolean => bands.find((band) => x <= band.x + band.width)?.light !== "day";
  const gapPx = GAP * remPx;
  const places = notePlaces(wishes, scale, gapPx, (from, to) => isDark(from) === isDark(to));
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
            className={isDark(place + width / 2) ? styles.noteOnDark : styles.note}
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
