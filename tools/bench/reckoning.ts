import {
  almanacDay,
  type CivilDate,
  castChart,
  dayEighths,
  daySpans,
  type Ephemeris,
  festivalsBetween,
  festivalsOfDay,
  gregorianToJd,
  type JulianDayUt,
  jdToGregorian,
  jdUt,
  kaalsarpDosha,
  lifeStone,
  limbsBetween,
  lunarMonthAt,
  lunarYearsOfDay,
  mangalDosha,
  moonRiseSet,
  moonSignsBetween,
  nextFullMoon,
  nextNewMoon,
  RASIS,
  type Sky,
  sadeSati,
  solarDate,
  subPeriods,
  vimshottari,
  yearForSign,
} from "@vedanga/core";
import { say } from "../say.ts";
import { loadPeer, PEER } from "./peer.ts";
import { bestOf } from "./processor-time.ts";

const HYDERABAD = { latitudeDeg: 17.385, longitudeDeg: 78.4867 };
const INDIA_HOURS = 5.5;
const DAYS = 365;
const PEOPLE = 100;
const FIRST_NOON = jdUt(gregorianToJd({ year: 2026, month: 1, day: 1 }) + 0.5 - INDIA_HOURS / 24);

/** A day as a page of an almanac has it: every limb that touches it, the lights, all that is marked, month and years. */
function panchang(sky: Sky, date: CivilDate, noon: JulianDayUt): number {
  const day = almanacDay(sky, date, noon, HYDERABAD);
  const { startJdUt, endJdUt } = day.span;
  const limbs = limbsBetween(sky, startJdUt, endJdUt);
  const moon = moonRiseSet(sky, startJdUt, endJdUt, HYDERABAD);
  const eighths = day.daylight && dayEighths(day.vara, day.daylight.startJdUt, day.daylight.endJdUt);
  const month = lunarMonthAt(sky, startJdUt);
  const years = lunarYearsOfDay(sky, day.span);
  const made = [moonSignsBetween(sky, startJdUt, endJdUt), daySpans(sky, day), limbs.tithi, limbs.karana, moon.rises];
  const next = nextNewMoon(sky, startJdUt) + nextFullMoon(sky, startJdUt);
  const sun = solarDate(sky, noon, HYDERABAD);
  const told = [eighths, month, years, sun].filter((each) => each !== undefined).length;
  return made.reduce((sum, list) => sum + list.length, told) + (next > 0 ? 1 : 0);
}

/** All that is said of a person: planets and ascendant, dashas to two levels, Sade Sati for 120 years, doshas, gem. */
function person(sky: Sky, birth: JulianDayUt): number {
  const chart = castChart(sky, birth, HYDERABAD);
  const dasha = vimshottari(sky, birth, chart.grahas.moon.longitudeDeg);
  const periods = dasha.mahadashas.flatMap((maha) => subPeriods(dasha.clock, maha));
  const rows = sadeSati(sky, birth, chart.grahas.moon.rasi);
  const { factors } = mangalDosha(chart);
  const told = [kaalsarpDosha(chart), lifeStone(chart)];
  return periods.length + rows.length + factors.length + told.length;
}

const noons = Array.from({ length: DAYS }, (_, day) => jdUt(FIRST_NOON + day));

function peerYear(): (() => number) | string {
  const peer = loadPeer();
  if (typeof peer === "string") return peer;
  const observer = new peer.Observer(HYDERABAD.latitudeDeg, HYDERABAD.longitudeDeg, 0);
  const dates = noons.map((noon) => new Date(Math.round((noon - 2440587.5) * 86_400_000)));
  const options = { timezoneOffset: INDIA_HOURS * 60 };
  return () => dates.reduce((sum, date) => sum + 1 + peer.getPanchangam(date, observer, options).tithi, 0);
}

const milliseconds = (microseconds: number): string => (microseconds / 1000).toFixed(2).padStart(9);
const row = (name: string, microseconds: number, beside: string): void =>
  say(`  ${name.padEnd(48)}${milliseconds(microseconds)}  ${beside}`);

/** What is built on the sky, and the same day by the fastest package of others. */
export function benchReckoning(ephemeris: Ephemeris): void {
  const sky: Sky = {
    ephemeris,
    conventions: { ayanamsa: "lahiri", node: "mean", positions: "apparent", sunrise: "limb", dashaYear: "365.25" },
  };
  const civil = noons.map((noon) => jdToGregorian(jdUt(noon + INDIA_HOURS / 24)));
  const year = bestOf(() =>
    noons.reduce((sum, noon, index) => sum + panchang(sky, civil[index] ?? { year: 0, month: 1, day: 1 }, noon), 0),
  );
  say("milliseconds of processor time on one core, Hyderabad:");
  row("a full panchang of a day, over 2026", year / DAYS, "");
  const theirs = peerYear();
  if (typeof theirs === "string") say(`  ${PEER} left out: ${theirs}`);
  else {
    const peer = bestOf(theirs, 2);
    row(`  the same by ${PEER}`, peer / DAYS, `${(peer / year).toFixed(1)} times ours, to be 10`);
  }
  row("365 days of it", year, "to be under 200");
  const births = Array.from({ length: PEOPLE }, (_, index) => jdUt(2440000 + 191.37 * index));
  const people = bestOf(() => births.reduce((sum, birth) => sum + person(sky, birth), 0));
  row("all reports on a person", people / PEOPLE, "to be under 5");
  const signs = bestOf(() =>
    RASIS.reduce((sum, rasi) => sum + 1 + yearForSign(sky, rasi, 2026, INDIA_HOURS).events.length, 0),
  );
  row("a sign's year", signs / RASIS.length, "to be under 20");
  const [january, december] = [
    { year: 2026, month: 1, day: 1 },
    { year: 2026, month: 12, day: 31 },
  ] as const;
  const festivals = bestOf(() => festivalsBetween(sky, HYDERABAD, january, december, () => INDIA_HOURS).length);
  row("festivals and vratas of a year", festivals, "to be under 150");
  const days = bestOf(() =>
    civil.reduce((sum, date) => sum + 1 + festivalsOfDay(sky, HYDERABAD, date, () => INDIA_HOURS).length, 0),
  );
  row("those of a day", days / DAYS, "to be under 5");
}
