import type { PanchangDay } from "@vedanga/contract";
import { parseIsoInstant } from "#i18n/parse-wire-time.ts";
import { useClock } from "#i18n/use-clock.ts";
import { useT } from "#i18n/use-t.ts";
import { AppLink } from "#platform/navigation/app-link.tsx";
import styles from "./now-box.module.css";

interface DatedBoxProps {
  readonly day: PanchangDay;
  readonly todayAddress: string;
}

/** The names of a day that is not today, as at its sunrise. */
export function DatedBox({ day, todayAddress }: DatedBoxProps) {
  const t = useT();
  const { timeOf } = useClock();
  const momentMs = Date.parse(day.sunrise ?? day.solar_noon);
  const nameAt = (limbs: PanchangDay["nakshatra"]): string =>
    limbs.find(({ end }) => Date.parse(end) > momentMs)?.name ?? "";
  const time = timeOf(parseIsoInstant(day.sunrise ?? day.solar_noon).time, "sentence");
  return (
    <div className={styles.box}>
      <p className={styles.time}>
        {t(day.sunrise === null ? "panchang.dated.atNoon" : "panchang.dated.atSunrise", { time })}
      </p>
      <p className={styles.line}>
        {t("panchang.dated.limbs", { tithi: nameAt(day.tithi), nakshatra: nameAt(day.nakshatra) })}
      </p>
      <p className={styles.asides}>
        <AppLink to={todayAddress}>{t("panchang.dated.toToday")}</AppLink>
      </p>
    </div>
  );
}
