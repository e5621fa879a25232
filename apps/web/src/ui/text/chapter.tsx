import type { ReactNode } from "react";
import styles from "./chaptered-page.module.css";

interface ChapterProps {
  readonly id: string;
  readonly title: string;
  /** What it tells, below its title. */
  readonly about?: string;
  /** One thing, beside the title where there is room. */
  readonly children: ReactNode;
}

/** A chapter of a page to be read. */
export function Chapter({ id, title, about, children }: ChapterProps) {
  return (
    <section className={styles.chapter} aria-labelledby={id}>
      <div className={styles.about}>
        <h2 id={id}>{title}</h2>
        {about && <p className="soft">{about}</p>}
      </div>
      {children}
    </section>
  );
}
