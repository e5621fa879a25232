import type { SacredPlaceFacts } from "@vedanga/sacred-places";
import { useT } from "#i18n/use-t.ts";
import { useNow } from "#ui/use-now.ts";
import { dateInIndia } from "./india.ts";
import { type MonthKind, monthKinds } from "./month-kinds.ts";
import styles from "./month-strip.module.css";

interface MonthStripProps {
  readonly facts: Pick<SacredPlaceFacts, "bestMonths" | "closedMonths">;
}

const LOOKS: Readonly<Record<MonthKind, string | undefined>> = {
  best: styles.best,
  closed: styles.closed,
  closing: styles.closing,
  opening: styles.opening,
  other: undefined,
};

/** What the boxes mean, as far as the place has them. */
const KEY = ["best", "closed", "closing"] as const;

/** The year in twelve boxes with its key: when a visit is best, when the doors are closed, and the month that runs. The card says the same in words. */
export function MonthStrip({ facts }: MonthStripProps) {
  const t = useT();
  const nowMs = useNow();
  const kinds = monthKinds(facts);
  const running = nowMs === null ? 0 : dateInIndia(nowMs).month;
  const letters = t("sacred.months").split(" ");
  return (
    <div aria-hidden="true">
      <div className={styles.strip}>
        {kinds.map((kind, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the twelve months never change their order
          <div key={index} className={styles.month} data-running={index + 1 === running || undefined}>
            <div className={`${styles.box} ${LOOKS[kind] ?? ""}`} />
            {letters[index]}
          </div>
        ))}
      </div>
      <p className={styles.key}>
        {KEY.filter((kind) => kinds.includes(kind)).map((kind) => (
          <span key={kind}>
            <i className={`${styles.sample} ${LOOKS[kind]}`} />
            {t(`sacred.month.${kind}`)}
          </span>
        ))}
      </p>
    </div>
  );
}
