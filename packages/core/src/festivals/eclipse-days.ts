import { isoDate } from "../calendar/civil-date.ts";
import type { JulianDayUt } from "../calendar/julian-day.ts";
import { eclipses } from "../gochara/eclipse.ts";
import { localEclipse } from "../gochara/local-eclipse.ts";
import type { WindowFinder } from "./day-window.ts";
import { because } from "./festival-reason.ts";
import type { FoundFestival } from "./found-festival.ts";

/** The eclipses with `from` <= greatest < `to`, each on the date on which the place begins to see it, or has its greatest phase. */
export function eclipseDays(
  { sky, place, days }: WindowFinder,
  from: JulianDayUt,
  to: JulianDayUt,
): readonly FoundFestival[] {
  return eclipses(sky, from, to).map((eclipse) => {
    const local = localEclipse(sky, eclipse, place);
    const { date } = days.on(days.civilDayOf(local.visibleSpan?.startJdUt ?? local.greatestJdUt));
    const facts = {
      kind: eclipse.kind,
      type: eclipse.type,
      rasi: eclipse.rasi,
      greatestJdUt: local.greatestJdUt,
      visible: local.visible,
      date: isoDate(date),
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
