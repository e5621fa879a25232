import { isoDate } from "../calendar/civil-date.ts";
import { jdUt } from "../calendar/julian-day.ts";
import { partOf } from "../day/spans/day-parts.ts";
import type { Span } from "../sky.ts";
import { coveredDays, dayWindow, isCountedFromNoon, type WindowFinder } from "./day-window.ts";
import type { FestivalDay } from "./festival-day.ts";
import { because } from "./festival-reason.ts";
import type { FoundFestival } from "./found-festival.ts";
import { type MonthTithi, spanOf } from "./tithi-day.ts";
import { dharmaSindhu } from "./tithi-rule.ts";

const SOURCE = dharmaSindhu("phalguna");
type HolikaRule = "holika.without_bhadra" | "holika.after_bhadra" | "holika.on_first_of_dark_half";
/** Three and a half of the four watches of daylight. */
const WATCHES_NEEDED = 3.5 / 4;

/**
 * The fire on the evening of the full moon, never while Bhadra, its first half, runs: on the evening that has the full moon
 * without it; else, where the full moon lasts three and a half watches of the next day, on that evening; else on the first
 * evening, after Bhadra. The colours on the morning after. (The digests ask of the second case that the dark half's first
 * tithi be growing, too; the published days of 2023 and 2026 agree with no one reading of that.)
 */
export function holikaDays(finder: WindowFinder, fullMoon: MonthTithi): readonly FoundFestival[] {
  const { days } = finder;
  const first = days.holding(fullMoon.startJdUt);
  const second = days.beside(first, 1);
  const bhadra = partOf(fullMoon, 1, 2);
  const clear: Span = { startJdUt: bhadra.endJdUt, endJdUt: fullMoon.endJdUt };
  const evenings = [first, second].map((day) => ({ day, window: dayWindow(finder, day, "pradosha") }));
  const free = evenings.findLast(({ window }) => coveredDays(clear, window) > 0);
  const daylight = second.sunsetJdUt - second.sunriseJdUt;
  const lasts = fullMoon.endJdUt >= second.sunriseJdUt + daylight * WATCHES_NEEDED;
  const { day, rule } = chosen();
  const sunStaysAway = isCountedFromNoon(finder, day, "pradosha");
  const facts = {
    masa: "phalguna",
    tithi: "purnima",
    tithiStartJdUt: fullMoon.startJdUt,
    tithiEndJdUt: fullMoon.endJdUt,
    bhadraEndJdUt: bhadra.endJdUt,
    sunStaysAway,
    date: isoDate(day.date),
    days: [first, second].map(({ date }) => isoDate(date)),
  } as const;
  const reason = because(rule, facts, SOURCE, "moon");
  const next = days.beside(day, 1);
  const afterFacts = { of: "holika_dahan", date: isoDate(next.date), ofDate: isoDate(day.date) } as const;
  const after = because("day.after", afterFacts, SOURCE, "moon");
  const evening = sunStaysAway ? undefined : dayWindow(finder, day, "pradosha");
  const start =
    evening && rule === "holika.after_bhadra" ? Math.max(evening.startJdUt, bhadra.endJdUt) : evening?.startJdUt;
  return [
    {
      id: "holika_dahan",
      kind: "festival",
      date: day.date,
      tithi: spanOf(fullMoon),
      reasons: [reason],
      instants: start === undefined ? {} : { windowStartJdUt: jdUt(start) },
    },
    { id: "dhulivandana", kind: "festival", date: next.date, reasons: [after, reason], instants: {} },
  ];

  function chosen(): { readonly day: FestivalDay; readonly rule: HolikaRule } {
    if (free !== undefined) return { day: free.day, rule: "holika.without_bhadra" };
    if (lasts) return { day: second, rule: "holika.on_first_of_dark_half" };
    return { day: first, rule: "holika.after_bhadra" };
  }
}
