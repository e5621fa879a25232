import type { YearlyResponse } from "@vedanga/contract";
import { useT } from "#i18n/use-t.ts";
import { Ugadi } from "./ugadi.tsx";

interface YearNamedProps {
  readonly year: number;
  /** Undefined while it is on its way. */
  readonly ugadi: YearlyResponse["ugadi"] | undefined;
}

/** Which year the page is about, and the lunar year that begins in it. */
export function YearNamed({ year, ugadi }: YearNamedProps) {
  const t = useT();
  return (
    <>
      <p>{t("year.for", { year: String(year) })}</p>
      {ugadi && <Ugadi ugadi={ugadi} />}
    </>
  );
}
