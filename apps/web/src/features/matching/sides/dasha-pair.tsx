import { useQuery } from "@tanstack/react-query";
import { dashasNow } from "#api/dasha-levels.ts";
import type { DashaLevel } from "#api/wire/dasha-levels.ts";
import { formatDate } from "#i18n/format-date.ts";
import { SCREEN_LANGUAGES } from "#i18n/languages/screen-languages.ts";
import { typedDate } from "#i18n/typed-time.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { useT } from "#i18n/use-t.ts";
import { CertaintyContext } from "#person/certainty/certainty.tsx";
import { CertaintyLine } from "#person/certainty/certainty-line.tsx";
import { DashasTogether } from "#person/dasha/dashas-together.tsx";
import { dayMs } from "#person/periods/period.ts";
import { ReportPart } from "#person/report/report-part.tsx";
import { ErrorPanel } from "#ui/message/error-panel.tsx";
import { Skeleton } from "#ui/waiting/skeleton.tsx";
import styles from "./dasha-pair.module.css";
import type { MatchedSide } from "./matched-side.ts";
import { SideBySide } from "./side-by-side.tsx";

interface DashaPairProps {
  readonly bride: MatchedSide;
  readonly groom: MatchedSide;
  readonly todayMs: number;
}

/** The mahadashas of both on one line of years, and what runs now in the life of each. */
export function DashaPair({ bride, groom, todayMs }: DashaPairProps) {
  const t = useT();
  const ofBride = useQuery(dashasNow(bride.birth)).data;
  const ofGroom = useQuery(dashasNow(groom.birth)).data;
  return (
    <ReportPart title="matching.dashas">
      <p>{t("matching.dashasAbout")}</p>
      <DashasTogether
        lives={[
          { id: "bride", name: bride.name, birthDayMs: birthDayOf(bride), mahadashas: ofBride?.periods ?? [] },
          { id: "groom", name: groom.name, birthDayMs: birthDayOf(groom), mahadashas: ofGroom?.periods ?? [] },
        ]}
        todayMs={todayMs}
      />
      <SideBySide>
        <Running of={bride} todayMs={todayMs} />
        <Running of={groom} todayMs={todayMs} />
      </SideBySide>
    </ReportPart>
  );
}

const birthDayOf = ({ details }: MatchedSide): number => dayMs(typedDate(details.birthDate));

interface RunningProps {
  readonly of: MatchedSide;
  readonly todayMs: number;
}

function Running({ of: side, todayMs }: RunningProps) {
  const { name, birth, certainty } = side;
  const t = useT();
  const { lang } = useLanguage();
  const { data, error, refetch } = useQuery(dashasNow(birth));
  // The first mahadasha is counted from before the birth: until the birth none of them runs in this life.
  const isAhead = birthDayOf(side) > todayMs;
  const [maha, antar] = isAhead ? [] : (data?.running ?? []);
  const values = ({ path, end }: DashaLevel) => ({
    planet: SCREEN_LANGUAGES[lang].stem(path.split("/").at(-1) ?? path),
    date: formatDate(end.date, lang).replaceAll(" ", "\u00a0"),
  });
  return (
    <div aria-busy={!data && !error} className={styles.running}>
      <h3 className={styles.name}>{name}</h3>
      {!data && error && (
        <ErrorPanel error={error} onRetry={() => void refetch()}>
          {t("matching.dashasFailed")}
        </ErrorPanel>
      )}
      {!data && !error && <Skeleton lines={2} />}
      {data && !maha && <p>{t(isAhead ? "results.dashaAhead" : "results.dashaNone")}</p>}
      {maha && <p className={styles.maha}>{t("matching.mahadasha", values(maha))}</p>}
      {antar && <p>{t("matching.antardasha", values(antar))}</p>}
      <CertaintyContext value={certainty}>
        <CertaintyLine of={["mahadasha", "antardasha"]} hasDashaDates />
      </CertaintyContext>
    </div>
  );
}
