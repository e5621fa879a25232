import { type Citation, cite } from "../citation.ts";
import {
  type Ayana,
  type Direction,
  MASAS,
  type Masa,
  type Paksha,
  RASIS,
  type Rasi,
  type Ritu,
  type Samvatsara,
  type Vara,
} from "../ids.ts";
import { itemAt } from "../item-at.ts";
import { type Reason, reasonMaker } from "../reason.ts";
import { dishaShool, yoginiDirection } from "./directions.ts";
import { type NamedTithi, tithiOf } from "./limbs-name.ts";
import type { LunarYears } from "./lunar-years.ts";
import type { LunarMonth, Lunation } from "./masa.ts";
import { ayanaOfSun, rituOfMasa, rituOfTropicalSun } from "./seasons.ts";
import type { SolarDate } from "./solar-date.ts";

type Weekday = { readonly vara: Vara };
type Month = { readonly masa: Masa; readonly rasi: Rasi };
type FullMoonMonth = { readonly paksha: Paksha; readonly amanta: Masa; readonly masa: Masa };

export interface CalendarFacts {
  readonly vara_from_sunrise: Weekday;
  readonly vara_before_sunrise: Weekday;
  readonly vara_without_sunrise: Weekday;
  readonly masa_of_sankranti: Month;
  readonly masa_adhika: Month;
  readonly masa_kshaya: Month & { readonly lost: Masa; readonly second: Rasi };
  readonly purnimanta_bright_half: FullMoonMonth;
  readonly purnimanta_dark_half: FullMoonMonth;
  readonly purnimanta_adhika: FullMoonMonth;
  readonly ritu_of_masa: { readonly masa: Masa; readonly ritu: Ritu };
  readonly ritu_of_tropical_sun: { readonly tropicalSunDeg: number; readonly ritu: Ritu };
  readonly ayana_of_sidereal_sun: { readonly sunDeg: number; readonly ayana: Ayana };
  readonly ayana_of_tropical_sun: { readonly tropicalSunDeg: number; readonly ayana: Ayana };
  /** `ugadiYear` is the Gregorian year of the Ugadi from which the years are counted. */
  readonly years_from_ugadi: {
    readonly ugadiYear: number;
    readonly saka: number;
    readonly vikrama: number;
    readonly kali: number;
    readonly samvatsara: Samvatsara;
    readonly vikramaSamvatsara: Samvatsara;
  };
  readonly solar_month_of_sankranti: { readonly rasi: Rasi; readonly day: number };
  readonly disha_shool_of_vara: Weekday & { readonly direction: Direction };
  readonly yogini_of_tithi: NamedTithi & { readonly number: number; readonly direction: Direction };
}
export type CalendarReason = Reason<CalendarFacts, "day">;

const because = reasonMaker<CalendarFacts, "day">();
const reason = <Rule extends keyof CalendarFacts>(rule: Rule, facts: CalendarFacts[Rule], source: Citation) =>
  because(rule, facts, source, "day");

const ADHIKA_SOURCE: Citation = {
  work: "siddhanta_shiromani",
  section: "madhyamadhikara",
  on: "intercalary_months",
  verses: [6],
};
const PURNIMANTA_SOURCE: Citation = { work: "nirnaya_sindhu", chapter: 1, on: "months" };

/** Where an instant is on its civil date: before its sunrise, after it, or on a date on which the Sun does not rise. */
export type SunriseSide = "from" | "before" | "without";

export const varaReason = (vara: Vara, side: SunriseSide): CalendarReason =>
  reason(
    `vara_${side}_sunrise`,
    { vara },
    { ...cite("surya_siddhanta", 1, 36), and: { chapter: 1, verses: [[51, 52]] } },
  );

/** The sign by whose sankranti a month is named. */
const rasiOfMasa = (masa: Masa, further = 0): Rasi => itemAt(RASIS, (MASAS.indexOf(masa) + further + 12) % 12);

/** Why an amanta month has its name. */
export function masaReason({ masa, adhika, kshaya }: Pick<Lunation, "masa" | "adhika" | "kshaya">): CalendarReason {
  if (adhika) return reason("masa_adhika", { masa, rasi: rasiOfMasa(masa, -1) }, ADHIKA_SOURCE);
  if (kshaya) {
    const lost = itemAt(MASAS, (MASAS.indexOf(masa) + 1) % 12);
    return reason("masa_kshaya", { masa, lost, rasi: rasiOfMasa(masa), second: rasiOfMasa(lost) }, ADHIKA_SOURCE);
  }
  return reason("masa_of_sankranti", { masa, rasi: rasiOfMasa(masa) }, ADHIKA_SOURCE);
}

export function purnimantaReason({ paksha, amanta, purnimanta }: LunarMonth): CalendarReason {
  const facts = { paksha, amanta: amanta.masa, masa: purnimanta.masa };
  if (purnimanta.adhika) return reason("purnimanta_adhika", facts, PURNIMANTA_SOURCE);
  return reason(paksha === "shukla" ? "purnimanta_bright_half" : "purnimanta_dark_half", facts, PURNIMANTA_SOURCE);
}

export const rituReason = (masa: Masa): CalendarReason =>
  reason(
    "ritu_of_masa",
    { masa, ritu: rituOfMasa(masa) },
    { work: "taittiriya_samhita", kanda: 4, chapter: 4, verses: [11] },
  );

export const rituSolarReason = (tropicalSunDeg: number): CalendarReason =>
  reason(
    "ritu_of_tropical_sun",
    { tropicalSunDeg, ritu: rituOfTropicalSun(tropicalSunDeg) },
    cite("surya_siddhanta", 14, 10),
  );

/** By the sidereal Sun, as in almanacs. */
export const ayanaReason = (sunDeg: number): CalendarReason =>
  reason("ayana_of_sidereal_sun", { sunDeg, ayana: ayanaOfSun(sunDeg) }, cite("surya_siddhanta", 14, 9));

export const ayanaTropicalReason = (tropicalSunDeg: number): CalendarReason =>
  reason(
    "ayana_of_tropical_sun",
    { tropicalSunDeg, ayana: ayanaOfSun(tropicalSunDeg) },
    cite("surya_siddhanta", 14, 9),
  );

/** `ugadiYear` is the Gregorian year of the Ugadi from which the years are counted. */
export const yearsReason = ({ saka, vikrama, kali }: LunarYears, ugadiYear: number): CalendarReason =>
  reason(
    "years_from_ugadi",
    {
      ugadiYear,
      saka: saka.number,
      vikrama: vikrama.number,
      kali: kali.number,
      samvatsara: saka.name,
      vikramaSamvatsara: vikrama.name,
    },
    { together: [{ work: "nirnaya_sindhu", chapter: 2, month: "chaitra" }, { work: "rashtriya_panchang" }] },
  );

export const solarMonthReason = ({ rasi, day }: SolarDate): CalendarReason =>
  reason("solar_month_of_sankranti", { rasi, day }, { work: "indian_calendric_system", inChapter: 3 });

export const dishaShoolReason = (vara: Vara): CalendarReason =>
  reason("disha_shool_of_vara", { vara, direction: dishaShool(vara) }, cite("muhurta_chintamani", 11));

export const yoginiReason = (tithiNumber: number): CalendarReason =>
  reason(
    "yogini_of_tithi",
    { ...tithiOf(tithiNumber), number: tithiNumber, direction: yoginiDirection(tithiNumber) },
    cite("muhurta_chintamani", 11),
  );
