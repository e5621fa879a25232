import { type ReactNode, useLayoutEffect, useRef } from "react";
import { readerStateOf } from "./reader-state.ts";
import styles from "./served-spot.module.css";

/** The same object each time: React would write a new one into the page again and take away what the server wrote. */
const AS_SERVED = { __html: "" };

interface ServedTextProps {
  /** By which the server finds it. In a page in another language it is another spot, which is empty. */
  readonly name: string;
  /** `span` within a line of text. */
  readonly as?: "div" | "span" | undefined;
  /** No choice of the reader changes what it says, so that none hides it; only the age of the page does. */
  readonly isSure?: boolean | undefined;
}

/**
 * Where the server writes into a page. React leaves it unchanged until it goes: then what the reader opened or pressed in
 * it, and the focus, are found again beside it.
 */
export function ServedText({ name, as: Element = "div", isSure = false }: ServedTextProps) {
  const served = useRef<HTMLDivElement & HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const spot = served.current;
    const around = spot?.parentElement;
    if (!spot?.hasChildNodes() || !around) return undefined;
    return () => {
      const restore = readerStateOf(spot, around);
      // Where what takes its place is not drawn in the same go, nothing is restored.
      queueMicrotask(restore);
    };
  }, []);
  return (
    <Element
      ref={served}
      className={isSure ? `${styles.first} ${styles.sure}` : styles.first}
      data-first-day={name}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: what React wrote stays what it was
      dangerouslySetInnerHTML={AS_SERVED}
    />
  );
}

interface ServedSpotProps extends ServedTextProps {
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
