import type { ReactNode } from "react";
import { Skeleton } from "#ui/waiting/skeleton.tsx";
import styles from "./statement.module.css";

interface StatementProps {
  /** Undefined until it is known. */
  readonly children: ReactNode | undefined;
}

/** What a card has to say, in a sentence or two. As many lines as it mostly takes are kept free. */
export function Statement({ children }: StatementProps) {
  return <div className={styles.statement}>{children === undefined ? <Skeleton lines={2} /> : <p>{children}</p>}</div>;
}
