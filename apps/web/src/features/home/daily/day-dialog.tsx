import type { CivilDate, DailyMoonWhole } from "@vedanga/contract";
import { useEffect, useRef } from "react";
import { formatFullDate } from "#i18n/format-date.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { useT } from "#i18n/use-t.ts";
import { Button } from "#ui/button.tsx";
import { Glyph } from "#ui/glyph/glyph.tsx";
import { ColourSwatch } from "./colour-swatch.tsx";
import styles from "./day-dialog.module.css";
import type { Sign } from "./signs.ts";

interface DayDialogProps {
  readonly sign: Sign;
  readonly date: CivilDate;
  readonly day: DailyMoonWhole;
  onClose(): void;
}

/** What the day holds for a sign, in words. The browser keeps the focus in it, closes it on Escape and gives it back. */
export function DayDialog({ sign, date, day, onClose }: DayDialogProps) {
  const t = useT();
  const { lang } = useLanguage();
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    // The browser would focus the button at the end, and on a phone scroll past the words to it.
    title.current?.focus();
  }, []);
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby="day-title" onClose={onClose}>
      <header className={styles.head}>
        <Glyph name={sign.glyph} className={styles.glyph} />
        <div>
          <h3 id="day-title" ref={title} tabIndex={-1} className={styles.title}>
            {t(sign.name)}
          </h3>
          <p className="soft">{formatFullDate(date, lang)}</p>
        </div>
      </header>
      <p className={styles.text}>{day.bot_response}</p>
      <dl className="ledger">
        <div>
          <dt>{t("home.dailyWhole")}</dt>
          <dd className="num">{t("home.dailyScore", { score: day.total_score })}</dd>
        </div>
        <div>
          <dt>{t("home.dailyColour")}</dt>
          <dd className={styles.colour}>
            <ColourSwatch code={day.lucky_color_code} /> {day.lucky_color}
          </dd>
        </div>
        <div>
          <dt>{t("home.dailyNumbers")}</dt>
          <dd className="num">{day.lucky_number.join(", ")}</dd>
        </div>
      </dl>
      <Button look="outline" onClick={() => dialog.current?.close()}>
        {t("home.dailyClose")}
      </Button>
    </dialog>
  );
}
