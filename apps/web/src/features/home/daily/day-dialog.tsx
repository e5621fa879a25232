import type { CivilDate, DailyMoonWhole } from "@vedanga/contract";
import { formatFullDate } from "#i18n/format-date.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { useT } from "#i18n/use-t.ts";
import { Dialog } from "#ui/dialog/dialog.tsx";
import type { DialogEntry } from "#ui/dialog/use-dialog-entry.ts";
import { Glyph } from "#ui/glyph/glyph.tsx";
import { Button } from "#ui/press/button.tsx";
import { ColourSwatch } from "./colour-swatch.tsx";
import styles from "./day-dialog.module.css";
import type { Sign } from "./signs.ts";

interface DayDialogProps {
  readonly entry: DialogEntry;
  readonly sign: Sign;
  readonly date: CivilDate;
  readonly day: DailyMoonWhole;
}

const TITLE_ID = "day-title";

/** The prediction of the day for a sign, in words. */
export function DayDialog({ entry, sign, date, day }: DayDialogProps) {
  const t = useT();
  const { lang } = useLanguage();
  const close = (
    <Button look="outline" onClick={() => void entry.close()}>
      {t("ui.close")}
    </Button>
  );
  return (
    <Dialog entry={entry} titleId={TITLE_ID} buttons={close}>
      <header className={styles.head}>
        <Glyph name={sign.glyph} className={styles.glyph} />
        <div>
          <h3 id={TITLE_ID} tabIndex={-1}>
            {t(sign.name)}
          </h3>
          <p className="soft">{formatFullDate(date, lang)}</p>
        </div>
      </header>
      <p>{day.bot_response}</p>
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
    </Dialog>
  );
}
