import type { Dignity, Graha, YogaPartFacts } from "@vedanga/core";
import { called, genitive, rasiStem, withGraha } from "@vedanga/names/te/forms";
import type { RuleWords } from "../../reason/reason-sentence.ts";
import { allCalled, ordinalWord } from "./forms.ts";
import { listed } from "./phrases.ts";

const ordinals = (houses: readonly number[]): string => listed(houses.map(ordinalWord));
const inHouses = (houses: readonly number[]): string => `${ordinals(houses)} ${houses.length === 1 ? "భావంలో" : "భావాల్లో"}`;
const lord = (about: Graha, ruled: number): string => `${ordinalWord(ruled)} భావాధిపతి ${called(about)}`;
const KINDS: Readonly<Record<YogaPartFacts["yoga.rising_sign"]["modality"], string>> = {
  movable: "చర",
  fixed: "స్థిర",
  dual: "ద్విస్వభావ",
};
const IN_SIGN: Readonly<Record<Dignity, string>> = {
  exalted: "ఉచ్చలో",
  moolatrikona: "మూలత్రికోణంలో",
  own: "స్వక్షేత్రంలో",
  friend: "మిత్ర క్షేత్రంలో",
  neutral: "సమ క్షేత్రంలో",
  enemy: "శత్రు క్షేత్రంలో",
  debilitated: "నీచలో",
};
const COUNTS = ["ఒక", "రెండు", "మూడు", "నాలుగు", "ఐదు", "ఆరు", "ఏడు"];
const SEVEN = "సూర్యుని నుండి శని వరకు ఏడు గ్రహాలూ";

/** The conditions that combinations are composed of. */
export const YOGA_PARTS_TE: RuleWords<YogaPartFacts> = {
  "yoga.seven_in_houses": ({ houses }) => `${SEVEN} ${inHouses(houses)} ఉన్నాయి; వీటిలో ఏదీ ఖాళీగా లేదు.`,
  "yoga.seven_in_kind_of_sign": ({ modality }) => `${SEVEN} ${KINDS[modality]} రాశుల్లో ఉన్నాయి.`,
  "yoga.seven_in_signs": ({ count }) =>
    count === 1 ? `${SEVEN} ఒకే రాశిలో ఉన్నాయి.` : `${SEVEN} ${COUNTS[count - 1] ?? count} రాశుల్లో ఉన్నాయి; మరే నాభస యోగమూ ఏర్పడలేదు.`,
  "yoga.only_these_in_kendras": ({ grahas, areBenefic }) =>
    `${allCalled(grahas)} మూడు వేర్వేరు కేంద్రాల్లో ఉన్నారు; కేంద్రాల్లో ${areBenefic ? "పాప" : "శుభ"} గ్రహాలు లేవు.`,
  "yoga.in_house": ({ house }, about) => `${called(about)} ${ordinalWord(house)} భావంలో ఉన్నాడు.`,
  "yoga.lord_in_house": ({ ruled, house }, about) => `${lord(about, ruled)} ${ordinalWord(house)} భావంలో ఉన్నాడు.`,
  "yoga.strong_lord": ({ ruled, house, dignity }, about) =>
    `${lord(about, ruled)} ${ordinalWord(house)} భావంలో, ${IN_SIGN[dignity]} ఉన్నాడు; అస్తంగతుడు కూడా కాడు కాబట్టి బలవంతుడు.`,
  "yoga.at_its_best": ({ rasi, dignity }, about) =>
    `${called(about)} ${rasiStem(rasi)} రాశిలో, ${IN_SIGN[dignity]} ఉన్నాడు.`,
  "yoga.mutual_kendras": ({ other }, about) => `${called(about)}, ${called(other)} ఒకరి నుండి ఒకరు కేంద్రంలో ఉన్నారు.`,
  "yoga.in_one_sign": ({ other, rasi }, about) =>
    `${called(about)}, ${called(other)} ఇద్దరూ ${rasiStem(rasi)} రాశిలో ఉన్నారు.`,
  "yoga.looks_at": ({ other }, about) => `${genitive(other)} మీద ${genitive(about)} పూర్ణ దృష్టి ఉంది.`,
  "yoga.in_each_others_signs": ({ other }, about) => `${called(about)}, ${called(other)} ఒకరి రాశిలో మరొకరు ఉన్నారు (పరివర్తన).`,
  "yoga.counted_from": ({ from, house }, about) =>
    house === 1
      ? `${called(about)} ${withGraha(from)} కలిసి ఉన్నాడు.`
      : `${called(about)} ${genitive(from)} నుండి ${ordinalWord(house)} రాశిలో ఉన్నాడు.`,
  "yoga.free_of_malefics": ({ houses, isSightCounted }) =>
    `${inHouses(houses)} పాప గ్రహాలు లేవు${isSightCounted ? "; వాటి పూర్ణ దృష్టి కూడా అక్కడ లేదు" : ""}.`,
  "yoga.houses_occupied": ({ houses }) => `${ordinals(houses)} భావాలన్నిటిలోనూ గ్రహాలు ఉన్నాయి.`,
  "yoga.rising_sign": ({ lagna, modality }) => `జన్మ లగ్నం ${rasiStem(lagna)} రాశి; అది ${KINDS[modality]} రాశి.`,
  "yoga.maraka_near": ({ other, how }, about) =>
    how === "joined"
      ? `రెండవ లేదా ఏడవ భావాధిపతి ${called(about)} ${withGraha(other)} కలిసి ఉన్నాడు.`
      : `${genitive(other)} మీద రెండవ లేదా ఏడవ భావాధిపతి అయిన ${genitive(about)} పూర్ణ దృష్టి ఉంది.`,
};
