import type { ReactNode } from "react";
import styles from "./first-day-spot.module.css";

/** What of the panel the server writes into the page. */
const FIRST_DAY_PARTS = ["head", "numeral", "date", "now", "upper", "lower"] as const;
export type FirstDayPart = (typeof FIRST_DAY_PARTS)[number];

/** The same object each time: React would write a new one into the page again and take away what the server wrote. */
const AS_SERVED = { __html: "" };

interface FirstDaySpotProps {
  readonly part: FirstDayPart;
  /** Shown here until the server's text is written before it. */
  readonly children?: ReactNode;
}

/**
 * Where the server writes today's answer into the prerendered page: it stays there until the page is hydrated and has its
 * own answer. React leaves it unchanged. On a page served without it the spot is empty and the skeleton is visible.
 */
export function FirstDaySpot({ part, children }: FirstDaySpotProps) {
  return (
    <>
      <div
        className={styles.first}
        data-first-day={part}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: what React wrote stays what it was
        dangerouslySetInnerHTML={AS_SERVED}
      />
      <div className={styles.waiting}>{children}</div>
    </>
  );
}
