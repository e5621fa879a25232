import { type ReactNode, useId } from "react";
import styles from "./fold.module.css";

interface FoldProps {
  readonly title: ReactNode;
  /** The rank of its title; 2 unless it lies within a section that has one. */
  readonly level?: 2 | 3;
  readonly isOpenAtFirst?: boolean;
  /** It was opened: what needs a request may be requested. */
  readonly onOpen?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** A section of a page that opens and closes by its title. It is printed open. */
export function Fold({ title, level = 2, isOpenAtFirst = false, onOpen, children }: FoldProps) {
  const titleId = useId();
  const Title = `h${level}` as const;
  return (
    <details
      className={styles.fold}
      open={isOpenAtFirst}
      onToggle={({ currentTarget }) => currentTarget.open && onOpen?.()}
    >
      <summary>
        <Title id={titleId}>{title}</Title>
      </summary>
      <section className={styles.body} aria-labelledby={titleId}>
        {children}
      </section>
    </details>
  );
}
