import type { ConventionChoice } from "#api/conventions/conventions.ts";
import type { AlmanacDay } from "#api/wire/panchang-day.ts";
import { SCREEN_LANGUAGES } from "#i18n/languages/screen-languages.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { useT } from "#i18n/use-t.ts";
import styles from "./running-head.module.css";

interface RunningHeadProps {
  readonly day: AlmanacDay;
  /** The moon that ends a month. */
  readonly months: ConventionChoice["months"];
}

/** The line at the head of an almanac's page: year, half-year, season, month, half. */
export function RunningHead({ day, months }: RunningHeadProps) {
  const t = useT();
  const { lang } = useLanguage();
  const masa = day.masa[months];
  const month = { name: SCREEN_LANGUAGES[lang].stem(masa.name) };
  const parts = [
    t("panchang.head.year", { name: day.years.saka.name }),
    day.ayana,
    t("panchang.head.season", { name: day.ritu }),
    t(masa.adhika ? "panchang.head.adhikaMonth" : "panchang.head.month", month),
    day.paksha,
  ];
  return (
    <p className={styles.line}>
      {parts.map((part) => (
        <span key={part}>{part} </span>
      ))}
    </p>
  );
}
