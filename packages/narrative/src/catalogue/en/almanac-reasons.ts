import type { Ayana, LimbFacts } from "@vedanga/core";
import { named } from "@vedanga/names/en/forms";
import { NAMES_EN } from "@vedanga/names/en/names";
import type { RuleWords } from "../../reason/reason-sentence.ts";
import type { AlmanacFacts } from "../catalogue.ts";
import { rank } from "./phrases.ts";

const degrees = (angleDeg: number): string => `${angleDeg.toFixed(2)}°`;
const half = (facts: AlmanacFacts["gowri" | "choghadiya" | "durmuhurta"]): string =>
  facts.half === "day" ? "day" : "night";

/** A limb by the stretch of its angle, and by the angle itself where one instant is meant. */
function limb(angle: string, facts: LimbFacts[keyof LimbFacts], name: string): string {
  const stretch = `the ${rank(facts.number)} of ${facts.parts} equal parts`;
  const [from, to] = [degrees(facts.fromDeg), degrees(facts.toDeg)];
  return facts.angleDeg !== undefined
    ? `${angle} is ${degrees(facts.angleDeg)}, in ${stretch} (${from} to ${to}): ${name}.`
    : `${angle} goes from ${from} to ${to}, ${stretch}: ${name}.`;
}

const ELONGATION = "The Moon's distance ahead of the Sun";
const MOON = "The sidereal longitude of the Moon";

const eighth = (facts: AlmanacFacts["rahu_kaal" | "gulika" | "yamaganda"]): string =>
  `The ${rank(facts.eighth)} of the eight equal parts from sunrise to sunset, on a ${NAMES_EN.vara[facts.vara].weekday}.`;
const eighthOfHalf = (facts: AlmanacFacts["gowri" | "choghadiya"], name: string): string =>
  `The ${rank(facts.part)} of the eight equal parts of the ${half(facts)}: ${name}.`;
const ghatis = (quality: string) => (facts: AlmanacFacts["varjyam" | "amrita_kala"]) =>
  `Of the sixty ghatis of ${NAMES_EN.nakshatra[facts.nakshatra]}, the four after the first ${facts.ghati} are ${quality}.`;

function ayana(sun: string, angleDeg: number, name: Ayana): string {
  return `The ${sun} Sun is at ${degrees(angleDeg)}; from 270° to 90° it goes north, from 90° to 270° south: ${NAMES_EN.ayana[name]}.`;
}

function specialYoga(facts: AlmanacFacts["special_yoga"]): string {
  const name = NAMES_EN.specialYoga[facts.name];
  const star = NAMES_EN.nakshatra[facts.nakshatra];
  if ("countFromSun" in facts)
    return `The Moon's star, ${star}, is the ${rank(facts.countFromSun)} from the Sun's: ${name}.`;
  const isPushkara = ["dwipushkara", "tripushkara"].includes(facts.name);
  const tithi = isPushkara ? ` and tithi ${facts.tithi} of the month` : "";
  return `${NAMES_EN.vara[facts.vara].weekday} meets ${star}${tithi}: ${name}.`;
}

function anandadi(facts: AlmanacFacts["anandadi"]): string {
  const { shunnedGhatis: shunned } = facts;
  const quality =
    shunned === 0
      ? "it is held good"
      : shunned === 60
        ? "all of it is shunned"
        : shunned === 1
          ? "its first ghati is shunned"
          : `its first ${shunned} ghatis are shunned`;
  return `${NAMES_EN.vara[facts.vara].weekday} and the ${rank(facts.starOf28)} of the 28 stars, Abhijit among them, make ${NAMES_EN.anandadi[facts.name]}; ${quality}.`;
}

export const ALMANAC_REASONS_EN: RuleWords<AlmanacFacts, "day"> = {
  tithi_of_elongation: (facts) =>
    limb(ELONGATION, facts, `${NAMES_EN.paksha[facts.paksha].full}, ${NAMES_EN.tithi[facts.tithi]}`),
  nakshatra_of_moon: (facts) => limb(MOON, facts, NAMES_EN.nakshatra[facts.nakshatra]),
  yoga_of_sum: (facts) => limb("The sum of the sidereal Sun and Moon", facts, NAMES_EN.yoga[facts.yoga]),
  karana_of_elongation: (facts) => limb(ELONGATION, facts, NAMES_EN.karana[facts.karana]),
  rasi_of_moon: (facts) => limb(MOON, facts, NAMES_EN.rasi[facts.rasi]),
  rasi_of_sun: (facts) => limb("The sidereal longitude of the Sun", facts, NAMES_EN.rasi[facts.rasi]),

  vara_from_sunrise: ({ vara }) =>
    `A day runs from sunrise to sunrise; from this date's sunrise on it is ${NAMES_EN.vara[vara].weekday}.`,
  vara_before_sunrise: ({ vara }) =>
    `A day runs from sunrise to sunrise; before this date's sunrise it is still ${NAMES_EN.vara[vara].weekday}.`,
  vara_without_sunrise: ({ vara }) =>
    `There is no sunrise here on this date, so the weekday is the same all day: ${NAMES_EN.vara[vara].weekday}.`,
  lord_of_vara: ({ vara, lord }) => `${NAMES_EN.vara[vara].weekday} is the day of ${named(lord)}.`,
  lord_of_hora: ({ vara, lord }) =>
    `Day and night have twelve horas each, ruled in turn from the lord of ${NAMES_EN.vara[vara].weekday} on; that of the birth is ruled by ${named(lord)}.`,
  sun_on_horizon: ({ sunrise }) =>
    sunrise === "limb"
      ? "Sunrise and sunset are when the upper edge of the Sun stands on the level horizon of the place, with refraction; they are those of the civil date."
      : "Sunrise and sunset are when the centre of the Sun stands on the level horizon of the place, without refraction; they are those of the civil date.",
  moon_on_horizon: ({ event, happens }) =>
    happens
      ? `The Moon ${event === "rise" ? "rises" : "sets"} when its upper edge stands on the level horizon of the place, with refraction and parallax; it is that of the civil date.`
      : `The Moon ${event === "rise" ? "rises" : "sets"} about 50 minutes later each day, so that a date may have none.`,
  sun_on_meridian: ({ sunRises }) =>
    sunRises
      ? "Noon is when the Sun crosses the meridian of the place after this date's sunrise."
      : "Noon is when the Sun crosses the meridian of the place nearest to the middle of the date.",
  phase_of_elongation: ({ elongationDeg, hundredth }) =>
    `${ELONGATION} is ${degrees(elongationDeg)}, the ${rank(hundredth + 1)} hundredth of its way from new moon to new moon; no text says where one of the eight phases ends and the next begins.`,
  panchaka: ({ from, to }) =>
    `The Moon is between the middle of ${NAMES_EN.nakshatra.dhanishta} and the end of ${NAMES_EN.nakshatra.revati}, that is in ${NAMES_EN.rasi[from]} or ${NAMES_EN.rasi[to]}.`,
  ayanamsa_of_instant: ({ ayanamsa, angleDeg }) =>
    `The sidereal zodiac is counted from a point among the stars, at that time ${degrees(angleDeg)} ahead of the equinox by the ${NAMES_EN.ayanamsa[ayanamsa]} ayanamsa.`,
  masa_of_sankranti: ({ rasi, masa }) =>
    `Between its two new moons the Sun enters ${NAMES_EN.rasi[rasi]}, which makes the month ${NAMES_EN.masa[masa]}.`,
  masa_adhika: ({ rasi, masa }) =>
    `Between its two new moons the Sun enters no sign and stays in ${NAMES_EN.rasi[rasi]}: the month is adhika and has the name of the next, ${NAMES_EN.masa[masa]}.`,
  masa_kshaya: ({ rasi, second, masa, lost }) =>
    `Between its two new moons the Sun enters both ${NAMES_EN.rasi[rasi]} and ${NAMES_EN.rasi[second]}: the month is ${NAMES_EN.masa[masa]}, and ${NAMES_EN.masa[lost]} is lost.`,
  purnimanta_bright_half: ({ masa }) =>
    `Counted between full moons, the bright half has the same name as between new moons: ${NAMES_EN.masa[masa]}.`,
  purnimanta_dark_half: ({ amanta, masa }) =>
    `Counted between full moons, the dark half of ${NAMES_EN.masa[amanta]} belongs to the month after it: ${NAMES_EN.masa[masa]}.`,
  purnimanta_adhika: ({ masa }) => `An adhika month is the same in both counts: ${NAMES_EN.masa[masa]}.`,
  ritu_of_masa: ({ masa, ritu }) =>
    `Two lunar months make a season, and ${NAMES_EN.masa[masa]} belongs to ${NAMES_EN.ritu[ritu]}.`,
  ritu_of_tropical_sun: ({ tropicalSunDeg, ritu }) =>
    `The tropical Sun is at ${degrees(tropicalSunDeg)}; a season is sixty degrees, counted from 330°: ${NAMES_EN.ritu[ritu]}.`,
  ayana_of_sidereal_sun: (facts) => ayana("sidereal", facts.sunDeg, facts.ayana),
  ayana_of_tropical_sun: (facts) => ayana("tropical", facts.tropicalSunDeg, facts.ayana),
  years_from_ugadi: ({ ugadiYear, saka, samvatsara, vikrama, vikramaSamvatsara, kali }) =>
    `Years turn at Ugadi; from that of ${ugadiYear} on it is Saka ${saka} (${NAMES_EN.samvatsara[samvatsara]}), Vikrama ${vikrama} (${NAMES_EN.samvatsara[vikramaSamvatsara]}), Kali ${kali}.`,
  solar_month_of_sankranti: ({ rasi, day }) =>
    `The Sun is in ${NAMES_EN.rasi[rasi]}, on day ${day} of the solar month; a sankranti before sunset makes that day the first.`,
  disha_shool_of_vara: ({ vara, direction }) =>
    `On a ${NAMES_EN.vara[vara].weekday} custom does not set out this way: ${NAMES_EN.direction[direction]}.`,
  yogini_of_tithi: ({ number, tithi, direction }) =>
    `On tithi ${number} of the month, ${NAMES_EN.tithi[tithi]}, the Yogini dwells here: ${NAMES_EN.direction[direction]}.`,

  rahu_kaal: eighth,
  gulika: eighth,
  yamaganda: eighth,
  abhijit: ({ muhurta, quality }) =>
    `The ${rank(muhurta)} of the fifteen equal parts from sunrise to sunset, about noon${quality === "neutral" ? "; on a Wednesday custom leaves it out" : ""}.`,
  brahma_muhurta: ({ muhurta }) =>
    `The ${rank(muhurta)} of the fifteen equal parts of the night; it ends one part before sunrise.`,
  durmuhurta: (facts) =>
    `The ${rank(facts.muhurta)} of the fifteen equal parts of the ${half(facts)}, shunned on a ${NAMES_EN.vara[facts.vara].weekday}.`,
  pratah_sandhya: ({ ghatis }) => `The last ${ghatis} of the night's thirty ghatis, up to sunrise.`,
  sayam_sandhya: ({ ghatis }) => `The first ${ghatis} of the night's thirty ghatis, from sunset on.`,
  bhadra: ({ karana }) => `The time of a karana of its own, which custom calls Bhadra: ${NAMES_EN.karana[karana]}.`,
  varjyam: ghatis("shunned"),
  amrita_kala: ghatis("held good"),
  choghadiya: (facts) => eighthOfHalf(facts, NAMES_EN.choghadiya[facts.name]),
  gowri: (facts) => eighthOfHalf(facts, NAMES_EN.gowri[facts.name]),
  hora: ({ vara, hora, name }) =>
    `The hours of a ${NAMES_EN.vara[vara].weekday} begin with its lord and go on as Saturn, Jupiter, Mars, Sun, Venus, Mercury, Moon; the lord of the ${rank(hora)}: ${NAMES_EN.graha[name].name}.`,
  special_yoga: specialYoga,
  anandadi,
  sankranti: ({ rasi }) => `The Sun enters ${NAMES_EN.rasi[rasi]}.`,
};
