import { useConventions } from "#app/almanac/use-conventions.ts";
import { formatDate } from "#i18n/format-date.ts";
import { parseIsoDate } from "#i18n/parse-wire-time.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { useT } from "#i18n/use-t.ts";
import { zoneClock } from "#i18n/zone-clock.ts";
import { ErrorPanel } from "#ui/error-panel.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { useNow } from "#ui/use-now.ts";
import { DayHead } from "./day-head.tsx";
import styles from "./day-panel.module.css";
import { TimingsWaiting, UpperWaiting } from "./day-waiting.tsx";
import { DayDoors } from "./doors/day-doors.tsx";
import { Festivals } from "./festivals/festivals.tsx";
import { Limbs } from "./limbs/limbs.tsx";
import { DatedBox } from "./now/dated-box.tsx";
import { NowBox } from "./now/now-box.tsx";
import { DayBar } from "./place/day-bar.tsx";
import { useDayPlace } from "./place/use-day-place.ts";
import { Ribbon } from "./ribbon/ribbon.tsx";
import { RunningHead } from "./running-head.tsx";
import { CalendarFacts } from "./timings/calendar-facts.tsx";
import { HoursOfDay } from "./timings/hours-of-day.tsx";
import { Timings } from "./timings/timings.tsx";
import { isLiveDay, useDay } from "./use-day.ts";

const TITLE_ID = "today-title";
/** Before every day: nothing of it is now or over. */
const OUT_OF_TIME = Number.NEGATIVE_INFINITY;

/**
 * Today's Panchang for Hyderabad, or the panchang of the day and the place of the address. It arrives as HTML without a
 * clock and comes alive with the page.
 */
export function DayPanel() {
  const t = useT();
  const { lang } = useLanguage();
  const nowMs = useNow();
  const shown = useDayPlace();
  const { conventions } = useConventions();
  const { place, date } = shown;
  const answer = useDay(shown, nowMs);
  const isLive = isLiveDay(date, place, nowMs);
  const now = nowMs === null || place === null ? null : zoneClock(place.zone, nowMs);
  const isReady = answer.state === "ready" && nowMs !== null && now !== null && place !== null;
  const ready = isReady ? { ...answer, nowMs, now, zone: place.zone } : null;
  const dayDate = ready ? parseIsoDate(ready.day.date) : now && (date ?? now.date);
  const liveMs = ready && isLive ? ready.nowMs : null;
  const momentMs = ready ? (liveMs ?? Date.parse(ready.day.sunrise ?? ready.day.solar_noon)) : 0;

  function failureText(): string {
    if (!isLive && dayDate) return t("panchang.dayFailed", { date: formatDate(dayDate, lang), place: shown.name });
    return shown.isHyderabad ? t("panchang.todayFailed") : t("panchang.todayFailedFor", { place: shown.name });
  }

  return (
    <section className={styles.panel} aria-labelledby={TITLE_ID} aria-busy={answer.state === "loading"}>
      <div className={styles.upper}>
        <RunningHead day={ready?.day} months={conventions.months} />
        <DayHead date={dayDate} isToday={isLive} placeName={shown.name} titleId={TITLE_ID}>
          {answer.state === "loading" && <Spinner>{t("panchang.todayLoading")}</Spinner>}
          {answer.state === "failed" && (
            <ErrorPanel error={answer.fault} onRetry={answer.retry}>
              {failureText()}
            </ErrorPanel>
          )}
          {ready &&
            (isLive ? (
              <NowBox {...ready} weekday={ready.panchang.day.name} />
            ) : (
              <DatedBox day={ready.day} todayAddress={shown.addressOf(null)} />
            ))}
        </DayHead>
        <DayBar date={dayDate} isToday={isLive} shown={shown} />
        {ready?.stale && (
          <ErrorPanel error={ready.stale.fault} onRetry={ready.stale.retry}>
            {failureText()} {t("panchang.staleKept")}
          </ErrorPanel>
        )}
        {answer.state === "loading" && <UpperWaiting />}
        {ready && (
          <>
            <section className={`${styles.ribbon} oxford`} aria-labelledby="ribbon-title">
              <h2 className="unseen" id="ribbon-title">
                {t("panchang.ribbon.title")}
              </h2>
              <Ribbon day={ready.day} nowMs={isLive ? ready.nowMs : OUT_OF_TIME} zone={ready.zone} />
            </section>
            <Festivals day={ready.day} question={ready.question} />
            <Limbs
              panchang={ready.panchang}
              day={ready.day}
              nowMs={momentMs}
              isLive={isLive}
              question={ready.question}
            />
          </>
        )}
        <div className={`${styles.foot} oxford`} />
      </div>
      {answer.state === "loading" && <TimingsWaiting />}
      {ready && (
        <>
          <div className={styles.timings}>
            <Timings day={ready.day} nowMs={liveMs} question={ready.question} />
          </div>
          <div className={styles.calendar}>
            <CalendarFacts
              panchang={ready.panchang}
              day={ready.day}
              months={conventions.months}
              question={ready.question}
            />
            <DayDoors
              question={ready.question}
              date={parseIsoDate(ready.day.date)}
              where={shown.where}
              placeName={shown.name}
            />
          </div>
          <div className={styles.hours}>
            <HoursOfDay day={ready.day} nowMs={liveMs} question={ready.question} />
          </div>
        </>
      )}
    </section>
  );
}
