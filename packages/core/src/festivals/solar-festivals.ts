import { isoDate } from "../calendar/civil-date.ts";
import { type JulianDayUt, jdUt } from "../calendar/julian-day.ts";
import { type Citation, cite } from "../citation.ts";
import { RASIS, SANKRAMANAS } from "../ids.ts";
import { itemAt } from "../item-at.ts";
import { sunSignsBetween } from "../panchanga/limbs.ts";
import { dayWindow, isCountedFromNoon, type WindowFinder } from "./day-window.ts";
import { because } from "./festival-reason.ts";
import type { FoundFestival } from "./found-festival.ts";

const MAKARA = 10;
const ENTRY_SOURCE = cite("surya_siddhanta", 14, [7, 11]);
const PONGAL_SOURCE: Citation = { custom: "tamil" };
const SANKRANTI_SOURCE: Citation = { custom: "telugu_by_holidays" };

/** The Sun's entries into signs from `from` to `to`, each with its instant on its civil date, and Makara's days. */
export const solarFestivals = (finder: WindowFinder, from: JulianDayUt, to: JulianDayUt): readonly FoundFestival[] =>
  sunSignsBetween(finder.sky, from, to)
    .filter(({ startJdUt }) => startJdUt >= from)
    .flatMap(({ number, startJdUt }) => [
      entry(finder, number, startJdUt),
      ...(number === MAKARA ? [...makaraDays(finder, startJdUt), pongal(finder, startJdUt)] : []),
    ]);

function entry({ days }: WindowFinder, sign: number, startJdUt: JulianDayUt): FoundFestival {
  const { date } = days.on(days.civilDayOf(startJdUt));
  const facts = { rasi: itemAt(RASIS, sign - 1), sankrantiJdUt: startJdUt, date: isoDate(date) };
  return {
    id: itemAt(SANKRAMANAS, sign - 1),
    kind: "sankranti",
    date,
    reasons: [because("sun.enters", facts, ENTRY_SOURCE, "sun")],
    instants: { sankrantiJdUt: startJdUt },
  };
}

/** An entry before the fourth fifth of the day begins makes that day Sankranti, one after it the next. */
function makaraDays(finder: WindowFinder, sankrantiJdUt: JulianDayUt): readonly FoundFestival[] {
  const { days } = finder;
  const civil = days.on(days.civilDayOf(sankrantiJdUt));
  const limit = dayWindow(finder, civil, "aparahna")?.startJdUt ?? civil.noonJdUt;
  const sameDay = sankrantiJdUt < limit;
  const sankranti = sameDay ? civil : days.beside(civil, 1);
  const entryFacts = {
    rasi: "makara",
    sankrantiJdUt,
    limitJdUt: limit,
    sunStaysAway: isCountedFromNoon(finder, civil, "aparahna"),
    entryDate: isoDate(civil.date),
    date: isoDate(sankranti.date),
  } as const;
  const rule = sameDay ? "sun.enters_before_aparahna" : "sun.enters_after_midday";
  const reason = because(rule, entryFacts, SANKRANTI_SOURCE, "sun");
  const beside = (rule: "day.before" | "day.after", shift: number) => {
    const date = isoDate(days.beside(sankranti, shift).date);
    const facts = { of: "makara_sankranti", date, ofDate: isoDate(sankranti.date) } as const;
    return because(rule, facts, SANKRANTI_SOURCE, "sun");
  };
  const instants = { sankrantiJdUt };
  return [
    {
      id: "bhogi",
      kind: "festival",
      date: days.beside(sankranti, -1).date,
      reasons: [beside("day.before", -1), reason],
      instants: {},
    },
    { id: "makara_sankranti", kind: "festival", date: sankranti.date, reasons: [reason], instants },
    {
      id: "kanuma",
      kind: "festival",
      date: days.beside(sankranti, 1).date,
      reasons: [beside("day.after", 1), reason],
      instants: {},
    },
  ];
}

/** Tamil months begin on the day of an entry before sunset, else on the next. */
function pongal({ days }: WindowFinder, sankrantiJdUt: JulianDayUt): FoundFestival {
  const civil = days.on(days.civilDayOf(sankrantiJdUt));
  const sameDay = sankrantiJdUt < civil.sunsetJdUt;
  const { date } = sameDay ? civil : days.beside(civil, 1);
  const facts = {
    rasi: "makara",
    sankrantiJdUt,
    limitJdUt: civil.sunsetJdUt,
    sunStaysAway: !civil.sunSets,
    entryDate: isoDate(civil.date),
    date: isoDate(date),
  } as const;
  const rule = sameDay ? "sun.enters_by_sunset" : "sun.enters_after_sunset";
  return {
    id: "pongal",
    kind: "festival",
    date,
    reasons: [because(rule, facts, PONGAL_SOURCE, "sun")],
    instants: { sankrantiJdUt },
  };
}

/** The Sun's sign at an instant, 1 Mesha to 12 Meena. */
export const sunSignAt = ({ sky }: WindowFinder, jd: JulianDayUt): number =>
  itemAt(sunSignsBetween(sky, jd, jdUt(jd)), 0).number;
