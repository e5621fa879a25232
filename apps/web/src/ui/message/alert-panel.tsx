import { type ReactNode, useEffect, useRef } from "react";
import { useFocusAfter } from "#platform/navigation/use-focus-after.ts";
import styles from "./alert-panel.module.css";

interface AlertPanelProps {
  readonly children: ReactNode;
  /** It answers a press, so that its reader waits for it: it comes into sight. */
  readonly isAnswer?: boolean;
}

/** A message that must be read before continuing: the words, and beside them the actions. */
export function AlertPanel({ children, isAnswer = false }: AlertPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  useFocusAfter(panel);
  useEffect(() => {
    if (!isAnswer) return;
    const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    panel.current?.scrollIntoView({ block: "nearest", behavior: isCalm ? "instant" : "smooth" });
  }, [isAnswer]);
  return (
    <div ref={panel} className={styles.panel} role="alert">
      {children}
    </div>
  );
}
