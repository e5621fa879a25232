import { litPath, MOON_RADIUS, TITHIS } from "./lit-limb.ts";
import styles from "./moon-phase.module.css";

interface MoonPhaseProps {
  /** 1 from the new moon to 30. */
  readonly tithi: number;
  readonly className?: string | undefined;
}

/** The Moon as it looks in a tithi. Its words are always beside it, so it says nothing itself. */
export function MoonPhase({ tithi, className }: MoonPhaseProps) {
  return (
    <svg className={[styles.moon, className].filter(Boolean).join(" ")} viewBox="0 0 24 24" aria-hidden="true">
      <circle className={styles.dark} cx="12" cy="12" r={MOON_RADIUS} />
      {tithi !== TITHIS && <path className={styles.lit} d={litPath(tithi)} />}
    </svg>
  );
}
