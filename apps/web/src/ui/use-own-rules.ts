import {
  CALL_CONVENTIONS,
  CONVENTION_NAMES,
  type ConventionChoice,
  type ConventionName,
  DEFAULT_CONVENTIONS,
} from "#api/conventions/conventions.ts";
import { SCREEN_LANGUAGES } from "#i18n/languages/screen-languages.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { useT } from "#i18n/use-t.ts";

/** More would take half the first screen of a phone from the figures; the page of the rules has them all. */
const MOST_NAMED = 2;

interface OwnRules {
  /** Those that the figures depend on. */
  readonly bearing: readonly ConventionName[];
  /** Those of them that are other than the default. */
  readonly own: readonly ConventionName[];
  /** What they are called, one after the other. */
  readonly names: string;
  /** In a few words, with what they replace; empty if there is none. */
  readonly said: string;
}

/** What differs from the default rules; months only if the figures name any. */
export function useOwnRules(conventions: ConventionChoice, hasMonths: boolean): OwnRules {
  const t = useT();
  const { ayanamsas } = SCREEN_LANGUAGES[useLanguage().lang];
  const bearing = hasMonths ? CONVENTION_NAMES : CALL_CONVENTIONS;
  const own = bearing.filter((name) => conventions[name] !== DEFAULT_CONVENTIONS[name]);
  const ayanamsa = { name: ayanamsas[conventions.ayanamsa] };
  const names = own.map((name) => t(`ui.own.${name}`, ayanamsa)).join(", ");
  const [only] = own;
  if (only === undefined) return { bearing, own, names, said: "" };
  if (own.length === 1) return { bearing, own, names, said: t(`ui.own.${only}Only`, ayanamsa) };
  const said =
    own.length > MOST_NAMED ? t("ui.own.many", { count: own.length }) : t("ui.own.several", { rules: names });
  return { bearing, own, names, said };
}
