import type { CivilDate } from "@vedanga/contract";
import type { ComingDay } from "#api/wire/coming.ts";
import { formatDayAndMonth } from "#i18n/format-date.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { useT } from "#i18n/use-t.ts";
import { isSameDate } from "#i18n/wall-instant.ts";
import { AppLink } from "#platform/navigation/app-link.tsx";
import { roughNoonMs } from "../rough-noon.ts";
import styles from "./five-lines.module.css";
import { useHowSoon } from "./use-how-soon.ts";
import { whatIsNext } from "./what-is-next.ts";

const DAY_MS = 86_400_000;

/** What is kept from a date on; still on its way; or not to be had now. */
export type Coming = readonly ComingDay[] | "waiting" | "failed";

interface NextDaysProps {
  readonly coming: Coming;
  readonly date: CivilDate;
  /** The date is that of now: days are counted from it. */
  readonly isLive: boolean;
  /** The page of a day here. */
  addressOf(date: CivilDate): string;
}

/** What is kept today, the next festival and the next Ekadashi, and in how many days. */
export function NextDays({ coming, date, isLive, addressOf }: NextDaysProps) {
  const t = useT();
  const { lang } = useLanguage();
  const howSoon = useHowSoon(date);

  function when(kept: ComingDay): string {
    const days = Math.round((roughNoonMs(kept.date) - roughNoonMs(date)) / DAY_MS);
    if (isLive) return howSoon(kept, days);
    return days === 0 ? t("five.thatDay") : formatDayAndMonth(kept.date, lang);
  }

  if (coming === "waiting") return null;
  if (coming === "failed") return <p className={styles.nextFailed}>{t("five.nextFailed")}</p>;
  return (
    <ul className={styles.nextDays}>
      {whatIsNext(coming, date).map((day) => (
        <li key={`${day.id} ${day.date.day} ${day.tradition ?? ""}`}>
          <AppLink to={addressOf(day.date)}>
            <span className={styles.nextName}>{day.name}</span>{" "}
            <span className={isLive && isSameDate(day.date, date) ? `${styles.in} ${styles.isToday}` : styles.in}>
              {when(day)}
            </span>
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
