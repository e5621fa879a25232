import type { ReactNode } from "react";
import type { SpanTense } from "#almanac/span-status.ts";
import { useT } from "#i18n/use-t.ts";
import styles from "./times-table.module.css";

/** What a key looks like: hatched, gold, an open square, a gold disc, an open disc. */
export type TimeLook = "bad" | "good" | "neutral" | "sun" | "moon";

/** The square or disc before a name: what kind of time it is. */
export const TimeKey = ({ look }: { readonly look: TimeLook }) => <i className={`${styles.key} ${styles[look]}`} />;

interface TimesTableProps {
  readonly caption: string;
  /** The place says it already: it is only read out. */
  readonly isCaptionUnseen?: boolean;
  readonly className: string | undefined;
  readonly children: ReactNode;
}

export function TimesTable({ caption, isCaptionUnseen = false, className, children }: TimesTableProps) {
  return (
    <table className={`${styles.table} ${className}`}>
      <caption className={isCaptionUnseen ? "unseen" : undefined}>{caption}</caption>
      <tbody>{children}</tbody>
    </table>
  );
}

interface TimesRowProps {
  readonly look: TimeLook;
  /** The name and what belongs to it. */
  readonly name: ReactNode;
  readonly times: string;
  readonly tense: SpanTense;
  /** Further cells. */
  readonly children?: ReactNode;
}

/** From when to when, with its key and name; said aloud whether it runs now. */
export function TimesRow({ look, name, times, tense, children }: TimesRowProps) {
  const t = useT();
  return (
    <tr className={styles[tense]}>
      <th scope="row">
        <TimeKey look={look} />
        {name}
      </th>
      <td className="num">
        {times}
        {tense === "now" && <span className="unseen"> {t("panchang.holdsNow")}</span>}
      </td>
      {children}
    </tr>
  );
}
