import { CHART_DIVISIONS, type ChartDivision } from "@vedanga/contract";
import type { Language } from "@vedanga/names/language";
import { use } from "react";
import { SCREEN_LANGUAGES } from "#i18n/languages/screen-languages.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { useT } from "#i18n/use-t.ts";
import { keptWords } from "#ui/waiting/kept-words.ts";

/** What those are read for that have no part of life of their own. */
const READ_FOR = {
  chalit: "kundli.readFor.chalit",
  kp_chalit: "kundli.readFor.kp_chalit",
  sun: "kundli.readFor.sun",
  moon: "kundli.readFor.moon",
  transit: "kundli.readFor.transit",
} as const satisfies Partial<Record<ChartDivision, string>>;

const divisionNames = keptWords((lang: Language) => SCREEN_LANGUAGES[lang].divisions());

/** The names of a language come with the report that shows them. */
export const loadDivisionNames = (lang: Language) => divisionNames(lang).load();

const hasOwnWords = (div: ChartDivision): div is keyof typeof READ_FOR => div in READ_FOR;

/** The charts that can be shown beside that of birth. */
export const DIVISIONS = CHART_DIVISIONS.filter((div) => div !== "D1");

interface DivisionWords {
  readonly title: string;
  /** Which part it is, and by which count: `D9, the ninth part`. */
  readonly subtitle: string;
  /** Title and subtitle. */
  readonly name: string;
  /** Undefined for the chart of birth, which is read for everything. */
  readonly readFor: string | undefined;
  /** In a list: how it is called there and what it is read for. */
  readonly option: string;
}

const PART = /^D\d+$/;
/** `D9` of `D9, the ninth part`. */
const partOf = (subtitle: string): string => subtitle.replace(/,.*/, "");

/** What a chart is called, and what it is read for. */
export function useDivisionWords(): (div: ChartDivision) => DivisionWords {
  const t = useT();
  const names = use(loadDivisionNames(useLanguage().lang));
  return (div) => {
    const { title, subtitle, note } = names[div];
    const name = t("kundli.divisionName", { title, subtitle });
    const readFor = hasOwnWords(div) ? t(READ_FOR[div]) : note;
    // Another count of the same part has the same title.
    const isOtherCount = div.includes("-");
    const listed = PART.test(div) ? t("kundli.divisionListed", { part: partOf(subtitle), title }) : title;
    const option = t("kundli.divisionFor", { name: isOtherCount ? name : listed, matters: readFor ?? subtitle });
    return { title, subtitle, name, readFor, option };
  };
}
