import { useT } from "#i18n/use-t.ts";
import type { LunarMonth } from "./lunar-month-runs.ts";

/** The name of a lunar month, with what is out of the ordinary with it. */
export function useMasaName(): (masa: LunarMonth) => string {
  const t = useT();
  return ({ name, adhika, kshaya }) => {
    const shown = name;
    if (adhika) return t("panchangMonth.adhika", { name: shown });
    return kshaya ? t("panchangMonth.kshaya", { name: shown }) : shown;
  };
}
