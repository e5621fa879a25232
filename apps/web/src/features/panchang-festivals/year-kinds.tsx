import type { CivilDate } from "@vedanga/contract";
import type { AlmanacSubject } from "#almanac/almanac-address.ts";
import type { YearFestival } from "#api/wire/festivals-of-year.ts";
import { FESTIVAL_LISTS, type FestivalList, listOf } from "./festival-kinds.ts";
import { KindSection } from "./kind-section.tsx";

interface YearKindsProps {
  readonly festivals: readonly YearFestival[];
  /** The one kind that is chosen; all if left out. */
  readonly chosen?: FestivalList | undefined;
  readonly today: CivilDate;
  /** The last date on the page. */
  readonly end: CivilDate;
  readonly subject: AlmanacSubject;
}

/** What is kept in a year, kind by kind. */
export const YearKinds = ({ festivals, chosen, ...shown }: YearKindsProps) =>
  (chosen ? [chosen] : FESTIVAL_LISTS).map((kind) => (
    <KindSection
      key={kind}
      kind={kind}
      rows={festivals.filter((festival) => listOf(festival) === kind)}
      isAlone={chosen !== undefined}
      {...shown}
    />
  ));
