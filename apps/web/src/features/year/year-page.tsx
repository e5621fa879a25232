import { useQueryClient } from "@tanstack/react-query";
import { SKY_YEARS } from "@vedanga/contract";
import { type MouseEvent, useState } from "react";
import { useSearchParams } from "react-router";
import { fetchYear, yearly } from "#api/yearly.ts";
import { useT } from "#i18n/use-t.ts";
import { useIsHydrated } from "#platform/hydration/use-is-hydrated.ts";
import { logFault } from "#platform/log-fault.ts";
import { AppLink } from "#platform/navigation/app-link.tsx";
import { useAppNavigate } from "#platform/navigation/use-app-navigate.ts";
import { FieldFrame } from "#ui/field/field.tsx";
import { Select } from "#ui/field/select.tsx";
import { PageTitle } from "#ui/page-title.tsx";
import { SignCard } from "#ui/sign/sign-card.tsx";
import { SignGrid } from "#ui/sign/sign-grid.tsx";
import type { Sign } from "#ui/sign/signs.ts";
import { useYearAsked } from "./use-year-asked.ts";
import styles from "./year-page.module.css";
import { yearIn, yearsOffered } from "./years.ts";

/** /year: chooses a year and a sign. A press brings the prediction, keeps it and opens its page. */
export function YearPage() {
  const t = useT();
  const client = useQueryClient();
  const navigate = useAppNavigate();
  const { asked: usual, today } = useYearAsked();
  const thisYear = today?.year ?? null;
  const [search, setSearch] = useSearchParams();
  const [opening, setOpening] = useState<Sign | null>(null);
  const named = yearIn(search);
  const isHydrated = useIsHydrated();
  const isYearUnknown = isHydrated && search.has("year") && named === null;
  const year = (isHydrated ? named : null) ?? thisYear;

  function choose(chosen: string): void {
    const next = new URLSearchParams(search);
    next.set("year", chosen);
    setSearch(next, { replace: true, preventScrollReset: true });
  }

  const addressOf = ({ slug }: Sign): string => `/zodiac/${slug}${year === null ? "" : `?year=${year}`}`;

  async function open(sign: Sign, event: MouseEvent): Promise<void> {
    // A new tab opens the page, which brings the prediction by itself.
    if (year === null || !usual || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    if (opening) return;
    setOpening(sign);
    const asked = { ...usual, sign: sign.slug, year };
    try {
      const answer = await fetchYear(asked);
      client.setQueryData(yearly({ ...asked, isYearNamed: true }).queryKey, answer);
    } catch (error) {
      logFault(error);
    }
    navigate(addressOf(sign));
  }

  return (
    <div className={`sheet ${styles.page}`}>
      <header className={styles.head}>
        <div>
          <PageTitle id="title.year" description="year.description" />
          <p className={styles.intro}>
            {t("year.intro")} <AppLink to="/moon-sign">{t("home.dailyOwn")}</AppLink>
          </p>
          {isYearUnknown && (
            <p className={styles.note} role="status">
              {t("year.unknownYear", SKY_YEARS)}
            </p>
          )}
        </div>
        <FieldFrame label={t("year.year")} inputId="year">
          <Select id="year" value={year ?? ""} onChange={({ currentTarget }) => choose(currentTarget.value)}>
            {thisYear === null ? (
              <option value="" />
            ) : (
              yearsOffered(thisYear, year).map((each) => (
                <option key={each} value={each}>
                  {each}
                </option>
              ))
            )}
          </Select>
        </FieldFrame>
      </header>
      <div className="oxford">
        <SignGrid>
          {(sign) => (
            <SignCard
              key={sign.slug}
              sign={sign}
              to={addressOf(sign)}
              level={2}
              about={t("year.read")}
              isOpening={opening === sign}
              onClick={(event) => void open(sign, event)}
            />
          )}
        </SignGrid>
      </div>
    </div>
  );
}
