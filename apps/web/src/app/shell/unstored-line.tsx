import { useSyncExternalStore } from "react";
import { useT } from "#i18n/use-t.ts";
import { unstored } from "#platform/kept/unstored.ts";
import styles from "./status-line.module.css";

/** Says, while something that was typed or chosen lasts on this page alone, why, and how it would be kept. */
export function UnstoredLine() {
  const t = useT();
  const isAny = useSyncExternalStore(unstored.subscribe, unstored.isAny, () => false);
  return (
    <div role="status" className={isAny ? styles.line : undefined}>
      {isAny && <p className="sheet">{t("unstored.line")}</p>}
    </div>
  );
}
