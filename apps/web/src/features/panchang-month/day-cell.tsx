import type { CivilDate } from "@vedanga/contract";
import { type AlmanacSubject, dayAddress } from "#almanac/almanac-address.ts";
import { festivalKey, shownFestivals } from "#almanac/shown-festivals.ts";
import type { AlmanacMonthDay } from "#api/wire/panchang-month.ts";
import { formatFullDate, formatWeekday } from "#i18n/format-date.ts";
import { SCREEN_LANGUAGES } from "#i18n/languages/screen-languages.ts";
import { useClock } from "#i18n/use-clock.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { useT } from "#i18n/use-t.ts";
import { type Instant, isSameDate } from "#i18n/wall-instant.ts";
import { AppLink } from "#platform/navigation/app-link.tsx";
import { MoonPhase } from "#ui/moon-phase.tsx";
import styles from "./day-cell.module.css";
import grid from "./day-grid.module.css";
import type { LunarMonth } from "./lunar-month-runs.ts";
import { RiseAndSet } from "./rise-and-set.tsx";
import { useMasaName } from "./use-masa-name.ts";

/** Tithis that are named whole: the full and the new moon. */
const TITHIS_OF_A_HALF = 15;

export const TODAY_ID = "today";

interface DayCellProps {
  readonly day: AlmanacMonthDay;
  readonly today: CivilDate | null;
  /** The lunar month that begins with the day. */
  readonly begins: LunarMonth | undefined;
  readonly subject: AlmanacSubject;
}

/** One day: its tithi and star, what is kept, when Sun and Moon rise and set. All of it leads to the day's own page. */
export function DayCell({ day, today, begins, subject }: DayCellProps) {
  const t = useT();
  const { lang } = useLanguage();
  const { instantOf } = useClock();
  const masaName = useMasaName();
  const stem = (masa: LunarMonth): string => SCREEN_LANGUAGES[lang].stem(masaName(masa));
  const { date, tithi, nakshatra } = day;
  const isToday = today !== null && isSameDate(date, today);
  const at = (instant: Instant): string => instantOf(instant, date);
  const tithiName = tithi.name;
  const festivals = shownFestivals(day);
  return (
    <li
      id={isToday ? TODAY_ID : undefined}
      className={`${grid.day} ${isToday ? styles.today : ""}`}
      data-weekday={day.weekday.number}
      aria-current={isToday ? "date" : undefined}
    >
      <div className={styles.head}>
        <AppLink to={dayAddress(date, subject)} className={styles.link}>
          <span className={`num ${styles.number}`} aria-hidden="true">
            {date.day}
          </span>
          <span className={styles.weekday} aria-hidden="true">
            {formatWeekday(date, lang)}
          </span>
          <span className="unseen">{formatFullDate(date, lang)}</span>
        </AppLink>
        {isToday && <span className={styles.now}>{t("panchangMonth.today")}</span>}
        <MoonPhase tithi={tithi.number} className={styles.moon} />
      </div>
      {begins && <p className={styles.begins}>{t("panchangMonth.begins", { name: stem(begins) })}</p>}
      <p className={styles.limb}>
        <b>
          {tithi.number % TITHIS_OF_A_HALF === 0
            ? tithiName
            : t(`panchangMonth.half.${tithi.paksha}`, { tithi: tithiName })}
        </b>{" "}
        <span className={styles.end}>
          {tithi.course === "repeated" ? t("panchangMonth.allDay") : t("panchangMonth.until", { when: at(tithi.end) })}
        </span>
      </p>
      {day.skipped_tithis.map(({ number, name }) => (
        <p key={number} className={styles.skipped}>
          {t("panchangMonth.skipped", { name: name })}
        </p>
      ))}
      <p className={styles.limb}>
        {nakshatra.name} <span className={styles.end}>{t("panchangMonth.until", { when: at(nakshatra.end) })}</span>
      </p>
      {festivals.length > 0 && (
        <ul className={styles.festivals}>
          {festivals.map((festival) => (
            <li key={festivalKey(festival)} className={festival.kind === "festival" ? styles.great : undefined}>
              {festival.tradition_name === undefined
                ? festival.name
                : t("panchangMonth.ofTradition", { name: festival.name, tradition: festival.tradition_name })}
            </li>
          ))}
        </ul>
      )}
      {day.new_moon && <p className={styles.lunation}>{t("panchangMonth.newMoon", { when: at(day.new_moon) })}</p>}
      {day.full_moon && <p className={styles.lunation}>{t("panchangMonth.fullMoon", { when: at(day.full_moon) })}</p>}
      <RiseAndSet day={day} date={date} />
    </li>
  );
}
