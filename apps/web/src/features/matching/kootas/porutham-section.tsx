import { useQuery } from "@tanstack/react-query";
import { dashakootOf, isUncertain, type UncertainMatch } from "#api/matches.ts";
import { useT } from "#i18n/use-t.ts";
import { ReportSection } from "#person/report/report-section.tsx";
import { Statement } from "#person/report/statement.tsx";
import { DrawnKey } from "#ui/drawn-key/drawn-key.tsx";
import { PartName } from "./part-name.tsx";
import { PointsWithin } from "./points-within.tsx";
import styles from "./porutham-section.module.css";
import { Sources } from "./sources.tsx";

const SHARES = ["whole", "half", "none"] as const;
type Share = (typeof SHARES)[number];

const shareOf = (points: number): Share => {
  if (points === 1) return "whole";
  return points > 0 ? "half" : "none";
};

interface PoruthamSectionProps {
  readonly pair: UncertainMatch;
  /** The id of the note that says what another time of birth changes. */
  readonly noteId: string;
}

/** The ten poruthams of the south: each as a disc that is full, half full or empty, with its reason. */
export function PoruthamSection({ pair, noteId }: PoruthamSectionProps) {
  const t = useT();
  const { data, error, refetch } = useQuery(dashakootOf(pair));
  return (
    <ReportSection
      id="poruthams"
      title="matching.poruthams"
      isBusy={data === undefined}
      failed="matching.failed"
      error={data ? null : error}
      onRetry={() => void refetch()}
    >
      <Statement>{data?.told}</Statement>
      <PointsWithin
        isExpected={isUncertain(pair)}
        within={data?.within}
        full={10}
        open={data?.within?.open.map((id) => t(`matching.porutham.${id}`)) ?? []}
        noteId={noteId}
      />
      <p className={styles.about}>{t("matching.poruthamsAbout")}</p>
      <DrawnKey
        items={SHARES.map((share) => ({
          mark: (
            <g transform="translate(8 6) scale(0.62)">
              <Disc share={share} />
            </g>
          ),
          words: t(`matching.points.${share}`),
        }))}
      />
      <ol className={styles.list}>
        {data?.poruthams.map(({ id, points, standsFor, why }) => (
          <li key={id}>
            <PoruthamDisc share={shareOf(points)} />
            <PartName name={t(`matching.porutham.${id}`)} standsFor={standsFor} />
            <p className={styles.why}>{why}</p>
          </li>
        ))}
      </ol>
      {data && <Sources of={data.poruthams.map(({ source }) => source)} />}
    </ReportSection>
  );
}

function PoruthamDisc({ share }: { readonly share: Share }) {
  const t = useT();
  return (
    <svg className={styles.disc} viewBox="-12 -12 24 24" role="img" aria-label={t(`matching.points.${share}`)}>
      <Disc share={share} />
    </svg>
  );
}

const Disc = ({ share }: { readonly share: Share }) => (
  <>
    {share === "whole" && <circle r="9" className={styles.filled} />}
    {share === "half" && <path d="M0 -9A9 9 0 0 0 0 9Z" className={styles.filled} />}
    <circle r="9" className={styles.rim} />
  </>
);
