import type { YearlyEvent } from "@vedanga/contract";
import styles from "./event-mark.module.css";

type MarkedEvent = Pick<YearlyEvent, "kind" | "quality"> & { readonly visible?: boolean };

/** An event on the line, about the point 0 0: by its quality; an eclipse as a ring, half filled where it is seen. */
export function EventMark({ event: { kind, quality, visible } }: { readonly event: MarkedEvent }) {
  if (kind !== "eclipse") {
    if (quality === "bad") return <path d="M0-5.5L5.5 0 0 5.5-5.5 0Z" className={styles.bad} />;
    return <circle r={quality === "good" ? 5 : 3.5} className={styles[quality]} />;
  }
  return (
    <>
      <circle r="5" className={styles.ring} />
      {visible && <path d="M0-5A5 5 0 0 1 0 5Z" className={styles.neutral} />}
    </>
  );
}
