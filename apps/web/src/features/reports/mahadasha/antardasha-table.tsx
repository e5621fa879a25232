import type { BirthQuestion } from "#api/birth/birth-query.ts";
import { formatDate } from "#i18n/format-date.ts";
import { SCREEN_LANGUAGES } from "#i18n/languages/screen-languages.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { useT } from "#i18n/use-t.ts";
import { useIsTimeUnknown } from "#person/certainty/certainty.tsx";
import type { Mahadasha } from "#person/dasha/life-of-dashas.ts";
import { civilDay } from "#person/periods/period.ts";
import { DeeperPeriods } from "./deeper-periods.tsx";
import { type PeriodRow, PeriodRows } from "./period-rows.tsx";

interface AntardashaTableProps {
  readonly dasha: Mahadasha;
  readonly birth: BirthQuestion;
}

/** The nine parts of a mahadasha. Each opens into its own parts if the time of birth is known, which they depend on. */
export function AntardashaTable({ dasha, birth }: AntardashaTableProps) {
  const t = useT();
  const { lang } = useLanguage();
  const isTimeUnknown = useIsTimeUnknown();
  const periods = dasha.antardashas.map(({ name, lords, startMs, endMs, standing }): PeriodRow => {
    const path = `${dasha.name}/${name}`;
    const days = { start: formatDate(civilDay(startMs), lang), end: formatDate(civilDay(endMs), lang) };
    return { name: path, path, lords, ...days, standing };
  });
  return (
    <PeriodRows
      caption={t("mahadasha.antardashas", { planet: SCREEN_LANGUAGES[lang].stem(dasha.name) })}
      level={t("mahadasha.antardasha")}
      periods={periods}
      partsOf={
        isTimeUnknown ? undefined : ({ lords, path }) => <DeeperPeriods birth={birth} lords={lords} path={path} />
      }
    />
  );
}
