import { useQuery } from "@tanstack/react-query";
import { isoDate, SKY_YEARS } from "@vedanga/contract";
import { DEFAULT_LANGUAGE } from "@vedanga/names/language";
import { useSearchParams } from "react-router";
import { RulesInUse } from "#almanac/rules-in-use.tsx";
import { yearly } from "#api/yearly.ts";
import { useT } from "#i18n/use-t.ts";
import { useIsHydrated } from "#platform/hydration/use-is-hydrated.ts";
import { AppLink } from "#platform/navigation/app-link.tsx";
import { buttonLook } from "#ui/press/button-look.ts";
import { PageSteps } from "#ui/press/page-steps.tsx";
import { SignHead } from "#ui/sign/sign-head.tsx";
import type { Sign } from "#ui/sign/signs.ts";
import { Skeleton } from "#ui/waiting/skeleton.tsx";
import { EventsOfYear } from "./line/events-of-year.tsx";
import { Phase } from "./phase.tsx";
import { Ugadi } from "./ugadi.tsx";
import { useYearAsked } from "./use-year-asked.ts";
import { YearFailed } from "./year-failed.tsx";
import styles from "./year-of-sign.module.css";
import { quarterOf, yearIn } from "./years.ts";

const QUARTERS = [1, 2, 3, 4] as const;
const NOTHING_ASKED = { lang: DEFAULT_LANGUAGE, conventions: {} } as const;

/** The year of one sign in four parts: what the browser keeps of it, or what the server answers. */
export function YearOfSign({ sign }: { readonly sign: Sign }) {
  const t = useT();
  const [search] = useSearchParams();
  const isHydrated = useIsHydrated();
  const { asked, place, today } = useYearAsked();
  const named = isHydrated ? yearIn(search) : null;
  const wanted = named ?? today?.year ?? null;
  const { data, error, refetch } = useQuery({
    ...yearly({ ...(asked ?? NOTHING_ASKED), sign: sign.slug, year: wanted ?? 0, isYearNamed: named !== null }),
    enabled: wanted !== null && asked !== null,
  });

  if (place.failure) return <YearFailed error={place.failure.fault} onRetry={place.failure.retry} />;
  if (error && data === undefined) return <YearFailed error={error} onRetry={() => void refetch()} />;

  const year = data?.year ?? named;
  const back = year === null ? "/year" : `/year?year=${year}`;
  const name = t(sign.name);
  const isOver = (quarter: number): boolean =>
    today !== null &&
    data !== undefined &&
    (data.year < today.year || (data.year === today.year && quarter < quarterOf(today.month)));
  const now = today && isoDate(today);
  const present = today && today.year === data?.year ? quarterOf(today.month) : null;
  return (
    <div className="sheet">
      <PageSteps label={t("year.years")} back={{ to: back, label: t("year.back") }}>
        {year !== null &&
          [year - 1, year + 1]
            .filter((each) => each >= SKY_YEARS.first && each <= SKY_YEARS.last)
            .map((each) => (
              <AppLink key={each} to={`/zodiac/${sign.slug}?year=${each}`} rel={each < year ? "prev" : "next"}>
                {each}
              </AppLink>
            ))}
      </PageSteps>
      <SignHead
        sign={sign}
        id="title.yearOfSign"
        title={
          year === null ? `${name}: ${t("title.yearOfSign")}` : t("year.title", { sign: name, year: String(year) })
        }
        description="year.description"
        above={<p>{t("year.moonSign", { element: t(sign.element) })}</p>}
        below={
          <>
            <p>{year === null ? "\u00a0" : t("year.for", { year: String(year) })}</p>
            {data && <Ugadi ugadi={data.ugadi} />}
          </>
        }
      >
        <p className={styles.about}>{t(sign.text)}</p>
      </SignHead>
      <RulesInUse />
      {data && (
        <EventsOfYear placeName={place.name} events={data.events} stays={data.stays} today={today} year={data.year} />
      )}
      <div aria-busy={data === undefined}>
        {data
          ? QUARTERS.map((quarter) => (
              <Phase
                key={quarter}
                phase={data.response[`phase_${quarter}`]}
                past={isOver(quarter) ? data.past[`phase_${quarter}`] : null}
                over={data.ends.filter((each) => each.quarter === quarter && now !== null && each.until < now)}
                isPresent={quarter === present}
              />
            ))
          : QUARTERS.map((quarter) => <Skeleton key={quarter} className={styles.waiting} />)}
      </div>
      <p className={`oxford ${styles.end}`}>
        <AppLink to={back} className={buttonLook("outline")}>
          {t("year.back")}
        </AppLink>
      </p>
    </div>
  );
}
