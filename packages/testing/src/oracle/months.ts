import { gregorianToJd } from "@vedanga/core/src/calendar/gregorian.ts";
import { type JulianDayUt, jdUt } from "@vedanga/core/src/calendar/julian-day.ts";
import { sunRiseSet } from "@vedanga/core/src/horizon/rise-set.ts";
import { lunarYearsOf, lunarYearsOfDay } from "@vedanga/core/src/panchanga/lunar-years.ts";
import {
  type LunarMonth,
  type Lunation,
  lunarMonthAt,
  lunationAfter,
  lunationAt,
} from "@vedanga/core/src/panchanga/masa.ts";
import type { GeoPoint, Sky, Span } from "@vedanga/core/src/sky.ts";
import { instantOf, readAuthority } from "../authority.ts";
import { compareAll } from "./authority-reader.ts";
import { type Comparison, mismatch } from "./comparison.ts";
import { monthNamed, tithiNumber } from "./printed-names.ts";
import { chitraSky, lahiriSky } from "./skies.ts";

interface BookMonth {
  readonly month: string;
  readonly adhika: boolean;
  readonly tithi: string;
}

interface Printed {
  readonly amanta?: string;
  readonly purnimanta?: string;
  readonly masa?: string;
  readonly kshaya?: boolean;
  readonly adhika?: string;
  readonly first_day?: string;
  readonly first_civil_day_of_month_at_sunrise?: boolean;
  readonly astro_hindu_lunar?: BookMonth;
  readonly surya_siddhanta_hindu_lunar?: BookMonth;
  readonly kshaya_month_exists?: boolean;
  readonly adhika_count?: number;
  readonly samvatsara?: string;
  readonly samvatsara_south?: string;
  readonly samvatsara_south_shaka?: string;
  readonly samvatsara_north_vikram?: string;
  readonly samvatsara_convention?: string;
  readonly samvatsara_gujarati?: string;
  readonly samvatsara_brihaspati_now?: string;
  readonly brihaspati_changes_on?: string;
}

interface MonthRecord {
  readonly id: string;
  readonly input: {
    readonly date?: string;
    readonly date_proleptic_gregorian?: string;
    readonly time?: string;
    readonly at?: string;
    readonly lat?: number;
    readonly lon?: number;
    readonly utc_offset_h?: number;
    readonly ayanamsa?: string;
    readonly year?: number;
    readonly lunar_year?: string;
    readonly lunar_year_starting?: number;
  };
  readonly expect: Printed;
  readonly note?: string;
}

/** Where a record names no place. */
const UJJAIN: GeoPoint = { latitudeDeg: 23.15, longitudeDeg: 75.7683 };
const INDIA_HOURS = 5.5;
const FIRST_YEAR = 1600;

interface Question {
  readonly sky: Sky;
  readonly place: GeoPoint;
  readonly utcOffsetHours: number;
  readonly record: MonthRecord;
}

function questionOf(record: MonthRecord): Question {
  const { id, input } = record;
  const { ayanamsa, lat, lon, utc_offset_h } = input;
  // The engine jyotisha and Calendrical Calculations take the disc's centre.
  const rising = id.startsWith("jyotisha-") || id.startsWith("calendrical") ? "centre" : "limb";
  return {
    sky: ayanamsa === "True Chitrapaksha" ? chitraSky("apparent", rising) : lahiriSky("mean", rising),
    place: lat === undefined || lon === undefined ? UJJAIN : { latitudeDeg: lat, longitudeDeg: lon },
    utcOffsetHours: utc_offset_h ?? INDIA_HOURS,
    record,
  };
}

function dayOf({ sky, place, utcOffsetHours }: Question, date: string): Span {
  const midnight = instantOf(date, "00:00", utcOffsetHours);
  const [startJdUt, endJdUt] = sunRiseSet(sky, midnight, jdUt(midnight + 2), place).rises;
  if (startJdUt === undefined || endJdUt === undefined) throw new RangeError(`no sunrise on ${date}`);
  return { startJdUt, endJdUt };
}

const dateIn = ({ input }: MonthRecord): string => input.date ?? input.date_proleptic_gregorian ?? "";

/** The instant asked: a stated time (in one record only in the note), else the sunrise of the date. */
function askedInstant(question: Question): JulianDayUt {
  const { record, utcOffsetHours } = question;
  const time = record.input.time ?? record.note?.match(/T(\d\d:\d\d)/)?.[1];
  const date = dateIn(record);
  return time === undefined ? dayOf(question, date).startJdUt : instantOf(date, time, utcOffsetHours);
}

const monthOf = (question: Question): LunarMonth => lunarMonthAt(question.sky, askedInstant(question));

/** All lunations that begin in a Gregorian year. */
function lunationsFrom(sky: Sky, startJd: number, days: number): readonly Lunation[] {
  const lunations: Lunation[] = [];
  for (let next = lunationAt(sky, jdUt(startJd)); next.startJdUt < startJd + days; next = lunationAfter(sky, next)) {
    if (next.startJdUt >= startJd) lunations.push(next);
  }
  return lunations;
}

const MONTH = "month name";
const month = (same: boolean) => [{ quantity: MONTH, error: mismatch(same, true) }];
const yearName = (ours: string, theirs = "") => [
  { quantity: "year name", error: mismatch(ours, theirs.toLowerCase()) },
];
const SIDDHANTA = "the mean motions of the Surya Siddhanta are not calculated here";
const OTHER_YEARS = "years that turn with Jupiter or with Kartika are not calculated here";

function adhikaInYear({ adhika = "" }: Printed, question: Question): readonly Omit<Comparison, "sample">[] {
  const { sky, record } = question;
  const { year } = record.input;
  if (year === undefined) {
    const first = lunationAt(sky, dayOf(question, record.expect.first_day ?? "").startJdUt);
    return month(monthNamed(first, `Adhika ${adhika}`));
  }
  const found = lunationsFrom(sky, gregorianToJd({ year, month: 1, day: 1 }), 365).filter((each) => each.adhika);
  const [only] = found;
  return month(found.length === 1 && only !== undefined && monthNamed(only, `Adhika ${adhika}`));
}

/** The lunar year 1982-1983, from its Ugadi to the next. */
const lunationsOf1982 = ({ sky }: Question): readonly Lunation[] =>
  lunationsFrom(sky, gregorianToJd({ year: 1982, month: 3, day: 24 }), 385);

/** The first of two days whose sunrises lie in different months. */
function isFirstDay(question: Question, date: string): boolean {
  const { startJdUt } = dayOf(question, date);
  return lunationAt(question.sky, startJdUt).startJdUt > startJdUt - 1;
}

/** Records from before the sky of the product; `compareMonths` leaves them out. */
export const monthsOutsideTheSky = (records: readonly MonthRecord[]): readonly MonthRecord[] =>
  records.filter((record) => {
    const date = dateIn(record);
    return date !== "" && (date.startsWith("-") || Number(date.slice(0, 4)) < FIRST_YEAR);
  });

export const monthRecords = (): readonly MonthRecord[] => readAuthority<readonly MonthRecord[]>("masa");

/** Lunar months, intercalary and lost ones, and names of years. */
export function compareMonths(): readonly Comparison[] {
  const records = monthRecords();
  const outside = monthsOutsideTheSky(records);
  return records
    .filter((record) => !outside.includes(record))
    .flatMap((record) =>
      compareAll<Printed, Question>(
        {
          file: "masa",
          nameOf: () => record.id,
          questionOf: () => questionOf(record),
          questionKeys: ["samvatsara_convention"],
          figures: {
            amanta: ({ amanta = "" }, question) => month(monthNamed(monthOf(question).amanta, amanta)),
            purnimanta: ({ purnimanta = "" }, question) => month(monthNamed(monthOf(question).purnimanta, purnimanta)),
            masa: ({ masa = "" }, question) => month(monthNamed(monthOf(question).amanta, masa)),
            kshaya: ({ kshaya }, question) => month(monthOf(question).amanta.kshaya === kshaya),
            adhika: adhikaInYear,
            first_day: ({ first_day = "" }, question) => month(isFirstDay(question, first_day)),
            first_civil_day_of_month_at_sunrise: (_, question) => month(isFirstDay(question, dateIn(record))),
            kshaya_month_exists: (_, question) => month(lunationsOf1982(question).some(({ kshaya }) => kshaya)),
            adhika_count: ({ adhika_count }, question) =>
              month(lunationsOf1982(question).filter(({ adhika }) => adhika).length === adhika_count),
            astro_hindu_lunar: ({ astro_hindu_lunar }, question) => {
              const { amanta } = monthOf(question);
              const { month: name = "", adhika = false, tithi = "" } = astro_hindu_lunar ?? {};
              return [
                ...month(monthNamed(amanta, adhika ? `Adhika ${name}` : name)),
                { quantity: "month day", error: mismatch(amanta.date, tithiNumber(tithi)) },
              ];
            },
            samvatsara: ({ samvatsara }, question) =>
              yearName(lunarYearsOfDay(question.sky, dayOf(question, dateIn(record))).saka.name, samvatsara),
            samvatsara_south: ({ samvatsara_south }, question) => {
              const { lunar_year_starting } = record.input;
              const years =
                lunar_year_starting === undefined
                  ? lunarYearsOfDay(question.sky, dayOf(question, dateIn(record)))
                  : lunarYearsOf(lunar_year_starting);
              return yearName(years.saka.name, samvatsara_south);
            },
            samvatsara_south_shaka: ({ samvatsara_south_shaka }, question) =>
              yearName(
                lunarYearsOfDay(question.sky, dayOf(question, dateIn(record))).saka.name,
                samvatsara_south_shaka,
              ),
            samvatsara_north_vikram: ({ samvatsara_north_vikram }, question) =>
              yearName(
                lunarYearsOfDay(question.sky, dayOf(question, dateIn(record))).vikrama.name,
                samvatsara_north_vikram,
              ),
          },
          elsewhere: {
            surya_siddhanta_hindu_lunar: SIDDHANTA,
            samvatsara_gujarati: OTHER_YEARS,
            samvatsara_brihaspati_now: OTHER_YEARS,
            brihaspati_changes_on: OTHER_YEARS,
          },
        },
        [record.expect],
      ),
    );
}
