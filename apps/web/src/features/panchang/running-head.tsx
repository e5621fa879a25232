import type { ShownDay } from "#api/shown-day.ts";
import { displayName } from "#i18n/display-names.ts";
import { teluguStem } from "#i18n/telugu-stem.ts";
import { useT } from "#i18n/use-t.ts";
import styles from "./running-head.module.css";

/** The line at the head of an almanac's page: year, half-year, season, month, half. */
export function RunningHead({ day }: { readonly day: ShownDay | undefined }) {
  const t = useT();
  if (day === undefined) return <p className={styles.line} />;
  const { amanta } = day.masa;
  const month = { name: teluguStem(displayName(amanta.name)) };
  const parts = [
    t("panchang.head.year", { name: displayName(day.years.saka.name) }),
    displayName(day.ayana),
    t("panchang.head.season", { name: displayName(day.ritu) }),
    t(amanta.adhika ? "panchang.head.adhikaMonth" : "panchang.head.month", month),
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
