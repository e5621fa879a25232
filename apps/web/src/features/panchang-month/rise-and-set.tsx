import type { AlmanacMonthDay } from "#api/wire/panchang-month.ts";
import { useT } from "#i18n/use-t.ts";
import styles from "./rise-and-set.module.css";
import { useDayWords } from "./use-day-words.ts";

/** When the Sun rises and sets, in words if it does not, and on paper Rahu Kaal, which on a screen the opened day says. */
export function RiseAndSet({ day }: { readonly day: AlmanacMonthDay }) {
  const t = useT();
  const { sun, rahuKaal } = useDayWords();
  return (
    <div className={`num ${styles.rows}`}>
      {day.rahu_kaal && (
        <p className={styles.rahu}>
          {t("panchang.custom.rahuKaal")} {rahuKaal(day)}
        </p>
      )}
      <p>
        <span className="unseen">{t("panchangMonth.sun")} </span>
        {sun(day)}
      </p>
    </div>
  );
}
