import { isoDate } from "../calendar/civil-date.ts";
import { type JulianDayUt, jdUt } from "../calendar/julian-day.ts";
import { type Citation, cite } from "../citation.ts";
import { EKADASHIS, type Ekadashi, MASAS, type Masa } from "../ids.ts";
import { itemAt } from "../item-at.ts";
import type { Span } from "../sky.ts";
import { dayWindow, isCountedFromNoon, type WindowFinder } from "./day-window.ts";
import type { FestivalDay } from "./festival-day.ts";
import { because, type FestivalFacts, type FestivalReason } from "./festival-reason.ts";
import type { FestivalInstants, FoundFestival } from "./found-festival.ts";
import { sunSignAt } from "./solar-festivals.ts";
import { type MonthTithi, spanOf } from "./tithi-day.ts";

const SMARTA_SOURCE: Citation = { work: "dharma_sindhu", chapter: 1, on: "ekadashi" };
const VAISHNAVA_SOURCE = cite("haribhaktivilasa", 12);
const MONTHS = 12;

type EkadashiRule = Extract<keyof FestivalFacts, `ekadashi.${string}`>;

/** The name by amanta month and half; an adhika month's are its own. */
function ekadashiName(masa: Masa, adhika: boolean, bright: boolean): Ekadashi {
  const half = bright ? 0 : 1;
  return itemAt(EKADASHIS, 2 * (adhika ? MONTHS : MASAS.indexOf(masa)) + half);
}

/** An ekadashi's days: the common one, and the Vaishnavas' where it is another. */
export interface EkadashiFasts {
  readonly smarta: FestivalDay;
  readonly vaishnava: FestivalDay;
  readonly smartaReason: FestivalReason;
  readonly vaishnavaReason: FestivalReason;
}

/** `twelfth` is the tithi after it. */
export function fastsOf({ days, ...finder }: WindowFinder, eleventh: MonthTithi, twelfth: Span): EkadashiFasts {
  const startDay = days.holding(eleventh.startJdUt);
  const next = days.beside(startDay, 1);
  const afterNext = days.beside(startDay, 2);
  // The first day whose sunrise the ekadashi can have: an ekadashi that begins at a sunrise has that one.
  const risen = startDay.sunriseJdUt === eleventh.startJdUt ? startDay : next;
  const following = days.beside(risen, 1);
  const atRisen = eleventh.endJdUt > risen.sunriseJdUt;
  const atFollowing = eleventh.endJdUt > following.sunriseJdUt;
  const twelfthLost = atRisen && !atFollowing && twelfth.endJdUt <= following.sunriseJdUt;
  const dawn = dayWindow({ days, ...finder }, risen, "arunodaya");
  const dashamiAtDawn = dawn !== undefined && eleventh.startJdUt > dawn.startJdUt;
  const twelfthTwice =
    twelfth.startJdUt <= following.sunriseJdUt && twelfth.endJdUt > days.beside(following, 1).sunriseJdUt;

  const early = { day: risen, rule: "ekadashi.first_of_two_sunrises" } as const;
  const late = { day: following, rule: "ekadashi.second_of_two_sunrises" } as const;
  const smarta = smartaDay();
  const reason = (rule: EkadashiRule, day: FestivalDay, source: Citation): FestivalReason => {
    const facts = {
      masa: eleventh.masa,
      adhika: eleventh.adhika,
      tithi: "ekadashi",
      tithiStartJdUt: eleventh.startJdUt,
      tithiEndJdUt: eleventh.endJdUt,
      twelfthEndJdUt: twelfth.endJdUt,
      dashamiAtDawn,
      sunStaysAway: !(risen.sunRises && following.sunRises),
      date: isoDate(day.date),
      days: [startDay, next, afterNext].map(({ date }) => isoDate(date)),
    } as const;
    return because(rule, facts, source, "moon");
  };
  const vaishnava = vaishnavaDay();
  return {
    smarta: smarta.day,
    vaishnava: vaishnava.day,
    smartaReason: reason(smarta.rule, smarta.day, SMARTA_SOURCE),
    vaishnavaReason: reason(vaishnava.rule, vaishnava.day, VAISHNAVA_SOURCE),
  };

  /** Householders: the day with it at sunrise; the day before it where the fast could not be broken in the twelfth. */
  function smartaDay(): { readonly day: FestivalDay; readonly rule: EkadashiRule } {
    if (!atRisen) return { day: startDay, rule: "ekadashi.no_sunrise" };
    // Grown alone, the first of its two days; where the twelfth outlasts the sunrise after them, the second.
    if (atFollowing) return twelfth.endJdUt > days.beside(following, 1).sunriseJdUt ? late : early;
    if (twelfthLost) return { day: days.beside(risen, -1), rule: "ekadashi.twelfth_lost" };
    return { day: risen, rule: "ekadashi.sunrise" };
  }

  /** Vaishnavas: free of the tenth from dawn on, and of two fasts the later. */
  function vaishnavaDay(): { readonly day: FestivalDay; readonly rule: EkadashiRule } {
    if (atRisen && atFollowing) return late;
    if (dashamiAtDawn) return { day: following, rule: "ekadashi.dashami_at_dawn" };
    if (twelfthTwice) return { day: following, rule: "ekadashi.twelfth_twice" };
    return { day: risen, rule: atRisen ? "ekadashi.sunrise" : "ekadashi.no_sunrise" };
  }
}

/**
 * When the fast is broken: within the twelfth, after its first quarter, the hour of Hari, in the first fifth of the next day;
 * where that hour lasts longer, midday is let pass and it is the fourth fifth (Dharma Sindhu 1, on breaking the fast).
 * Without sunrise or sunset there is no such hour.
 */
function paranaAfter(finder: WindowFinder, fast: FestivalDay, twelfth: Span): FestivalInstants {
  const day = finder.days.beside(fast, 1);
  const hariEndsJdUt: JulianDayUt = jdUt(twelfth.startJdUt + (twelfth.endJdUt - twelfth.startJdUt) / 4);
  const tithi = { hariEndsJdUt, twelfthEndsJdUt: twelfth.endJdUt };
  if (isCountedFromNoon(finder, day, "daylight")) return tithi;
  const { sunriseJdUt } = day;
  const morningEnds = dayWindow(finder, day, "three_muhurtas")?.endJdUt ?? sunriseJdUt;
  const afternoon = dayWindow(finder, day, "aparahna") ?? { startJdUt: day.noonJdUt, endJdUt: day.sunsetJdUt };
  const inMorning = hariEndsJdUt < morningEnds || twelfth.endJdUt <= afternoon.startJdUt;
  const from = inMorning ? later(sunriseJdUt, hariEndsJdUt) : afternoon.startJdUt;
  const until = inMorning ? later(morningEnds, hariEndsJdUt) : afternoon.endJdUt;
  // A twelfth that is over before the sunrise binds no more.
  const bound = twelfth.endJdUt > from && twelfth.endJdUt < until ? twelfth.endJdUt : until;
  return {
    paranaFromJdUt: twelfth.endJdUt > from ? from : sunriseJdUt,
    paranaUntilJdUt: bound,
    ...tithi,
  };
}

const later = (a: JulianDayUt, b: JulianDayUt): JulianDayUt => (a > b ? a : b);

function ekadashisOf(finder: WindowFinder, eleventh: MonthTithi, twelfth: Span): readonly FoundFestival[] {
  const found = fastsOf(finder, eleventh, twelfth);
  const id = ekadashiName(eleventh.masa, eleventh.adhika, eleventh.number <= 15);
  const one = (day: FestivalDay, reason: FestivalReason): FoundFestival => ({
    id,
    kind: "ekadashi",
    date: day.date,
    tithi: spanOf(eleventh),
    reasons: [reason],
    instants: paranaAfter(finder, day, twelfth),
  });
  if (found.smarta.dayJd === found.vaishnava.dayJd) return [one(found.smarta, found.smartaReason)];
  return [
    { ...one(found.smarta, found.smartaReason), tradition: "smarta" },
    { ...one(found.vaishnava, found.vaishnavaReason), tradition: "vaishnava" },
  ];
}

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
