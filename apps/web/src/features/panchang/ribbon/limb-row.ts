import { isMetBy } from "./is-met-by.ts";
import { clippedTo, isOnScale, type TimeScale, xOf } from "./time-scale.ts";
import type { TextWidth } from "./use-text-width.ts";

export interface RowLimb {
  readonly name: string;
  readonly startMs: number;
  readonly endMs: number;
  /** The clock at its start, as written at the boundary. */
  readonly startClock: string;
}

export type LimbTense = "past" | "now" | "next";

interface RowText {
  readonly text: string;
  readonly x: number;
  readonly width: number;
}

export interface LimbRow {
  /** The stretches already over, to be shaded. */
  readonly past: readonly { readonly x: number; readonly width: number }[];
  readonly boundaries: readonly number[];
  readonly names: readonly (RowText & { readonly tense: LimbTense })[];
  readonly clocks: readonly RowText[];
}

interface RowRoom {
  readonly scale: TimeScale;
  readonly textWidth: TextWidth;
  /** Between a boundary and a text, and between two texts. */
  readonly gapPx: number;
  /** Whether the clock at each boundary is wanted. */
  readonly hasClocks: boolean;
}

function tenseOf({ startMs, endMs }: Pick<RowLimb, "startMs" | "endMs">, nowMs: number): LimbTense {
  if (endMs <= nowMs) return "past";
  return startMs <= nowMs ? "now" : "next";
}

/**
 * One row of the ribbon: its limbs in time order, each named where its name fits between its boundaries. A boundary's clock
 * is before it if the row is free there, else behind it, if the name still fits after it. A name in which the needle stands is
 * behind the needle, if it fits there.
 */
export function limbRow(limbs: readonly RowLimb[], nowMs: number, room: RowRoom): LimbRow {
  const { scale, textWidth, gapPx, hasClocks } = room;
  const row = { past: [] as { x: number; width: number }[], boundaries: [] as number[] };
  const names: (RowText & { tense: LimbTense })[] = [];
  const clocks: RowText[] = [];
  let takenTo = scale.leftPx;
  const needleX = isOnScale(scale, nowMs) ? xOf(scale, nowMs) : null;
  for (const limb of limbs) {
    const stretch = clippedTo(scale, limb);
    if (stretch === null) continue;
    const tense = tenseOf(limb, nowMs);
    const endX = stretch.x + stretch.width;
    if (tense === "past") row.past.push(stretch);
    const nameWidth = textWidth(limb.name, tense === "now" ? "bold" : "plain");
    let x = stretch.x + gapPx;
    if (isOnScale(scale, limb.startMs) && limb.startMs > scale.startMs) {
      row.boundaries.push(xOf(scale, limb.startMs));
      const clockWidth = hasClocks ? textWidth(limb.startClock, "plain") : 0;
      const before = stretch.x - gapPx - clockWidth;
      if (hasClocks && before >= takenTo + gapPx) clocks.push({ text: limb.startClock, x: before, width: clockWidth });
      else if (hasClocks && x + clockWidth + gapPx + nameWidth <= endX) {
        clocks.push({ text: limb.startClock, x, width: clockWidth });
        x += clockWidth + gapPx;
      }
    }
    const behind = (needleX ?? 0) + gapPx;
    if (isMetBy(needleX, x, nameWidth, gapPx / 2) && behind + nameWidth <= endX) x = behind;
    if (x + nameWidth <= endX) {
      names.push({ text: limb.name, x, width: nameWidth, tense });
      takenTo = x + nameWidth;
    } else takenTo = stretch.x;
  }
  return { ...row, names, clocks };
}
