import { type ReactNode, useRef } from "react";
import { useFocusAfter } from "#platform/navigation/use-focus-after.ts";
import styles from "./alert-panel.module.css";

/** A message that must be read before continuing: the words, and beside them the actions. */
export function AlertPanel({ children }: { readonly children: ReactNode }) {
  const panel = useRef<HTMLDivElement>(null);
  useFocusAfter(panel);
  return (
    <div ref={panel} className={styles.panel} role="alert">
      {children}
    </div>
  );
}
