import { useQueries } from "@tanstack/react-query";
import { useState } from "react";
import { dailyMoon } from "#api/daily-moon.ts";
import { hyderabadClock } from "#api/place/hyderabad.ts";
import { toWireDate } from "#api/wire-date.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { useT } from "#i18n/use-t.ts";
import { AppLink } from "#platform/navigation/app-link.tsx";
import { useDialogEntry } from "#ui/dialog/use-dialog-entry.ts";
import { ErrorPanel } from "#ui/message/error-panel.tsx";
import styles from "./daily-horoscope.module.css";
import { DayDialog } from "./day-dialog.tsx";
import { SignCard } from "./sign-card.tsx";
import { SIGNS } from "./signs.ts";
import { useSeen } from "./use-seen.ts";

/** The twelve signs, six and six, with the day of each; requested when the section comes near. */
export function DailyHoroscope() {
  const t = useT();
  const { lang } = useLanguage();
  const [{ date }] = useState(() => hyderabadClock(Date.now()));
  const [section, isSeen] = useSeen<HTMLElement>();
  const [chosen, setChosen] = useState(0);
  const dialog = useDialogEntry();
  const days = useQueries({
    queries: SIGNS.map((_, at) => ({ ...dailyMoon(at + 1, toWireDate(date), lang), enabled: isSeen })),
  });
  const [sign, day] = [SIGNS[chosen], days[chosen]?.data];
  const failed = days.filter(({ isError }) => isError);

  function read(at: number): void {
    setChosen(at);
    dialog.open();
  }

  return (
    <section ref={section} className={`oxford ${styles.daily}`} aria-labelledby="daily">
      <h2 id="daily">{t("home.daily")}</h2>
      <p className="soft">{t("home.dailyText")}</p>
      <ul className={styles.signs}>
        {SIGNS.map((each, at) => (
          <SignCard key={each.key} sign={each} day={days[at]?.data} onRead={() => read(at)} />
        ))}
      </ul>
      {failed.length > 0 && (
        <div className={styles.failed}>
          <ErrorPanel
            error={failed[0]?.error}
            onRetry={() => {
              for (const { refetch } of failed) void refetch();
            }}
          >
            {t("home.dailyFailed")}
          </ErrorPanel>
        </div>
      )}
      <p className={styles.note}>
        {t("home.dailyDates")} <AppLink to="/calculator">{t("home.dailyOwn")}</AppLink>
      </p>
      {sign && day && <DayDialog entry={dialog} sign={sign} date={date} day={day} />}
    </section>
  );
}
