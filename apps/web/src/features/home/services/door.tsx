import type { ReactNode } from "react";
import { AppLink } from "#platform/navigation/app-link.tsx";
import styles from "./door.module.css";

interface DoorProps {
  readonly to: string;
  readonly name: string;
  readonly headline: ReactNode;
  readonly text: ReactNode;
  /** The text comes late: its space is kept. */
  readonly isLive?: boolean;
  /** Line drawing on a grid of 96. */
  readonly children: ReactNode;
}

/** One service: its picture, its name, and what it says right now. */
export function Door({ to, name, headline, text, isLive = false, children }: DoorProps) {
  return (
    <AppLink to={to} className={styles.door}>
      <svg className={styles.picture} viewBox="0 0 96 96" aria-hidden="true">
        {children}
      </svg>
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.headline}>{headline}</span>
        <span className={isLive ? styles.live : styles.text}>{text}</span>
      </span>
    </AppLink>
  );
}
