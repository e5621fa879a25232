import type { ReactNode } from "react";
import styles from "./first-day-spot.module.css";

/** What of the panel the server writes into the page. */
const FIRST_DAY_PARTS = ["head", "numeral", "date", "now", "upper", "lower"] as const;
export type FirstDayPart = (typeof FIRST_DAY_PARTS)[number];

/** The same object each time: React would write a new one into the page again and take away what the server wrote. */
const AS_SERVED = { __html: "" };

interface FirstDaySpotProps {
  readonly part: FirstDayPart;
  /** What stands here while nothing is written before it. */
  readonly children?: ReactNode;
}

/**
 * Where the server writes today's answer into the prerendered page: it stands there until the page is alive and has asked
 * for itself. React leaves it as it finds it. On a page that was not served so the spot is empty and the waiting shape is seen.
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
