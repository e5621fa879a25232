import { useIsMadeHere } from "#api/stood-in.ts";
import { useT } from "#i18n/use-t.ts";
import styles from "./made-here-line.module.css";

/** Says, quietly, that what is on the screen was calculated on this device. */
export function MadeHereLine() {
  const t = useT();
  const isMadeHere = useIsMadeHere();
  return (
    <div role="status" className={isMadeHere ? styles.line : undefined}>
      {isMadeHere && <p className="sheet">{t("device.madeHere")}</p>}
    </div>
  );
}
