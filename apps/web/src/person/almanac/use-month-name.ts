import type { Placements } from "#api/wire/planet-details.ts";
import { useT } from "#i18n/use-t.ts";

/** The name of the lunar month of a birth, with Adhika before it where it is one. */
export function useMonthName(): (masa: Placements["panchang"]["masa"]) => string {
  const t = useT();
  return ({ name, adhika }) => (adhika ? t("panchang.adhikaName", { name }) : name);
}
