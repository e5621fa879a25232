import { SKY_YEARS } from "@vedanga/contract";
import { useT } from "#i18n/use-t.ts";
import styles from "./page-notes.module.css";
import type { ShownMonth } from "./use-month.ts";

/** What of the address could not be shown. */
export function PageNotes({ shown: { at, isMonthUnknown } }: { readonly shown: ShownMonth }) {
  const t = useT();
  if (!at.isUnknown && !isMonthUnknown) return null;
  return (
    <div className={`no-print ${styles.notes}`} role="status">
      {at.isUnknown && <p>{t("panchangMonth.unknownPlace")}</p>}
      {isMonthUnknown && <p>{t("panchangMonth.unknownMonth", SKY_YEARS)}</p>}
    </div>
  );
}
