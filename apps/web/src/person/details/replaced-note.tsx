import { useLocation } from "react-router";
import { useT } from "#i18n/use-t.ts";
import styles from "./replaced-note.module.css";

/** The state of the step in the history that leads from the form to the chart of changed details. */
export const REPLACED = { hasReplaced: true } as const;

const hasReplaced = (state: unknown): boolean => typeof state === "object" && state !== null && "hasReplaced" in state;

/** Says, on the page that changed details lead to, that the earlier ones are erased. */
export function ReplacedNote() {
  const t = useT();
  const { state } = useLocation();
  if (!hasReplaced(state)) return null;
  return (
    <p className={styles.note} role="status">
      {t("birth.replaced")}
    </p>
  );
}
