import styles from "./skeleton.module.css";

interface SkeletonProps {
  /** How many lines of text will be here. */
  readonly lines?: number;
  /** The size of the coming content if it is not text. */
  readonly className?: string | undefined;
}

/** The shape of what is coming. It says nothing: the region around it carries `aria-busy`. */
export function Skeleton({ lines = 1, className }: SkeletonProps) {
  if (className !== undefined) return <div className={`${styles.block} ${className}`} aria-hidden="true" />;
  return (
    <div aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => `line ${line}`).map((key) => (
        <div className={styles.line} key={key} />
      ))}
    </div>
  );
}
