import { useQuery } from "@tanstack/react-query";
import type { BirthQuestion } from "#api/birth/birth-query.ts";
import { gocharaNow } from "#api/gochara-now.ts";
import { SCREEN_LANGUAGES } from "#i18n/languages/screen-languages.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { useT } from "#i18n/use-t.ts";
import { dayInWords } from "#person/periods/day-in-words.ts";
import { lastDayTold, type SaturnStay, saturnNow } from "./saturn-periods.ts";

/**
 * Where Saturn is today, what of the four periods runs, and what comes next; undefined until both calls behind it have
 * answered, so that no words are put in front of it while it is read.
 */
export function useSaturnSentence(stays: readonly SaturnStay[] | undefined, birth: BirthQuestion): string | undefined {
  const t = useT();
  const { lang } = useLanguage();
  // Only the sign of its transit is requested; where that fails the periods are still told.
  const { data, isPending, failureCount } = useQuery(gocharaNow(birth));
  if (stays === undefined || (isPending && failureCount === 0)) return undefined;
  const saturn = data?.grahas.find(({ graha }) => graha === "saturn");
  const { current, next, isOver } = saturnNow(stays);
  const dayIn = (dayMs: number): string => dayInWords(dayMs, lang);
  const runs = current
    ? t("results.saturnRuns", {
        type: t(`saturn.${current.type}`),
        phase: t(`saturn.${current.dhaiya}`),
        date: dayIn(lastDayTold(stays, current)),
      })
    : t(isOver ? "results.saturnOver" : "results.saturnFree");
  return [
    saturn && t("results.saturnPasses", { sign: SCREEN_LANGUAGES[lang].stem(saturn.sign.name), house: saturn.house }),
    runs,
    next && t("results.saturnNext", { type: t(`saturn.${next.type}`), date: dayIn(next.startMs) }),
  ]
    .filter((sentence) => sentence !== undefined)
    .join(" ");
}
