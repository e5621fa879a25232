import { isoDate } from "../calendar/civil-date.ts";
import type { WindowFinder } from "./day-window.ts";
import { ekadashisOf } from "./ekadashi.ts";
import { because } from "./festival-reason.ts";
import type { FoundFestival } from "./found-festival.ts";
import { sunSignAt } from "./solar-festivals.ts";
import type { MonthTithi } from "./tithi-day.ts";

const FULL_MOON = 15;
const DHANU = 9;

/** An ekadashi, and what else its day is: Gita's, Bhishma's, and Vaikuntha's while the Sun is in Dhanu. */
export function ekadashiDays(
  finder: WindowFinder,
  tithi: MonthTithi,
  twelfth: MonthTithi,
  months: readonly (string | undefined)[],
): readonly FoundFestival[] {
  const found = ekadashisOf(finder, tithi, twelfth);
  if (tithi.number > FULL_MOON) return found;
  const also: FoundFestival[] = [];
  const [smarta] = found;
  const inDhanu = sunSignAt(finder, tithi.endJdUt) === DHANU;
  if (smarta === undefined) return found;
  if (months.includes("margashirsha")) also.push({ ...smarta, id: "gita_jayanti", kind: "festival", instants: {} });
  if (months.includes("magha")) also.push({ ...smarta, id: "bhishma_ekadashi", kind: "festival", instants: {} });
  if (inDhanu) {
    const facts = { rasi: "dhanu", date: isoDate(smarta.date) } as const;
    const dhanu = because("sun.in_dhanu", facts, { custom: "southern_vishnu_temples" }, "sun");
    for (const each of found) {
      also.push({ ...each, id: "vaikuntha_ekadashi", kind: "festival", reasons: [dhanu, ...each.reasons] });
    }
  }
  return [...also, ...found];
}
