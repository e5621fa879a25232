import type { CivilDate } from "@vedanga/contract";
import { formatFullDate } from "#i18n/format-date.ts";
import { useLanguage } from "#i18n/use-language.ts";

/** The date that a reading is for. */
export function DateLine({ date }: { readonly date: CivilDate }) {
  const { lang } = useLanguage();
  return <p>{formatFullDate(date, lang)}</p>;
}
