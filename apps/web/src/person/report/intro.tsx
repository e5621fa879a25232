import type { ReactNode } from "react";
import styles from "./intro.module.css";

/** What a report is about, in a sentence below its title. */
export function Intro({ children }: { readonly children: ReactNode }) {
  return <p className={styles.intro}>{children}</p>;
}
