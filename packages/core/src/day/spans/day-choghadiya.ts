import type { Citation } from "../../citation.ts";
import { CHOGHADIYAS, type Choghadiya, VARAS } from "../../ids.ts";
import { itemAt } from "../../item-at.ts";
import type { DayHalves } from "../sun-day.ts";
import { partOf } from "./day-parts.ts";
import type { ChoghadiyaSpan, SpanQuality } from "./day-span.ts";

const QUALITY: Readonly<Record<Choghadiya, SpanQuality>> = {
  udveg: "bad",
  char: "neutral",
  labh: "good",
  amrit: "good",
  kaal: "bad",
  shubh: "good",
  rog: "bad",
};

/** The name that opens each day, Sunday to Saturday: that of the day's lord. */
const OPENS_DAY: readonly Choghadiya[] = ["udveg", "amrit", "rog", "labh", "shubh", "char", "kaal"];
const PARTS = 8;
const SOURCE: Citation = { custom: "gujarat_and_rajasthan" };

/**
 * The eight parts of the day and the eight of the night. By day the names follow one another as the lords of the hours
 * do; the night opens with the name of the fifth lord on, and each next is two back. No old text has them.
 */
export function choghadiyas({ vara, daylight, night }: DayHalves): readonly ChoghadiyaSpan[] {
  const first = CHOGHADIYAS.indexOf(itemAt(OPENS_DAY, VARAS.indexOf(vara)));
  return [
    ...partsOf("day", daylight, (index) => (first + index) % 7),
    ...partsOf("night", night, (index) => (first + 5 + 5 * index) % 7),
  ];
}

function partsOf(
  half: "day" | "night",
  whole: DayHalves["daylight"],
  numberAt: (index: number) => number,
): readonly ChoghadiyaSpan[] {
  if (whole === undefined) return [];
  return Array.from({ length: PARTS }, (_, index) => {
    const name = itemAt(CHOGHADIYAS, numberAt(index));
    const { startJdUt, endJdUt } = partOf(whole, index + 1, PARTS);
    const facts = { half, part: index + 1 };
    return { kind: "choghadiya", name, quality: QUALITY[name], source: SOURCE, facts, startJdUt, endJdUt };
  });
}
