import type { ReactNode } from "react";
import type { AlmanacMonthDay } from "#api/wire/panchang-month.ts";
import { useClock } from "#i18n/use-clock.ts";
import { useT } from "#i18n/use-t.ts";
import type { Instant } from "#i18n/wall-instant.ts";
import styles from "./day-sheet.module.css";
import { festivalTitle } from "./festival-hours.ts";
import { useDayWords } from "./use-day-words.ts";

/** Tithi, nakshatra, Rahu Kaal, sunrise and sunset, the Moon, and the fast that may be broken on the day. */
export function DaySheetFacts({ day }: { readonly day: AlmanacMonthDay }) {
  const t = useT();
  const { instantOf } = useClock();
  const words = useDayWords();
  const { date, tithi, nakshatra, new_moon: newMoon, full_moon: fullMoon } = day;
  const at = (instant: Instant): string => instantOf(instant, date);
  const until = (end: Instant): string => t("panchangMonth.until", { when: at(end) });
  return (
    <dl className={styles.facts}>
      <Fact term={t("panchang.tithi")}>
        <b>{words.tithi(tithi)}</b> {until(tithi.end)}
        {day.skipped_tithis.map(({ number, name }) => (
          <span key={number} className={styles.more}>
            {t("panchangMonth.skipped", { name })}
          </span>
        ))}
        {newMoon && <span className={styles.more}>{t("panchangMonth.newMoon", { when: at(newMoon) })}</span>}
        {fullMoon && <span className={styles.more}>{t("panchangMonth.fullMoon", { when: at(fullMoon) })}</span>}
      </Fact>
      <Fact term={t("panchang.nakshatra")}>
        <b>{nakshatra.name}</b> {until(nakshatra.end)}
      </Fact>
      <Fact term={t("panchang.custom.rahuKaal")}>
        <b>{words.rahuKaal(day)}</b>
      </Fact>
      <Fact term={t("panchangMonth.sunriseSunset")}>
        <b>{words.sun(day)}</b>
      </Fact>
      <Fact term={t("panchangMonth.moon")}>{words.moon(day)}</Fact>
      {day.parana.map((fast) => (
        <Fact key={festivalTitle(fast, t)} term={t("panchangMonth.paranaTerm")}>
          <b>
            {fast.until
              ? t("panchangMonth.riseToSet", { rise: at(fast.from), set: at(fast.until) })
              : t("panchangMonth.from", { when: at(fast.from) })}
          </b>
          <span className={styles.more}>{festivalTitle(fast, t)}</span>
        </Fact>
      ))}
    </dl>
  );
}

function Fact({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd className="num">{children}</dd>
    </div>
  );
}
