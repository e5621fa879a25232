import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ashtakootOf, isUncertain, type UncertainMatch } from "#api/matches.ts";
import { useT } from "#i18n/use-t.ts";
import { ReportSection } from "#person/report/report-section.tsx";
import { Skeleton } from "#ui/waiting/skeleton.tsx";
import { KootaList } from "./koota-list.tsx";
import styles from "./koota-section.module.css";
import { KootaWheel } from "./koota-wheel.tsx";
import { PointsWithin } from "./points-within.tsx";

interface KootaSectionProps {
  readonly pair: UncertainMatch;
  /** What another time of birth changes, and the id by which the page leads to it. */
  readonly note: ReactNode;
  readonly noteId: string;
}

/** The eight kootas: the wheel, the sum in words, what is uncertain of it, and each with its reason. */
export function KootaSection({ pair, note, noteId }: KootaSectionProps) {
  const t = useT();
  const { data, error, refetch } = useQuery(ashtakootOf(pair));
  return (
    <ReportSection
      id="kootas"
      title="matching.kootas"
      isBusy={data === undefined}
      failed="matching.failed"
      error={data ? null : error}
      onRetry={() => void refetch()}
    >
      <PointsWithin
        isExpected={isUncertain(pair)}
        within={data?.within}
        full={36}
        open={data?.within?.open.map((id) => t(`matching.koota.${id}`)) ?? []}
        noteId={noteId}
      />
      <div className={styles.head}>
        {data ? <KootaWheel points={data.points} kootas={data.kootas} /> : <div className={styles.wheelWaiting} />}
        <div>
          <div className={styles.told}>
            {data ? <p>{data.told}</p> : <Skeleton lines={4} />}
            {data?.kootas.some(({ excuses }) => excuses.length > 0) && (
              <p className={styles.note}>{t("matching.sumNote")}</p>
            )}
          </div>
          {note}
        </div>
      </div>
      {data && <KootaList kootas={data.kootas} />}
    </ReportSection>
  );
}
