import { type ConventionChoice, type ConventionName, callParameters } from "#almanac/conventions.ts";
import type { MessageId } from "#i18n/catalogue/en.ts";
import { useT } from "#i18n/use-t.ts";

/** What each rule and each of its values is called. */
const wordsOf = <Name extends ConventionName>(name: Name, choice: ConventionChoice) =>
  [`panchangConventions.${name}`, `panchangConventions.${name}.${choice[name]}`] as readonly [MessageId, MessageId];

/** The conventions of the calculator if they are the reader's own; nothing if they are the default. */
export function RulesLine({ conventions }: { readonly conventions: ConventionChoice }) {
  const t = useT();
  const own = Object.keys(callParameters(conventions)) as ConventionName[];
  if (own.length === 0) return null;
  const rules = own.map((name) => {
    const [rule, value] = wordsOf(name, conventions);
    return t("panchang.form.rule", { rule: t(rule), value: t(value) });
  });
  return t("panchang.form.rules", { rules: rules.join("; ") });
}
