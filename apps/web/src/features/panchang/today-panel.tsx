import { hyderabadClock } from "#api/hyderabad.ts";
import { parseIsoDate } from "#i18n/parse-wire-time.ts";
import { useT } from "#i18n/use-t.ts";
import { ErrorPanel } from "#ui/error-panel.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { useNow } from "#ui/use-now.ts";
import { DayHead } from "./day-head.tsx";
import { Limbs } from "./limbs/limbs.tsx";
import { NowBox } from "./now/now-box.tsx";
import { Ribbon } from "./ribbon/ribbon.tsx";
import { RunningHead } from "./running-head.tsx";
import { CalendarFacts } from "./timings/calendar-facts.tsx";
import { Timings } from "./timings/timings.tsx";
import styles from "./today-panel.module.css";
import { TimingsWaiting, UpperWaiting } from "./today-waiting.tsx";
import { useToday } from "./use-today.ts";

const TITLE_ID = "today-title";

/** Today's Panchang for Hyderabad. It arrives as HTML without a clock and comes alive with the page. */
export function TodayPanel() {
  const t = useT();
  const nowMs = useNow();
  const today = useToday(nowMs);
  const now = nowMs === null ? null : hyderabadClock(nowMs);
  const ready = today.state === "ready" && nowMs !== null && now !== null ? { ...today, nowMs, now } : null;
  return (
    <section className={styles.panel} aria-labelledby={TITLE_ID} aria-busy={today.state === "loading"}>
      <div className={styles.upper}>
        <RunningHead day={ready?.day} />
        <DayHead date={ready ? parseIsoDate(ready.day.date) : (now?.date ?? null)} titleId={TITLE_ID}>
          {today.state === "loading" && <Spinner>{t("panchang.todayLoading")}</Spinner>}
          {today.state === "failed" && (
            <ErrorPanel error={today.fault} onRetry={today.retry}>
              {t("panchang.todayFailed")}
            </ErrorPanel>
          )}
          {ready && <NowBox {...ready} weekday={ready.panchang.day.name} />}
        </DayHead>
        {today.state === "loading" && <UpperWaiting />}
        {ready && (
          <>
            <section className={`${styles.ribbon} oxford`} aria-labelledby="ribbon-title">
              <h2 className="unseen" id="ribbon-title">
                {t("panchang.ribbon.title")}
              </h2>
              <Ribbon day={ready.day} nowMs={ready.nowMs} />
            </section>
            <Limbs panchang={ready.panchang} day={ready.day} nowMs={ready.nowMs} />
          </>
        )}
        <div className={`${styles.foot} oxford`} />
      </div>
      {today.state === "loading" && <TimingsWaiting />}
      {ready && (
        <div className={styles.timings}>
          <Timings day={ready.day} nowMs={ready.nowMs} />
          <CalendarFacts panchang={ready.panchang} day={ready.day} />
        </div>
      )}
    </section>
  );
}
