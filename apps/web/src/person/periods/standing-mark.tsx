import { useT } from "#i18n/use-t.ts";
import type { Standing } from "./period.ts";
import styles from "./standing-mark.module.css";

/** CURRENT, FUTURE or PAST. */
export function StandingMark({ standing }: { readonly standing: Standing }) {
  const t = useT();
  return <span className={standing === "current" ? styles.current : styles.standing}>{t(`results.${standing}`)}</span>;
}
