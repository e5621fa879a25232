import styles from "./moon-phase.module.css";

const TITHIS = 30;
const RADIUS = 9;

interface MoonPhaseProps {
  /** 1 from the new moon to 30. */
  readonly tithi: number;
  readonly className?: string | undefined;
}

/** The lit limb from pole to pole and back along the terminator, an ellipse half as wide as the phase makes it. */
function litPath(tithi: number): string {
  // In the middle of the tithi, but the two that end at new and full moon as they end.
  const elongationDeg = tithi % 15 === 0 ? tithi * 12 : (tithi - 0.5) * 12;
  const width = Math.abs(Math.cos((elongationDeg * Math.PI) / 180)) * RADIUS;
  const isWaxing = tithi <= TITHIS / 2;
  const isCrescent = elongationDeg < 90 || elongationDeg > 270;
  const limb = isWaxing ? 1 : 0;
  return `M12 3A9 9 0 0 ${limb} 12 21A${width.toFixed(2)} 9 0 0 ${isCrescent ? 1 - limb : limb} 12 3Z`;
}

/** The Moon as it looks in a tithi. Its words are always beside it, so it says nothing itself. */
export function MoonPhase({ tithi, className }: MoonPhaseProps) {
  return (
    <svg className={[styles.moon, className].filter(Boolean).join(" ")} viewBox="0 0 24 24" aria-hidden="true">
      <circle className={styles.dark} cx="12" cy="12" r={RADIUS} />
      {tithi !== TITHIS && <path className={styles.lit} d={litPath(tithi)} />}
    </svg>
  );
}
