import { SKY_YEARS } from "@vedanga/contract";
import { useT } from "#i18n/use-t.ts";
import { AppLink } from "#platform/navigation/app-link.tsx";
import { PageSteps } from "#ui/press/page-steps.tsx";
import type { Sign } from "#ui/sign/signs.ts";
import { backTo } from "./back-to-signs.tsx";

interface YearsBesideProps {
  readonly sign: Pick<Sign, "slug">;
  /** Null until it is known. */
  readonly year: number | null;
}

/** The way back to all signs, and the years before and after. */
export function YearsBeside({ sign, year }: YearsBesideProps) {
  const t = useT();
  const beside = year === null ? [] : [year - 1, year + 1];
  return (
    <PageSteps label={t("year.years")} back={{ to: backTo(year), label: t("year.back") }}>
      {beside
        .filter((each) => each >= SKY_YEARS.first && each <= SKY_YEARS.last)
        .map((each) => (
          <AppLink key={each} to={`/zodiac/${sign.slug}?year=${each}`} rel={each < Number(year) ? "prev" : "next"}>
            {each}
          </AppLink>
        ))}
    </PageSteps>
  );
}
