import { type CivilDate, isoDate } from "@vedanga/contract";
import { type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from "react";
import { type AlmanacSubject, dayAddress } from "#almanac/almanac-address.ts";
import type { AlmanacMonthDay } from "#api/wire/panchang-month.ts";
import { useSpeech } from "#i18n/use-speech.ts";
import { useT } from "#i18n/use-t.ts";
import { isSameDate } from "#i18n/wall-instant.ts";
import { useDialogEntry } from "#ui/dialog/use-dialog-entry.ts";
import { DayCell } from "./day-cell.tsx";
import styles from "./day-grid.module.css";
import { DaySheet } from "./day-sheet.tsx";
import { lunarMonthsOf, type MonthSystem } from "./lunar-month-runs.ts";
import { monthName } from "./month-name.ts";
import type { CivilMonth } from "./shown-month.ts";
import { WeekdayRow } from "./weekday-row.tsx";
import { dayByKey, weeksOf } from "./weeks.ts";

interface DayGridProps {
  readonly month: CivilMonth;
  readonly days: readonly AlmanacMonthDay[];
  readonly today: CivilDate | null;
  readonly system: MonthSystem;
  readonly subject: AlmanacSubject;
  /** It is a table of links: no key and no sheet works in it yet. */
  readonly isStill?: boolean;
}

/** The days of a month in seven columns. Arrow keys lead from day to day, and each opens as a sheet. */
export function DayGrid({ month, days, today, system, subject, isStill = false }: DayGridProps) {
  const sheet = useDialogEntry();
  const table = useRef<HTMLTableElement>(null);
  const isToday = ({ date }: AlmanacMonthDay): boolean => today !== null && isSameDate(date, today);
  const [chosen, setChosen] = useState<CivilDate | null>(null);
  const current = days.find(({ date }) => chosen && isSameDate(date, chosen)) ?? days.find(isToday) ?? days[0];
  const dates = days.map(({ date }) => date);
  const [, ...begun] = lunarMonthsOf(days, system);
  const name = monthName(month, useSpeech());
  const focusOn = (day: number): void => table.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();

  // The browser gives the focus back to the day that was opened first, not to the one that was looked at last.
  const wasOpen = useRef(false);
  useLayoutEffect(() => {
    if (wasOpen.current && !sheet.isOpen && chosen) focusOn(chosen.day);
    wasOpen.current = sheet.isOpen;
  });

  // The focus comes by the arrows, and where a reader had it before the page was alive.
  function onFocus({ target }: FocusEvent<HTMLElement>): void {
    const day = days.find(({ date }) => String(date.day) === target.dataset.day);
    if (day) setChosen(day.date);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (!current || event.metaKey || event.ctrlKey || event.altKey || event.shiftKey) return;
    const next = dayByKey(dates, current.date, event.key);
    if (!next) return;
    event.preventDefault();
    setChosen(next);
    focusOn(next.day);
  }

  return (
    <>
      <table
        ref={table}
        role={isStill ? undefined : "grid"}
        aria-label={name}
        className={styles.grid}
        onFocus={onFocus}
        onKeyDown={onKeyDown}
      >
        <WeekdayRow />
        <tbody>
          {weeksOf(days).map((week, row) => {
            const first = week.findIndex(Boolean);
            const end = week.findLastIndex(Boolean) + 1;
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a month have no other name and keep their order
              <tr key={row}>
                <EmptyPlaces count={first} />
                {week.slice(first, end).map((day, place) =>
                  day ? (
                    <DayCell
                      key={isoDate(day.date)}
                      day={day}
                      isToday={isToday(day)}
                      isTabStop={isStill || day === current}
                      isLink={isStill}
                      begins={begun.find(({ from }) => isSameDate(from, day.date))?.masa}
                      address={dayAddress(day.date, subject)}
                      onOpen={(date) => {
                        setChosen(date);
                        sheet.open();
                      }}
                    />
                  ) : (
                    // biome-ignore lint/suspicious/noArrayIndexKey: an empty place is told by its column
                    <td key={place} className={styles.empty} />
                  ),
                )}
                <EmptyPlaces count={week.length - end} />
              </tr>
            );
          })}
        </tbody>
      </table>
      {current && (
        <DaySheet
          days={days}
          day={current}
          isToday={isToday(current)}
          system={system}
          subject={subject}
          entry={sheet}
          onShow={setChosen}
        />
      )}
    </>
  );
}

/** Before the first day and after the last; on paper they are for notes. */
function EmptyPlaces({ count }: { readonly count: number }) {
  const t = useT();
  return (
    count > 0 && (
      <td colSpan={count} className={styles.empty}>
        <span className={styles.notes}>{t("panchangMonth.notes")}</span>
      </td>
    )
  );
}
