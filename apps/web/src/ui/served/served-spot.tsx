import type { ReactNode, Ref } from "react";
import styles from "./served-spot.module.css";

/** The same object each time: React would write a new one into the page again and take away what the server wrote. */
const AS_SERVED = { __html: "" };

interface ServedTextProps {
  /** By which the server finds it. In a page in another language it is another spot, which is empty. */
  readonly name: string;
  readonly ref?: Ref<HTMLDivElement & HTMLSpanElement>;
  /** `span` within a line of text. */
  readonly as?: "div" | "span" | undefined;
  /** No choice of the reader changes what it says, so that none hides it; only the age of the page does. */
  readonly isSure?: boolean | undefined;
}

/** Where the server writes into a page. React leaves it unchanged. */
export const ServedText = ({ name, ref, as: Element = "div", isSure = false }: ServedTextProps) => (
  <Element
    ref={ref}
    className={isSure ? `${styles.first} ${styles.sure}` : styles.first}
    data-first-day={name}
    suppressHydrationWarning
    // biome-ignore lint/security/noDangerouslySetInnerHtml: what React wrote stays what it was
    dangerouslySetInnerHTML={AS_SERVED}
  />
);

interface ServedSpotProps extends Pick<ServedTextProps, "name" | "as" | "isSure"> {
  /** Shown here until the server's text is written before it. */
  readonly children?: ReactNode;
}

/**
 * Where the server writes into a prerendered page: it stays there until the page is hydrated and has its own answer.
 * On a page served without it the spot is empty, and what stands for it is visible.
 */
export const ServedSpot = ({ name, as: Element = "div", isSure, children }: ServedSpotProps) => (
  <>
    <ServedText key={name} name={name} as={Element} isSure={isSure} />
    <Element className={styles.waiting}>{children}</Element>
  </>
);
