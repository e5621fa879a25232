import { isoDate } from "../calendar/civil-date.ts";
import { jdUt } from "../calendar/julian-day.ts";
import { NAKSHATRAS } from "../ids.ts";
import { itemAt } from "../item-at.ts";
import { nakshatrasBetween, sunSignsBetween } from "../panchanga/limbs.ts";
import type { NumberedSpan } from "../panchanga/limbs-wheel.ts";
import type { Span } from "../sky.ts";
import type { WindowFinder } from "./day-window.ts";
import type { FestivalDay } from "./festival-day.ts";
import { because } from "./festival-reason.ts";
import type { FoundFestival } from "./found-festival.ts";

const SIMHA = 5;
const STAR = "shravana";
/** The star's day is at most this far from the requested dates. */
const MARGIN_DAYS = 2;

/**
 * Thiruvonam: the day at whose sunrise the star Shravana runs while the Sun is in Simha (Chingam); of two such days in the
 * month the later; a star that meets no sunrise is kept on the day on which it begins.
 */
export function onamDays(finder: WindowFinder, fromJd: number, toJd: number): readonly FoundFestival[] {
  const [from, to] = [jdUt(fromJd - MARGIN_DAYS), jdUt(toJd + MARGIN_DAYS)];
  return sunSignsBetween(finder.sky, from, to)
    .filter(({ number }) => number === SIMHA)
    .filter(() => starsIn(finder, { startJdUt: from, endJdUt: to }).length > 0)
    .map((simha) => thiruvonam(finder, simha));
}

const starsIn = ({ sky }: WindowFinder, { startJdUt, endJdUt }: Span): readonly NumberedSpan[] =>
  nakshatrasBetween(sky, startJdUt, endJdUt).filter(({ number }) => NAKSHATRAS[number - 1] === STAR);

function thiruvonam(finder: WindowFinder, simha: Span): FoundFestival {
  const inMonth = starsIn(finder, simha)
    .map((star) => ({ star, day: starDay(finder, star) }))
    .filter(({ day }) => simha.startJdUt <= day.sunriseJdUt && day.sunriseJdUt < simha.endJdUt);
  // The Moon passes every star in a month of the Sun.
  const { star, day } = itemAt(inMonth, inMonth.length - 1);
  const facts = {
    rasi: "simha",
    nakshatra: STAR,
    starStartJdUt: star.startJdUt,
    starEndJdUt: star.endJdUt,
    date: isoDate(day.date),
  } as const;
  return {
    id: "onam",
    kind: "festival",
    date: day.date,
    reasons: [because("sun.in_simha_star", facts, { custom: "kerala" }, "moon")],
    instants: {},
  };
}

/** The first day at whose sunrise it runs. */
function starDay({ days }: WindowFinder, { startJdUt, endJdUt }: Span): FestivalDay {
  const first = days.holding(startJdUt);
  const next = days.beside(first, 1);
  return startJdUt > first.sunriseJdUt && endJdUt > next.sunriseJdUt ? next : first;
}
