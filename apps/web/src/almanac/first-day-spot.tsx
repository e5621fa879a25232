import type { Language } from "@vedanga/names/language";
import type { ReactNode } from "react";
import { useLanguage } from "#i18n/use-language.ts";
import styles from "./first-day-spot.module.css";

/** What the server writes into the page: of the panel of today, and of the day of a Moon sign. */
type FirstDayPart =
  | "head"
  | "numeral"
  | "date"
  | "five"
  | "now"
  | "upper"
  | "lower"
  | "signLinks"
  | "signDate"
  | "signFacts"
  | "signStory";

/** The name of a spot: the page carries each in every language. */
export type FirstDaySpotName = `${Language}-${FirstDayPart}`;

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
  const { lang } = useLanguage();
  const name: FirstDaySpotName = `${lang}-${part}`;
  return (
    <>
      <div
        // What was served is in one language: in another the spot is empty.
        key={lang}
        className={styles.first}
        data-first-day={name}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: what React wrote stays what it was
        dangerouslySetInnerHTML={AS_SERVED}
      />
      <div className={styles.waiting}>{children}</div>
    </>
  );
}
