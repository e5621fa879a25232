import type { CivilDate } from "@vedanga/contract";
import { addDays } from "@vedanga/contract";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { formatDate } from "#i18n/format-date.ts";
import { useClock } from "#i18n/use-clock.ts";
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
  /** The day on screen, null until the page is hydrated. */
  readonly date: CivilDate | null;
  readonly isToday: boolean;
  readonly shown: ShownPlace;
  /** Down to any other day and place; it needs no script. */
  readonly jump: ReactNode;
}

/** From day to day and from city to city, by how many hours the clock counts, and down to any other day and place. */
export function DayBar({ date, isToday, shown, jump }: DayBarProps) {
  const t = useT();
  const { lang } = useLanguage();
  const { dial, setDial } = useClock();
  const pickerId = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const [isPicking, setPicking] = useState(false);
  // It is loaded in advance, so that it works without a network too; if that fails, it is loaded when needed.
  useEffect(() => loadWhenIdle(loadCityPicker), []);
  if (date === null)
    return (
      <div className={styles.bar}>
        <div className={styles.group} />
        <div className={`${styles.group} ${styles.choices}`} />
        {jump}
      </div>
    );

  const step = (days: -1 | 1) => {
    const other = addDays(date, days);
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
        {!isToday && (
          <AppLink className={styles.step} to={shown.addressOf(null)}>
            {t("panchang.bar.today")}
          </AppLink>
        )}
      </div>
      <div className={`${styles.group} ${styles.choices}`}>
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
        {choice(t(dial === 12 ? "panchang.bar.by24" : "panchang.bar.by12"), () => setDial(dial === 12 ? 24 : 12))}
      </div>
      {jump}
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
      {shown.fault && (
        <p className={styles.fault} role="status">
          {t(`panchang.bar.fault.${shown.fault}`)}
        </p>
      )}
    </div>
  );
}
