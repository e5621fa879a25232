import { useQuery } from "@tanstack/react-query";
import { papasamayaOf } from "#api/matches.ts";
import { type MatchedPapa, PAPA_GRAHAS } from "#api/wire/papasamaya.ts";
import { useT } from "#i18n/use-t.ts";
import { UNKNOWN_TIME_MINUTES } from "#person/certainty/certainty.tsx";
import { ReportSection } from "#person/report/report-section.tsx";
import { Statement } from "#person/report/statement.tsx";
import { Reasons } from "#ui/why/reasons.tsx";
import { toTenth } from "#ui/why/to-tenth.ts";
import { Why } from "#ui/why/why.tsx";
import type { MatchedSide } from "./matched-side.ts";
import styles from "./papa-section.module.css";
import { partsToTenth } from "./parts-to-tenth.ts";
import { SideBySide } from "./side-by-side.tsx";

interface PapaSectionProps {
  readonly bride: MatchedSide;
  readonly groom: MatchedSide;
}

/** What the malefics of both weigh, as the south compares them: the figures, and how each comes about. */
export function PapaSection({ bride, groom }: PapaSectionProps) {
  const t = useT();
  const { data, error, refetch } = useQuery(papasamayaOf({ bride: bride.birth, groom: groom.birth }));
  // All of it is counted from the ascendant too.
  const nameOf = ({ name, certainty }: MatchedSide) =>
    certainty && certainty.minutes >= UNKNOWN_TIME_MINUTES ? t("results.atNoon", { figure: name }) : name;
  const brideName = nameOf(bride);
  const groomName = nameOf(groom);
  const ofBride = data && partsToTenth(data.bride.units);
  const ofGroom = data && partsToTenth(data.groom.units);
  return (
    <ReportSection
      id="papasamaya"
      title="matching.papa"
      isBusy={data === undefined}
      failed="matching.papaFailed"
      error={data ? null : error}
      onRetry={() => void refetch()}
    >
      <div className={styles.head}>
        <div>
          <Statement>{data?.told}</Statement>
          <p className={styles.about}>{t("matching.papaAbout")}</p>
        </div>
        {data && (
          <table className={`ledger ${styles.table}`}>
            <thead>
              <tr>
                <td />
                <th scope="col">{brideName}</th>
                <th scope="col">{groomName}</th>
              </tr>
            </thead>
            <tbody>
              {PAPA_GRAHAS.map((graha) => (
                <tr key={graha}>
                  <th scope="row">{t(`matching.papa.${graha}`)}</th>
                  <td className="num">{ofBride?.[graha]}</td>
                  <td className="num">{ofGroom?.[graha]}</td>
                </tr>
              ))}
              <tr className={styles.sum}>
                <th scope="row">{t("matching.papaTotal")}</th>
                <td className="num">{toTenth(data.bride.total)}</td>
                <td className="num">{toTenth(data.groom.total)}</td>
              </tr>
            </tbody>
          </table>
        )}
      </div>
      {data && (
        <SideBySide>
          <PapaReasons name={brideName} papa={data.bride} />
          <PapaReasons name={groomName} papa={data.groom} />
        </SideBySide>
      )}
    </ReportSection>
  );
}

function PapaReasons({ name, papa }: { readonly name: string; readonly papa: MatchedPapa }) {
  const t = useT();
  return (
    <Why question={t("matching.papaWhy", { name })}>
      <Reasons reasons={papa.reasons} total={{ label: t("matching.papaTotal"), points: papa.total }} />
      {papa.otherSchool.length > 0 && <Reasons reasons={papa.otherSchool} />}
    </Why>
  );
}
