import { shownFestivals } from "#almanac/shown-festivals.ts";
import { moonInstants } from "#api/moon-instants.ts";
import type { AlmanacMonthDay } from "#api/wire/panchang-month.ts";
import { formatFullDate } from "#i18n/format-date.ts";
import { useClock } from "#i18n/use-clock.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { useT } from "#i18n/use-t.ts";
import { festivalTitle } from "./festival-hours.ts";

/** Tithis that are named whole: the full and the new moon. */
const TITHIS_OF_A_HALF = 15;

export interface DayWords {
  /** The tithi with its half: `Shukla Dashami`, `Purnima`. */
  tithi(tithi: AlmanacMonthDay["tithi"]): string;
  /** The whole cell for those who do not see it: date, tithi, what is kept. */
  cell(day: AlmanacMonthDay): string;
  /** Sunrise to sunset, in words where there is none. */
  sun(day: AlmanacMonthDay): string;
  rahuKaal(day: AlmanacMonthDay): string;
  /** When the Moon rises and sets from sunrise to sunrise, in order: half of the month it sets before it rises. */
  moon(day: AlmanacMonthDay): string;
}

export function useDayWords(): DayWords {
  const t = useT();
  const { lang } = useLanguage();
  const { instantOf } = useClock();
  const span = (rise: string, set: string): string => t("panchangMonth.riseToSet", { rise, set });
  const tithi: DayWords["tithi"] = ({ number, name, paksha }) =>
    number % TITHIS_OF_A_HALF === 0 ? name : t(`panchangMonth.half.${paksha}`, { tithi: name });
  return {
    tithi,
    cell: (day) =>
      [
        formatFullDate(day.date, lang),
        tithi(day.tithi),
        ...shownFestivals(day).map((festival) => festivalTitle(festival, t)),
      ].join(", "),
    sun: ({ date, sunrise, sunset }) =>
      span(
        sunrise ? instantOf(sunrise, date) : t("panchangMonth.noRise"),
        sunset ? instantOf(sunset, date) : t("panchangMonth.noSet"),
      ),
    rahuKaal: ({ date, rahu_kaal: rahuKaal }) =>
      rahuKaal ? span(instantOf(rahuKaal.start, date), instantOf(rahuKaal.end, date)) : t("panchang.notOnThatDay"),
    moon: (day) =>
      [
        ...day.moon.map(({ event, at }) => t(`panchangMonth.moonEvent.${event}`, { when: instantOf(at, day.date) })),
        ...(["rise", "set"] as const)
          .filter((event) => moonInstants(day, event).length === 0)
          .map((event) => t(`panchangMonth.noMoonEvent.${event}`)),
      ].join(", "),
  };
}
