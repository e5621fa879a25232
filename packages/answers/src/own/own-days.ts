import type { OwnDaysAnswer, OwnDaysRequest, OwnDaysResponse, WireOwnDay, WireReason } from "@vedanga/contract";
import {
  type BirthLimbs,
  daysAt,
  type FoundOwnDay,
  isoDate,
  jdUt,
  lunarYearsOfDay,
  MASAS,
  NAKSHATRAS,
  RASIS,
  spanHolding,
  tithiOf,
} from "@vedanga/core";
import type { Names } from "@vedanga/names";
import { type Catalogue, catalogueOf } from "@vedanga/narrative";
import type { LocalClock } from "../clock/wall-time.ts";
import type { AnswerContext } from "../request/context.ts";
import { refusingAs } from "../request/core-refusal.ts";
import { answered } from "../wire/answered.ts";
import { nth } from "../wire/nth.ts";
import { wireInstant } from "../wire/wire-format.ts";
import { wireReasons } from "../wire/wire-reasons.ts";
import { bordersWithin } from "./borders.ts";
import { type FoundDays, foundDays } from "./found-days.ts";
import { dashaText, lifeChanges, saturnText } from "./life-changes.ts";

const MINUTES_PER_DAY = 1440;

/**
 * GET /horoscope/own-days: the days that come back each year for a person, and what changes in these years.
 * The last date is 31 December 2400 at most.
 * @throws AppError "unknown_zone" (zone, at_zone)
 */
export function answerOwnDays(request: OwnDaysRequest, context: AnswerContext): OwnDaysResponse {
  return refusingAs("from", () => {
    const found = foundDays(request, context);
    const { birth, clock, from, to, days } = found;
    const words = catalogueOf(request.lang);
    const changes = lifeChanges(birth, { clock, from, to });
    const response: OwnDaysAnswer = {
      from: isoDate(from),
      to: isoDate(to),
      birth: wireBirth(request, found, words),
      ...wireRemembered(found, words),
      days: days.map((day) => wireDay(day, clock, words)),
      dashas: changes.dashas.map((change) => ({
        start: wireInstant(clock, change.jdUt),
        lords: [change.mahadasha, change.antardasha],
        text: dashaText(change, words),
      })),
      saturn: changes.saturn.map((change) => ({
        at: wireInstant(clock, change.jdUt),
        change: change.change,
        sign: change.row.rasi,
        house: change.row.house,
        retro: change.row.retrograde,
        returns:
          change.change === "leaves" && change.returnsJdUt !== undefined
            ? wireInstant(clock, change.returnsJdUt)
            : null,
        text: saturnText(change, words),
      })),
    };
    const reasons = request.explain ? days.flatMap((day, index) => dayReasons(day, `days.${index}`, words)) : undefined;
    return answered(response, birth.sky.conventions, reasons);
  });
}

function wireLimbs({ tithi, nakshatra }: BirthLimbs, clock: LocalClock, { names }: Catalogue) {
  const { paksha, tithi: tithiId } = tithiOf(tithi.number);
  const span = ({ startJdUt, endJdUt }: BirthLimbs["tithi"]) => ({
    from: wireInstant(clock, startJdUt),
    until: wireInstant(clock, endJdUt),
  });
  return {
    paksha: names.paksha[paksha].full,
    tithi: { number: tithi.number, name: names.tithi[tithiId], ...span(tithi) },
    nakshatra: {
      number: nakshatra.number,
      name: names.nakshatra[nth(NAKSHATRAS, nakshatra.number)],
      ...span(nakshatra),
    },
  };
}

const wireLunation = (
  { lunation: { masa, adhika, kshaya } }: BirthLimbs,
  names: Names,
): OwnDaysAnswer["birth"]["masa"] => ({
  number: MASAS.indexOf(masa) + 1,
  name: names.masa[masa],
  adhika,
  kshaya,
});

function wireBirth(request: OwnDaysRequest, { birth, limbs }: FoundDays, words: Catalogue): OwnDaysAnswer["birth"] {
  const { sky, clock, chart } = birth;
  const { names } = words;
  const { tithi, paksha, nakshatra } = wireLimbs(limbs, clock, words);
  const solarSign = nth(RASIS, limbs.sunSign.number);
  const { minutes = 0, dob, tob } = request;
  const dayOfBirth = spanHolding(daysAt(sky, chart.place, clock).on(dob).sun, chart.jdUt);
  const aboutDays = minutes / MINUTES_PER_DAY;
  const doubt = {
    from: jdUt(chart.jdUt - aboutDays),
    to: jdUt(chart.jdUt + aboutDays),
    clock,
    date: dob,
    second: tob.second,
  };
  return {
    tithi,
    paksha,
    masa: wireLunation(limbs, names),
    nakshatra,
    solar_sign: solarSign,
    solar_sign_name: names.rasi[solarSign],
    samvatsara: names.samvatsara[lunarYearsOfDay(sky, dayOfBirth).saka.name],
    open: minutes === 0 ? [] : bordersWithin(sky, doubt, words, ["tithi", "nakshatra", "masa", "solar_month"]),
  };
}

function wireRemembered(
  { birth: { sky }, remembered, clock }: FoundDays,
  words: Catalogue,
): Pick<OwnDaysAnswer, "remembered"> {
  if (remembered === undefined) return {};
  const { limbs, date, isTimeUnknown } = remembered;
  const { tithi, paksha } = wireLimbs(limbs, clock, words);
  const startJdUt = clock.startOfDay(date);
  const day = { from: startJdUt, to: jdUt(startJdUt + 1), clock, date, second: 0 };
  return {
    remembered: {
      tithi,
      paksha,
      masa: wireLunation(limbs, words.names),
      open: isTimeUnknown ? bordersWithin(sky, day, words, ["tithi", "masa"]) : [],
    },
  };
}

function wireDay(day: FoundOwnDay, clock: LocalClock, words: Catalogue): WireOwnDay {
  const { kind, date, years, runs, rite } = day;
  const [why = "", ...notes] = dayReasons(day, "", words).map(({ text }) => text);
  return {
    date: isoDate(date),
    kind,
    name: words.ownDays.kind[kind],
    years,
    title: words.ownDays.nth(kind, years),
    from: wireInstant(clock, runs.startJdUt),
    until: wireInstant(clock, runs.endJdUt),
    ...(rite && { rite_from: wireInstant(clock, rite.startJdUt), rite_until: wireInstant(clock, rite.endJdUt) }),
    why,
    notes,
  };
}

/** First why it is that day, then what it is counted by. */
export const dayReasons = (
  { dayReasons: chosen, reasons }: FoundOwnDay,
  about: string,
  words: Catalogue,
): WireReason[] => [
  ...wireReasons(about, chosen, words.festival.why, words),
  ...wireReasons(about, reasons, words.ownDays.why, words),
];
