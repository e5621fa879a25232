import {
  type GemDetailsRequest,
  type GemDetailsResponse,
  type GemRecord,
  REMAINING_API_CALLS,
  type WireReason,
} from "@vedanga/contract";
import {
  clashingGems,
  GEM_WEARING,
  type Gem,
  GRAHA_GEM,
  GRAHAS,
  type Graha,
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
      reasons: recordReasons(gem, words).map((reason) => ({ ...reason, about: `response.${reason.about}` })),
    }),
  };
}

/** Whose stone it is. */
function grahaOfGem(gem: Gem): Graha {
  const owner = GRAHAS.find((graha) => GRAHA_GEM[graha] === gem);
  if (owner === undefined) throw new RangeError(`nobody has the stone ${gem}`);
  return owner;
}

/** Why a stone's record says what it says, by its fields. */
export function recordReasons(gem: Gem, words: Catalogue): WireReason[] {
  const graha = grahaOfGem(gem);
  const fields = { planet: stoneOfGraha(graha), ...wearingReasons(gem, graha) };
  return Object.entries(fields).flatMap(([field, reason]) => wireReasons(field, [reason], words.gem.reasons, words));
}

/** Everything about a stone that does not depend on a person. */
export function gemRecord(gem: Gem, { gem: words, names }: Catalogue): GemRecord {
  const graha = grahaOfGem(gem);
  const { finger, metals, vara, hour, caratsFrom, caratsTo, flaws } = GEM_WEARING[gem];
  const custom = { gem, graha, finger, metals, vara, hour };
  const stone = words.stone[gem];
  return {
    name: stone.title,
    gem,
    other_name: stone.otherName,
    planet: names.graha[graha].name,
    description: stone.description,
    good_results: [...stone.goodResults],
    diseases_cure: stone.associations.map(words.association),
    finger: words.finger[finger],
    weight: words.weight(caratsFrom, caratsTo),
    day: names.vara[vara].weekday,
    metal: words.metals(metals),
    substitute: [...stone.substitutes],
    not_to_wear_with: clashingGems(graha).map((other) => words.stone[other].title),
    flaw_results: flaws.map((flaw) => ({
      flaw_type: words.flaw[flaw],
      flaw_effects: words.flawEffect(flaw, graha),
    })),
    time_to_wear_short: words.timeShort(vara, hour),
    time_to_wear: words.time(custom),
    methods: words.method(custom),
    mantra: stone.mantra,
    key: gem,
  };
}
