import type { Graha, YogaFacts } from "@vedanga/core";
import { named, namedFirst, sentenceStart } from "@vedanga/names/en/forms";
import { NAMES_EN } from "@vedanga/names/en/names";
import type { ChartYogaWords } from "../strength-words.ts";
import { COMPOSED_YOGA_MEANINGS_EN } from "./composed-yoga-meanings.ts";
import { COMPOSED_YOGA_NAMES_EN } from "./composed-yoga-names.ts";
import { ordinalWord } from "./forms.ts";
import { listed } from "./phrases.ts";
import { YOGA_PARTS_EN } from "./yoga-parts.ts";
import { YOGA_STRENGTH_EN } from "./yoga-strength.ts";

const first = (about: Graha): string => namedFirst(about);
const those = (grahas: readonly Graha[]): string => listed(grahas.map(named));
const ordinals = (houses: readonly number[]): string => listed(houses.map(ordinalWord));
const great = (facts: YogaFacts["yoga.hamsa"], about: Graha) =>
  `${first(about)} is in ${NAMES_EN.rasi[facts.rasi]}, its own or exaltation sign, in the ${ordinalWord(facts.house)} house, a kendra.`;
const second = (from: string) => (facts: YogaFacts["yoga.vesi"]) =>
  `${sentenceStart(those(facts.second))} ${facts.second.length === 1 ? "is" : "are"} in the second sign from the ${from}; none of the five is in the twelfth.`;
const twelfth = (from: string) => (facts: YogaFacts["yoga.vosi"]) =>
  `${sentenceStart(those(facts.twelfth))} ${facts.twelfth.length === 1 ? "is" : "are"} in the twelfth sign from the ${from}; none of the five is in the second.`;
const both = (from: string) => (facts: YogaFacts["yoga.durudhara"]) =>
  `${sentenceStart(those(facts.second))} ${facts.second.length === 1 ? "is" : "are"} in the second sign from the ${from}, and ${those(facts.twelfth)} in the twelfth.`;
const BONDS: Readonly<Record<YogaFacts["yoga.raja"]["bond"], string>> = {
  joined: "in the same sign",
  mutual_sight: "in full sight of each other",
  exchange: "in each other's signs",
};
const ruled = (houses: readonly number[]): string => `${ordinals(houses)} ${houses.length === 1 ? "house" : "houses"}`;
const lords = (facts: YogaFacts["yoga.raja"]) =>
  `The lord of the ${ruled(facts.housesOfFirst)} and the lord of the ${ruled(facts.housesOfSecond)} are ${BONDS[facts.bond]}.`;
const viparita = (facts: YogaFacts["yoga.harsha"], about: Graha) =>
  `${first(about)}, lord of the ${ordinalWord(facts.ruled)} house, is in the ${ordinalWord(facts.house)}.`;
const exchange = (facts: YogaFacts["yoga.maha_parivartana"]) =>
  `The lords of the ${ordinals(facts.houses)} houses are in each other's signs.`;
const UNDOING: Readonly<Record<YogaFacts["yoga.neecha_bhanga_by"]["how"], string>> = {
  lord_of_sign_in_kendra: "the lord of the sign",
  lord_of_exaltation_in_kendra: "the lord of its exaltation sign",
  exalted_in_this_sign_in_kendra: "the planet exalted in this sign",
  lord_of_sign_joins: "the lord of the sign joins it",
  lord_of_sign_sees: "the lord of the sign looks at it in full",
};

/** "a kendra from the lagna and the Moon" of what the fact names. */
const kendraFrom = (references: readonly ("lagna" | "moon")[]): string =>
  `a kendra from ${listed(references.map((from) => (from === "moon" ? "the Moon" : "the lagna")))}`;
const undoing = (facts: YogaFacts["yoga.neecha_bhanga_by"]): string => {
  const what = UNDOING[facts.how];
  return "kendraFrom" in facts ? `${what} is in ${kendraFrom(facts.kendraFrom)}` : what;
};
const verb = (grahas: readonly Graha[]): string => (grahas.length === 1 ? "is" : "are");
type Cancelling = YogaFacts["yoga.kemadruma_cancelled"];
const CANCELLING: Readonly<Record<Cancelling["how"], (facts: Cancelling) => string>> = {
  with_moon: () => "with the Moon",
  kendra_from_moon: ({ houseFromMoon }) => `in the ${ordinalWord(houseFromMoon)} from the Moon, a kendra`,
  kendra_from_lagna: ({ house }) => `in the ${ordinalWord(house)} house, a kendra`,
};

export const CHART_YOGA_EN: ChartYogaWords = {
  names: {
    ...COMPOSED_YOGA_NAMES_EN,
    ruchaka: "Ruchaka",
    bhadra: "Bhadra",
    hamsa: "Hamsa",
    malavya: "Malavya",
    sasa: "Sasa",
    gajakesari: "Gajakesari",
    sunapha: "Sunapha",
    anapha: "Anapha",
    durudhara: "Durudhara",
    kemadruma: "Kemadruma",
    adhi: "Adhi",
    partial_adhi: "Adhi, in part",
    amala: "Amala",
    chandra_mangala: "Chandra-Mangala",
    shakata: "Shakata",
    budha_aditya: "Budha-Aditya",
    vesi: "Vesi",
    vosi: "Vosi",
    ubhayachari: "Ubhayachari",
    dharma_karmadhipati: "Dharma-Karmadhipati",
    raja: "Raja yoga",
    dhana: "Dhana yoga",
    neecha_bhanga: "Neecha bhanga",
    harsha: "Harsha",
    sarala: "Sarala",
    vimala: "Vimala",
    maha_parivartana: "Maha parivartana",
    khala_parivartana: "Khala parivartana",
    dainya_parivartana: "Dainya parivartana",
  },
  meanings: {
    ...COMPOSED_YOGA_MEANINGS_EN,
    ruchaka: "The great person of Mars: courage, endurance and the respect of those who are protected.",
    bhadra: "The great person of Mercury: a clear mind, good speech and skill in affairs.",
    hamsa: "The great person of Jupiter: uprightness, learning and the trust of good people.",
    malavya: "The great person of Venus: charm, comfort and a cultivated taste.",
    sasa: "The great person of Saturn: command over work and people, earned by patience.",
    gajakesari: "Wisdom near the mind: good judgement and a name that outlasts difficulties.",
    sunapha: "A planet follows the Moon: self-made means and presence of mind.",
    anapha: "A planet goes before the Moon: composure, good manners and a sound reputation.",
    durudhara: "Planets are on both sides of the Moon: means, vehicles and generosity to use them.",
    kemadruma: "No planet is beside the Moon: self-reliance comes early, and friendship is worth the care.",
    adhi: "Benefics face the Moon: leadership that is courteous and well advised.",
    partial_adhi:
      "One or two of the three benefics face the Moon: good counsel and a place of trust, less than the whole yoga gives.",
    amala: "A benefic in the tenth: work that leaves a clean name.",
    chandra_mangala: "Feeling joined to drive: enterprise, and earnings by your own effort.",
    shakata: "The wheel: fortunes rise, fall and rise again, and steadiness carries you through.",
    budha_aditya: "Mind beside the self: intelligence, skill in words and in administration.",
    vesi: "A planet follows the Sun: a balanced nature and truthfulness.",
    vosi: "A planet goes before the Sun: skill, charity and a good memory.",
    ubhayachari: "Planets are on both sides of the Sun: poise, eloquence and standing among equals.",
    dharma_karmadhipati: "Fortune and work join hands: the best of the raja yogas, felt in their periods.",
    raja: "Effort and merit join hands: position rises in the periods of the two.",
    dhana: "Lords of means come together: resources grow where work and thrift meet.",
    neecha_bhanga: "A fall is cancelled: what begins low rises with help and effort.",
    harsha: "The lord of difficulties among difficulties: opposition wears itself out, and the mind stays clear.",
    sarala: "The lord of upheavals kept in bounds: firmness and learning from change.",
    vimala: "The lord of losses kept in bounds: thrift, independence and a good conscience.",
    maha_parivartana: "Two good houses exchange their lords and strengthen each other.",
    khala_parivartana: "An exchange with the third house: ups and downs that train courage.",
    dainya_parivartana: "An exchange with a house of effort: patience and service turn it to use.",
  },
  strength: YOGA_STRENGTH_EN,
  reasons: {
    ...YOGA_PARTS_EN,
    "yoga.ruchaka": great,
    "yoga.bhadra": great,
    "yoga.hamsa": great,
    "yoga.malavya": great,
    "yoga.sasa": great,
    "yoga.gajakesari": ({ houseFromMoon, isByParashara }) =>
      `Jupiter is in the ${ordinalWord(houseFromMoon)} from the Moon, a kendra; ${isByParashara ? "Parashara's further conditions are met too" : "not all of Parashara's further conditions are met"}.`,
    "yoga.sunapha": second("Moon"),
    "yoga.anapha": twelfth("Moon"),
    "yoga.durudhara": both("Moon"),
    "yoga.kemadruma": () => "None of the five from Mars to Saturn is in the second or the twelfth from the Moon.",
    "yoga.adhi": ({ housesFromMoon }) =>
      new Set(housesFromMoon).size === 1
        ? `Mercury, Jupiter and Venus are all in the ${ordinals(housesFromMoon.slice(0, 1))} from the Moon.`
        : `From the Moon, Mercury is in the ${ordinals(housesFromMoon.slice(0, 1))}, Jupiter in the ${ordinals(housesFromMoon.slice(1, 2))} and Venus in the ${ordinals(housesFromMoon.slice(2))}.`,
    "yoga.partial_adhi": ({ grahas, absent }) =>
      `${sentenceStart(those(grahas))} ${verb(grahas)} in the sixth to the eighth from the Moon; ${those(absent)} ${verb(absent)} not.`,
    "yoga.amala": ({ tenthFrom }) =>
      `Benefics alone are in the tenth from the ${tenthFrom === "moon" ? "Moon" : "lagna"}.`,
    "yoga.chandra_mangala": ({ rasi }) => `The Moon and Mars are both in ${NAMES_EN.rasi[rasi]}.`,
    "yoga.shakata": ({ houseFromJupiter }) =>
      `The Moon is in the ${ordinalWord(houseFromJupiter)} from Jupiter and in no kendra from the lagna.`,
    "yoga.budha_aditya": ({ rasi, isMercuryCombust }) =>
      `The Sun and Mercury are both in ${NAMES_EN.rasi[rasi]}; Mercury is ${isMercuryCombust ? "combust, which weakens it" : "not combust"}.`,
    "yoga.vesi": second("Sun"),
    "yoga.vosi": twelfth("Sun"),
    "yoga.ubhayachari": both("Sun"),
    "yoga.dharma_karmadhipati": lords,
    "yoga.raja": lords,
    "yoga.dhana": lords,
    "yoga.harsha": viparita,
    "yoga.sarala": viparita,
    "yoga.vimala": viparita,
    "yoga.maha_parivartana": exchange,
    "yoga.khala_parivartana": exchange,
    "yoga.dainya_parivartana": exchange,
    "yoga.kemadruma_cancelled": (facts, about) =>
      `${first(about)} is ${CANCELLING[facts.how](facts)}, which cancels this yoga.`,
    "yoga.neecha_bhanga_by": (facts, about) =>
      `${first(about)} is debilitated in ${NAMES_EN.rasi[facts.rasi]}, but ${undoing(facts)} (${named(facts.by)}).`,
  },
};
