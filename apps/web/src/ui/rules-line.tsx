import {
  CONVENTION_NAMES,
  type ConventionChoice,
  type ConventionName,
  callParameters,
} from "#api/conventions/conventions.ts";
import { SCREEN_LANGUAGES } from "#i18n/languages/screen-languages.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { useT } from "#i18n/use-t.ts";

/** What the chosen value of each rule is called. */
function useValueName(): (name: ConventionName, choice: ConventionChoice) => string {
  const t = useT();
  const { ayanamsas } = SCREEN_LANGUAGES[useLanguage().lang];
  return (name, choice) => {
    switch (name) {
      case "ayanamsa":
        return ayanamsas[choice.ayanamsa];
      case "sunrise":
        return t(`panchangConventions.sunrise.${choice.sunrise}`);
      case "months":
        return t(`panchangConventions.months.${choice.months}`);
      case "positions":
        return t(`panchangConventions.positions.${choice.positions}`);
      case "node":
        return t(`panchangConventions.node.${choice.node}`);
    }
  };
}

function ownRules(conventions: ConventionChoice): readonly ConventionName[] {
  const sent = callParameters(conventions);
  return CONVENTION_NAMES.filter((name) => name in sent);
}

interface RulesLineProps {
  readonly conventions: ConventionChoice;
  /** Rules that are named even if they are the default. */
  readonly always?: readonly ConventionName[];
}

/** The conventions of a calculation if they are the reader's own; of the default only those that are always named. */
export function RulesLine({ conventions, always = [] }: RulesLineProps) {
  const t = useT();
  const valueName = useValueName();
  const own = ownRules(conventions);
  const named = CONVENTION_NAMES.filter((name) => always.includes(name) || own.includes(name));
  if (named.length === 0) return null;
  const rules = named
    .map((name) => t("ui.rule", { rule: t(`panchangConventions.${name}`), value: valueName(name, conventions) }))
    .join("; ");
  return t(own.length > 0 ? "ui.rules" : "ui.usualRules", { rules });
}
