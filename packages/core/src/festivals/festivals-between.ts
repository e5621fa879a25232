import { weekdayOf } from "../calendar/civil-date.ts";
import { type CivilDate, gregorianToJd } from "../calendar/gregorian.ts";
import { jdUt } from "../calendar/julian-day.ts";
import type { SunDays } from "../day/sun-days.ts";
import { FESTIVALS, type Festival } from "../ids.ts";
import { bathukammaDays } from "./bathukamma.ts";
import type { WindowFinder } from "./day-window.ts";
import { eclipseDays } from "./eclipse-days.ts";
import { ekadashiDays } from "./ekadashi.ts";
import { festivalDays } from "./festival-day.ts";
import type { FoundFestival } from "./found-festival.ts";
import { holikaDays } from "./holika.ts";
import { monthTithis } from "./month-tithis.ts";
import { MONTHLY_RULES } from "./monthly-rules.ts";
import { onamDays } from "./onam.ts";
import { solarFestivals } from "./solar-festivals.ts";
import { type KeptDay, type MonthTithi, spanOf, tithiDay } from "./tithi-day.ts";
import type { TithiRule, YearlyRule } from "./tithi-rule.ts";
import { varalakshmi, weekdayVratas } from "./weekday-vratas.ts";
import { YEARLY_RULES } from "./yearly-rules.ts";

/** A tithi's rite is at most this far from it; Varalakshmi's Friday a week before the full moon. */
const DAYS_BEFORE = 4;
const DAYS_AFTER = 9;
const EKADASHI_TITHIS: readonly number[] = [11, 26];
const FULL_MOON = 15;
/** The yearly observance that replaces a monthly one in its month. */
const GREAT_ONES: Readonly<Partial<Record<Festival, Festival>>> = {
  maha_shivaratri: "masika_shivaratri",
  vinayaka_chavithi: "vinayaka_chaturthi",
  sura_samharam: "skanda_shashti",
  subrahmanya_shashthi: "skanda_shashti",
};

/**
 * Festivals and vratas of a place from one civil date to another, both included, in order. The clock of `days` gives the
 * dates; the place's own Sun and Moon decide the rest. If the Sun does not rise or set, six hours before and
 * after its noon replace it. Throws `CoreError` for a time out of range.
 */
export function festivalsBetween(days: SunDays, from: CivilDate, to: CivilDate): readonly FoundFestival[] {
  const { sky, place, limbs } = days;
  const finder: WindowFinder = { sky, place, limbs, days: festivalDays(days) };
  const [fromJd, toJd] = [gregorianToJd(from), gregorianToJd(to)];
  const tithis = monthTithis(sky, limbs, jdUt(fromJd - DAYS_BEFORE), jdUt(toJd + DAYS_AFTER));
  const found = [
    ...tithis.flatMap((tithi, index) => ofTithi(finder, tithi, tithis[index + 1])),
    ...weekdayVratas(finder, tithis, fromJd, toJd),
    ...onamDays(finder, fromJd, toJd),
    ...solarFestivals(finder, jdUt(fromJd - 3), jdUt(toJd + 3)),
    ...eclipseDays(finder, jdUt(fromJd - 1), jdUt(toJd + 2)),
  ];
  return found
    .map((festival) => ({ festival, dayJd: gregorianToJd(festival.date) }))
    .filter(({ dayJd }) => dayJd >= fromJd && dayJd <= toJd)
    .sort((a, b) => a.dayJd - b.dayJd || rank(a.festival.id) - rank(b.festival.id))
    .map(({ festival }) => festival);
}

const rank = (id: Festival): number => FESTIVALS.indexOf(id);

/** All that one tithi brings; `next` is the one after it, for the last of a stretch unknown. */
function ofTithi(finder: WindowFinder, tithi: MonthTithi, next: MonthTithi | undefined): readonly FoundFestival[] {
  const months = tithi.adhika ? [] : [tithi.masa, tithi.lostMasa];
  const yearly = YEARLY_RULES.filter((rule) => rule.tithi === tithi.number && months.includes(rule.masa));
  const found = yearly.flatMap((rule) => yearlyDays(finder, rule, tithi));
  const monthly = MONTHLY_RULES.filter((rule) => rule.tithi === tithi.number);
  for (const rule of monthly) {
    if (yearly.some(({ id }) => GREAT_ONES[id] === rule.id)) continue;
    const kept = tithiDay(finder, rule, tithi);
    found.push(ofDay(rule, kept, tithi, weekdayName(rule.id, weekdayOf(kept.day.date))));
  }
  if (next === undefined) return found;
  found.push(...bathukammaDays(finder, tithi, next));
  if (EKADASHI_TITHIS.includes(tithi.number)) found.push(...ekadashiDays(finder, tithi, next, months));
  if (tithi.number === FULL_MOON && months.includes("phalguna")) found.push(...holikaDays(finder, tithi));
  if (tithi.number === FULL_MOON && months.includes("shravana")) {
    const fullMoon = MONTHLY_RULES.find(({ id }) => id === "purnima");
    if (fullMoon !== undefined) found.push(varalakshmi(finder, tithiDay(finder, fullMoon, tithi).day));
  }
  return found;
}

const ofDay = ({ kind, window }: TithiRule, kept: KeptDay, tithi: MonthTithi, id: Festival): FoundFestival => {
  const { startJdUt, endJdUt } = kept.rite ?? {};
  // Any time from sunrise to sunset is no hour of a rite.
  const spread = window !== "daylight" && startJdUt !== undefined && endJdUt !== undefined && endJdUt > startJdUt;
  return {
    id,
    kind,
    date: kept.day.date,
    tithi: spanOf(tithi),
    reasons: kept.reasons,
    instants: {
      ...(window === "moonrise" && startJdUt !== undefined ? { moonriseJdUt: startJdUt } : {}),
      ...(spread ? { windowStartJdUt: startJdUt, windowEndJdUt: endJdUt } : {}),
    },
  };
};

/** The rule's day, and where Vaishnavas keep the tithi's sunrise instead, theirs beside it. */
function yearlyDays(finder: WindowFinder, rule: YearlyRule, tithi: MonthTithi): FoundFestival[] {
  const kept = tithiDay(finder, rule, tithi);
  const found = ofDay(rule, kept, tithi, rule.id);
  if (rule.vaishnavaAtSunrise !== true) return [found];
  const risen = tithiDay(finder, { ...rule, window: "sunrise", both: "second", neither: "second" }, tithi);
  if (risen.day.dayJd === kept.day.dayJd) return [found];
  return [
    { ...found, tradition: "smarta" },
    { ...ofDay({ ...rule, window: "sunrise" }, risen, tithi, rule.id), tradition: "vaishnava" },
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
