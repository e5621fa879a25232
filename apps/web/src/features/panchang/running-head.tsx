import type { PanchangDay } from "@vedanga/contract";
import type { ConventionChoice } from "#app/almanac/conventions.ts";
import { displayName } from "#i18n/display-names.ts";
import { teluguStem } from "#i18n/telugu-stem.ts";
import { useT } from "#i18n/use-t.ts";
import styles from "./running-head.module.css";

interface RunningHeadProps {
  readonly day: PanchangDay | undefined;
  /** By which moon months end. */
  readonly months: ConventionChoice["months"];
}

/** The line at the head of an almanac's page: year, half-year, season, month, half. */
export function RunningHead({ day, months }: RunningHeadProps) {
  const t = useT();
  if (day === undefined) return <p className={styles.line} />;
  const masa = day.masa[months];
  const month = { name: teluguStem(displayName(masa.name)) };
  const parts = [
    t("panchang.head.year", { name: displayName(day.years.saka.name) }),
    displayName(day.ayana),
    t("panchang.head.season", { name: displayName(day.ritu) }),
    t(masa.adhika ? "panchang.head.adhikaMonth" : "panchang.head.month", month),
    displayName(day.paksha),
  ];
  return (
    <p className={styles.line}>
      {parts.map((part) => (
        <span key={part}>{part} </span>
      ))}
    </p>
  );
}
