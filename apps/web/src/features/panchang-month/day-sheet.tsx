import { type CivilDate, isoDate } from "@vedanga/contract";
import { useId } from "react";
import { type AlmanacSubject, dayAddress } from "#almanac/almanac-address.ts";
import type { AlmanacMonthDay } from "#api/wire/panchang-month.ts";
import { formatFullDate, formatWeekday } from "#i18n/format-date.ts";
import { SCREEN_LANGUAGES } from "#i18n/languages/screen-languages.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { useT } from "#i18n/use-t.ts";
import { AppLink } from "#platform/navigation/app-link.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import type { DialogEntry } from "#ui/dialog/use-dialog-entry.ts";
import { Icon } from "#ui/icon.tsx";
import { buttonLook } from "#ui/press/button-look.ts";
import { SquareButton } from "#ui/press/square-button.tsx";
import styles from "./day-sheet.module.css";
import { DaySheetFacts } from "./day-sheet-facts.tsx";
import { DaySheetFestivals } from "./day-sheet-festivals.tsx";
import type { MonthSystem } from "./lunar-month-runs.ts";
import { useMasaName } from "./use-masa-name.ts";

interface DaySheetProps {
  readonly days: readonly AlmanacMonthDay[];
  readonly day: AlmanacMonthDay;
  readonly isToday: boolean;
  readonly system: MonthSystem;
  readonly subject: AlmanacSubject;
  readonly entry: DialogEntry;
  onShow(date: CivilDate): void;
}

/** A day of the month opened over it: what is kept, the facts of the five lines, the days beside it, the way to its page. */
export function DaySheet({ days, day, isToday, system, subject, entry, onShow }: DaySheetProps) {
  const t = useT();
  const { lang } = useLanguage();
  const masaName = useMasaName();
  const titleId = useId();
  const { date, masa, paksha } = day;
  const place = days.indexOf(day);
  const fullDate = formatFullDate(date, lang);
  const step = (side: "before" | "after") => {
    const next = days[place + (side === "before" ? -1 : 1)];
    const name = t(side === "before" ? "panchangMonth.dayBefore" : "panchangMonth.dayAfter");
    // Not disabled at the end of the month: it would lose the focus.
    return (
      <SquareButton aria-label={name} aria-disabled={next === undefined} onClick={() => next && onShow(next.date)}>
        <Icon name="arrow" className={side === "before" ? styles.back : undefined} />
      </SquareButton>
    );
  };
  return (
    <Dialog
      entry={entry}
      titleId={titleId}
      shape="sheet"
      buttons={
        <div className={styles.ways}>
          {step("before")}
          {/* The page of the day takes the step of the sheet in the history: Back from it leads to the month. */}
          <AppLink to={dayAddress(date, subject)} replace className={buttonLook("solid", styles.whole)}>
            {t("panchangMonth.wholeDay")}
          </AppLink>
          {step("after")}
        </div>
      }
    >
      <div className={styles.head}>
        <p className={styles.number} aria-hidden="true">
          {date.day}
        </p>
        <div>
          <h2 id={titleId} tabIndex={-1} className={styles.title}>
            <span className="unseen">{fullDate}</span>
            <span aria-hidden="true">{formatWeekday(date, lang)}</span>{" "}
            {isToday && <span className={styles.now}>{t("panchangMonth.today")}</span>}
          </h2>
          <p className={styles.month}>
            {t("panchangMonth.masaAndPaksha", { masa: SCREEN_LANGUAGES[lang].stem(masaName(masa[system])), paksha })}
          </p>
        </div>
        <SquareButton aria-label={t("panchangMonth.close")} onClick={() => void entry.close()}>
          <Icon name="close" />
        </SquareButton>
      </div>
      <p className="unseen" role="status">
        {fullDate}
      </p>
      <DaySheetFestivals key={isoDate(date)} day={day} />
      <DaySheetFacts day={day} />
    </Dialog>
  );
}
