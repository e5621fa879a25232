import { useQuery } from "@tanstack/react-query";
import { SKY_YEARS } from "@vedanga/contract";
import { DEFAULT_LANGUAGE } from "@vedanga/names/language";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { FirstDaySpot } from "#almanac/first-day-spot.tsx";
import { RulesInUse } from "#almanac/rules-in-use.tsx";
import { useServedDate } from "#almanac/use-served-date.ts";
import { yearly } from "#api/yearly.ts";
import { useT } from "#i18n/use-t.ts";
import { isSameDate } from "#i18n/wall-instant.ts";
import { useIsHydrated } from "#platform/hydration/use-is-hydrated.ts";
import { useUnhurried } from "#platform/use-unhurried.ts";
import { NeedsScript } from "#ui/message/needs-script.tsx";
import { SignHead } from "#ui/sign/sign-head.tsx";
import type { Sign } from "#ui/sign/signs.ts";
import { Skeleton } from "#ui/waiting/skeleton.tsx";
import { BackToSigns } from "./back-to-signs.tsx";
import { servedYear } from "./served-year.ts";
import { useYearAsked } from "./use-year-asked.ts";
import { YearFailed } from "./year-failed.tsx";
import { YearFault } from "./year-fault.tsx";
import { YearNamed } from "./year-named.tsx";
import styles from "./year-of-sign.module.css";
import { YearTold } from "./year-told.tsx";
import { QUARTERS, yearIn } from "./years.ts";
import { YearsBeside } from "./years-beside.tsx";

const NOTHING_ASKED = { lang: DEFAULT_LANGUAGE, conventions: {} } as const;

/** The year of one sign in four parts: what the browser keeps of it, or what the server answers. */
export function YearOfSign({ sign }: { readonly sign: Sign }) {
  const t = useT();
  const [search] = useSearchParams();
  const isHydrated = useIsHydrated();
  const { asked, place, today } = useYearAsked();
  const servedDate = useServedDate();
  const [served] = useState(() => (isHydrated ? null : servedYear()));
  const named = isHydrated ? yearIn(search) : null;
  const isYearUnknown = isHydrated && search.has("year") && named === null;
  const wanted = named ?? today?.year ?? null;
  const { data, error, refetch } = useQuery({
    ...yearly({ ...(asked ?? NOTHING_ASKED), sign: sign.slug, year: wanted ?? 0, isYearNamed: named !== null }),
    enabled: wanted !== null && asked !== null,
  });
  const answer = useUnhurried(data);

  const year = answer?.year ?? named;
  const name = t(sign.name);
  // The server wrote the year as it is told on that date, for a visitor without other choices.
  const isAsServed =
    today === null ||
    (wanted === served &&
      place.isHyderabad &&
      isSameDate(today, servedDate) &&
      Object.keys(asked?.conventions ?? {}).length === 0);
  const fault = place.failure?.fault ?? (data === undefined ? error : null);
  const retry = place.failure?.retry ?? (() => void refetch());
  const canBeRead = isAsServed && today !== null && served !== null;
  if (fault && !canBeRead) return <YearFailed error={fault} onRetry={retry} />;

  return (
    <div className="sheet" data-first-day-hidden={isAsServed ? undefined : ""}>
      {year === null ? (
        <FirstDaySpot part="yearOfSignSteps">
          <YearsBeside sign={sign} year={null} />
        </FirstDaySpot>
      ) : (
        <YearsBeside sign={sign} year={year} />
      )}
      <SignHead
        sign={sign}
        id="title.yearOfSign"
        title={
          year === null ? `${name}: ${t("title.yearOfSign")}` : t("year.title", { sign: name, year: String(year) })
        }
        description="year.description"
        note={isYearUnknown && t("year.unknownYear", SKY_YEARS)}
        above={<p>{t("year.moonSign", { element: t(sign.element) })}</p>}
        below={
          answer ? (
            <YearNamed year={answer.year} ugadi={answer.ugadi} />
          ) : (
            <FirstDaySpot part="yearOfSignNamed">
              {year === null ? <p>{"\u00a0"}</p> : <YearNamed year={year} ugadi={undefined} />}
            </FirstDaySpot>
          )
        }
      >
        <p className={styles.about}>{t(sign.text)}</p>
      </SignHead>
      <RulesInUse />
      {/* What was served can be read where no answer comes. */}
      {fault && (
        <div className={styles.fault}>
          <YearFault error={fault} onRetry={retry} />
        </div>
      )}
      <div aria-busy={answer === undefined && !fault}>
        {answer ? (
          <YearTold answer={answer} today={today} placeName={place.name} />
        ) : (
          <FirstDaySpot part="yearOfSignTold">
            <NeedsScript />
            {QUARTERS.map((quarter) => (
              <Skeleton key={quarter} className={styles.waiting} />
            ))}
          </FirstDaySpot>
        )}
      </div>
      <p className={`oxford ${styles.end}`} data-below-screen="phone">
        {year === null ? (
          <FirstDaySpot part="yearOfSignEnd" as="span">
            <BackToSigns year={null} />
          </FirstDaySpot>
        ) : (
          <BackToSigns year={year} />
        )}
      </p>
    </div>
  );
}
