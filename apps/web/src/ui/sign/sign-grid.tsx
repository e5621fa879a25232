import type { ReactNode } from "react";
import styles from "./sign-grid.module.css";
import { SIGNS, type Sign } from "./signs.ts";

const SIX = 6;

interface SignGridProps {
  /** The card of each sign. */
  readonly children: (sign: Sign) => ReactNode;
}

/** The twelve signs, six and six. */
export function SignGrid({ children }: SignGridProps) {
  return (
    <div className={styles.grid}>
      {[SIGNS.slice(0, SIX), SIGNS.slice(SIX)].map((six) => (
        <ul key={six[0]?.slug} className={styles.six}>
          {six.map(children)}
        </ul>
      ))}
    </div>
  );
}
