import { civilClockBy } from "@vedanga/core/src/calendar/civil-clock.ts";
import { type CivilDate, gregorianToJd } from "@vedanga/core/src/calendar/gregorian.ts";
import { type JulianDayUt, jdUt } from "@vedanga/core/src/calendar/julian-day.ts";
import { varaOfDate } from "@vedanga/core/src/day/day-vara.ts";
import { dayMuhurtas } from "@vedanga/core/src/day/spans/day-muhurtas.ts";
import { dayEighths } from "@vedanga/core/src/day/spans/day-parts.ts";
import { nakshatraGhatis } from "@vedanga/core/src/day/spans/nakshatra-ghatis.ts";
import { sunDays } from "@vedanga/core/src/day/sun-days.ts";
import { moonRiseSet, sunRiseSet } from "@vedanga/core/src/horizon/rise-set.ts";
import { type Limbs, limbsBetween, moonSignsBetween } from "@vedanga/core/src/panchanga/limbs.ts";
import { sunAngleDeg } from "@vedanga/core/src/panchanga/limbs-angle.ts";
import type { NumberedSpan } from "@vedanga/core/src/panchanga/limbs-wheel.ts";
import { lunationAt } from "@vedanga/core/src/panchanga/masa.ts";
import { rituOfTropicalSun } from "@vedanga/core/src/panchanga/seasons.ts";
import { solarDate } from "@vedanga/core/src/panchanga/solar-date.ts";
import { ayanamsaDeg } from "@vedanga/core/src/sidereal/ayanamsa.ts";
import type { GeoPoint, Sky, Span } from "@vedanga/core/src/sky.ts";
import { utToTt } from "@vedanga/core/src/time/delta-t.ts";
import { dateOf, instantOf } from "../authority.ts";
import { type AuthorityReading, compareAll } from "./authority-reader.ts";
import { type Comparison, mismatch, secondsBetween } from "./comparison.ts";
import { isLimbNamed, isVaraNamed, monthNamed, signNumber } from "./printed-names.ts";

interface PrintedLimb {
  readonly name: string;
  readonly end?: string;
}

type PrintedSpan = readonly [start: string, end: string];

/** What an almanac prints for a date; every key optional. */
export interface PrintedDay extends Partial<Limbs<PrintedLimb | readonly PrintedLimb[]>> {
  readonly sunrise?: string;
  readonly sunset?: string;
  readonly moonrise?: string;
  readonly moonset?: string;
  readonly moonrise_first_after_sunrise?: string;
  readonly moonset_first_after_sunrise?: string;
  readonly rahu_kalam?: PrintedSpan;
  readonly gulika_kalam?: PrintedSpan;
  readonly yamaganda?: PrintedSpan;
  readonly moon_sign?: { readonly sign: string; readonly until?: string };
  readonly vara?: string;
  readonly durmuhurta?: readonly PrintedSpan[];
  readonly varjyam?: readonly PrintedSpan[];
  readonly ritu_drik?: string;
  readonly dur_muhurta_day_muhurta_numbers_1_to_15?: readonly number[];
  readonly abhijit_listed?: boolean;
  readonly lunar_month_amanta?: { readonly name: string; readonly adhika: boolean };
  readonly solar_sidereal_date_at_sunset?: { readonly month: number; readonly day: number };
}

/** A page of an almanac: the day, its rules, and how to read its figures. */
export interface AlmanacPage {
  readonly id: string;
  readonly date: string;
  readonly utcOffsetHours: number;
  readonly place: GeoPoint;
  readonly sky: Sky;
  /** Heads the quantities: "JHora". */
  readonly almanac: string;
  /** Added to a printed limb end: half a minute where the almanac cuts the seconds off. */
  readonly limbEndShiftSeconds: number;
  /** What the almanac's own figures are good to; only what goes beyond counts as error. */
  readonly allowanceSeconds: number;
  readonly printed: PrintedDay;
}

interface Question {
  readonly page: AlmanacPage;
  readonly date: CivilDate;
  readonly midnight: number;
  readonly sunrise: JulianDayUt;
  readonly sunset: JulianDayUt;
  readonly limbs: Limbs<readonly NumberedSpan[]>;
}

function questionOf(page: AlmanacPage): Question {
  const date = dateOf(page.date);
  const midnight = gregorianToJd(date) - page.utcOffsetHours / 24;
  const [day, nextDay] = [0, 1].map((offset) =>
    sunRiseSet(page.sky, jdUt(midnight + offset), jdUt(midnight + offset + 1), page.place),
  );
  const [sunrise, sunset, nextSunrise] = [day?.rises[0], day?.sets[0], nextDay?.rises[0]];
  if (sunrise === undefined || sunset === undefined || nextSunrise === undefined) {
    throw new RangeError(`${page.id}: an almanac page for a day without sunrise`);
  }
  // Two days on, so that a last limb that outruns the next sunrise has a successor to search for.
  return { page, date, midnight, sunrise, sunset, limbs: limbsBetween(page.sky, sunrise, jdUt(nextSunrise + 1)) };
}

const beyond = (seconds: number, allowance: number): number =>
  Math.sign(seconds) * Math.max(0, Math.abs(seconds) - allowance);

function printedInstant({ utcOffsetHours }: AlmanacPage, text: string): JulianDayUt {
  const [date = "", time = ""] = text.split("T");
  return instantOf(date, time, utcOffsetHours);
}

/** Ours less the printed instant, less what the almanac itself allows. */
function instantError(page: AlmanacPage, ours: number, text: string, shiftSeconds: number = 0): number {
  return beyond(secondsBetween(ours, printedInstant(page, text)) - shiftSeconds, page.allowanceSeconds);
}

type PageReader = (page: PrintedDay, question: Question) => readonly Omit<Comparison, "sample">[];

const limbReader =
  (limb: keyof Limbs<unknown>): PageReader =>
  (printed, { page, limbs }) => {
    const figures = printed[limb];
    const list: readonly PrintedLimb[] = Array.isArray(figures) ? figures : [figures];
    return list.flatMap(({ name, end }, index) => {
      const ours = limbs[limb][index];
      const named = {
        quantity: `${page.almanac} limb name`,
        error: mismatch(ours !== undefined && isLimbNamed(limb, ours.number, name), true),
      };
      if (end === undefined) return [named];
      const error = instantError(page, ours?.endJdUt ?? Number.NaN, end, page.limbEndShiftSeconds);
      return [named, { quantity: `${page.almanac} limb end`, error }];
    });
  };

const sunReader =
  (which: "sunrise" | "sunset"): PageReader =>
  (printed, question) => [
    {
      quantity: `${question.page.almanac} ${which}`,
      error: instantError(question.page, question[which], printed[which] ?? ""),
    },
  ];

/** The rising or setting of three days that is nearest to the printed figure. */
const moonReader =
  (key: keyof PrintedDay, which: "rises" | "sets"): PageReader =>
  (printed, { page, midnight }) => {
    const text = String(printed[key]);
    const found = moonRiseSet(page.sky, jdUt(midnight - 0.5), jdUt(midnight + 2.5), page.place)[which];
    const errors = found.map((jd) => instantError(page, jd, text)).sort((a, b) => Math.abs(a) - Math.abs(b));
    return [
      { quantity: `${page.almanac} ${which === "rises" ? "moonrise" : "moonset"}`, error: errors[0] ?? Number.NaN },
    ];
  };

const eighthReader =
  (
    key: "rahu_kalam" | "gulika_kalam" | "yamaganda",
    pick: (eighths: ReturnType<typeof dayEighths>) => Span,
  ): PageReader =>
  (printed, { page, date, sunrise, sunset }) => {
    const ours = pick(dayEighths(varaOfDate(date), sunrise, sunset));
    const [start = "", end = ""] = printed[key] ?? [];
    return [
      { quantity: `${page.almanac} day eighth`, error: instantError(page, ours.startJdUt, start) },
      { quantity: `${page.almanac} day eighth`, error: instantError(page, ours.endJdUt, end) },
    ];
  };

const moonSignReader: PageReader = ({ moon_sign }, { page, sunrise }) => {
  const [ours] = moonSignsBetween(page.sky, sunrise, sunrise);
  if (moon_sign === undefined || ours === undefined) return [];
  const sign = {
    quantity: `${page.almanac} moon sign`,
    error: mismatch(ours.number, signNumber(moon_sign.sign)),
  };
  if (moon_sign.until === undefined) return [sign];
  const error = instantError(page, ours.endJdUt, moon_sign.until, page.limbEndShiftSeconds);
  return [sign, { quantity: `${page.almanac} moon sign end`, error }];
};

const monthReader: PageReader = ({ lunar_month_amanta }, { page, sunrise }) => {
  const { name = "", adhika = false } = lunar_month_amanta ?? {};
  const same = monthNamed(lunationAt(page.sky, sunrise), adhika ? `Adhika ${name}` : name);
  return [{ quantity: `${page.almanac} month name`, error: mismatch(same, true) }];
};

const solarDateReader: PageReader = ({ solar_sidereal_date_at_sunset: theirs }, { page, midnight }) => {
  const { month, day } = solarDate(page.sky, jdUt(midnight + 0.5), page.place);
  return [
    { quantity: `${page.almanac} solar date`, error: mismatch(month, theirs?.month) },
    { quantity: `${page.almanac} solar date`, error: mismatch(day, theirs?.day) },
  ];
};

/** Drik Panchang's season, that of the tropical Sun. */
const rituReader: PageReader = ({ ritu_drik }, { page, sunrise }) => {
  const jdTt = utToTt(sunrise);
  const tropicalSunDeg = sunAngleDeg(page.sky, sunrise) + ayanamsaDeg(page.sky, jdTt);
  return [
    { quantity: `${page.almanac} ritu`, error: mismatch(rituOfTropicalSun(tropicalSunDeg), ritu_drik?.toLowerCase()) },
  ];
};

const muhurtasOf = ({ page, date }: Question) =>
  dayMuhurtas(
    sunDays(
      page.sky,
      page.place,
      civilClockBy(() => page.utcOffsetHours),
    ).on(gregorianToJd(date)),
  );

/** Each printed span beside that of ours which starts nearest to it. */
function compareSpans(
  quantity: string,
  { page }: Question,
  printed: readonly PrintedSpan[],
  ours: readonly Span[],
  shiftSeconds: number = 0,
): readonly Omit<Comparison, "sample">[] {
  return printed.flatMap(([start, end]) => {
    const nearest = ours.toSorted(
      (a, b) =>
        Math.abs(a.startJdUt - printedInstant(page, start)) - Math.abs(b.startJdUt - printedInstant(page, start)),
    )[0];
    return [
      { quantity, error: instantError(page, nearest?.startJdUt ?? Number.NaN, start, shiftSeconds) },
      { quantity, error: instantError(page, nearest?.endJdUt ?? Number.NaN, end, shiftSeconds) },
    ];
  });
}

const durmuhurtaReader: PageReader = ({ durmuhurta = [] }, question) =>
  compareSpans(
    `${question.page.almanac} durmuhurta`,
    question,
    durmuhurta,
    muhurtasOf(question).filter(({ kind }) => kind === "durmuhurta"),
  );

const varjyamReader: PageReader = ({ varjyam = [] }, question) => {
  const { page, sunrise } = question;
  const { nakshatra } = limbsBetween(page.sky, jdUt(sunrise - 1), jdUt(sunrise + 2));
  const ours = nakshatraGhatis(nakshatra).filter(({ kind }) => kind === "varjyam");
  return compareSpans(`${page.almanac} varjyam`, question, varjyam, ours);
};

const muhurtaNumberReader: PageReader = ({ dur_muhurta_day_muhurta_numbers_1_to_15: printed = [] }, question) => {
  const ours = muhurtasOf(question)
    .filter((span) => span.kind === "durmuhurta")
    .filter(({ facts }) => facts.half === "day");
  return printed.map((number, index) => ({
    quantity: `${question.page.almanac} durmuhurta number`,
    error: mismatch(ours[index]?.facts.muhurta, number),
  }));
};

const abhijitReader: PageReader = ({ abhijit_listed }, question) => {
  const ours = muhurtasOf(question).find(({ kind }) => kind === "abhijit");
  const error = mismatch(ours?.quality === "good", abhijit_listed);
  return [{ quantity: `${question.page.almanac} abhijit`, error }];
};
const READING: Omit<AuthorityReading<PrintedDay, Question>, "questionOf" | "nameOf" | "file"> = {
  questionKeys: [],
  figures: {
    tithi: limbReader("tithi"),
    nakshatra: limbReader("nakshatra"),
    yoga: limbReader("yoga"),
    karana: limbReader("karana"),
    sunrise: sunReader("sunrise"),
    sunset: sunReader("sunset"),
    moonrise: moonReader("moonrise", "rises"),
    moonset: moonReader("moonset", "sets"),
    moonrise_first_after_sunrise: moonReader("moonrise_first_after_sunrise", "rises"),
    moonset_first_after_sunrise: moonReader("moonset_first_after_sunrise", "sets"),
    rahu_kalam: eighthReader("rahu_kalam", ({ rahuKaal }) => rahuKaal),
    gulika_kalam: eighthReader("gulika_kalam", ({ gulika }) => gulika),
    yamaganda: eighthReader("yamaganda", ({ yamaganda }) => yamaganda),
    moon_sign: moonSignReader,
    lunar_month_amanta: monthReader,
    solar_sidereal_date_at_sunset: solarDateReader,
    ritu_drik: rituReader,
    durmuhurta: durmuhurtaReader,
    varjyam: varjyamReader,
    dur_muhurta_day_muhurta_numbers_1_to_15: muhurtaNumberReader,
    abhijit_listed: abhijitReader,
    vara: ({ vara = "" }, { page, date }) => [
      { quantity: `${page.almanac} vara`, error: mismatch(isVaraNamed(varaOfDate(date), vara), true) },
    ],
  },
};

export const comparePages = (file: string, pages: readonly AlmanacPage[]): readonly Comparison[] =>
  pages.flatMap((page) =>
    compareAll<PrintedDay, Question>({ ...READING, file, nameOf: () => page.id, questionOf: () => questionOf(page) }, [
      page.printed,
    ]),
  );
