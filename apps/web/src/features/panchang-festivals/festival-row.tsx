import type { CivilDate } from "@vedanga/contract";
import { type AlmanacSubject, dayAddress } from "#almanac/almanac-address.ts";
import type { YearFestival } from "#api/wire/festivals-of-year.ts";
import { formatDayOfYear, formatFullDate, formatMonth, formatWeekday } from "#i18n/format-date.ts";
import { useClock } from "#i18n/use-clock.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { useT } from "#i18n/use-t.ts";
import { type Instant, isSameDate } from "#i18n/wall-instant.ts";
import { AppLink } from "#platform/navigation/app-link.tsx";
import { Icon } from "#ui/icon.tsx";
import { comingDay } from "./coming-days.ts";
import styles from "./festival-row.module.css";
import { useFestivalWords } from "./use-festival-words.ts";

interface FestivalRowProps {
  readonly festival: YearFestival;
  readonly today: CivilDate;
  readonly subject: AlmanacSubject;
}

/** One festival: its day and its hours; below it, once opened, what is done and the rule that chose the day. */
export function FestivalRow({ festival, today, subject }: FestivalRowProps) {
  const t = useT();
  const { lang } = useLanguage();
  const { instantOf } = useClock();
  const { nameOf, linesOf, daysTo } = useFestivalWords();
  const { date, special, why, source, also, eclipse, other_days: others } = festival;
  const coming = comingDay(festival, today);
  const isToday = isSameDate(date, today);
  const at = (instant: Instant, on: CivilDate): string => instantOf(instant, on, "sentence");
  return (
    <li className={styles.row}>
      <details>
        <summary className={isToday ? styles.today : undefined}>
          <span className={styles.date}>
            <span className={styles.day} aria-hidden="true">
              {date.day}
            </span>
            <span aria-hidden="true">
              {formatMonth(date.month, lang)}
              <br />
              {formatWeekday(date, lang, "short")}
            </span>
            <span className="unseen">{formatFullDate(date, lang)} </span>
          </span>
          <span className={styles.body}>
            <span className={styles.head}>
              <b>{nameOf(festival)}</b> {coming && <span className={styles.when}>{daysTo(coming, today)}</span>}
            </span>
            {linesOf(festival).map(({ label, value }) => (
              <span key={label + value} className={styles.line}>
                <span className={styles.label}>{label}</span> <span className="num">{value}</span>{" "}
              </span>
            ))}
          </span>
          <Icon name="down" className={styles.mark} />
        </summary>
        <div className={styles.why}>
          <p>{special}</p>
          <p>
            <strong>{t("festivals.whyDay")}</strong> {why} <cite>{source}</cite>
            {eclipse?.visible && ` ${t("festivals.greatest", { at: at(eclipse.greatest, date) })}`}
          </p>
          {also.map(({ text, source: book }) => (
            <p key={text}>
              {text} <cite>{book}</cite>
            </p>
          ))}
          {others.map((other) => (
            <p key={other.tradition}>
              <strong>
                {t("festivals.otherWhy", {
                  tradition: other.tradition_name,
                  date: formatDayOfYear(other.date, lang),
                })}
              </strong>{" "}
              {other.why} <cite>{other.source}</cite>
              {other.parana_from &&
                other.parana_until &&
                ` ${t("festivals.otherParana", {
                  from: at(other.parana_from, other.date),
                  until: at(other.parana_until, other.date),
                })}`}
            </p>
          ))}
          <AppLink to={dayAddress(date, subject)}>{t("festivals.wholeDay")}</AppLink>
        </div>
      </details>
    </li>
  );
}
