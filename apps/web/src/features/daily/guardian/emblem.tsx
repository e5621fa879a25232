import styles from "./guardian.module.css";
import sprite from "./guardians.svg?no-inline";
import type { GuardianEmblem } from "./guardians.ts";

/** What a guardian is known by, drawn: the wheel of Surya, the flute of Krishna. The name is beside it. */
export const Emblem = ({ of }: { readonly of: GuardianEmblem }) => (
  <svg className={styles.emblem} viewBox="0 0 96 96" aria-hidden="true">
    <use href={`${sprite}#guardian-${of}`} />
  </svg>
);
