import type { CivilDate } from "@vedanga/contract";
import { formatDate } from "#i18n/format-date.ts";
import { useLanguage } from "#i18n/use-language.ts";
import styles from "./own-days.module.css";

interface NextDayProps {
  readonly name: string;
  /** Undefined if none comes in these years. */
  readonly day: { readonly on: CivilDate } | undefined;
}

/** The title of a list with its next date. */
export function NextDay({ name, day }: NextDayProps) {
  const { lang } = useLanguage();
  return (
    <>
      {name}
      {day && <span className={styles.next}>{formatDate(day.on, lang)}</span>}
    </>
  );
}
