import type { WireReason } from "@vedanga/contract";
import type { ReactNode } from "react";
import { useT } from "#i18n/use-t.ts";
import styles from "./reasons.module.css";
import { signedPoints } from "./signed-points.ts";
import { sourcesOf } from "./sources-of.ts";
import { toTenth } from "./to-tenth.ts";

interface ReasonsProps {
  /** As `explain=1` sends them, in the language on screen; if they have points, these are beside them. */
  readonly reasons: readonly WireReason[];
  /** What the points add up to. */
  readonly total?: { readonly label: ReactNode; readonly points: number } | undefined;
}

/** The reasons of a figure, one below the other, what they add to it, and the texts they come from. */
export function Reasons({ reasons, total }: ReasonsProps) {
  const t = useT();
  const texts = [...new Map(reasons.map((reason) => [`${reason.text} ${reason.points ?? ""}`, reason])).values()];
  const sources = sourcesOf(reasons);
  return (
    <>
      <ul className={styles.reasons}>
        {texts.map(({ text, points }) => (
          <li key={`${text} ${points ?? ""}`}>
            <span>{text}</span>
            {points !== undefined && <span className="num">{signedPoints(points)}</span>}
          </li>
        ))}
        {total && (
          <li className={styles.total}>
            <span>{total.label}</span>
            <span className="num">{toTenth(total.points)}</span>
          </li>
        )}
      </ul>
      <p className={styles.sources}>
        {t("ui.sources", { count: sources.length })} <cite>{sources.join("; ")}</cite>
      </p>
    </>
  );
}
