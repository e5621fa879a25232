import { use, useId } from "react";
import { useT } from "#i18n/use-t.ts";
import { useNameIds } from "#person/report/report-title.ts";
import { ErrorPanel } from "#ui/message/error-panel.tsx";
import { Skeleton } from "#ui/waiting/skeleton.tsx";
import { CertaintyContext, UNKNOWN_TIME_MINUTES } from "./certainty.tsx";
import { DifferenceList } from "./differences.tsx";
import { doubtOf, type Told } from "./doubt-of.ts";
import styles from "./how-sure.module.css";

const LEADS = { all: "certainty.same", result: "certainty.sameResult", none: "certainty.differs" } as const;
const LEADS_OF_NOON = {
  all: "certainty.noonSame",
  result: "certainty.noonSameResult",
  none: "certainty.noonDiffers",
} as const;

/** How sure what a report says is, where the time of birth is about or not known. Nothing without doubt. */
export function HowSure(told: Told) {
  const t = useT();
  const titleId = useId();
  const nameIds = useNameIds(titleId);
  const certainty = use(CertaintyContext);
  if (certainty === null) return null;
  const { minutes, answer, error, refresh } = certainty;
  const found = answer && doubtOf(answer, told);
  const isUnknown = minutes >= UNKNOWN_TIME_MINUTES;

  return (
    <section className={styles.sure} aria-labelledby={nameIds} aria-busy={answer === undefined && error === null}>
      <h2 id={titleId} className={styles.title}>
        {t("certainty.howSure")}
      </h2>
      {error && (
        <>
          {isUnknown && <p>{t("certainty.noon")}</p>}
          <ErrorPanel error={error} onRetry={refresh}>
            {t("certainty.failed")}
          </ErrorPanel>
        </>
      )}
      {!error &&
        (found ? <p>{t((isUnknown ? LEADS_OF_NOON : LEADS)[found.certain], { minutes })}</p> : <Skeleton lines={2} />)}
      {answer && <DifferenceList answer={answer} {...told} />}
      {found?.certain === "none" && found.steady.length > 0 && (
        <p className={styles.steady}>
          {t("certainty.anyway", {
            facts: found.steady
              .map(({ quantity, value }) =>
                t("certainty.fact", { name: t(`certainty.${quantity}`), value: value.name }),
              )
              .join("; "),
          })}
        </p>
      )}
    </section>
  );
}
