import type { ReactNode } from "react";
import styles from "./chaptered-page.module.css";

/** The first words of a page to be read. */
export const Lead = ({ children }: { readonly children: ReactNode }) => <p className={styles.lead}>{children}</p>;
