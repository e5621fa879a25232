import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import styles from "./sideways-scroller.module.css";

interface SidewaysScrollerProps {
  /** The id of the title that names what scrolls. */
  readonly labelledBy: string;
  /** Says that there is more to the side; shown only where there is. */
  readonly hint: ReactNode;
  /** One wide thing. */
  readonly children: ReactNode;
}

/** What is too wide for the window scrolls within itself, and then says so and can be reached by keyboard. */
export function SidewaysScroller({ labelledBy, hint, children }: SidewaysScrollerProps) {
  const box = useRef<HTMLElement>(null);
  const [isCut, setIsCut] = useState(false);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => setIsCut(element.scrollWidth > element.clientWidth);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    return () => observer.disconnect();
  }, []);
  return (
    <>
      {isCut && <p className={`no-print ${styles.hint}`}>{hint}</p>}
      <section ref={box} className={styles.scroller} tabIndex={isCut ? 0 : undefined} aria-labelledby={labelledBy}>
        {children}
      </section>
    </>
  );
}
