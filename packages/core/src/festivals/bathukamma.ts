import { isoDate } from "../calendar/civil-date.ts";
import { type JulianDayUt, jdUt } from "../calendar/julian-day.ts";
import { lunationAt } from "../panchanga/masa.ts";
import type { WindowFinder } from "./day-window.ts";
import { because } from "./festival-reason.ts";
import type { FoundFestival } from "./found-festival.ts";
import { monthTithis } from "./month-tithis.ts";
import { type KeptDay, type MonthTithi, spanOf, tithiDay } from "./tithi-day.ts";
import type { TithiRule } from "./tithi-rule.ts";

const NEW_MOON = 30;
const EIGHTH = 8;
/** From the first of the nine days to the last. */
const DAYS_TO_NINTH = 8;

/** The State counts its nine days from the day at whose sunrise the new moon runs, also where Mahalaya is the day before. */
const ENGILI_PULA: TithiRule = {
  id: "engili_pula_bathukamma",
  kind: "festival",
  tithi: NEW_MOON,
  window: "sunrise",
  both: "first",
  neither: "first",
  source: { custom: "telangana" },
};

/**
 * The nine days of flowers: from the new moon before Navaratri, which in a year with an adhika Ashvina is the new moon of that month,
 * to the ninth day. Each is found by its tithi: the first by the new moon, the last by the eighth of Ashvina.
 */
export function bathukammaDays(finder: WindowFinder, tithi: MonthTithi, next: MonthTithi): readonly FoundFestival[] {
  if (tithi.number === NEW_MOON && isOfAshvina(next)) return [firstDay(firstKept(finder, tithi), tithi)];
  if (tithi.number !== EIGHTH || !isOfAshvina(tithi)) return [];
  const newMoon = lunationAt(finder.sky, middle(tithi)).startJdUt;
  const before = monthTithis(finder.sky, finder.limbs, jdUt(newMoon - 0.5), jdUt(newMoon - 0.5));
  return before.map((amavasya) => ninthDay(finder, firstKept(finder, amavasya)));
}

const isOfAshvina = ({ masa, adhika, lostMasa }: MonthTithi): boolean =>
  !adhika && (masa === "ashvina" || lostMasa === "ashvina");

const middle = ({ startJdUt, endJdUt }: MonthTithi): JulianDayUt => jdUt((startJdUt + endJdUt) / 2);

const firstKept = (finder: WindowFinder, amavasya: MonthTithi): KeptDay => tithiDay(finder, ENGILI_PULA, amavasya);

function beforeNavaratri({ day }: KeptDay) {
  const facts = { tithi: "amavasya", masa: "ashvina", date: isoDate(day.date) } as const;
  return because("tithi.before_navaratri", facts, ENGILI_PULA.source, "moon");
}

const firstDay = (kept: KeptDay, amavasya: MonthTithi): FoundFestival => ({
  id: ENGILI_PULA.id,
  kind: ENGILI_PULA.kind,
  date: kept.day.date,
  tithi: spanOf(amavasya),
  reasons: [beforeNavaratri(kept), ...kept.reasons],
  instants: {},
});

function ninthDay({ days }: WindowFinder, kept: KeptDay): FoundFestival {
  const { date } = days.beside(kept.day, DAYS_TO_NINTH);
  const facts = { of: ENGILI_PULA.id, date: isoDate(date), ofDate: isoDate(kept.day.date) };
  return {
    id: "saddula_bathukamma",
    kind: "festival",
    date,
    reasons: [because("day.ninth", facts, ENGILI_PULA.source, "moon"), beforeNavaratri(kept)],
    instants: {},
  };
}
