import type { ReactNode } from "react";
import styles from "./drawn-key.module.css";

export interface KeyItem {
  /** Drawn on a field of 16 by 12, in the styles of the drawing itself. */
  readonly mark: ReactNode;
  readonly words: string;
}

/** What the marks of a drawing mean. The drawing itself has its words elsewhere, so this is for the eye alone. */
export const DrawnKey = ({ items }: { readonly items: readonly KeyItem[] }) => (
  <p className={styles.key} aria-hidden="true">
    {items.map(({ mark, words }) => (
      <span key={words}>
        <svg className={styles.mark} viewBox="0 0 16 12" aria-hidden="true">
          {mark}
        </svg>
        {words}
      </span>
    ))}
  </p>
);
