import type { ShownDay, ShownKind } from "#api/shown-day.ts";
import { formatDuration } from "#i18n/format-duration.ts";
import { useT } from "#i18n/use-t.ts";
import { Why } from "#ui/why/why.tsx";
import { partOfDaylight } from "./span-status.ts";
import styles from "./why-times.module.css";

const MINUTE_MS = 60_000;
const EIGHTHS = 8;

/** How the spans follow from sunrise, sunset and the weekday. */
export function WhyTimes({ day: { sunrise, sunset, spans } }: { readonly day: ShownDay }) {
  const t = useT();
  if (sunrise === null || sunset === null) return null;
  const daylight = { startMs: Date.parse(sunrise), endMs: Date.parse(sunset) };
  const daylightMinutes = Math.round((daylight.endMs - daylight.startMs) / MINUTE_MS);
  const durationOf = (minutes: number): string => formatDuration(minutes, t);
  const eighthOf = (kind: ShownKind): number => {
    const start = spans.find((span) => span.kind === kind)?.start ?? sunrise;
    return partOfDaylight(Date.parse(start), daylight, EIGHTHS);
  };
  return (
    <div className={styles.why}>
      <Why question={t("panchang.whyTimes")}>
        <p>
          {t("panchang.whyTimesAnswer", {
            daylight: durationOf(daylightMinutes),
            eighth: durationOf(Math.round(daylightMinutes / EIGHTHS)),
            gulika: eighthOf("gulika"),
            rahu: eighthOf("rahu_kaal"),
            yamakanta: eighthOf("yamaganda"),
          })}
        </p>
        <p className={styles.source}>{t("panchang.whyTimesSource")}</p>
      </Why>
    </div>
  );
}
