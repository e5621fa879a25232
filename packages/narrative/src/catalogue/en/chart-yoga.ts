import type { FactReader } from "../../fact-reader.ts";
import { oneOf } from "../../one-of.ts";
import type { ChartYogaWords } from "../strength-words.ts";
import { ordinalWord } from "./forms.ts";
import { listed, named, namedFirst, sentenceStart } from "./phrases.ts";

const first = (facts: FactReader): string => namedFirst(facts.id("about"));
const those = (facts: FactReader, fact: string): string => listed(facts.ids(fact).map(named));
const at = (facts: FactReader, fact: string): string => ordinalWord(facts.number(fact));
const ordinals = (facts: FactReader, fact: string): string => listed(facts.numbers(fact).map(ordinalWord));
const great = (facts: FactReader) =>
  `${first(facts)} is in ${facts.rasi("rasi")}, its own or exaltation sign, in the ${at(facts, "house")} house, a kendra.`;
const second = (from: string) => (facts: FactReader) =>
  `${sentenceStart(those(facts, "second"))} in the second from the ${from}, nobody of the five in the twelfth.`;
const twelfth = (from: string) => (facts: FactReader) =>
  `${sentenceStart(those(facts, "twelfth"))} in the twelfth from the ${from}, nobody of the five in the second.`;
const both = (from: string) => (facts: FactReader) =>
  `${sentenceStart(those(facts, "second"))} in the second and ${those(facts, "twelfth")} in the twelfth from the ${from}.`;
const BONDS: Readonly<Record<string, string>> = {
  joined: "in one sign",
  mutual_sight: "in full sight of each other",
  exchange: "in each other's signs",
};
const lords = (facts: FactReader) =>
  `The lord of ${ordinals(facts, "housesOfFirst")} and the lord of ${ordinals(facts, "housesOfSecond")} are ${oneOf(BONDS, facts.id("bond"))}.`;
const viparita = (facts: FactReader) =>
  `${first(facts)}, lord of the ${at(facts, "ruled")} house, is in the ${at(facts, "house")}.`;
const exchange = (facts: FactReader) =>
  `The lords in the ${ordinals(facts, "houses")} houses stand in each other's signs.`;
const UNDOING: Readonly<Record<string, string>> = {
  lord_of_sign_in_kendra: "the lord of the sign is in a kendra",
  lord_of_exaltation_in_kendra: "the lord of its exaltation sign is in a kendra",
  exalted_in_this_sign_in_kendra: "the planet exalted in this sign is in a kendra",
  lord_of_sign_joins: "the lord of the sign joins it",
  lord_of_sign_sees: "the lord of the sign looks at it in full",
};

export const CHART_YOGA_EN: ChartYogaWords = {
  names: {
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
    ruchaka: "The great person of Mars: courage, endurance and the respect of those who are protected.",
    bhadra: "The great person of Mercury: a clear mind, good speech and skill in affairs.",
    hamsa: "The great person of Jupiter: uprightness, learning and the trust of good people.",
    malavya: "The great person of Venus: charm, comfort and a cultivated taste.",
    sasa: "The great person of Saturn: command over work and people, earned by patience.",
    gajakesari: "Wisdom near the mind: good judgement and a name that outlasts difficulties.",
    sunapha: "Something stands by the Moon: self-made means and presence of mind.",
    anapha: "Support goes before the Moon: composure, good manners and a sound reputation.",
    durudhara: "The Moon is attended on both sides: means, vehicles and generosity to use them.",
    kemadruma: "The Moon walks alone: self-reliance is learned early, and friendship is worth cultivating.",
    adhi: "Benefics face the Moon: leadership that is courteous and well advised.",
    amala: "A benefic in the tenth: work that leaves a clean name.",
    chandra_mangala: "Feeling joined to drive: enterprise, and earnings by one's own push.",
    shakata: "The wheel: fortunes rise and fall and rise again, and steadiness carries one through.",
    budha_aditya: "Mind beside the self: intelligence, skill in words and in administration.",
    vesi: "A planet follows the Sun: a balanced nature and truthfulness.",
    vosi: "A planet goes before the Sun: skill, charity and a good memory.",
    ubhayachari: "The Sun is attended on both sides: poise, eloquence and standing among equals.",
    dharma_karmadhipati: "Fortune and work join hands: the best of the raja yogas, felt in their periods.",
    raja: "Effort and merit join hands: position rises in the periods of the two.",
    dhana: "Lords of means come together: resources grow where work and thrift meet.",
    neecha_bhanga: "A fall undone: what begins low is lifted by help and effort.",
    harsha: "The lord of difficulties among difficulties: opposition spends itself, and health of mind is kept.",
    sarala: "The lord of upheavals kept in bounds: firmness and learning from change.",
    vimala: "The lord of losses kept in bounds: thrift, independence and a good conscience.",
    maha_parivartana: "Two good houses exchange their lords and strengthen each other.",
    khala_parivartana: "An exchange with the third house: ups and downs that train courage.",
    dainya_parivartana: "An exchange with a house of effort: patience and service turn it to use.",
  },
  reasons: {
    "yoga.ruchaka": great,
    "yoga.bhadra": great,
    "yoga.hamsa": great,
    "yoga.malavya": great,
    "yoga.sasa": great,
    "yoga.gajakesari": (facts) =>
      `Jupiter is in the ${at(facts, "houseFromMoon")} from the Moon, a kendra; ${facts.truth("isByParashara") ? "Parashara's further conditions hold too" : "Parashara's further conditions do not all hold"}.`,
    "yoga.sunapha": second("Moon"),
    "yoga.anapha": twelfth("Moon"),
    "yoga.durudhara": both("Moon"),
    "yoga.kemadruma": () => "None of the five from Mars to Saturn is in the second or the twelfth from the Moon.",
    "yoga.adhi": (facts) => `Mercury, Jupiter and Venus are in the ${ordinals(facts, "housesFromMoon")} from the Moon.`,
    "yoga.amala": (facts) =>
      `Benefics alone are in the tenth from the ${facts.id("tenthFrom") === "moon" ? "Moon" : "lagna"}.`,
    "yoga.chandra_mangala": (facts) => `The Moon and Mars are both in ${facts.rasi("rasi")}.`,
    "yoga.shakata": (facts) =>
      `The Moon is in the ${at(facts, "houseFromJupiter")} from Jupiter and in no kendra from the lagna.`,
    "yoga.budha_aditya": (facts) =>
      `The Sun and Mercury are both in ${facts.rasi("rasi")}; Mercury is ${facts.truth("isMercuryCombust") ? "combust, which weakens it" : "not combust"}.`,
    "yoga.vesi": second("Sun"),
    "yoga.vosi": twelfth("Sun"),
    "yoga.ubhayachari": both("Sun"),
    "yoga.dharma_karmadhipati": lords,
    "yoga.raja": lords,
    "yoga.dhana": lords,
    "yoga.neecha_bhanga": (facts) => `The debilitation of ${named(facts.id("about"))} is undone.`,
    "yoga.harsha": viparita,
    "yoga.sarala": viparita,
    "yoga.vimala": viparita,
    "yoga.maha_parivartana": exchange,
    "yoga.khala_parivartana": exchange,
    "yoga.dainya_parivartana": exchange,
    "yoga.kemadruma_cancelled": (facts) =>
      `${first(facts)} is in the ${at(facts, "house")} house, the ${at(facts, "houseFromMoon")} from the Moon, which undoes it.`,
    "yoga.neecha_bhanga_by": (facts) =>
      `${first(facts)} is debilitated in ${facts.rasi("rasi")}, but ${oneOf(UNDOING, facts.id("how"))} (${named(facts.id("by"))}).`,
  },
};
