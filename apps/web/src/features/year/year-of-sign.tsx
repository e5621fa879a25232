import { useQuery } from "@tanstack/react-query";
import { SKY_YEARS } from "@vedanga/contract";
import { useSearchParams } from "react-router";
import { callParameters } from "#api/conventions/conventions.ts";
import { useChosenConventions } from "#api/conventions/use-chosen-conventions.ts";
import { hyderabadClock } from "#api/place/hyderabad.ts";
import { yearly } from "#api/yearly.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { useT } from "#i18n/use-t.ts";
import { useIsHydrated } from "#platform/hydration/use-is-hydrated.ts";
import { AppLink } from "#platform/navigation/app-link.tsx";
import { buttonLook } from "#ui/press/button-look.ts";
import { PageSteps } from "#ui/press/page-steps.tsx";
import { SignHead } from "#ui/sign/sign-head.tsx";
import type { Sign } from "#ui/sign/signs.ts";
import { useNow } from "#ui/use-now.ts";
import { Skeleton } from "#ui/waiting/skeleton.tsx";
import { EventsOfYear } from "./line/events-of-year.tsx";
import { Phase } from "./phase.tsx";
import { Ugadi } from "./ugadi.tsx";
import { YearFailed } from "./year-failed.tsx";
import styles from "./year-of-sign.module.css";
import { quarterOf, yearIn } from "./years.ts";

const QUARTERS = [1, 2, 3, 4] as const;

/** The year of one sign in four parts: what the browser keeps of it, or what the server answers. */
export function YearOfSign({ sign }: { readonly sign: Sign }) {
  const t = useT();
  const { lang } = useLanguage();
  const conventions = callParameters(useChosenConventions());
  const [search] = useSearchParams();
  const isHydrated = useIsHydrated();
  const nowMs = useNow();
  const today = nowMs === null ? null : hyderabadClock(nowMs).date;
  const named = isHydrated ? yearIn(search) : null;
  const wanted = named ?? today?.year ?? null;
  const { data, error, refetch } = useQuery({
    ...yearly({ sign: sign.slug, year: wanted ?? 0, isYearNamed: named !== null, lang, conventions }),
    enabled: wanted !== null,
  });

  if (error && data === undefined) return <YearFailed error={error} onRetry={() => void refetch()} />;

  const year = data?.year ?? named;
  const name = t(sign.name);
  const isOver = (quarter: number): boolean =>
    today !== null &&
    data !== undefined &&
    (data.year < today.year || (data.year === today.year && quarter < quarterOf(today.month)));
  const present = today && today.year === data?.year ? quarterOf(today.month) : null;
  return (
    <div className="sheet">
      <PageSteps label={t("year.years")} back={{ to: "/year", label: t("year.back") }}>
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
        above={t("year.moonSign", { element: t(sign.element) })}
        below={
          <>
            <p>{year === null ? "\u00a0" : t("year.for", { year: String(year) })}</p>
            {data && <Ugadi ugadi={data.ugadi} />}
          </>
        }
      >
        <p className={styles.about}>{t(sign.text)}</p>
      </SignHead>
      {data && <EventsOfYear events={data.events} today={today} year={data.year} />}
      <div aria-busy={data === undefined}>
        {data
          ? QUARTERS.map((quarter) => (
              <Phase
                key={quarter}
                phase={data.response[`phase_${quarter}`]}
                past={isOver(quarter) ? data.past[`phase_${quarter}`] : null}
                isPresent={quarter === present}
              />
            ))
          : QUARTERS.map((quarter) => <Skeleton key={quarter} className={styles.waiting} />)}
      </div>
      <p className={`oxford ${styles.end}`}>
        <AppLink to="/year" className={buttonLook("outline")}>
          {t("year.back")}
        </AppLink>
      </p>
    </div>
  );
}
