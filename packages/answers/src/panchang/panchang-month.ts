import type { PanchangMonthDay, PanchangMonthRequest, PanchangMonthResponse } from "@vedanga/contract";
import {
  type AlmanacDay,
  addDays,
  daysAt,
  daysInMonth,
  type FoundFestival,
  isoDate,
  isSkipped,
  type JulianDayUt,
  NAKSHATRAS,
  RASIS,
  VARAS,
} from "@vedanga/core";
import { type Catalogue, catalogueOf } from "@vedanga/narrative";
import { clockOf, type LocalClock } from "../clock/wall-time.ts";
import type { AnswerContext } from "../request/context.ts";
import { conventionsOf } from "../request/conventions.ts";
import { refusingAs } from "../request/core-refusal.ts";
import { answered } from "../wire/answered.ts";
import { nth } from "../wire/nth.ts";
import { festivalReasons, wireFestival } from "../wire/wire-festival.ts";
import { wireInstant } from "../wire/wire-format.ts";
import { monthNames, wireMoon } from "./day/calendar.ts";
import { daylightParts } from "./moment/moment.ts";

/**
 * GET /panchang/month: each civil day of a month with the state at its sunrise; where the Sun does not rise, at its noon.
 * @throws AppError "year_out_of_range" (year), "unknown_zone" (zone)
 */
export function answerPanchangMonth(
  request: PanchangMonthRequest,
  { ephemeris }: AnswerContext,
): PanchangMonthResponse {
  return refusingAs("year", () => {
    const sky = { ephemeris, conventions: conventionsOf(request) };
    const clock = clockOf(request);
    const place = { latitudeDeg: request.lat, longitudeDeg: request.lon };
    const words = catalogueOf(request.lang);
    const { year, month } = request;
    const first = { year, month, day: 1 };
    const last = { year, month, day: daysInMonth(year, month) };
    // A fast of the last day of the month before is broken on the first of this one.
    const [before, ...own] = daysAt(sky, place, clock).between(addDays(first, -1), last);
    const days = own.filter(({ sun }) => !isSkipped(sun));
    const broken = [...(before?.festivals ?? []), ...days.flatMap(({ festivals }) => festivals)].flatMap((fast) =>
      paranaOf(fast, clock, words),
    );
    return answered(
      { year, month, days: days.map((day) => monthDay(day, broken, clock, words)) },
      sky.conventions,
      request.explain
        ? days.flatMap(({ festivals }, day) =>
            festivals.flatMap((festival, index) => festivalReasons(festival, `days.${day}.festivals.${index}`, words)),
          )
        : undefined,
    );
  });
}

type Parana = PanchangMonthDay["parana"][number];

/** When the fast of a festival may be broken; nothing for all but an ekadashi. */
function paranaOf(fast: FoundFestival, clock: LocalClock, words: Catalogue): readonly Parana[] {
  if (fast.instants.paranaFromJdUt === undefined) return [];
  const { id, name, tradition_name, parana_from: from, parana_until: until } = wireFestival(fast, clock, words);
  return from === undefined
    ? []
    : [{ id, name, ...(tradition_name && { tradition_name }), from, ...(until && { until }) }];
}

function monthDay(day: AlmanacDay, broken: readonly Parana[], clock: LocalClock, words: Catalogue): PanchangMonthDay {
  const { sun, moon, tithi, nakshatra, sankranti } = day;
  const { names } = words;
  const date = isoDate(sun.date);
  const rahuKaal = daylightParts(sun)?.rahuKaal;
  const instant = (jd: JulianDayUt) => wireInstant(clock, jd);
  const instantOrNull = (jd: JulianDayUt | undefined) => (jd === undefined ? null : instant(jd));
  return {
    date,
    weekday: { number: VARAS.indexOf(sun.vara) + 1, name: names.vara[sun.vara].weekday },
    sunrise: instantOrNull(sun.sunriseJdUt),
    sunset: instantOrNull(sun.sunsetJdUt),
    rahu_kaal: rahuKaal === undefined ? null : { start: instant(rahuKaal.startJdUt), end: instant(rahuKaal.endJdUt) },
    moonrise: moon.civil.rises.map(instant),
    moonset: moon.civil.sets.map(instant),
    moon: wireMoon(moon.events, clock),
    tithi: {
      number: tithi.number,
      name: names.tithi[tithi.tithi],
      paksha: tithi.paksha,
      end: instant(tithi.endJdUt),
      course: tithi.course ?? "ordinary",
    },
    skipped_tithis: day.tithis
      .filter(({ course }) => course === "skipped")
      .map(({ number, tithi: skipped, startJdUt, endJdUt }) => ({
        number,
        name: names.tithi[skipped],
        start: instant(startJdUt),
        end: instant(endJdUt),
      })),
    nakshatra: {
      number: nakshatra.number,
      name: names.nakshatra[nth(NAKSHATRAS, nakshatra.number)],
      end: instant(nakshatra.endJdUt),
    },
    paksha: names.paksha[tithi.paksha].full,
    masa: monthNames(day.calendar.month, names),
    new_moon: instantOrNull(day.newMoonJdUt),
    full_moon: instantOrNull(day.fullMoonJdUt),
    sankranti:
      sankranti === undefined
        ? null
        : {
            number: sankranti.number,
            name: names.rasi[nth(RASIS, sankranti.number)],
            at: instant(sankranti.startJdUt),
          },
    festivals: day.festivals.map((festival) => wireFestival(festival, clock, words)),
    // An instant on the wire begins with its civil date.
    parana: broken.filter(({ from }) => from.startsWith(date)),
  };
}
