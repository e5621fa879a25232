import { gregorianToJd, jdToGregorian } from "@vedanga/core/src/calendar/gregorian.ts";
import { type JulianDayUt, jdUt } from "@vedanga/core/src/calendar/julian-day.ts";
import { sunRiseSet } from "@vedanga/core/src/horizon/rise-set.ts";
import { MASAS } from "@vedanga/core/src/ids.ts";
import { itemAt } from "@vedanga/core/src/item-at.ts";
import { limbNumbersAt } from "@vedanga/core/src/panchanga/limbs.ts";
import { lunarYearsOfDay, ugadiTithi } from "@vedanga/core/src/panchanga/lunar-years.ts";
import { type Lunation, lunationAfter, lunationAt } from "@vedanga/core/src/panchanga/masa.ts";
import type { GeoPoint, Span } from "@vedanga/core/src/sky.ts";
import { dateOf, instantOf, readAuthority } from "../authority.ts";
import { compareAll } from "./authority-reader.ts";
import { type Comparison, mismatch } from "./comparison.ts";
import { monthNamed } from "./printed-names.ts";
import { lahiriSky } from "./skies.ts";

interface LostMonth {
  readonly first_day: string;
  readonly named: string;
  readonly lost: string;
}

interface MonthList {
  readonly id: string;
  readonly source: string;
  readonly input: {
    readonly from_date?: string;
    readonly to_date?: string;
    readonly latitude: number;
    readonly longitude: number;
    readonly utc_offset_h: number;
  };
  readonly adhika?: readonly { readonly month: string; readonly first_day: string }[];
  readonly kshaya?: readonly LostMonth[];
  readonly chaitra_first_days?: readonly string[];
  readonly ugadi?: readonly string[];
  /** 1 to 30 from the new moon; of each year the days from before the one that begins Chaitra to after it. */
  readonly tithis_at_sunrise?: Readonly<Record<string, number>>;
}

interface Question {
  readonly place: GeoPoint;
  readonly utcOffsetHours: number;
  /** Every lunation that begins within the years of the list. */
  readonly lunations: readonly Lunation[];
}

type Figure = Omit<Comparison, "sample">;

const sky = lahiriSky("mean");
const HYDERABAD: GeoPoint = { latitudeDeg: 17.385, longitudeDeg: 78.4867 };

function lunationsBetween(fromDate: string, toDate: string): readonly Lunation[] {
  const lunations: Lunation[] = [];
  const [from, to] = [gregorianToJd(dateOf(fromDate)), gregorianToJd(dateOf(toDate))];
  for (let next = lunationAt(sky, jdUt(from)); next.startJdUt < to; next = lunationAfter(sky, next)) {
    if (next.startJdUt >= from) lunations.push(next);
  }
  return lunations;
}

const questionOf = ({ input }: MonthList): Question => ({
  place: { latitudeDeg: input.latitude, longitudeDeg: input.longitude },
  utcOffsetHours: input.utc_offset_h,
  lunations:
    input.from_date === undefined || input.to_date === undefined
      ? []
      : lunationsBetween(input.from_date, input.to_date),
});

/** The date of the first sunrise at or after an instant. */
function dateOfSunrise({ place, utcOffsetHours }: Question, jd: JulianDayUt): string {
  const sunrise = itemAt(sunRiseSet(sky, jd, jdUt(jd + 1.1), place).rises, 0);
  const { year, month, day } = jdToGregorian(jdUt(sunrise + utcOffsetHours / 24));
  return [year, month, Math.floor(day)].map((part) => String(part).padStart(2, "0")).join("-");
}

function dayOf({ place, utcOffsetHours }: Question, date: string, shiftDays: number): Span {
  const midnight = jdUt(instantOf(date, "00:00", utcOffsetHours) + shiftDays);
  const { rises } = sunRiseSet(sky, midnight, jdUt(midnight + 2), place);
  return { startJdUt: itemAt(rises, 0), endJdUt: itemAt(rises, 1) };
}

const month = (ours: unknown, theirs: unknown): Figure => ({ quantity: "listed month", error: mismatch(ours, theirs) });

function adhikaMonths({ adhika = [] }: MonthList, question: Question): readonly Figure[] {
  const ours = question.lunations.filter(({ adhika: intercalary }) => intercalary);
  return [
    month(ours.length, adhika.length),
    ...adhika.map(({ month: name, first_day }) => {
      const found = ours.find(({ startJdUt }) => dateOfSunrise(question, startJdUt) === first_day);
      return month(found !== undefined && monthNamed(found, `Adhika ${name}`), true);
    }),
  ];
}

/** A lost month: the one before it has two entries of the Sun, and keeps the name of the first. */
function lostMonths({ kshaya = [] }: MonthList, question: Question): readonly Figure[] {
  const ours = question.lunations.filter((lunation) => lunation.kshaya);
  const names = question.lunations.map(({ masa }) => masa);
  return [
    month(ours.length, kshaya.length),
    ...kshaya.map(({ first_day, named, lost }) => {
      const found = ours.find(({ startJdUt }) => dateOfSunrise(question, startJdUt) === first_day);
      if (found === undefined) return month(undefined, first_day);
      const lostMasa = itemAt(MASAS, (MASAS.indexOf(found.masa) + 1) % MASAS.length);
      const following = itemAt(names, question.lunations.indexOf(found) + 1);
      const isLost = monthNamed({ masa: lostMasa, adhika: false }, lost) && following !== lostMasa;
      return month(monthNamed(found, named) && isLost, true);
    }),
  ];
}

/** Do the years turn on that date: the day before is of the old one still? */
function turnsOn(question: Question, date: string): boolean {
  const { year } = dateOf(date);
  const sakaOn = (shiftDays: number): number => lunarYearsOfDay(sky, dayOf(question, date, shiftDays)).saka.number;
  return sakaOn(0) === year - 78 && sakaOn(-1) === year - 79;
}

/** Ugadi by the printed tithis of its days: the first that shows 1; where none does, the one before the 2. */
function ugadiAmong(days: readonly (readonly [date: string, tithi: number])[]): string {
  const tithis = days.map(([, tithi]) => tithi);
  const first = tithis.indexOf(1);
  return itemAt(days, first >= 0 ? first : tithis.indexOf(2) - 1)[0];
}

/** Each tithi, and of each year the day of Ugadi they make: where they were printed for, and in Hyderabad. */
function printedTithis({ tithis_at_sunrise = {} }: MonthList, question: Question): readonly Figure[] {
  const days = Object.entries(tithis_at_sunrise);
  const years = [...Map.groupBy(days, ([date]) => dateOf(date).year).values()];
  return [
    ...days.map(([date, tithi]) => ({
      quantity: "published tithi at sunrise",
      error: mismatch(limbNumbersAt(sky, dayOf(question, date, 0).startJdUt).tithi, tithi),
    })),
    ...[question.place, HYDERABAD].flatMap((place) =>
      years.map((ofYear) => ({
        quantity: "Ugadi by published tithis",
        error: mismatch(turnsOn({ ...question, place }, ugadiAmong(ofYear)), true),
      })),
    ),
  ];
}

/** Lists of whole centuries: adhika and lost months, first days of Chaitra, days of Ugadi and the tithis about them. */
export const compareLunarMonths = (): readonly Comparison[] =>
  compareAll<MonthList, Question>(
    {
      file: "lunar-months",
      nameOf: ({ id }) => id,
      questionOf,
      questionKeys: ["id", "source", "input"],
      figures: {
        adhika: adhikaMonths,
        kshaya: lostMonths,
        chaitra_first_days: ({ chaitra_first_days = [] }, question) =>
          chaitra_first_days.map((date) =>
            month(dateOfSunrise(question, ugadiTithi(sky, dateOf(date).year).startJdUt), date),
          ),
        ugadi: ({ ugadi = [] }, question) =>
          ugadi.map((date) => ({
            quantity: "published Ugadi",
            error: mismatch(turnsOn(question, date), true),
          })),
        tithis_at_sunrise: printedTithis,
      },
    },
    readAuthority<readonly MonthList[]>("lunar-months"),
  );
