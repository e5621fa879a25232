import { useQuery } from "@tanstack/react-query";
import { addDays, HYDERABAD } from "@vedanga/contract";
import { useState } from "react";
import { dayAddress } from "#almanac/almanac-address.ts";
import { NEVER } from "#almanac/date-there.ts";
import { FirstDaySpot } from "#almanac/first-day-spot.tsx";
import { FiveLines, type PresentLimbs } from "#almanac/five-lines/five-lines.tsx";
import { RulesInUse } from "#almanac/rules-in-use.tsx";
import { useAlmanacPlace } from "#almanac/use-almanac-place.ts";
import { useConventions } from "#almanac/use-conventions.ts";
import { DEFAULT_CONVENTIONS, isSameChoice } from "#api/conventions/conventions.ts";
import { panchangDay } from "#api/panchang.ts";
import { panchangComing } from "#api/panchang-coming.ts";
import type { AlmanacDay } from "#api/wire/panchang-day.ts";
import { toWireDate } from "#api/wire-date.ts";
import { useClock } from "#i18n/use-clock.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { useT } from "#i18n/use-t.ts";
import { zoneClock, zoneOffsetHours } from "#i18n/zone-clock.ts";
import { AppLink } from "#platform/navigation/app-link.tsx";
import { useUnhurried } from "#platform/use-unhurried.ts";
import { ErrorPanel } from "#ui/message/error-panel.tsx";
import { useNow } from "#ui/use-now.ts";
import styles from "./today-card.module.css";

function limbsAt(day: AlmanacDay | undefined, nowMs: number): PresentLimbs | undefined {
  const tithi = day?.tithi.find(({ end }) => nowMs < end.instantMs);
  const nakshatra = day?.nakshatra.find(({ end }) => nowMs < end.instantMs);
  return tithi && nakshatra && { tithi, nakshatra };
}

/** Today in five lines at the almanac's place, and the way to the whole day. */
export default function TodayCardPiece() {
  const t = useT();
  const { lang } = useLanguage();
  const [servedLang] = useState(lang);
  const { dial } = useClock();
  const nowMs = useNow();
  const { place, where, isHyderabad, name } = useAlmanacPlace();
  const { conventions, parameters } = useConventions();
  const { lat, lon, zone } = place ?? HYDERABAD;
  const date = nowMs === null ? NEVER : zoneClock(zone, nowMs).date;
  const question = {
    ...{ lat, lon, zone, lang, conventions: parameters, date: toWireDate(date) },
    tz: zoneOffsetHours(zone, nowMs ?? 0),
  };
  const enabled = place !== null && nowMs !== null;
  const day = useQuery({ ...panchangDay(question), enabled });
  // Until sunrise a limb of the day before may run.
  const isEarly = nowMs !== null && nowMs < (day.data?.response.sunrise?.instantMs ?? 0);
  const eve = useQuery({ ...panchangDay({ ...question, date: toWireDate(addDays(date, -1)) }), enabled: isEarly });
  const coming = useQuery({ ...panchangComing(question), enabled });
  const drawn = useUnhurried(day.data?.response);
  const isAsServed =
    nowMs === null ||
    (isHyderabad && lang === servedLang && dial === 12 && isSameChoice(conventions, DEFAULT_CONVENTIONS));

  return (
    <section className={styles.card} aria-labelledby="today" data-first-day-hidden={isAsServed ? undefined : ""}>
      <h2 id="today" className={styles.title}>
        <AppLink to="/panchang">
          {t("service.panchang")} <span className={styles.place}>{name}</span>
        </AppLink>
      </h2>
      <RulesInUse />
      <div className={styles.five}>
        {drawn && nowMs !== null && !(isEarly && eve.isPending) ? (
          <FiveLines
            day={drawn}
            present={isEarly ? limbsAt(eve.data?.response, nowMs) : undefined}
            coming={coming.data ?? (coming.isError ? "failed" : "waiting")}
            nowMs={nowMs}
            addressOf={(of) => dayAddress(of, { where, conventions })}
          />
        ) : day.isError ? (
          <ErrorPanel error={day.error} onRetry={() => void day.refetch()}>
            {t("panchang.todayFailedFor", { place: name })}
          </ErrorPanel>
        ) : (
          <FirstDaySpot part="five" />
        )}
      </div>
    </section>
  );
}
