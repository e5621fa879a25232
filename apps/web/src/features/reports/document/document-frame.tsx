import type { ReactNode, Ref } from "react";
import { Contents } from "./contents.tsx";
import styles from "./document.module.css";
import paper from "./paper.module.css";

interface DocumentFrameProps {
  readonly cover: ReactNode;
  /** The element around the reports. */
  readonly ref: Ref<HTMLDivElement>;
  readonly children: ReactNode;
}

/** What is printed: the cover with the contents, and the reports below one another. */
export const DocumentFrame = ({ cover, ref, children }: DocumentFrameProps) => (
  <div className={paper.document}>
    <div className={styles.front}>
      {cover}
      <Contents />
    </div>
    <div ref={ref}>{children}</div>
  </div>
);
