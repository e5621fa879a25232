import type { ReactNode } from "react";
import { Skeleton } from "#ui/waiting/skeleton.tsx";
import { HoldsServed } from "../served/served-person.tsx";
import styles from "./answer-ahead.module.css";

interface AnswerAheadProps {
  /** Says what is waited for, if that takes more than lines to come. */
  readonly children?: ReactNode;
}

/**
 * In place of what a report draws from an answer, until that is here. How high it will be is not known: as much is kept
 * free as is seen, so that nothing that is read moves.
 */
export const AnswerAhead = ({ children }: AnswerAheadProps) => (
  <div className={styles.ahead} aria-busy="true">
    {children ?? <Skeleton lines={4} />}
    <HoldsServed />
  </div>
);
