import { type ReactNode, type Ref, useLayoutEffect, useRef } from "react";
import { readerStateOf } from "./reader-state.ts";
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
 * Where the server writes into a prerendered page: it stays there until the page is hydrated and has its own answer, which
 * is opened and has the focus where the reader left both. On a page served without it the spot is empty, and what stands
 * for it is visible.
 */
export function ServedSpot({ name, as: Element = "div", isSure, children }: ServedSpotProps) {
  const served = useRef<HTMLDivElement & HTMLSpanElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another name is another spot
  useLayoutEffect(() => {
    const spot = served.current;
    const around = spot?.parentElement;
    if (!spot?.hasChildNodes() || !around) return undefined;
    return () => {
      const restoreIn = readerStateOf(spot);
      // What takes its place is drawn in the same go.
      queueMicrotask(() => restoreIn(around));
    };
  }, [name]);
  return (
    <>
      <ServedText key={name} ref={served} name={name} as={Element} isSure={isSure} />
      <Element className={styles.waiting}>{children}</Element>
    </>
  );
}
