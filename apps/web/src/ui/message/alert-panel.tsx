import { type ReactNode, useEffect, useRef } from "react";
import { scrollBehavior } from "#platform/navigation/scroll-behavior.ts";
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
    if (isAnswer) panel.current?.scrollIntoView({ block: "nearest", behavior: scrollBehavior() });
  }, [isAnswer]);
  return (
    <div ref={panel} className={styles.panel} role="alert">
      {children}
    </div>
  );
}
