import { CONVENTION_NAMES, type ConventionChoice, type ConventionName, callParameters } from "#almanac/conventions.ts";
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

/** The conventions of the calculator if they are the reader's own; nothing if they are the default. */
export function RulesLine({ conventions }: { readonly conventions: ConventionChoice }) {
  const t = useT();
  const valueName = useValueName();
  const sent = callParameters(conventions);
  const own = CONVENTION_NAMES.filter((name) => name in sent);
  if (own.length === 0) return null;
  const rules = own.map((name) =>
    t("panchang.form.rule", { rule: t(`panchangConventions.${name}`), value: valueName(name, conventions) }),
  );
  return t("panchang.form.rules", { rules: rules.join("; ") });
}
