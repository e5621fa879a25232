import type { JulianDayUt } from "../calendar/julian-day.ts";
import { friendship } from "../chart/dignity/friendship.ts";
import { houseFrom, RASI_LORDS, rasiAt } from "../chart/zodiac/rasi.ts";
import { cite } from "../citation.ts";
import type { AlmanacDay } from "../day/almanac-day.ts";
import type { ChoghadiyaSpan, HoraSpan } from "../day/spans/day-span.ts";
import {
  type Choghadiya,
  type LuminousGraha,
  NAKSHATRAS,
  type Nakshatra,
  type Rasi,
  type SpanKind,
  type Tara,
} from "../ids.ts";
import type { NumberedSpan } from "../panchanga/limbs-wheel.ts";
import { type Reason, reasonMaker } from "../reason.ts";
import type { Span } from "../sky.ts";
import { goodTaraPadas, isBadTara, taraOf } from "./tara.ts";
import { FAVOURABLE_HOUSES } from "./transit.ts";

/** The lord of the hora as the lord of the sign regards it, the choghadiya at its middle, and the Moon's house. */
type Hora = {
  readonly horaLord: LuminousGraha;
  readonly regard: "own" | "friend" | "neutral" | "enemy";
  readonly choghadiya: Choghadiya;
  readonly moonHouse: number;
};

export interface GoodHourFacts {
  /** Of the sign's nine padas those with a good tara. */
  readonly "story.hour": Hora & { readonly goodTaraPadas: number };
  /** The Moon's tara from the star of birth. */
  readonly "story.hour_of_star": Hora & { readonly tara: Tara };
}

/** The best clear stretch of a hora of daylight. */
export interface GoodHour extends Span {
  readonly reason: Reason<GoodHourFacts, LuminousGraha>;
}

const because = reasonMaker<GoodHourFacts, LuminousGraha>();

/** What a good hour keeps clear of; if nothing of the day is, Bhadra and then varjyam are passed over. */
const SHUNNED: readonly SpanKind[] = ["rahu_kaal", "yamaganda", "gulika", "durmuhurta", "varjyam", "bhadra"];
const FEWEST_SHUNNED = 4;
const SHORTEST_DAYS = 40 / 1440;
/** In the short days of a northern winter a hora itself is shorter. */
const SHORTEST_PART = 2 / 3;

const REGARD_POINTS = { own: 3, friend: 2, neutral: 0, enemy: -2 } as const;
const QUALITY_POINTS = { good: 2, neutral: 0, bad: -2 } as const;
const CHANDRA_BALA_POINTS = 2;
const TARA_POINTS = 2;
const PADAS = 9;

const SOURCE = {
  together: [
    cite("surya_siddhanta", 12, [78, 79]),
    { custom: "gujarat_and_rajasthan" },
    cite("phaladeepika", 26, 2),
    cite("muhurta_chintamani", 4),
    { remark: "own_weighting" },
  ],
} as const;

/** The longest stretch of `whole` that none of `others` touches. */
function clearOf(whole: Span, others: readonly Span[]): Span {
  const pieces = others.reduce<readonly Span[]>(
    (left, other) =>
      left.flatMap((piece) =>
        [
          { ...piece, endJdUt: earlier(piece.endJdUt, other.startJdUt) },
          { ...piece, startJdUt: later(piece.startJdUt, other.endJdUt) },
        ].filter(({ startJdUt, endJdUt }) => endJdUt > startJdUt),
      ),
    [{ startJdUt: whole.startJdUt, endJdUt: whole.endJdUt }],
  );
  return pieces.reduce((best, next) => (lengthOf(next) > lengthOf(best) ? next : best), {
    startJdUt: whole.startJdUt,
    endJdUt: whole.startJdUt,
  });
}

/** What two spans have in common; of no length where that is nothing. */
function common(a: Span, b: Span): Span {
  const startJdUt = later(a.startJdUt, b.startJdUt);
  return { startJdUt, endJdUt: later(startJdUt, earlier(a.endJdUt, b.endJdUt)) };
}

const earlier = (a: JulianDayUt, b: JulianDayUt): JulianDayUt => (a < b ? a : b);
const later = (a: JulianDayUt, b: JulianDayUt): JulianDayUt => (a > b ? a : b);
const lengthOf = ({ startJdUt, endJdUt }: Span): number => endJdUt - startJdUt;

const runningAt = <T extends Span>(spans: readonly T[], jd: number): T | undefined =>
  spans.find(({ startJdUt, endJdUt }) => jd >= startJdUt && jd < endJdUt);

function regardOf(moonRasi: Rasi, lord: LuminousGraha): "own" | "friend" | "neutral" | "enemy" {
  const own = RASI_LORDS[moonRasi];
  return own === lord ? "own" : friendship(own, lord);
}

interface DayOfHours {
  readonly moonRasi: Rasi;
  readonly birthStar: Nakshatra | undefined;
  readonly choghadiyas: readonly ChoghadiyaSpan[];
  readonly moonSigns: readonly NumberedSpan[];
  readonly stars: readonly NumberedSpan[];
}

/** What the Moon's star is for the sign or the star of birth, and what that counts for. */
function taraIn({ moonRasi, birthStar }: DayOfHours, moonStar: number) {
  if (birthStar === undefined) {
    const padas = goodTaraPadas(moonRasi, moonStar);
    return { points: (TARA_POINTS * (2 * padas - PADAS)) / PADAS, goodTaraPadas: padas };
  }
  const tara = taraOf(NAKSHATRAS.indexOf(birthStar) + 1, moonStar);
  return { points: isBadTara(tara) ? -TARA_POINTS : tara === "janma" ? 0 : TARA_POINTS, tara };
}

function weighed(day: DayOfHours, hora: HoraSpan, clear: Span) {
  const { moonRasi, choghadiyas, moonSigns, stars } = day;
  const middle = (clear.startJdUt + clear.endJdUt) / 2;
  const choghadiya = runningAt(choghadiyas, middle);
  const sign = runningAt(moonSigns, middle);
  const star = runningAt(stars, middle);
  const lord = hora.name as LuminousGraha;
  if (choghadiya === undefined || sign === undefined || star === undefined) return undefined;
  const regard = regardOf(moonRasi, lord);
  const moonHouse = houseFrom(moonRasi, rasiAt(sign.number - 1));
  const found = taraIn(day, star.number);
  const chandra = FAVOURABLE_HOUSES.moon[moonHouse] === undefined ? -CHANDRA_BALA_POINTS : CHANDRA_BALA_POINTS;
  const points = REGARD_POINTS[regard] + QUALITY_POINTS[choghadiya.quality] + chandra + found.points;
  const facts = { horaLord: lord, regard, choghadiya: choghadiya.name, moonHouse };
  const reason: GoodHour["reason"] =
    found.tara === undefined
      ? because("story.hour", { ...facts, goodTaraPadas: found.goodTaraPadas }, SOURCE, lord)
      : because("story.hour_of_star", { ...facts, tara: found.tara }, SOURCE, lord);
  return { ...clear, points, reason };
}

/**
 * The hour of a day to choose for a Moon sign or a star of birth in it: of the twelve horas of daylight, as far as each is clear of an eclipse that
 * is seen, Rahu Kaal, Yamaganda, Gulika, durmuhurta, varjyam and Bhadra for 40 minutes or more (two thirds of a shorter
 * hora) and the Moon is in one sign, the one whose lord, choghadiya, Moon (chandra bala) and tara are best; the earliest
 * among equals. Undefined where the Sun does not rise or set, and where no hora is clear.
 */
export function goodHour(
  { moonRasi, birthStar }: Pick<DayOfHours, "moonRasi" | "birthStar">,
  { spans, moonSigns, limbs, sun }: AlmanacDay,
  eclipse: Span | undefined,
): GoodHour | undefined {
  const { daylight } = sun;
  if (daylight === undefined) return undefined;
  const horas = spans.filter(
    (span): span is HoraSpan => span.kind === "hora" && span.endJdUt <= daylight.endJdUt + 1e-9,
  );
  const choghadiyas = spans.filter((span): span is ChoghadiyaSpan => span.kind === "choghadiya");
  const day: DayOfHours = { moonRasi, birthStar, choghadiyas, moonSigns, stars: limbs.nakshatra };
  for (let count = SHUNNED.length; count >= FEWEST_SHUNNED; count -= 1) {
    const kinds = SHUNNED.slice(0, count);
    const shunned = [...spans.filter(({ kind }) => kinds.includes(kind)), ...(eclipse === undefined ? [] : [eclipse])];
    const found = horas.flatMap((hora) => {
      const shortest = Math.min(SHORTEST_DAYS, SHORTEST_PART * lengthOf(hora));
      return moonSigns.flatMap((stay) => {
        const clear = clearOf(common(hora, stay), shunned);
        const hour = lengthOf(clear) < shortest ? undefined : weighed(day, hora, clear);
        return hour === undefined ? [] : [hour];
      });
    });
    const best = found.reduce<(typeof found)[number] | undefined>(
      (first, next) => (first === undefined || next.points > first.points ? next : first),
      undefined,
    );
    if (best !== undefined) return { startJdUt: best.startJdUt, endJdUt: best.endJdUt, reason: best.reason };
  }
  return undefined;
}
