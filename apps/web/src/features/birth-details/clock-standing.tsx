import type { BirthClock } from "#api/birth/birth-clock.ts";
import { formatNamedClock } from "#i18n/format-clock.ts";
import { formatDuration } from "#i18n/format-duration.ts";
import { formatZoneName } from "#i18n/format-zone-name.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { useT } from "#i18n/use-t.ts";
import styles from "./place-standing.module.css";

const MINUTE_S = 60;

/** The years in which clocks were put forward for a war and not for a summer. */
const isWarYear = (year: number): boolean => (year >= 1916 && year <= 1918) || (year >= 1940 && year <= 1945);

function sideOf(offsetSeconds: number): "ahead" | "behind" | "even" {
  if (offsetSeconds === 0) return "even";
  return offsetSeconds > 0 ? "ahead" : "behind";
}

/** The clock of the birth, in words, and what was unusual about it that day. */
export function ClockStanding({ clock, year }: { readonly clock: BirthClock; readonly year: number }) {
  const t = useT();
  const { lang } = useLanguage();
  const { zone, offsetSeconds, advanceSeconds, note, isDateLeftOut } = clock;
  const duration = (seconds: number) => formatDuration(Math.round(Math.abs(seconds) / MINUTE_S), t);
  const standardSeconds = offsetSeconds - advanceSeconds;
  const isAdvanced = advanceSeconds > 0;
  if (isDateLeftOut) return <p className={styles.notice}>{t("reason.skippedDate")}</p>;
  return (
    <>
      <p className={isAdvanced ? `num ${styles.notice}` : "num"}>
        {t(isAdvanced ? "birth.clockAdvanced" : "birth.clockAt", {
          name: zone === null ? "" : formatZoneName(zone, lang),
          side: sideOf(standardSeconds),
          standard: duration(standardSeconds),
          why: isWarYear(year) ? "war" : "summer",
          advance: duration(advanceSeconds),
          clock: formatNamedClock(zone, offsetSeconds, lang),
        })}
      </p>
      {note && <p className={styles.notice}>{t(`clock.${note}`)}</p>}
    </>
  );
}
