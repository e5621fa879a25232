import { useRef } from "react";
import type { AlmanacSubject } from "#almanac/almanac-address.ts";
import type { AlmanacPlaceInUse } from "#almanac/use-almanac-place.ts";
import { useT } from "#i18n/use-t.ts";
import { CityField } from "#ui/city-field/city-field.tsx";
import { Icon } from "#ui/icon.tsx";
import { pieceOfScreen } from "#ui/waiting/load-piece.ts";
import styles from "./month-choice.module.css";
import { MonthJump } from "./month-jump.tsx";
import type { CivilMonth } from "./shown-month.ts";

const loadCity = pieceOfScreen(() => import("#ui/city-field/city-field-piece.tsx"));

interface MonthChoiceProps {
  readonly month: CivilMonth | null;
  readonly at: AlmanacPlaceInUse;
  readonly subject: AlmanacSubject;
}

/** Keeps the space of a name that is not known yet. */
const BLANK = "\u2007";

/** The city of the month and, opened, the choice of another city and of any month. */
export function MonthChoice({ month, at, subject }: MonthChoiceProps) {
  const t = useT();
  const fold = useRef<HTMLDetailsElement>(null);
  const summary = useRef<HTMLElement>(null);
  function close(): void {
    if (fold.current) fold.current.open = false;
    summary.current?.focus();
  }
  return (
    <details ref={fold} className={styles.choice}>
      <summary ref={summary}>
        <span className={styles.city}>{at.name || BLANK}</span>
        <span className={`no-print ${styles.change}`}>{t("panchangMonth.change")}</span>
        <Icon name="down" className={`no-print ${styles.arrow}`} />
      </summary>
      <div className={`no-print ${styles.fields}`}>
        <CityField
          load={loadCity}
          id="month-city"
          label={t("panchangMonth.city")}
          name={at.name}
          onChosen={(place) => {
            at.choosePlace(place);
            close();
          }}
        />
        <MonthJump key={month ? `${month.year}-${month.month}` : ""} month={month} subject={subject} onShown={close} />
      </div>
    </details>
  );
}
