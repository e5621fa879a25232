import type { JulianDayUt } from "../../calendar/julian-day.ts";
import { type Citation, cite } from "../../citation.ts";
import { NAKSHATRAS, type Nakshatra, type SpecialYoga, type Vara } from "../../ids.ts";
import { itemAt } from "../../item-at.ts";
import type { NumberedSpan } from "../../panchanga/limbs-wheel.ts";
import type { Span } from "../../sky.ts";
import type { DayHalves } from "../sun-day.ts";
import type { SpanQuality, SpecialYogaSpan } from "./day-span.ts";

type StarsByVara = Readonly<Record<Vara, readonly Nakshatra[]>>;

const SARVARTHA_SIDDHI: StarsByVara = {
  ravi: ["hasta", "mula", "uttara_phalguni", "uttara_ashadha", "uttara_bhadrapada", "pushya", "ashwini"],
  soma: ["shravana", "rohini", "mrigashira", "pushya", "anuradha"],
  mangala: ["ashwini", "uttara_bhadrapada", "krittika", "ashlesha"],
  budha: ["rohini", "anuradha", "hasta", "krittika", "mrigashira"],
  guru: ["revati", "anuradha", "ashwini", "punarvasu", "pushya"],
  shukra: ["revati", "anuradha", "ashwini", "punarvasu", "shravana"],
  shani: ["shravana", "rohini", "swati"],
};

const AMRITA_SIDDHI: StarsByVara = {
  ravi: ["hasta"],
  soma: ["mrigashira"],
  mangala: ["ashwini"],
  budha: ["anuradha"],
  guru: ["pushya"],
  shukra: ["revati"],
  shani: ["rohini"],
};

/** The second, seventh and twelfth of either half. */
const BHADRA_TITHIS: readonly number[] = [2, 7, 12];
const PUSHKARA_VARAS: readonly Vara[] = ["ravi", "mangala", "shani"];
/** Stars with two feet in one sign and two in the next, and those with one or three. */
const TWO_FOOTED: readonly Nakshatra[] = ["mrigashira", "chitra", "dhanishta"];
const THREE_FOOTED: readonly Nakshatra[] = [
  "krittika",
  "punarvasu",
  "uttara_phalguni",
  "vishakha",
  "uttara_ashadha",
  "purva_bhadrapada",
];

const SHUBHASHUBHA = cite("muhurta_chintamani", 1);
const NAKSHATRA_CHAPTER = cite("muhurta_chintamani", 2);

interface YogaRule {
  readonly name: SpecialYoga;
  /** Pushkara yogas repeat what happens in them, good or bad, twice or three times: neither good nor bad themselves. */
  readonly quality: SpanQuality;
  readonly source: Citation;
  readonly applies: (vara: Vara, star: Nakshatra, tithi: number) => boolean;
}

const isPushkara = (vara: Vara, tithi: number): boolean =>
  PUSHKARA_VARAS.includes(vara) && BHADRA_TITHIS.includes(((tithi - 1) % 15) + 1);

const RULES: readonly YogaRule[] = [
  {
    name: "sarvartha_siddhi",
    quality: "good",
    source: SHUBHASHUBHA,
    applies: (vara, star) => SARVARTHA_SIDDHI[vara].includes(star),
  },
  {
    name: "amrita_siddhi",
    quality: "good",
    source: SHUBHASHUBHA,
    applies: (vara, star) => AMRITA_SIDDHI[vara].includes(star),
  },
  {
    name: "dwipushkara",
    quality: "neutral",
    source: NAKSHATRA_CHAPTER,
    applies: (vara, star, tithi) => isPushkara(vara, tithi) && TWO_FOOTED.includes(star),
  },
  {
    name: "tripushkara",
    quality: "neutral",
    source: NAKSHATRA_CHAPTER,
    applies: (vara, star, tithi) => isPushkara(vara, tithi) && THREE_FOOTED.includes(star),
  },
  {
    name: "ravi_pushya",
    quality: "good",
    source: { custom: "all_almanacs" },
    applies: (vara, star) => vara === "ravi" && star === "pushya",
  },
  {
    name: "guru_pushya",
    quality: "good",
    source: { custom: "all_almanacs" },
    applies: (vara, star) => vara === "guru" && star === "pushya",
  },
];

/** Ravi yoga: the Moon in the 4th, 6th, 9th, 10th, 13th or 20th star from the Sun's, his own the first. */
const RAVI_YOGA_COUNTS: readonly number[] = [4, 6, 9, 10, 13, 20];

export function raviYogas(
  { span }: DayHalves,
  moonStars: readonly NumberedSpan[],
  sunStars: readonly NumberedSpan[],
): readonly SpecialYogaSpan[] {
  const found = moonStars.flatMap((moonStar) =>
    sunStars.flatMap((sunStar): readonly SpecialYogaSpan[] => {
      const count = ((moonStar.number - sunStar.number + 27) % 27) + 1;
      const meeting = overlap(moonStar, sunStar);
      const inDay = meeting === undefined ? undefined : overlap(meeting, span);
      if (inDay === undefined || !RAVI_YOGA_COUNTS.includes(count)) return [];
      const facts = { nakshatra: itemAt(NAKSHATRAS, moonStar.number - 1), countFromSun: count };
      return [{ kind: "special_yoga", name: "ravi_yoga", quality: "good", source: SHUBHASHUBHA, facts, ...inDay }];
    }),
  );
  return joined(found);
}

/** The part of a limb's time that is in another stretch; undefined if there is none. */
export function overlap(a: Span, b: Span): Span | undefined {
  const startJdUt = Math.max(a.startJdUt, b.startJdUt) as JulianDayUt;
  const endJdUt = Math.min(a.endJdUt, b.endJdUt) as JulianDayUt;
  return startJdUt < endJdUt ? { startJdUt, endJdUt } : undefined;
}

/** The named meetings of the day's vara with its stars and tithis, each as long as all of it lasts within the day. */
export function specialYogas(
  { vara, span }: DayHalves,
  stars: readonly NumberedSpan[],
  tithis: readonly NumberedSpan[],
): readonly SpecialYogaSpan[] {
  const found = stars.flatMap((star) =>
    tithis.flatMap((tithi): readonly SpecialYogaSpan[] => {
      const nakshatra = itemAt(NAKSHATRAS, star.number - 1);
      const meeting = overlap(star, tithi);
      const inDay = meeting === undefined ? undefined : overlap(meeting, span);
      if (inDay === undefined) return [];
      return RULES.filter(({ applies }) => applies(vara, nakshatra, tithi.number)).map(({ name, quality, source }) => ({
        kind: "special_yoga",
        name,
        quality,
        source,
        facts: { vara, nakshatra, tithi: tithi.number },
        ...inDay,
      }));
    }),
  );
  return joined(found);
}

/** A yoga of weekday and star alone runs on through a change of tithi. */
function joined(spans: readonly SpecialYogaSpan[]): readonly SpecialYogaSpan[] {
  const done: SpecialYogaSpan[] = [];
  for (const next of spans) {
    const index = done.findIndex(({ name, endJdUt }) => name === next.name && endJdUt === next.startJdUt);
    const before = done[index];
    if (before === undefined) done.push(next);
    else done[index] = { ...before, endJdUt: next.endJdUt };
  }
  return done;
}
