import styles from "./paragraphs.module.css";

interface ParagraphsProps {
  /** Each paragraph on a line of its own. */
  readonly text: string;
  readonly className?: string | undefined;
}

export function Paragraphs({ text, className = "" }: ParagraphsProps) {
  return (
    <div className={`${styles.paragraphs} ${className}`}>
      {text.split("\n").map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}
