import { use } from "react";
import { useT } from "#i18n/use-t.ts";
import { Skeleton } from "#ui/waiting/skeleton.tsx";
import { CertaintyContext, UNKNOWN_TIME_MINUTES } from "./certainty.tsx";
import styles from "./certainty-line.module.css";
import { DifferenceList } from "./differences.tsx";
import { doubtOf, type Told } from "./doubt-of.ts";

const LINES = { result: "certainty.lineDetails", none: "certainty.lineDiffers" } as const;
const LINES_OF_NOON = { result: "certainty.lineNoonDetails", none: "certainty.lineNoonDiffers" } as const;

/**
 * One line on a card whose words depend on the time of birth: certain, or it opens to what would be what from which
 * minute. As high before the answer as after it, so that nothing moves. Nothing without doubt.
 */
export function CertaintyLine(told: Told) {
  const t = useT();
  const certainty = use(CertaintyContext);
  if (certainty === null || certainty.error) return null;
  const { minutes, answer } = certainty;
  if (answer === undefined) {
    return (
      <div className={styles.line}>
        <div className={styles.waiting}>
          <Skeleton />
        </div>
      </div>
    );
  }
  const isUnknown = minutes >= UNKNOWN_TIME_MINUTES;
  const { certain } = doubtOf(answer, told);
  if (certain === "all") {
    return <p className={styles.line}>{t(isUnknown ? "certainty.lineNoonSame" : "certainty.lineSame", { minutes })}</p>;
  }
  const differs = (isUnknown ? LINES_OF_NOON : LINES)[certain];
  return (
    <>
      <details className={styles.open}>
        <summary>{t(differs, { minutes })}</summary>
        <div className={styles.answer}>
          <DifferenceList answer={answer} {...told} />
        </div>
      </details>
      <p className={styles.printed}>{t(differs, { minutes })}</p>
    </>
  );
}
