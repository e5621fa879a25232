import {
  type GemDetailsRequest,
  type GemDetailsResponse,
  type GemRecord,
  REMAINING_API_CALLS,
  type WireReason,
} from "@vedanga/contract";
import {
  bodyReasons,
  clashingGems,
  flawReasons,
  GEM_WEARING,
  type Gem,
  type GemFacts,
  GRAHA_GEM,
  GRAHAS,
  type Graha,
  giftsReason,
  type Reason,
  rattiOfCarats,
  stoneOfGraha,
  wearingReasons,
} from "@vedanga/core";
import type { Catalogue } from "@vedanga/narrative";
import { wireReasons } from "../wire/wire-reasons.ts";
import { wireWords } from "../wire/wire-words.ts";

/** GET /utilities/gem-details: the texts about a stone, the same for everyone. */
export function answerGemDetails({ gem, lang, explain }: GemDetailsRequest): GemDetailsResponse {
  const words = wireWords(lang);
  return {
    status: 200,
    response: { status: true, response: gemRecord(gem, words) },
    remaining_api_calls: REMAINING_API_CALLS,
    ...(explain && {
      reasons: [...recordReasons(gem, words), ...giftsReasons("good_results", gem, words)].map((reason) => ({
        ...reason,
        about: `response.${reason.about}`,
      })),
    }),
    ...besideGem(gem, words),
  };
}

/** Whose stone it is. */
function grahaOfGem(gem: Gem): Graha {
  const owner = GRAHAS.find((graha) => GRAHA_GEM[graha] === gem);
  if (owner === undefined) throw new RangeError(`nobody has the stone ${gem}`);
  return owner;
}

/** Why a stone is said to give what its record lists. */
export const giftsReasons = (field: string, gem: Gem, words: Catalogue): readonly WireReason[] =>
  wireReasons(field, [giftsReason(gem, grahaOfGem(gem))], words.gem.reasons, words);

/** Why a stone's record says what it says, by its fields; what it is worn for is not among them. */
export function recordReasons(gem: Gem, words: Catalogue): WireReason[] {
  const graha = grahaOfGem(gem);
  const written = (field: string, reason: Reason<GemFacts>) => wireReasons(field, [reason], words.gem.reasons, words);
  return [
    ...Object.entries({ planet: stoneOfGraha(graha), ...wearingReasons(gem, graha) }).flatMap((one) => written(...one)),
    ...bodyReasons(graha).flatMap((reason, index) => written(`diseases_cure.${index}`, reason)),
    ...flawReasons(gem, graha).flatMap((reason, index) => written(`flaw_results.${index}`, reason)),
  ];
}

function weightOf(gem: Gem): GemFacts["gem.weight"] {
  const { caratsFrom, caratsTo } = GEM_WEARING[gem];
  return { caratsFrom, caratsTo, rattiFrom: rattiOfCarats(caratsFrom), rattiTo: rattiOfCarats(caratsTo) };
}

/** The parts of the body that tradition links the stone with. */
const partsOf = (gem: Gem) => bodyReasons(grahaOfGem(gem)).map(({ facts }) => facts.part);

/** What stands beside `response` in an answer about a stone. */
export const besideGem = (gem: Gem, { gem: words }: Catalogue): Pick<GemDetailsResponse, "body_parts"> => ({
  body_parts: partsOf(gem).map(words.bodyPart),
});

/** Everything about a stone that does not depend on a person. */
export function gemRecord(gem: Gem, { gem: words, names }: Catalogue): GemRecord {
  const graha = grahaOfGem(gem);
  const { finger, metals, vara, hour } = GEM_WEARING[gem];
  const custom = { gem, graha, finger, metals, vara, hour };
  const stone = words.stone[gem];
  return {
    name: stone.title,
    gem,
    other_name: stone.otherName,
    planet: names.graha[graha].name,
    description: stone.description,
    good_results: [...stone.goodResults],
    diseases_cure: partsOf(gem).map(words.association),
    finger: words.finger[finger],
    weight: words.weight(weightOf(gem)),
    day: names.vara[vara].weekday,
    metal: words.metals(metals),
    substitute: [...stone.substitutes],
    not_to_wear_with: clashingGems(graha).map((other) => words.stone[other].title),
    flaw_results: flawReasons(gem, graha).map(({ facts: { flaw } }) => ({
      flaw_type: words.flaw[flaw],
      flaw_effects: [words.flawEffect[flaw], words.flawOfGem[gem]?.[flaw]]
        .filter((text) => text !== undefined)
        .join(" "),
    })),
    time_to_wear_short: words.timeShort(vara, hour),
    time_to_wear: words.time(custom),
    methods: words.method(custom),
    mantra: stone.mantra,
    key: gem,
  };
}
