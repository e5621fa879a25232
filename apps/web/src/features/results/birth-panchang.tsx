import type { PlanetDetails } from "@vedanga/contract";
import type { ReactNode } from "react";
import type { MessageId } from "#i18n/catalogue/en.ts";
import { displayName } from "#i18n/display-names.ts";
import { formatWeekday } from "#i18n/format-date.ts";
import { formatSexagesimal } from "#i18n/format-degrees.ts";
import { formatTime } from "#i18n/format-time.ts";
import { parseClockIfAny, parseIsoDate } from "#i18n/parse-wire-time.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { useT } from "#i18n/use-t.ts";
import { Skeleton } from "#ui/skeleton.tsx";
import styles from "./birth-panchang.module.css";

interface BirthPanchangProps {
  readonly planets: PlanetDetails | undefined;
  /** `YYYY-MM-DD` */
  readonly birthDate: string;
}

/** The limbs of the almanac at the moment of birth. */
export function BirthPanchang({ planets, birthDate }: BirthPanchangProps) {
  const t = useT();
  const { lang } = useLanguage();

  function clock(text: string): string {
    const time = parseClockIfAny(text);
    return time ? formatTime(time, lang) : t("results.doesNotOccur");
  }

  const rows: readonly (readonly [MessageId, (panchang: PlanetDetails["panchang"]) => ReactNode])[] = [
    ["results.weekday", ({ day_of_birth }) => day_of_birth],
    ["results.tithi", ({ tithi }) => displayName(tithi)],
    ["results.yoga", ({ yoga }) => displayName(yoga)],
    ["results.karana", ({ karana }) => displayName(karana)],
    ["results.sunrise", ({ sunrise_at_birth }) => clock(sunrise_at_birth)],
    ["results.sunset", ({ sunset_at_birth }) => clock(sunset_at_birth)],
    ["results.ayanamsa", ({ ayanamsa, ayanamsa_name }) => `${ayanamsa_name} ${formatSexagesimal(ayanamsa)}`],
  ];
  const isEarlierVara = planets && planets.panchang.day_of_birth !== formatWeekday(parseIsoDate(birthDate), lang);

  return (
    <section className={`oxford ${styles.section}`} aria-labelledby="birth-panchang-title">
      <h2 id="birth-panchang-title">{t("results.panchang")}</h2>
      <dl className={`ledger ${styles.rows}`}>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{t(label)}</dt>
            <dd className="num">{planets ? value(planets.panchang) : <Skeleton className={styles.waiting} />}</dd>
          </div>
        ))}
      </dl>
      {isEarlierVara && <p className={styles.note}>{t("results.varaNote")}</p>}
    </section>
  );
}
