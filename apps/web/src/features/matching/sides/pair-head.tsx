import { birthPlace } from "#api/birth/birth-place.ts";
import { useReport } from "#api/reports/use-report.ts";
import { useT } from "#i18n/use-t.ts";
import { UNKNOWN_TIME_MINUTES } from "#person/certainty/certainty.tsx";
import { UnlocatedNote } from "#person/details/unlocated-note.tsx";
import { useBirthInWords } from "#person/details/use-birth-in-words.ts";
import { useBirthPlaceWords } from "#person/details/use-birth-place-words.ts";
import { Skeleton } from "#ui/waiting/skeleton.tsx";
import type { MatchedSide } from "./matched-side.ts";
import styles from "./pair-head.module.css";

interface PairHeadProps {
  readonly bride: MatchedSide;
  readonly groom: MatchedSide;
}

/** Who the two are, and the Moons by which they are compared. */
export const PairHead = ({ bride, groom }: PairHeadProps) => (
  <div className={styles.heads}>
    <Person of={bride} />
    <Person of={groom} />
  </div>
);

function Person({ of: { side, name, details, birth, certainty } }: { readonly of: MatchedSide }) {
  const t = useT();
  const born = useBirthInWords(details);
  const place = useBirthPlaceWords(details);
  const { answer, error } = useReport("planetDetails", birth);
  const moon = answer?.response;
  const role = t(`matching.${side}`);
  // Of a time that is not known the Moon is that of noon.
  const isOfNoon = certainty !== null && certainty.minutes >= UNKNOWN_TIME_MINUTES;
  const atNoon = (figure: string) => (isOfNoon ? t("results.atNoon", { figure }) : figure);
  return (
    <section aria-label={role}>
      {/* On a line of its own also where it is the name: so the two stay level. */}
      <p className={styles.role}>{name === role ? "\u00a0" : role}</p>
      <h2 className={styles.name}>{name}</h2>
      <p className={styles.born}>
        {born}
        <br />
        {place}
      </p>
      {/* What fails is said below, where it is compared. */}
      {(moon || !error) && (
        <dl className={`ledger ${styles.moon}`} data-noon={isOfNoon || undefined}>
          <div>
            <dt>{t("matching.star")}</dt>
            <dd>
              {moon ? (
                atNoon(t("matching.starAndPada", { star: moon.nakshatra, pada: moon.nakshatra_pada }))
              ) : (
                <Skeleton className={styles.waiting} />
              )}
            </dd>
          </div>
          <div>
            <dt>{t("matching.sign")}</dt>
            <dd>{moon ? atNoon(moon.rasi) : <Skeleton className={styles.waiting} />}</dd>
          </div>
        </dl>
      )}
      {!birthPlace(details).isLocated && <UnlocatedNote location={details.location} isViewOnly />}
    </section>
  );
}
