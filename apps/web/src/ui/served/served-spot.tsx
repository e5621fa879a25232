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
}

/** Where the server writes into a page. React leaves it unchanged. */
export const ServedText = ({ name, ref, as: Element = "div" }: ServedTextProps) => (
  <Element
    ref={ref}
    className={styles.first}
    data-first-day={name}
    suppressHydrationWarning
    // biome-ignore lint/security/noDangerouslySetInnerHtml: what React wrote stays what it was
    dangerouslySetInnerHTML={AS_SERVED}
  />
);

interface ServedSpotProps extends Pick<ServedTextProps, "name" | "as"> {
  /** Shown here until the server's text is written before it. */
  readonly children?: ReactNode;
}

/**
 * Where the server writes into a prerendered page: it stays there until the page is hydrated and has its own answer.
 * On a page served without it the spot is empty, and what stands for it is visible.
 */
export const ServedSpot = ({ name, as: Element = "div", children }: ServedSpotProps) => (
  <>
    <ServedText key={name} name={name} as={Element} />
    <Element className={styles.waiting}>{children}</Element>
  </>
);
