import type { GemRecord } from "@vedanga/contract";
import styles from "./gem.module.css";
import sprite from "./gems.svg?no-inline";

interface GemProps {
  /** The key of the stone on the wire. */
  readonly gem: GemRecord["gem"];
  readonly className?: string | undefined;
}

/** A cut stone in its own colour; the cut distinguishes it, not only the colour. Its name is beside it. */
export function Gem({ gem, className }: GemProps) {
  return (
    <svg className={[styles.gem, className].filter(Boolean).join(" ")} viewBox="0 0 96 96" aria-hidden="true">
      <use href={`${sprite}#gem-${gem}`} />
    </svg>
  );
}
