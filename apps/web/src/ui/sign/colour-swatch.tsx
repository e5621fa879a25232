import styles from "./colour-swatch.module.css";

/** A colour shown as well as named. */
export function ColourSwatch({ code }: { readonly code: string }) {
  return (
    <svg className={styles.swatch} viewBox="0 0 16 16" aria-hidden="true">
      <rect width="16" height="16" fill={code} />
    </svg>
  );
}
