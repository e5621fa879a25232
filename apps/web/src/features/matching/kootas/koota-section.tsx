import { useQuery } from "@tanstack/react-query";
import { ashtakootOf, type MatchQuestion } from "#api/matches.ts";
import { useT } from "#i18n/use-t.ts";
import { ReportSection } from "#person/report/report-section.tsx";
import { Skeleton } from "#ui/waiting/skeleton.tsx";
import { KootaList } from "./koota-list.tsx";
import styles from "./koota-section.module.css";
import { KootaWheel } from "./koota-wheel.tsx";

/** The eight kootas: the wheel, the sum in words, and each with its reason. */
export function KootaSection({ pair }: { readonly pair: MatchQuestion }) {
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
      <div className={styles.head}>
        {data ? <KootaWheel points={data.points} kootas={data.kootas} /> : <div className={styles.wheelWaiting} />}
        <div className={styles.told}>
          {data ? <p>{data.told}</p> : <Skeleton lines={4} />}
          {data?.kootas.some(({ excuses }) => excuses.length > 0) && (
            <p className={styles.note}>{t("matching.sumNote")}</p>
          )}
        </div>
      </div>
      {data && <KootaList kootas={data.kootas} />}
    </ReportSection>
  );
}
