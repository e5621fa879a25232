import { type WallTime, weekdayOf } from "@vedanga/contract";
import type { ReactNode } from "react";
import type { Placements } from "#api/wire/planet-details.ts";
import type { MessageId } from "#i18n/catalogue/en.ts";
import { formatSexagesimal } from "#i18n/format-degrees.ts";
import { formatTime } from "#i18n/format-time.ts";
import { typedDate } from "#i18n/typed-time.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { useT } from "#i18n/use-t.ts";
import { useIsTimeUnknown } from "#person/certainty/certainty.tsx";
import { FactRows } from "#person/report/fact-rows.tsx";
import { AppLink } from "#platform/navigation/app-link.tsx";
import styles from "./birth-panchang.module.css";
import { useMonthName } from "./use-month-name.ts";

interface BirthPanchangProps {
  readonly planets: Placements | undefined;
  /** `YYYY-MM-DD` */
  readonly birthDate: string;
}

/** The limbs of the almanac at the moment of birth. */
export function BirthPanchang({ planets, birthDate }: BirthPanchangProps) {
  const t = useT();
  const { lang } = useLanguage();
  const monthName = useMonthName();
  const isTimeUnknown = useIsTimeUnknown();
  const atNoon = (figure: string): string => (isTimeUnknown ? t("results.atNoon", { figure }) : figure);

  const clock = (time: WallTime | null): string => (time ? formatTime(time, lang) : t("results.doesNotOccur"));

  const rows: readonly (readonly [MessageId, (panchang: Placements["panchang"], birth: Placements) => ReactNode])[] = [
    ["results.weekday", ({ day_of_birth }) => atNoon(day_of_birth)],
    ["results.tithi", ({ tithi }) => atNoon(tithi)],
    ["results.nakshatra", (_, { nakshatra, nakshatra_pada }) => atNoon(`${nakshatra} ${nakshatra_pada}`)],
    ["results.paksha", ({ paksha }) => paksha],
    ["results.month", ({ masa }) => monthName(masa)],
    ["results.yearName", ({ samvatsara }) => samvatsara],
    ["results.yoga", ({ yoga }) => atNoon(yoga)],
    ["results.karana", ({ karana }) => atNoon(karana)],
    ["results.sunrise", ({ sunrise_at_birth }) => clock(sunrise_at_birth)],
    ["results.sunset", ({ sunset_at_birth }) => clock(sunset_at_birth)],
    ["results.ayanamsa", ({ ayanamsa, ayanamsa_name }) => `${ayanamsa_name} ${formatSexagesimal(ayanamsa)}`],
  ];
  const isEarlierVara = planets && planets.panchang.weekday !== weekdayOf(typedDate(birthDate));

  return (
    <section className={`oxford ${styles.section}`} aria-labelledby="birth-panchang-title">
      <h2 id="birth-panchang-title">{t("results.panchang")}</h2>
      <FactRows
        rows={rows.map(([label, value]) => ({
          label,
          value: planets && value(planets.panchang, planets),
          note: label === "results.weekday" && isEarlierVara && t("results.varaNote"),
        }))}
        valueClass="num"
      />
      <p className={`no-print ${styles.more}`}>
        <AppLink to="/results/days">{t("ownDays.link")}</AppLink>
      </p>
    </section>
  );
}
