import { WORDMARK_OUTLINES, WORDMARK_VIEW } from "./wordmark-outlines.ts";

interface WordmarkProps {
  readonly className?: string | undefined;
}

/** The name of the product in its own script. The element around it gives its spoken name. */
export function Wordmark({ className }: WordmarkProps) {
  return (
    <svg className={className} viewBox={WORDMARK_VIEW} aria-hidden="true">
      <path d={WORDMARK_OUTLINES} fill="currentColor" />
    </svg>
  );
}
