import type { CivilDate } from "@vedanga/contract";
import { RulesStrip } from "#ui/rules-strip.tsx";
import { conventionsAddress, rulesAddress } from "./almanac-address.ts";
import { useConventions } from "./use-conventions.ts";
import type { Where } from "./where.ts";

interface RulesInUseProps {
  /** The figures name lunar months. */
  readonly hasMonths?: boolean;
  /** The day of the figures, which the page of the rules then compares. */
  readonly of?: { readonly date: CivilDate; readonly where: Where } | undefined;
}

/** By which rules the almanac on this page is calculated, if they are other than the default. */
export function RulesInUse({ hasMonths = false, of }: RulesInUseProps) {
  const { conventions, choose } = useConventions();
  const settings = of ? conventionsAddress(of.date, { where: of.where, conventions }) : rulesAddress(conventions);
  return <RulesStrip conventions={conventions} hasMonths={hasMonths} settings={settings} onChosen={choose} />;
}
