import { useState } from "react";
import { FirstDaySpot } from "#almanac/first-day-spot.tsx";
import { RulesInUse } from "#almanac/rules-in-use.tsx";
import { useConventions } from "#almanac/use-conventions.ts";
import { FamilyBar } from "#almanac/ways/family-bar.tsx";
import { isSkippedDate } from "#api/api-error.ts";
import { formatDate, formatFullDate } from "#i18n/format-date.ts";
import { useClock } from "#i18n/use-clock.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { useT } from "#i18n/use-t.ts";
import { zoneClock } from "#i18n/zone-clock.ts";
import { useIsHydrated } from "#platform/hydration/use-is-hydrated.ts";
import { AnnounceChange } from "#ui/message/announce-change.tsx";
import { ErrorPanel } from "#ui/message/error-panel.tsx";
import { useIsPrinting } from "#ui/use-is-printing.ts";
import { useNow } from "#ui/use-now.ts";
import { LostPart } from "#ui/waiting/catch-lost.tsx";
import { pieceOfScreen } from "#ui/waiting/load-piece.ts";
import { Spinner } from "#ui/waiting/spinner.tsx";
import { useLatePart } from "#ui/waiting/use-late-part.ts";
import headStyles from "./day-head.module.css";
import { DayHead } from "./day-head.tsx";
import styles from "./day-panel.module.css";
import { LowerWaiting, RunningHeadWaiting, UpperWaiting } from "./day-waiting.tsx";
import { PageJumps } from "./page-jumps.tsx";
import { DayBarWaiting } from "./place/day-bar-waiting.tsx";
import { descriptionOf, isSameDay, isTodayAtHyderabad, servedDay } from "./place/served-day.ts";
import { useDayPlace } from "./place/use-day-place.ts";
import { type Day, isLiveDay, useDay } from "./use-day.ts";
import { useWholeDay } from "./use-whole-day.ts";

const loadParts = pieceOfScreen(async () => (await import("./day-parts-piece.tsx")).DAY_PARTS);
const LOADING: Day = { state: "loading" };

const TITLE_ID = "today-title";

/**
 * Today's Panchang for Hyderabad, or the panchang of the day and the place of the address. It arrives as HTML without a
 * clock and is hydrated with the page.
 */
export function DayPanel() {
  const t = useT();
  const { lang } = useLanguage();
  const [servedLang] = useState(lang);
  const isHydrated = useIsHydrated();
  const [served] = useState(() => servedDay(!isHydrated));
  const nowMs = useNow();
  const shown = useDayPlace();
  const { conventions, parameters } = useConventions();
  const { dial } = useClock();
  const isPrinting = useIsPrinting();
  const { place, date } = shown;
  // The server wrote the day of the address, in each language, for a visitor without other choices.
  const isAsServed =
    nowMs === null || (isSameDay(shown.addressOf(date), served.address) && lang === servedLang && dial === 12);
  const { part: parts, retry: retryParts } = useLatePart(loadParts);
  const asked = useDay(shown, nowMs);
  const answer = useWholeDay(asked.state !== "ready" || parts ? asked : LOADING, served.isShown && isAsServed);
  const isLive = isLiveDay(date, place, nowMs);
  const now = nowMs === null || place === null ? null : zoneClock(place.zone, nowMs);
  const isReady = answer.state === "ready" && parts && nowMs !== null && now !== null && place !== null;
  const ready = isReady ? { ...answer, parts, nowMs, now, zone: place.zone } : null;
  const dayDate = ready ? ready.day.date : now && (date ?? now.date);
  // On a sheet of paper nothing is now, over or to come.
  const liveMs = ready && isLive && !isPrinting ? ready.nowMs : null;

  function failureText(): string {
    if (place === null) return t("panchang.form.failed");
    if (!isLive && dayDate) return t("panchang.dayFailed", { date: formatDate(dayDate, lang), place: shown.name });
    return shown.isHyderabad ? t("panchang.todayFailed") : t("panchang.todayFailedFor", { place: shown.name });
  }

  return (
    <section
      className={styles.panel}
      aria-labelledby={TITLE_ID}
      aria-busy={answer.state === "loading" && retryParts === undefined}
      data-first-day-hidden={isAsServed ? undefined : ""}
    >
      <AnnounceChange
        words={
          ready && dayDate
            ? [t(isLive ? "panchang.today" : "panchang.ofDay"), shown.name, formatFullDate(dayDate, lang)].join(", ")
            : ""
        }
      />
      <div className={styles.upper}>
        {answer.state === "loading" ? (
          <FirstDaySpot part="head">
            <RunningHeadWaiting />
          </FirstDaySpot>
        ) : ready ? (
          <ready.parts.RunningHead day={ready.day} months={conventions.months} />
        ) : (
          <RunningHeadWaiting />
        )}
        <DayHead
          date={dayDate}
          isToday={isLive && !isPrinting}
          placeName={shown.name}
          titleId={TITLE_ID}
          description={descriptionOf(
            isAsServed ? isTodayAtHyderabad(served.address) : shown.isHyderabad && date === null,
          )}
          servedTitle={isAsServed ? served.title : undefined}
          rules={<RulesInUse hasMonths of={dayDate ? { date: dayDate, where: shown.where } : undefined} />}
          five={
            ready ? (
              <ready.parts.FiveLines
                day={ready.day}
                present={liveMs === null ? undefined : ready.panchang}
                coming={ready.coming}
                nowMs={liveMs}
                addressOf={shown.addressOf}
              />
            ) : (
              answer.state === "loading" && <FirstDaySpot part="five" />
            )
          }
        >
          {/* Above what is shown in its place, in sight without a step down the page. */}
          {shown.fault && (
            <p className={headStyles.fault} role="status">
              {t(`panchang.bar.fault.${shown.fault}`)}
            </p>
          )}
          {answer.state === "loading" && (
            <>
              <FirstDaySpot part="now" />
              {retryParts ? (
                <div className={headStyles.lost}>
                  <LostPart onRetry={retryParts} />
                </div>
              ) : (
                <div className={headStyles.loading}>
                  <Spinner>
                    <FirstDaySpot part="wait" as="span" isSure>
                      {t(date === null ? "panchang.todayLoading" : "ui.loading")}
                    </FirstDaySpot>
                  </Spinner>
                </div>
              )}
            </>
          )}
          {answer.state === "failed" &&
            (date && parts && isSkippedDate(answer.fault) ? (
              <parts.SkippedDay date={date} shown={shown} />
            ) : (
              <ErrorPanel error={answer.fault} onRetry={answer.retry}>
                {failureText()}
              </ErrorPanel>
            ))}
          {ready &&
            (isLive ? (
              <ready.parts.NowBox {...ready} weekday={ready.panchang.day.name} />
            ) : (
              <ready.parts.DatedBox day={ready.day} todayAddress={shown.addressOf(null)} />
            ))}
        </DayHead>
        <FamilyBar />
        {ready && place && <ready.parts.PersonBala date={ready.day.date} place={place} conventions={parameters} />}
        {parts && dayDate ? (
          <parts.DayBar
            date={dayDate}
            shown={shown}
            send={(className) =>
              ready && (
                <ready.parts.SendDay
                  className={className}
                  sent={{
                    ...{ day: ready.day, coming: ready.coming, isToday: isLive, zone: ready.zone },
                    ...{ where: shown.where, placeName: shown.name, conventions },
                  }}
                />
              )
            }
          />
        ) : (
          <DayBarWaiting />
        )}
        {ready?.stale && (
          <ErrorPanel error={ready.stale.fault} onRetry={ready.stale.retry}>
            {failureText()} {t("panchang.staleKept")}
          </ErrorPanel>
        )}
        {answer.state === "loading" && (
          <FirstDaySpot part="upper">
            <UpperWaiting />
          </FirstDaySpot>
        )}
        {ready && <ready.parts.DayUpper {...ready} liveMs={liveMs} />}
        <PageJumps />
      </div>
      {answer.state === "loading" && (
        <FirstDaySpot part="lower">
          <LowerWaiting />
        </FirstDaySpot>
      )}
      {ready && (
        <ready.parts.DayLower
          {...ready}
          liveMs={liveMs}
          months={conventions.months}
          where={shown.where}
          placeName={shown.name}
        />
      )}
    </section>
  );
}
