import type { Sky } from "#api/wire/sky.ts";
import styles from "./sky-wheel.module.css";
import { WheelGrahas, WheelStars } from "./wheel-grahas.tsx";
import { WheelRings } from "./wheel-rings.tsx";

const PETALS = [0, 45, 90, 135, 180, 225, 270, 315];

interface SkyWheelProps {
  /** Undefined until the sky is known: only the frame of the wheel, with Mesha rising. */
  readonly sky: Sky | undefined;
  readonly label: string;
}

/** The sky of a moment on an astrolabe: the horizon across, what is up above it, the lagna at its left end. */
export function SkyWheel({ sky, label }: SkyWheelProps) {
  const lagnaDeg = sky?.lagna.longitude ?? 0;
  return (
    <svg className={styles.wheel} viewBox="-312 -290 624 580" role="img" aria-label={label}>
      <WheelRings lagnaDeg={lagnaDeg} />
      <path className={styles.day} d="M-190 0a190 190 0 0 1 380 0Z" />
      <path className={styles.night} d="M-190 0a190 190 0 0 0 380 0Z" />
      <circle className={styles.faint} r="156" />
      <circle className={styles.faint} r="106" />
      <path className={styles.line} d="M-190 0h380" />
      <circle className={styles.line} r="190" />
      <WheelStars lagnaDeg={lagnaDeg} />
      {sky && <WheelGrahas sky={sky} />}
      {PETALS.map((turn) => (
        <path
          key={turn}
          className={styles.petal}
          transform={`rotate(${turn})`}
          d="M3.7 1.5q16.3-.8 24 10-13.1 2.2-24-10Z"
        />
      ))}
      <circle className={styles.peg} r="7" />
      <path className={styles.peg} d="M-286 0l-24-10v20Z" />
    </svg>
  );
}
