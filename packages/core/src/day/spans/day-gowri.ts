import type { Citation } from "../../citation.ts";
import { GOWRIS, type Gowri, VARAS } from "../../ids.ts";
import { itemAt } from "../../item-at.ts";
import type { DayHalves } from "../sun-day.ts";
import { partOf } from "./day-parts.ts";
import type { GowriSpan, SpanQuality } from "./day-span.ts";

const QUALITY: Readonly<Record<Gowri, SpanQuality>> = {
  udyoga: "good",
  amrita: "good",
  roga: "bad",
  labha: "good",
  dhana: "good",
  sukha: "good",
  chora: "bad",
  visha: "bad",
};

/** Which eighth is Visha, Sunday to Saturday: by day Rahu's own, by night as Drik Panchang and Prokerala print it. */
const VISHA_BY_DAY = [8, 2, 7, 5, 6, 4, 3] as const;
const VISHA_BY_NIGHT = [4, 5, 3, 8, 2, 7, 6] as const;
/** The night opens with the lord of the fifth day, as its hours do. */
const NIGHT_OPENS_ON = 4;
const PARTS = 8;
const SOURCE: Citation = { custom: "tamil" };

/**
 * The eight names of a half: those of the lords of the days from the one that opens it, with Visha set in at its own
 * eighth. No old text has them. By night it is the day's own row begun at its fifth or sixth name.
 */
function namesFrom(opening: number, visha: number): readonly Gowri[] {
  const names = Array.from({ length: 7 }, (_, index) => itemAt(GOWRIS, (opening + index) % 7));
  return [...names.slice(0, visha - 1), "visha", ...names.slice(visha - 1)];
}

export function gowris({ vara, daylight, night }: DayHalves): readonly GowriSpan[] {
  const weekday = VARAS.indexOf(vara);
  const half = (which: "day" | "night", whole: DayHalves["night"], names: readonly Gowri[]): readonly GowriSpan[] =>
    whole === undefined
      ? []
      : names.map((name, index) => {
          const { startJdUt, endJdUt } = partOf(whole, index + 1, PARTS);
          const facts = { half: which, part: index + 1 };
          return { kind: "gowri", name, quality: QUALITY[name], source: SOURCE, facts, startJdUt, endJdUt };
        });
  return [
    ...half("day", daylight, namesFrom(weekday, itemAt(VISHA_BY_DAY, weekday))),
    ...half("night", night, namesFrom(weekday + NIGHT_OPENS_ON, itemAt(VISHA_BY_NIGHT, weekday))),
  ];
}
