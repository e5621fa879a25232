import type { FactReader } from "../../fact-reader.ts";
import type { RuleWords } from "../../reason-sentence.ts";
import type { AlmanacRule } from "../almanac-rule.ts";

/** "1st", "22nd", "13th" */
function rank(number: number): string {
  const isTeen = Math.floor((number % 100) / 10) === 1;
  const ending = isTeen ? undefined : (["st", "nd", "rd"] as const)[(number % 10) - 1];
  return `${number}${ending ?? "th"}`;
}
const rankOf = (facts: FactReader, fact: string): string => rank(facts.number(fact));
const degrees = (facts: FactReader, fact: string): string => `${facts.rounded(fact, 2)}°`;
const half = (facts: FactReader): string => (facts.id("half") === "day" ? "day" : "night");

/** A limb by the stretch of its angle, and by the angle itself where one instant is meant. */
function limb(angle: string, facts: FactReader, name: string): string {
  const stretch = `the ${rankOf(facts, "number")} of ${facts.number("parts")} equal parts`;
  const [from, to] = [degrees(facts, "fromDeg"), degrees(facts, "toDeg")];
  return facts.has("angleDeg")
    ? `${angle} is ${degrees(facts, "angleDeg")}, in ${stretch} (${from} to ${to}): ${name}.`
    : `${angle} goes from ${from} to ${to}, ${stretch}: ${name}.`;
}

const ELONGATION = "The Moon's distance ahead of the Sun";
const MOON = "The sidereal longitude of the Moon";

const eighth = (facts: FactReader): string =>
  `The ${rankOf(facts, "eighth")} of the eight equal parts from sunrise to sunset, on a ${facts.weekday("vara")}.`;
const eighthOfHalf = (list: "choghadiya" | "gowri") => (facts: FactReader) =>
  `The ${rankOf(facts, "part")} of the eight equal parts of the ${half(facts)}: ${facts.named(list, "name")}.`;
const ghatis = (held: string) => (facts: FactReader) =>
  `Of the sixty ghatis of ${facts.nakshatra("nakshatra")}, the four after the first ${facts.number("ghati")} are ${held}.`;

function ayana(sun: string, facts: FactReader, degreesFact: string): string {
  return `The ${sun} Sun is at ${degrees(facts, degreesFact)}; from 270° to 90° it goes north, from 90° to 270° south: ${facts.named("ayana", "ayana")}.`;
}

function specialYoga(facts: FactReader): string {
  const name = facts.named("specialYoga", "name");
  const star = facts.nakshatra("nakshatra");
  if (facts.has("countFromSun"))
    return `The Moon's star, ${star}, is the ${rankOf(facts, "countFromSun")} from the Sun's: ${name}.`;
  const isPushkara = ["dwipushkara", "tripushkara"].includes(facts.id("name"));
  const tithi = isPushkara ? ` and tithi ${facts.number("tithi")} of the month` : "";
  return `${facts.weekday("vara")} meets ${star}${tithi}: ${name}.`;
}

function anandadi(facts: FactReader): string {
  const shunned = facts.number("shunnedGhatis");
  const held =
    shunned === 0
      ? "it is held good"
      : shunned === 60
        ? "all of it is shunned"
        : `its first ghatis are shunned: ${shunned}`;
  return `${facts.weekday("vara")} and the ${rankOf(facts, "starOf28")} of the 28 stars, Abhijit among them, make ${facts.named("anandadi", "name")}; ${held}.`;
}

export const ALMANAC_REASONS_EN: RuleWords<AlmanacRule> = {
  tithi_of_elongation: (facts) =>
    limb(ELONGATION, facts, `${facts.paksha("paksha")}, ${facts.named("tithi", "tithi")}`),
  nakshatra_of_moon: (facts) => limb(MOON, facts, facts.nakshatra("nakshatra")),
  yoga_of_sum: (facts) => limb("The sum of the sidereal Sun and Moon", facts, facts.named("yoga", "yoga")),
  karana_of_elongation: (facts) => limb(ELONGATION, facts, facts.named("karana", "karana")),
  rasi_of_moon: (facts) => limb(MOON, facts, facts.rasi("rasi")),
  rasi_of_sun: (facts) => limb("The sidereal longitude of the Sun", facts, facts.rasi("rasi")),

  vara_from_sunrise: (facts) =>
    `A day runs from sunrise to sunrise; from this date's sunrise on it is ${facts.weekday("vara")}.`,
  vara_before_sunrise: (facts) =>
    `A day runs from sunrise to sunrise; before this date's sunrise it is still ${facts.weekday("vara")}.`,
  vara_without_sunrise: (facts) =>
    `The Sun does not rise here on this date, and its weekday holds throughout: ${facts.weekday("vara")}.`,
  masa_of_sankranti: (facts) =>
    `Between its two new moons the Sun enters ${facts.rasi("rasi")}, which makes the month ${facts.named("masa", "masa")}.`,
  masa_adhika: (facts) =>
    `Between its two new moons the Sun enters no sign and stays in ${facts.rasi("rasi")}: the month is adhika and bears the name of the next, ${facts.named("masa", "masa")}.`,
  masa_kshaya: (facts) =>
    `Between its two new moons the Sun enters both ${facts.rasi("rasi")} and ${facts.rasi("second")}: the month is ${facts.named("masa", "masa")}, and ${facts.named("masa", "lost")} is lost.`,
  purnimanta_bright_half: (facts) =>
    `Counted between full moons, the bright half bears the same name as between new moons: ${facts.named("masa", "masa")}.`,
  purnimanta_dark_half: (facts) =>
    `Counted between full moons, the dark half of ${facts.named("masa", "amanta")} belongs to the month after it: ${facts.named("masa", "masa")}.`,
  purnimanta_adhika: (facts) => `An adhika month is the same in both counts: ${facts.named("masa", "masa")}.`,
  ritu_of_masa: (facts) =>
    `Two lunar months make a season, and ${facts.named("masa", "masa")} belongs to ${facts.named("ritu", "ritu")}.`,
  ritu_of_tropical_sun: (facts) =>
    `The tropical Sun is at ${degrees(facts, "tropicalSunDeg")}; a season is sixty degrees, counted from 330°: ${facts.named("ritu", "ritu")}.`,
  ayana_of_sidereal_sun: (facts) => ayana("sidereal", facts, "sunDeg"),
  ayana_of_tropical_sun: (facts) => ayana("tropical", facts, "tropicalSunDeg"),
  years_from_ugadi: (facts) =>
    `Years turn at Ugadi; from that of ${facts.number("ugadiYear")} on it is Saka ${facts.number("saka")} (${facts.named("samvatsara", "samvatsara")}), Vikrama ${facts.number("vikrama")} (${facts.named("samvatsara", "vikramaSamvatsara")}), Kali ${facts.number("kali")}.`,
  solar_month_of_sankranti: (facts) =>
    `The Sun is in ${facts.rasi("rasi")}, on day ${facts.number("day")} of the solar month; a sankranti before sunset makes that day the first.`,
  disha_shool_of_vara: (facts) =>
    `On a ${facts.weekday("vara")} custom does not set out this way: ${facts.named("direction", "direction")}.`,
  yogini_of_tithi: (facts) =>
    `On tithi ${facts.number("number")} of the month, ${facts.named("tithi", "tithi")}, the Yogini dwells here: ${facts.named("direction", "direction")}.`,

  rahu_kaal: eighth,
  gulika: eighth,
  yamaganda: eighth,
  abhijit: (facts) =>
    `The ${rankOf(facts, "muhurta")} of the fifteen equal parts from sunrise to sunset, about noon${facts.id("quality") === "neutral" ? "; on a Wednesday custom leaves it out" : ""}.`,
  brahma_muhurta: (facts) =>
    `The ${rankOf(facts, "muhurta")} of the fifteen equal parts of the night; it ends one part before sunrise.`,
  durmuhurta: (facts) =>
    `The ${rankOf(facts, "muhurta")} of the fifteen equal parts of the ${half(facts)}, shunned on a ${facts.weekday("vara")}.`,
  pratah_sandhya: (facts) => `The last ${facts.number("ghatis")} of the night's thirty ghatis, up to sunrise.`,
  sayam_sandhya: (facts) => `The first ${facts.number("ghatis")} of the night's thirty ghatis, from sunset on.`,
  bhadra: (facts) => `The time of a karana of its own, which custom calls Bhadra: ${facts.named("karana", "karana")}.`,
  varjyam: ghatis("shunned"),
  amrita_kala: ghatis("held good"),
  choghadiya: eighthOfHalf("choghadiya"),
  gowri: eighthOfHalf("gowri"),
  hora: (facts) =>
    `The hours of a ${facts.weekday("vara")} begin with its lord and go on as Saturn, Jupiter, Mars, Sun, Venus, Mercury, Moon; the lord of the ${rankOf(facts, "hora")}: ${facts.graha("name")}.`,
  special_yoga: specialYoga,
  anandadi,
  sankranti: (facts) => `The Sun enters ${facts.rasi("rasi")}.`,
};
