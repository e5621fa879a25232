import { DEFAULT_CONVENTIONS } from "#api/conventions/conventions.ts";
import { rememberConventions } from "#api/conventions/remembered-conventions.ts";
import { useChosenConventions } from "#api/conventions/use-chosen-conventions.ts";
import { addressOfTab } from "#person/report/report-tabs.ts";
import { RulesStrip } from "#ui/rules-strip.tsx";

/** By which rules a page about a birth is calculated, if they are other than the default. */
export function RulesOfBirth() {
  const conventions = useChosenConventions();
  const { sunrise, positions } = DEFAULT_CONVENTIONS;
  // The Kundli tab has two of the four.
  const isOfCharts = conventions.sunrise === sunrise && conventions.positions === positions;
  const settings = isOfCharts ? `${addressOfTab("kundli")}#chart-choices` : "/panchang/conventions";
  return <RulesStrip conventions={conventions} settings={settings} onChosen={rememberConventions} />;
}
