import type { ReactNode } from "react";
import styles from "./side-by-side.module.css";

/** The bride's and the groom's, beside each other where there is room. */
export const SideBySide = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.pair}>{children}</div>
);
