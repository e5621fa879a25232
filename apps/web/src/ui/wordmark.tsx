import { WORDMARK_OUTLINES } from "./wordmark-outlines.ts";

interface WordmarkProps {
  readonly className?: string | undefined;
}

/** The name of the product in its own script. The element around it gives its spoken name. */
export function Wordmark({ className }: WordmarkProps) {
  return (
    <svg className={className} viewBox="40 -900 3060 940" aria-hidden="true">
      <path d={WORDMARK_OUTLINES} fill="currentColor" />
    </svg>
  );
}
