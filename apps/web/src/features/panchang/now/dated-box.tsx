import type { AlmanacDay } from "#api/wire/panchang-day.ts";
import { useClock } from "#i18n/use-clock.ts";
import { useT } from "#i18n/use-t.ts";
import { AppLink } from "#platform/navigation/app-link.tsx";
import styles from "./now-box.module.css";

interface DatedBoxProps {
  readonly day: AlmanacDay;
  readonly todayAddress: string;
}

/** The names of a day that is not today, as at its sunrise. */
export function DatedBox({ day, todayAddress }: DatedBoxProps) {
  const t = useT();
  const { timeOf } = useClock();
  const moment = day.sunrise ?? day.solar_noon;
  const nameAt = (limbs: AlmanacDay["nakshatra"]): string =>
    limbs.find(({ end }) => end.instantMs > moment.instantMs)?.name ?? "";
  const time = timeOf(moment.time, "sentence");
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
