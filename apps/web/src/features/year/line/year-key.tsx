import type { YearlyEvent } from "@vedanga/contract";
import { useT } from "#i18n/use-t.ts";
import { DrawnKey } from "#ui/drawn-key/drawn-key.tsx";
import { EventMark } from "./event-mark.tsx";
import styles from "./year-line.module.css";

interface YearKeyProps {
  /** Those that are marked. */
  readonly events: readonly YearlyEvent[];
  readonly hasToday: boolean;
}

const MARKS = [
  { id: "good", event: { kind: "ingress", quality: "good" } },
  { id: "bad", event: { kind: "ingress", quality: "bad" } },
  { id: "station", event: { kind: "station", quality: "neutral" } },
  { id: "seen", event: { kind: "eclipse", quality: "neutral", visible: true } },
  { id: "unseen", event: { kind: "eclipse", quality: "neutral", visible: false } },
] as const;

const band = <rect width="16" height="12" />;

/** What the marks of the year's line mean, those that it has. */
export function YearKey({ events, hasToday }: YearKeyProps) {
  const t = useT();
  const marked = MARKS.filter(({ event }) =>
    events.some((each) =>
      each.kind === "eclipse"
        ? event.kind === "eclipse" && event.visible === each.visible
        : event.kind !== "eclipse" && event.quality === each.quality,
    ),
  );
  return (
    <DrawnKey
      items={[
        { mark: <g className={`${styles.sample} ${styles.good}`}>{band}</g>, words: t("year.key.goodHouse") },
        { mark: <g className={styles.sample}>{band}</g>, words: t("year.key.otherHouse") },
        ...marked.map(({ id, event }) => ({
          mark: (
            <g transform="translate(8 6)">
              <EventMark event={event} />
            </g>
          ),
          words: t(`year.key.${id}`),
        })),
        ...(hasToday
          ? [{ mark: <path className={styles.sampleNeedle} d="M8-1V13" />, words: t("year.key.today") }]
          : []),
      ]}
    />
  );
}
