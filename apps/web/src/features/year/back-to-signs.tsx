import { useT } from "#i18n/use-t.ts";
import { AppLink } from "#platform/navigation/app-link.tsx";
import { buttonLook } from "#ui/press/button-look.ts";

/** The page of all signs, with the year that is shown. */
export const backTo = (year: number | null): string => (year === null ? "/year" : `/year?year=${year}`);

export function BackToSigns({ year }: { readonly year: number | null }) {
  const t = useT();
  return (
    <AppLink to={backTo(year)} className={buttonLook("outline")}>
      {t("year.back")}
    </AppLink>
  );
}
