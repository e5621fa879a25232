import { FESTIVALS, type Festival } from "../ids.ts";
import type { Place, Sky } from "../sky.ts";
import { type CivilDate, gregorianToJd } from "../time/gregorian.ts";
import { jdUt } from "../time/julian-day.ts";
import type { WindowFinder } from "./day-window.ts";
import { eclipseDays } from "./eclipse-days.ts";
import { ekadashiDays } from "./ekadashi-days.ts";
import type { CivilClock, FoundFestival } from "./found-festival.ts";
import { holikaDays } from "./holika.ts";
import { monthTithis } from "./month-tithis.ts";
import { MONTHLY_RULES } from "./monthly-rules.ts";
import { solarFestivals } from "./solar-festivals.ts";
import { sunDays } from "./sun-days.ts";
import { type KeptDay, type MonthTithi, tithiDay } from "./tithi-day.ts";
import type { TithiRule, YearlyRule } from "./tithi-rule.ts";
import { kartikaMondays, varalakshmi, weekdayOf } from "./weekday-vratas.ts";
import { YEARLY_RULES } from "./yearly-rules.ts";

/** A tithi's rite stands at most this far from it; Varalakshmi's Friday a week before the full moon. */
const DAYS_BEFORE = 4;
const DAYS_AFTER = 9;
const EKADASHI_TITHIS: readonly number[] = [11, 26];
const FULL_MOON = 15;

/**
 * Festivals and vratas of a place from one civil date to another, both included, in order. `clock` tells the offset of the
 * place's clock; the place's own Sun and Moon tell the rest. Where the Sun does not rise or set, six hours before and
 * after its noon stand for it. Throws `CoreError` for a place that is none and a time out of range.
 */
export function festivalsBetween(
  sky: Sky,
  place: Place,
  from: CivilDate,
  to: CivilDate,
  clock: CivilClock,
): readonly FoundFestival[] {
  const finder: WindowFinder = { sky, place, days: sunDays(sky, place, clock) };
  const [fromJd, toJd] = [gregorianToJd(from), gregorianToJd(to)];
  const tithis = monthTithis(sky, jdUt(fromJd - DAYS_BEFORE), jdUt(toJd + DAYS_AFTER));
  const found = [
    ...tithis.flatMap((tithi, index) => ofTithi(finder, tithi, tithis[index + 1])),
    ...kartikaMondays(finder, tithis, fromJd, toJd),
    ...solarFestivals(finder, jdUt(fromJd - 3), jdUt(toJd + 3)),
    ...eclipseDays(finder, jdUt(fromJd - 1), jdUt(toJd + 2)),
  ];
  return found
    .map((festival) => ({ festival, dayJd: gregorianToJd(festival.date) }))
    .filter(({ dayJd }) => dayJd >= fromJd && dayJd <= toJd)
    .sort((a, b) => a.dayJd - b.dayJd || rank(a.festival.id) - rank(b.festival.id))
    .map(({ festival }) => festival);
}

/** Those of one civil date. */
export const festivalsOfDay = (sky: Sky, place: Place, date: CivilDate, clock: CivilClock): readonly FoundFestival[] =>
  festivalsBetween(sky, place, date, date, clock);

const rank = (id: Festival): number => FESTIVALS.indexOf(id);

/** All that one tithi brings; `next` is the one after it, for the last of a stretch unknown. */
function ofTithi(finder: WindowFinder, tithi: MonthTithi, next: MonthTithi | undefined): readonly FoundFestival[] {
  const months = tithi.adhika ? [] : [tithi.masa, tithi.lostMasa];
  const yearly = YEARLY_RULES.filter((rule) => rule.tithi === tithi.number && months.includes(rule.masa));
  const found = yearly.flatMap((rule) => yearlyDays(finder, rule, tithi));
  const monthly = MONTHLY_RULES.filter((rule) => rule.tithi === tithi.number);
  for (const rule of monthly) {
    // The Shivaratri of Magha is the great one.
    if (rule.id === "masika_shivaratri" && yearly.some(({ id }) => id === "maha_shivaratri")) continue;
    const kept = tithiDay(finder, rule, tithi);
    found.push(ofDay(rule, kept, weekdayName(rule.id, weekdayOf(kept.day))));
  }
  if (next === undefined) return found;
  if (EKADASHI_TITHIS.includes(tithi.number)) found.push(...ekadashiDays(finder, tithi, next, months));
  if (tithi.number === FULL_MOON && months.includes("phalguna")) found.push(...holikaDays(finder, tithi));
  if (tithi.number === FULL_MOON && months.includes("shravana")) {
    const fullMoon = MONTHLY_RULES.find(({ id }) => id === "purnima");
    if (fullMoon !== undefined) found.push(varalakshmi(finder, tithiDay(finder, fullMoon, tithi).day));
  }
  return found;
}

const ofDay = ({ kind, window }: TithiRule, kept: KeptDay, id: Festival): FoundFestival => {
  const { startJdUt, endJdUt } = kept.window ?? {};
  const spread = startJdUt !== undefined && endJdUt !== undefined && endJdUt > startJdUt;
  return {
    id,
    kind,
    date: kept.day.date,
    reasons: [kept.reason],
    instants: {
      ...(window === "moonrise" && startJdUt !== undefined ? { moonriseJdUt: startJdUt } : {}),
      ...(spread ? { windowStartJdUt: startJdUt, windowEndJdUt: endJdUt } : {}),
    },
  };
};

/** The rule's day, and where Vaishnavas keep the tithi's sunrise instead, theirs beside it. */
function yearlyDays(finder: WindowFinder, rule: YearlyRule, tithi: MonthTithi): FoundFestival[] {
  const kept = tithiDay(finder, rule, tithi);
  const found = ofDay(rule, kept, rule.id);
  if (rule.vaishnavaAtSunrise !== true) return [found];
  const risen = tithiDay(finder, { ...rule, window: "sunrise", both: "second", neither: "second" }, tithi);
  if (risen.day.dayJd === kept.day.dayJd) return [found];
  return [
    { ...found, tradition: "smarta" },
    { ...ofDay({ ...rule, window: "sunrise" }, risen, rule.id), tradition: "vaishnava" },
  ];
}

function weekdayName(id: Festival, weekday: number): Festival {
  if (id === "pradosha") {
    if (weekday === 1) return "soma_pradosha";
    if (weekday === 2) return "bhauma_pradosha";
    if (weekday === 6) return "shani_pradosha";
  }
  return id === "sankashti_chaturthi" && weekday === 2 ? "angaraki_chaturthi" : id;
}
