import { festivalKey, shownFestivals } from "#almanac/shown-festivals.ts";
import type { AlmanacMonthDay } from "#api/wire/panchang-month.ts";
import { SCREEN_LANGUAGES } from "#i18n/languages/screen-languages.ts";
import { useClock } from "#i18n/use-clock.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { useT } from "#i18n/use-t.ts";
import type { Instant } from "#i18n/wall-instant.ts";
import styles from "./day-told.module.css";
import { festivalTitle } from "./festival-hours.ts";
import type { LunarMonth } from "./lunar-month-runs.ts";
import { RiseAndSet } from "./rise-and-set.tsx";
import { useDayWords } from "./use-day-words.ts";
import { useMasaName } from "./use-masa-name.ts";

interface DayToldProps {
  readonly day: AlmanacMonthDay;
  /** The lunar month that begins with the day. */
  readonly begins: LunarMonth | undefined;
}

/** A day in words, where a column is wide enough and on paper: tithi and star, what is kept, when the Sun rises and sets. */
export function DayTold({ day, begins }: DayToldProps) {
  const t = useT();
  const { lang } = useLanguage();
  const { instantOf } = useClock();
  const words = useDayWords();
  const masaName = useMasaName();
  const stem = (masa: LunarMonth): string => SCREEN_LANGUAGES[lang].stem(masaName(masa));
  const { date, tithi, nakshatra, new_moon: newMoon, full_moon: fullMoon } = day;
  const at = (instant: Instant): string => instantOf(instant, date, "column");
  const festivals = shownFestivals(day);
  return (
    <div className={styles.told}>
      {begins && <p className={styles.begins}>{t("panchangMonth.begins", { name: stem(begins) })}</p>}
      <p className={styles.limb}>
        <b>{words.tithi(tithi)}</b>{" "}
        <span>
          {tithi.course === "repeated" ? t("panchangMonth.allDay") : t("panchangMonth.until", { when: at(tithi.end) })}
        </span>
      </p>
      {day.skipped_tithis.map(({ number, name }) => (
        <p key={number} className={styles.skipped}>
          {t("panchangMonth.skipped", { name })}
        </p>
      ))}
      <p className={styles.limb}>
        {nakshatra.name} <span>{t("panchangMonth.until", { when: at(nakshatra.end) })}</span>
      </p>
      {festivals.length > 0 && (
        <ul className={styles.festivals}>
          {festivals.map((festival) => (
            <li key={festivalKey(festival)} className={festival.kind === "festival" ? styles.great : undefined}>
              {festivalTitle(festival, t)}
            </li>
          ))}
        </ul>
      )}
      {newMoon && <p>{t("panchangMonth.newMoon", { when: at(newMoon) })}</p>}
      {fullMoon && <p>{t("panchangMonth.fullMoon", { when: at(fullMoon) })}</p>}
      <RiseAndSet day={day} />
    </div>
  );
}
