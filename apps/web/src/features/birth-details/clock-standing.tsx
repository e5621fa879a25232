import type { BirthClock } from "#api/birth-clock.ts";
import { formatDuration } from "#i18n/format-duration.ts";
import { formatOffset } from "#i18n/format-offset.ts";
import { formatZoneName } from "#i18n/format-zone-name.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { useT } from "#i18n/use-t.ts";
import styles from "./place-standing.module.css";

const MINUTE_S = 60;

/** The years in which clocks were put forward for a war and not for a summer. */
const isWarYear = (year: number): boolean => (year >= 1916 && year <= 1918) || (year >= 1940 && year <= 1945);

/** Which clock the birth is read by, in words; and what was out of the ordinary with it that day. */
export function ClockStanding({ clock, year }: { readonly clock: BirthClock; readonly year: number }) {
  const t = useT();
  const { lang } = useLanguage();
  const { zone, offsetSeconds, advanceSeconds, note } = clock;
  const duration = (seconds: number) => formatDuration(Math.round(Math.abs(seconds) / MINUTE_S), t);
  const side = offsetSeconds === 0 ? "birth.clockEqual" : offsetSeconds > 0 ? "birth.clockAhead" : "birth.clockBehind";
  return (
    <>
      <p className="num">
        {t(side, {
          name: zone === null ? "" : formatZoneName(zone, lang),
          duration: duration(offsetSeconds),
          zone: zone ?? "",
          offset: formatOffset(offsetSeconds),
        })}
      </p>
      {advanceSeconds > 0 && (
        <p className={styles.notice}>
          {t(isWarYear(year) ? "clock.war" : "clock.summer", { duration: duration(advanceSeconds) })}
        </p>
      )}
      {note && <p className={styles.notice}>{t(`clock.${note}`)}</p>}
    </>
  );
}
