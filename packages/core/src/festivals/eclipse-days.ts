import { isoDate } from "../calendar/civil-date.ts";
import { type JulianDayUt, jdUt } from "../calendar/julian-day.ts";
import { eclipses } from "../gochara/eclipse.ts";
import { localEclipse } from "../gochara/local-eclipse.ts";
import { middleOf } from "../gochara/visible-eclipse.ts";
import type { WindowFinder } from "./day-window.ts";
import { because } from "./festival-reason.ts";
import type { FoundFestival } from "./found-festival.ts";

/**
 * The eclipses with `from` <= greatest < `to`, each on the date on which the place begins to see it, or has its greatest
 * phase, as calendars print them. Their customs belong to the day from sunrise to sunrise, after midnight that of the date before.
 */
export function eclipseDays(
  { sky, place, days }: WindowFinder,
  from: JulianDayUt,
  to: JulianDayUt,
): readonly FoundFestival[] {
  return eclipses(sky, from, to).map((eclipse) => {
    const local = localEclipse(sky, eclipse, place);
    const { date } = days.on(days.civilDayOf(local.visibleSpan?.startJdUt ?? local.greatestJdUt));
    const seen = local.visibleSpan === undefined ? local.greatestJdUt : jdUt(middleOf(local.visibleSpan));
    const facts = {
      kind: eclipse.kind,
      type: eclipse.type,
      rasi: eclipse.rasi,
      greatestJdUt: local.greatestJdUt,
      visible: local.visible,
      date: isoDate(date),
      dayDate: isoDate(days.holding(seen).date),
    };
    return {
      id: eclipse.kind === "solar" ? "solar_eclipse" : "lunar_eclipse",
      kind: "eclipse",
      date,
      reasons: [
        because(
          "eclipse.greatest",
          facts,
          { work: "five_millennium_canon" },
          eclipse.kind === "solar" ? "sun" : "moon",
        ),
      ],
      instants: {},
      eclipse: local,
    };
  });
}
