import type { Dignity } from "@vedanga/core";
import { named, namedFirst } from "@vedanga/names/en/forms";
import { NAMES_EN } from "@vedanga/names/en/names";
import type { GocharaWords } from "../gochara-words.ts";
import { ordinalWord } from "./forms.ts";
import { listed } from "./phrases.ts";

/** How a whole sign is for a graha. */
export const IN_SIGN_EN: Readonly<Record<Dignity, string>> = {
  exalted: "exalted",
  moolatrikona: "in its moolatrikona",
  own: "in its own sign",
  friend: "in the sign of a natural friend",
  neutral: "in the sign of a natural neutral",
  enemy: "in the sign of a natural enemy",
  debilitated: "debilitated",
};

export const GOCHARA_EN: GocharaWords = {
  reasons: {
    "transit.favourable": ({ house, vedhaHouse }, about) =>
      `${namedFirst(about)} passes the ${ordinalWord(house)} from your Moon, a good place for it, and no planet in the ${ordinalWord(vedhaHouse)} obstructs it.`,
    "transit.obstructed": ({ house, obstructedBy, vedhaHouse }, about) =>
      `${namedFirst(about)} passes the ${ordinalWord(house)} from your Moon, a good place for it, but ${listed(obstructedBy.map(named))} in the ${ordinalWord(vedhaHouse)} ${obstructedBy.length === 1 ? "obstructs" : "obstruct"} it for now (vedha).`,
    "transit.unfavourable": ({ house }, about) =>
      `${namedFirst(about)} passes the ${ordinalWord(house)} from your Moon, which is not among its good places.`,
    "transit.bindus_favourable": ({ bindus, rasi }) =>
      `It has ${bindus} of 8 bindus in ${NAMES_EN.rasi[rasi]} in your ashtakavarga: more for it than against.`,
    "transit.bindus_even": ({ bindus, rasi }) =>
      `It has ${bindus} of 8 bindus in ${NAMES_EN.rasi[rasi]} in your ashtakavarga: as much for it as against.`,
    "transit.bindus_unfavourable": ({ bindus, rasi }) =>
      `It has ${bindus} of 8 bindus in ${NAMES_EN.rasi[rasi]} in your ashtakavarga: fewer for it than against, so take it slowly.`,
  },
  tara: {
    janma: "Janma",
    sampat: "Sampat",
    vipat: "Vipat",
    kshema: "Kshema",
    pratyak: "Pratyak",
    sadhana: "Sadhaka",
    naidhana: "Naidhana",
    mitra: "Mitra",
    parama_mitra: "Parama Mitra",
  },
  balaName: { good: "good", neutral: "neither good nor bad", bad: "not good" },
  balaReasons: {
    "bala.tara": ({ birthStar, star, count, tara, bala }) =>
      `The Moon's star ${NAMES_EN.nakshatra[star]} is the ${ordinalWord(count)} of nine from your star ${NAMES_EN.nakshatra[birthStar]}: ${GOCHARA_EN.tara[tara]}, ${GOCHARA_EN.balaName[bala]}.`,
    "bala.chandra": ({ moonRasi, rasi, house, bala }) =>
      `The Moon is in ${NAMES_EN.rasi[rasi]}, the ${ordinalWord(house)} from your Moon sign ${NAMES_EN.rasi[moonRasi]}: ${GOCHARA_EN.balaName[bala]}.`,
    "bala.chandra_by_half": ({ moonRasi, rasi, house, paksha }) =>
      `The Moon is in ${NAMES_EN.rasi[rasi]}, the ${ordinalWord(house)} from your Moon sign ${NAMES_EN.rasi[moonRasi]}, which is good only in the bright half; it is the ${paksha === "shukla" ? "bright" : "dark"} half.`,
  },
  saturn: {
    "saturn.sade_sati": ({ rasi, house, moonRasi }) =>
      `Saturn is in ${NAMES_EN.rasi[rasi]}, the ${ordinalWord(house)} sign from the birth Moon in ${NAMES_EN.rasi[moonRasi]}; the twelfth, the first and the second are the three parts of Sade Sati.`,
    "saturn.small_panoti": ({ rasi, house, moonRasi }) =>
      `Saturn is in ${NAMES_EN.rasi[rasi]}, the ${ordinalWord(house)} sign from the birth Moon in ${NAMES_EN.rasi[moonRasi]}; the fourth, the seventh and the eighth are counted as small panotis.`,
    "saturn.in_sign": ({ rasi, dignity }) => `In ${NAMES_EN.rasi[rasi]} Saturn is ${IN_SIGN_EN[dignity]}.`,
    "saturn.came_back": ({ rasi }) =>
      `Saturn was retrograde and came back into ${NAMES_EN.rasi[rasi]}, which it had left not long before.`,
  },
};
