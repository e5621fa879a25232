import type { ReactNode } from "react";
import styles from "./charts.module.css";

/** Charts side by side where each is wide enough for its letters, else one below the other. */
export const ChartPair = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.pair}>{children}</div>
);
