import type { AlmanacDay } from "#api/wire/panchang-day.ts";
import { useClock } from "#i18n/use-clock.ts";
import { useT } from "#i18n/use-t.ts";
import { AppLink } from "#platform/navigation/app-link.tsx";
import styles from "./now-box.module.css";

interface DatedBoxProps {
  readonly day: AlmanacDay;
  readonly todayAddress: string;
}

/** The moment of which a day that is not today is told, and the way to today. */
export function DatedBox({ day, todayAddress }: DatedBoxProps) {
  const t = useT();
  const { timeOf } = useClock();
  const moment = day.sunrise ?? day.solar_noon;
  const time = timeOf(moment.time, "sentence");
  return (
    <div className={styles.box} data-dated>
      <p className={styles.time}>
        {t(day.sunrise === null ? "panchang.dated.atNoon" : "panchang.dated.atSunrise", { time })}
      </p>
      <p className={styles.way}>
        <AppLink to={todayAddress}>{t("panchang.dated.toToday")}</AppLink>
      </p>
    </div>
  );
}
