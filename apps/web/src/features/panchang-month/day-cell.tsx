import type { CivilDate } from "@vedanga/contract";
import type { MouseEvent } from "react";
import { shownFestivals } from "#almanac/shown-festivals.ts";
import type { AlmanacMonthDay } from "#api/wire/panchang-month.ts";
import { useT } from "#i18n/use-t.ts";
import { AppLink } from "#platform/navigation/app-link.tsx";
import { MoonPhase } from "#ui/moon-phase.tsx";
import styles from "./day-cell.module.css";
import { DayTold } from "./day-told.tsx";
import type { LunarMonth } from "./lunar-month-runs.ts";
import { MarkShape } from "./mark-shape.tsx";
import { marksOf, tithiFigure } from "./marks.ts";
import { useDayWords } from "./use-day-words.ts";

export const TODAY_ID = "today";

interface DayCellProps {
  readonly day: AlmanacMonthDay;
  readonly isToday: boolean;
  /** The Tab key stops at one day of the month; arrows lead to the others. */
  readonly isTabStop: boolean;
  /** It leads to the page of the day and opens nothing. */
  readonly isLink: boolean;
  /** The lunar month that begins with the day. */
  readonly begins: LunarMonth | undefined;
  /** The day's own page. */
  readonly address: string;
  onOpen(date: CivilDate): void;
}

/** One day: date, Moon, tithi and marks; with room, in words. All of it opens the day, or its page in another window. */
export function DayCell({ day, isToday, isTabStop, isLink, begins, address, onOpen }: DayCellProps) {
  const t = useT();
  const words = useDayWords();
  const { date, tithi } = day;

  function open(event: MouseEvent): void {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen(date);
  }

  return (
    <td className={isToday ? `${styles.cell} ${styles.today}` : styles.cell} data-half={tithi.paksha}>
      <div className={styles.face}>
        <AppLink
          to={address}
          className={styles.link}
          id={isToday ? TODAY_ID : undefined}
          data-day={date.day}
          tabIndex={isTabStop ? 0 : -1}
          aria-haspopup={isLink ? undefined : "dialog"}
          aria-current={isToday ? "date" : undefined}
          onClick={open}
        >
          <span className={styles.number} aria-hidden="true">
            {date.day}
          </span>
          <span className="unseen">{words.cell(day)}</span>
        </AppLink>
        {isToday && (
          <span className={styles.now} aria-hidden="true">
            {t("panchangMonth.today")}
          </span>
        )}
        <MoonPhase tithi={tithi.number} className={styles.moon} />
        <span className={`num ${styles.figure}`} aria-hidden="true">
          {tithiFigure(tithi.number)}
        </span>
        <span className={styles.marks}>
          {marksOf(shownFestivals(day)).map((mark) => (
            <MarkShape key={mark} mark={mark} />
          ))}
        </span>
      </div>
      <DayTold day={day} begins={begins} />
    </td>
  );
}
