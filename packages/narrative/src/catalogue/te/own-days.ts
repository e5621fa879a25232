import type { OwnDay } from "@vedanga/core";
import { dashaStem, nakshatraStem, rasiStem } from "@vedanga/names/te/forms";
import { NAMES_TE } from "@vedanga/names/te/names";
import { stem } from "@vedanga/names/te/stem";
import type { OwnBorder, OwnDayWords } from "../own-day-words.ts";
import { civilDayTe } from "./civil-day.ts";
import { ordinalWord } from "./forms.ts";
import { toldTimeTe } from "./told-time.ts";

const KIND: Readonly<Record<OwnDay, string>> = {
  tithi_birthday: "తిథి ప్రకారం పుట్టినరోజు",
  star_birthday: "నక్షత్రం ప్రకారం పుట్టినరోజు (చాంద్రమానం)",
  solar_star_birthday: "నక్షత్రం ప్రకారం పుట్టినరోజు (సౌరమానం)",
  remembrance: "ఆబ్దికం",
};

const NTH: Readonly<Record<OwnDay, (rank: string) => string>> = {
  tithi_birthday: (rank) => `తిథి ప్రకారం ${rank} పుట్టినరోజు`,
  star_birthday: (rank) => `నక్షత్రం ప్రకారం ${rank} పుట్టినరోజు (చాంద్రమానం)`,
  solar_star_birthday: (rank) => `నక్షత్రం ప్రకారం ${rank} పుట్టినరోజు (సౌరమానం)`,
  remembrance: (rank) => `${rank} ఆబ్దికం`,
};

const WHAT: Readonly<Record<OwnBorder, string>> = {
  tithi: "తిథి",
  nakshatra: "నక్షత్రం",
  masa: "మాసం",
  solar_month: "సూర్యుడు ఉన్న రాశి",
};

const day = civilDayTe;
/** వైశాఖ మాసం: the name before the noun. */
const masaOf = ({ masa }: { readonly masa: keyof typeof NAMES_TE.masa }): string => `${stem(NAMES_TE.masa[masa])} మాసం`;

const SATURN: Readonly<Record<number, string>> = {
  12: "ఏలినాటి శని మొదటి భాగం",
  1: "ఏలినాటి శని రెండవ భాగం",
  2: "ఏలినాటి శని మూడవ భాగం",
  4: "అర్ధాష్టమ శని",
  7: "కంటక శని",
  8: "అష్టమ శని",
};
const saturnIs = (house: number): string => SATURN[house] ?? "";
/** ఏలినాటి శని మొదటి భాగానికి, అష్టమ శనికి */
const toSaturn = (house: number): string => saturnIs(house).replace(/భాగం$/u, "భాగానికి").replace(/శని$/u, "శనికి");

export const OWN_DAYS_TE: OwnDayWords = {
  calendar: "ముఖ్యమైన రోజులు",
  kind: KIND,
  nth: (kind, years) => NTH[kind](`${years}వ`),
  masa: (masa, adhika) => (adhika ? `అధిక ${NAMES_TE.masa[masa]}` : NAMES_TE.masa[masa]),
  why: {
    "own.tithi_of_birth": (facts) =>
      `పుట్టినప్పుడు ${masaOf(facts)}, ${NAMES_TE.paksha[facts.paksha].full}, ${NAMES_TE.tithi[facts.tithi]}; ఏటా అదే తిథి నాడు పాటిస్తారు.`,
    "own.tithi_of_death": (facts) =>
      `ఆ రోజు తిథి: ${masaOf(facts)}, ${NAMES_TE.paksha[facts.paksha].full}, ${NAMES_TE.tithi[facts.tithi]}; ఏటా అదే తిథి నాడు పాటిస్తారు.`,
    "own.born_in_adhika": (facts) =>
      `పుట్టినది అధిక ${stem(NAMES_TE.masa[facts.masa])} మాసంలో; పుట్టినరోజు దాని తర్వాతి నిజ మాసంలో వస్తుంది.`,
    "own.month_comes_twice": (facts) => `ఈ ఏడు ${masaOf(facts)} రెండుసార్లు వస్తుంది; రెండవదైన నిజ మాసంలో పాటిస్తారు.`,
    "own.two_muhurtas_by_the_book": ({ date, bookDate }) =>
      `సూర్యోదయం తర్వాత రెండు ముహూర్తాల పాటు తిథి ఉండాలని గ్రంథ నియమం; ఆ ప్రకారం ${day(bookDate)}; సూర్యోదయ తిథిని తీసుకునే పంచాంగాల ప్రకారం ${day(date)}.`,
    "own.first_year_in_adhika": (facts) =>
      `ఈ ఏడు ${masaOf(facts)} రెండుసార్లు వస్తుంది; మొదటి ఆబ్దికం అధిక మాసంలో, మళ్ళీ నిజ మాసంలో చేస్తారు.`,
    "own.adhika_returns": (facts) => `మరణం అధిక ${stem(NAMES_TE.masa[facts.masa])} మాసంలో; ఈ ఏడు ఆ అధిక మాసం మళ్ళీ వస్తుంది.`,
    "own.adhika_does_not_return": (facts) =>
      `మరణం అధిక ${stem(NAMES_TE.masa[facts.masa])} మాసంలో; ఈ ఏడు ఆ అధిక మాసం లేదు కాబట్టి అదే పేరుగల మాసంలో పాటిస్తారు.`,
    "own.star_of_lunar_month": (facts) => `పుట్టినప్పుడు ${masaOf(facts)}, ${nakshatraStem(facts.nakshatra)} నక్షత్రం.`,
    "own.star_of_solar_month": (facts) =>
      `పుట్టినప్పుడు సూర్యుడు ${rasiStem(facts.rasi)} రాశిలో, చంద్రుడు ${nakshatraStem(facts.nakshatra)} నక్షత్రంలో ఉన్నారు.`,
    "own.star_lasts": (facts) =>
      `${day(facts.date)} నాడు సూర్యోదయం తర్వాత ఆరు ఘడియలకు (2 గంటల 24 నిమిషాలు) ${nakshatraStem(facts.nakshatra)} నక్షత్రం ఉంది.`,
    "own.star_begins": (facts) =>
      `సూర్యోదయం తర్వాత ఆరు ఘడియలకు ఏ రోజూ ${nakshatraStem(facts.nakshatra)} నక్షత్రం లేదు; అది మొదలయ్యే రోజు ${day(facts.date)}.`,
    "own.later_of_two_stars": (facts) =>
      `ఈ మాసంలో ఆ నక్షత్రం రెండుసార్లు వస్తుంది; రెండవ రోజున (${day(facts.date)}) పాటిస్తారు; మొదటి రోజు ${day(facts.otherDate)}.`,
    "own.earlier_of_two_stars": (facts) =>
      `ఈ మాసంలో ఆ నక్షత్రం రెండుసార్లు వస్తుంది; రెండవదాని మధ్యలో (${day(facts.otherDate)}) మాసం ముగుస్తుంది కాబట్టి మొదటి రోజున (${day(facts.date)}) పాటిస్తారు.`,
  },
  border: (what, first, next) =>
    `${next
      .map(({ at, value }, index) =>
        index === 0
          ? `${toldTimeTe(at)}కు ముందు ${WHAT[what]} ${first}, ఆ తర్వాత ${value}`
          : `${toldTimeTe(at)} నుండి ${value}`,
      )
      .join(", ")}.`,
  dashaBegins: (mahadasha, antardasha) =>
    mahadasha === antardasha
      ? `${dashaStem(mahadasha)} మహాదశ ప్రారంభం`
      : `${dashaStem(mahadasha)} మహాదశలో ${dashaStem(antardasha)} అంతర్దశ ప్రారంభం`,
  saturnEnters: (rasi, house, isBack) =>
    house === 1
      ? `శని జన్మ రాశి అయిన ${rasiStem(rasi)} రాశిలోకి ${isBack ? "తిరిగి వస్తాడు" : "ప్రవేశిస్తాడు"}: ${saturnIs(house)}`
      : `శని చంద్రుని నుండి ${ordinalWord(house)}దైన ${rasiStem(rasi)} రాశిలోకి ${isBack ? "తిరిగి వస్తాడు" : "ప్రవేశిస్తాడు"}: ${saturnIs(house)}`,
  saturnLeaves: (rasi, house, comesBack) =>
    comesBack
      ? `శని కొన్ని నెలలు ${rasiStem(rasi)} రాశిని వదిలి వెళ్తాడు: ${toSaturn(house)} విరామం`
      : `శని ${rasiStem(rasi)} రాశిని వదిలి వెళ్తాడు: ${saturnIs(house)} ముగుస్తుంది`,
};
