import { SKY_YEARS } from "@vedanga/contract";
import { useT } from "#i18n/use-t.ts";
import styles from "./page-notes.module.css";
import type { YearOnScreen } from "./use-year.ts";

/** What of the address could not be shown. */
export function PageNotes({ onScreen: { at, isYearUnknown, isKindUnknown } }: { readonly onScreen: YearOnScreen }) {
  const t = useT();
  if (!at.isUnknown && !isYearUnknown && !isKindUnknown) return null;
  return (
    <div className={`no-print ${styles.notes}`} role="status">
      {at.isUnknown && <p>{t("festivals.unknownPlace")}</p>}
      {isYearUnknown && <p>{t("festivals.unknownYear", SKY_YEARS)}</p>}
      {isKindUnknown && <p>{t("festivals.unknownKind")}</p>}
    </div>
  );
}
