import { useReport } from "#api/reports/use-report.ts";
import type { MessageId } from "#i18n/catalogue/en.ts";
import { useT } from "#i18n/use-t.ts";
import { useIsTimeUnknown } from "#person/certainty/certainty.tsx";
import { CertaintyLine } from "#person/certainty/certainty-line.tsx";
import { WhyReport } from "#person/report/why-report.tsx";
import { ErrorPanel } from "#ui/message/error-panel.tsx";
import { Skeleton } from "#ui/waiting/skeleton.tsx";
import { Reasons } from "#ui/why/reasons.tsx";
import { Why } from "#ui/why/why.tsx";
import styles from "./mangal-side.module.css";
import type { MatchedSide } from "./matched-side.ts";

const isOfScore = (field: string): boolean => field === "score" || field === "is_dosha_present";

/** Mangal dosha of one of the two: whether, how much, what lessens it, and what other schools say. */
export function MangalSide({ of: { name, birth } }: { readonly of: MatchedSide }) {
  const t = useT();
  const { answer, error, refresh } = useReport("mangalDosha", birth);
  const isTimeUnknown = useIsTimeUnknown();
  const dosha = answer?.response;
  const isPresent = dosha?.is_dosha_present ?? false;
  const factors = Object.values(dosha?.factors ?? {});
  const absent = factors.length > 0 ? "matching.mangalCancelled" : "matching.mangalAbsent";
  const state = isPresent ? t("matching.mangalPresent", { score: dosha?.score ?? 0 }) : t(absent);
  return (
    <div aria-busy={!dosha && !error}>
      <h3 className={styles.name}>{name}</h3>
      {error ? (
        <ErrorPanel error={error} onRetry={refresh}>
          {t("matching.mangalFailed")}
        </ErrorPanel>
      ) : dosha ? (
        <>
          <p className={styles.state}>{isTimeUnknown ? t("results.atNoon", { figure: state }) : state}</p>
          <Told title="mangal.factors" sentences={factors} />
          <Told title="mangal.cancels" sentences={dosha.cancellation.cancellationReason} />
          <CertaintyLine of={["mangal"]} detailsOf={["lagna", "moon_sign"]} />
          <WhyReport
            kind="mangalDosha"
            birth={birth}
            isMeant={isOfScore}
            question={t(isPresent ? "results.whyScore" : "matching.mangalWhyAbsent")}
            about={name}
          >
            {(reasons) => (
              <Reasons
                reasons={reasons}
                // Where Mars is in none of the six houses there is nothing to add up.
                total={factors.length > 0 ? { label: t("results.sum"), points: dosha.score } : undefined}
              />
            )}
          </WhyReport>
          <Why question={t("mangal.schools")} about={name}>
            {dosha.other_schools.map(({ school, text, source }) => (
              <p key={school}>
                {t(`mangal.school.${school}`)}: {text} <cite className={styles.source}>{source}</cite>
              </p>
            ))}
          </Why>
        </>
      ) : (
        <Skeleton lines={5} />
      )}
    </div>
  );
}

interface ToldProps {
  readonly title: MessageId;
  readonly sentences: readonly string[];
}

function Told({ title, sentences }: ToldProps) {
  const t = useT();
  if (sentences.length === 0) return null;
  return (
    <>
      <h4 className={styles.label}>{t(title)}</h4>
      <ul className={styles.list}>
        {sentences.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </>
  );
}
