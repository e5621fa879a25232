import type { YearlyResponse } from "@vedanga/contract";
import { formatMonth } from "#i18n/format-date.ts";
import { typedDate } from "#i18n/typed-time.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { useT } from "#i18n/use-t.ts";

/** The lunar year that begins in the year, and the figures that its almanacs give the sign. */
export function Ugadi({ ugadi }: { readonly ugadi: YearlyResponse["ugadi"] }) {
  const t = useT();
  const { lang } = useLanguage();
  const { name, date, aadayam, vyayam, rajapujyam, avamanam } = ugadi;
  const { month, day } = typedDate(date);
  return (
    <>
      <p>{t("year.ugadi", { name, day, month: formatMonth(month, lang) })}</p>
      <p>{t("year.ugadiFigures", { aadayam, vyayam, rajapujyam, avamanam })}</p>
    </>
  );
}
