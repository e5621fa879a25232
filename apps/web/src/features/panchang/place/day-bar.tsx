import type { CivilDate } from "@vedanga/contract";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { dateBeside } from "#almanac/date-beside.ts";
import { formatDate } from "#i18n/format-date.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { useT } from "#i18n/use-t.ts";
import { AppLink } from "#platform/navigation/app-link.tsx";
import { loadWhenIdle } from "#platform/when-idle.ts";
import { Icon } from "#ui/icon.tsx";
import { Button } from "#ui/press/button.tsx";
import { CityChoice } from "./city-choice.tsx";
import { DateJump } from "./date-jump.tsx";
import styles from "./day-bar.module.css";
import { loadCityPicker } from "./load-city-picker.ts";
import type { ShownPlace } from "./use-day-place.ts";

interface DayBarProps {
  /** The day on screen. */
  readonly date: CivilDate;
  readonly shown: ShownPlace;
  /** The way to send the day on. */
  send(className: string): ReactNode;
}

/** From day to day and from city to city. */
export function DayBar({ date, shown, send }: DayBarProps) {
  const t = useT();
  const { lang } = useLanguage();
  const pickerId = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const [isPicking, setPicking] = useState(false);
  // It is loaded in advance, so that it works without a network too; if that fails, it is loaded when needed.
  useEffect(() => loadWhenIdle(loadCityPicker), []);

  const step = (days: -1 | 1) => {
    const other = dateBeside(date, days);
    if (other === null) return null;
    const words = t(days === 1 ? "panchang.bar.next" : "panchang.bar.previous", { date: formatDate(other, lang) });
    return (
      <AppLink className={styles.step} to={shown.addressOf(other)} aria-label={words}>
        <Icon name="arrow" className={days === 1 ? undefined : styles.back} />
      </AppLink>
    );
  };
  function close(afterwards: () => void): void {
    setPicking(false);
    afterwards();
    // What was pressed is gone: the focus goes back to what opened it.
    opener.current?.focus();
  }
  const choice = (words: string, onClick: () => void) => (
    <Button look="quiet" className={styles.choice} onClick={onClick}>
      {words}
    </Button>
  );

  return (
    <div className={styles.bar}>
      <div className={styles.group}>
        {step(-1)}
        <DateJump key={`${shown.name} ${formatDate(date, "en")}`} date={date} addressOf={shown.addressOf} />
        {step(1)}
      </div>
      <div className={`${styles.group} ${styles.choices}`}>
        {send(`${styles.opener} ${styles.send}`)}
        <button
          ref={opener}
          type="button"
          className={styles.opener}
          aria-expanded={isPicking}
          aria-controls={pickerId}
          onClick={() => setPicking(!isPicking)}
        >
          {t("panchang.bar.city")}
        </button>
      </div>
      <div id={pickerId} className={isPicking ? styles.picker : styles.closed}>
        {isPicking && (
          <>
            <CityChoice onChosen={(place) => close(() => shown.choose(place))} />
            <div className={`${styles.group} ${styles.choices}`}>
              {shown.isToKeep && choice(t("panchang.bar.keep"), () => close(shown.keep))}
              {!shown.isHyderabad && choice(t("panchang.bar.hyderabad"), () => close(shown.backToHyderabad))}
            </div>
          </>
        )}
      </div>
    </div>
  );
}
