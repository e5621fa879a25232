import {
  type AlmanacDay,
  castChart,
  civilClockBy,
  type Days,
  dayEighths,
  daysAt,
  type Ephemeris,
  gregorianToJd,
  type JulianDayUt,
  jdToGregorian,
  jdUt,
  kaalsarpDosha,
  lifeStone,
  mangalDosha,
  nextFullMoon,
  nextNewMoon,
  RASIS,
  type Sky,
  sadeSati,
  solarDate,
  subPeriods,
  vimshottari,
  yearForSign,
  yearSky,
} from "@vedanga/core";
import { realSky } from "@vedanga/testing/sky/made-sky";
import { say } from "../say.ts";
import { loadPeer, PEER } from "./peer.ts";
import { bestInTurn, bestOf } from "./processor-time.ts";

const HYDERABAD = { latitudeDeg: 17.385, longitudeDeg: 78.4867 };
const INDIA_HOURS = 5.5;
const INDIA = civilClockBy(() => INDIA_HOURS);
const DAYS = 365;
const PEOPLE = 100;
/** Of each of the two in turn; in each of ours a year is counted five times, which takes a tenth as long as theirs. */
const PEER_ROUNDS = 3;
const FIRST_NOON = jdUt(gregorianToJd({ year: 2026, month: 1, day: 1 }) + 0.5 - INDIA_HOURS / 24);

/** A day as on a page of an almanac: every limb that touches it, the lights, all that is marked, month and years. */
function panchang(sky: Sky, day: AlmanacDay): number {
  const { sun, moon, limbs, calendar, spans, moonSigns, tithis } = day;
  const eighths = sun.daylight && dayEighths(sun.vara, sun.daylight.startJdUt, sun.daylight.endJdUt);
  const made = [moonSigns, spans, limbs.tithi, limbs.karana, tithis, moon.events];
  const next = nextNewMoon(sky, sun.anchorJdUt) + nextFullMoon(sky, sun.anchorJdUt);
  const solar = solarDate(sky, sun.noonJdUt, HYDERABAD);
  const others = [eighths, calendar.month, calendar.years, solar].filter((each) => each !== undefined).length;
  return made.reduce((sum, list) => sum + list.length, others) + (next > 0 ? 1 : 0);
}

/** All calculations about a person: planets and ascendant, dashas to two levels, Sade Sati for 120 years, doshas, gem. */
function person(sky: Sky, birth: JulianDayUt): number {
  const chart = castChart(sky, birth, HYDERABAD);
  const dasha = vimshottari(sky, birth, chart.grahas.moon.longitudeDeg);
  const periods = dasha.mahadashas.flatMap((maha) => subPeriods(dasha.clock, maha));
  const rows = sadeSati(sky, birth, chart.grahas.moon.rasi);
  const { factors } = mangalDosha(chart);
  const doshasAndGem = [kaalsarpDosha(chart), lifeStone(chart)];
  return periods.length + rows.length + factors.length + doshasAndGem.length;
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
export function benchCalculation(ephemeris: Ephemeris): void {
  const sky: Sky = { ephemeris, conventions: realSky.conventions };
  const civil = noons.map((noon) => jdToGregorian(jdUt(noon + INDIA_HOURS / 24)));
  const daysHere = (): Days => daysAt(sky, HYDERABAD, INDIA);
  // As a server is asked: for each day again, without what its neighbours would have in common with it.
  const yearOfDays = () => bestOf(() => civil.reduce((sum, date) => sum + panchang(sky, daysHere().on(date)), 0));
  const theirs = peerYear();
  const works = { ours: yearOfDays, ...(typeof theirs !== "string" && { peer: () => bestOf(theirs, 1) }) };
  const { ours: year = Number.NaN, peer } = bestInTurn(works, PEER_ROUNDS);
  say("milliseconds of processor time on one core, Hyderabad:");
  row("a full panchang of a day, over 2026", year / DAYS, "");
  if (typeof theirs === "string") say(`  ${PEER} left out: ${theirs}`);
  if (peer !== undefined) row(`  the same by ${PEER}`, peer / DAYS, `${(peer / year).toFixed(1)} times ours, to be 50`);
  row("365 days of it", year, "to be under 100");
  const together = bestOf(() => {
    const days = daysHere();
    return civil.reduce((sum, date) => sum + panchang(sky, days.on(date)), 0);
  });
  row("  the same asked of one almanac", together, `${(year / together).toFixed(2)} times as fast`);
  const births = Array.from({ length: PEOPLE }, (_, index) => jdUt(2440000 + 191.37 * index));
  const people = bestOf(() => births.reduce((sum, birth) => sum + person(sky, birth), 0));
  row("all reports on a person", people / PEOPLE, "to be under 5");
  const signs = bestOf(() =>
    RASIS.reduce((sum, rasi) => sum + 1 + yearForSign(yearSky(sky, 2026, HYDERABAD, INDIA), rasi).events.length, 0),
  );
  row("a sign's year", signs / RASIS.length, "to be under 20");
  const [january, december] = [
    { year: 2026, month: 1, day: 1 },
    { year: 2026, month: 12, day: 31 },
  ] as const;
  const festivals = bestOf(() => daysHere().festivalsBetween(january, december).length);
  row("festivals and vratas of a year", festivals, "to be under 150");
  const days = bestOf(() => civil.reduce((sum, date) => sum + 1 + daysHere().on(date).festivals.length, 0));
  row("those of a day", days / DAYS, "to be under 5");
}
