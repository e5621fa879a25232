import { type Citation, cite } from "../citation.ts";
import type { Gem, Graha } from "../ids.ts";
import type { GemReason, GemReasonOf } from "./gem-facts.ts";
import { FLAW_SOURCE, FLAWS_OF_GEM } from "./gem-flaws.ts";
import { GEM_WEARING, GRAHA_GEM, rattiOfCarats } from "./gem-wearing.ts";
import { bodyOfGraha } from "./graha-body.ts";

/** No old text says how a stone is worn, or chooses one for a lagna lord; these are cited as what they are. */
export const PRACTICE: Citation = { practice: "twentieth_century" };

const STONES = cite("jataka_parijata", 2, 21);

/** Whose stone it is, as a reason. */
export const stoneOfGraha = (graha: Graha): GemReason => ({
  rule: "gem.stone_of_graha",
  facts: { gem: GRAHA_GEM[graha] },
  source: STONES,
  about: graha,
});

/** Why a stone is worn as it is: by custom, whoever wears it. */
export function wearingReasons(
  gem: Gem,
  graha: Graha,
): Readonly<Record<"finger" | "metal" | "weight" | "day", GemReason>> {
  const { finger, metals, caratsFrom, caratsTo, vara } = GEM_WEARING[gem];
  const ratti = { rattiFrom: rattiOfCarats(caratsFrom), rattiTo: rattiOfCarats(caratsTo) };
  return {
    finger: { rule: "gem.finger", facts: { finger }, source: PRACTICE, about: graha },
    metal: { rule: "gem.metal", facts: { metals }, source: PRACTICE, about: graha },
    weight: { rule: "gem.weight", facts: { caratsFrom, caratsTo, ...ratti }, source: PRACTICE, about: graha },
    day: { rule: "gem.day", facts: { vara }, source: PRACTICE, about: graha },
  };
}

/** The verse of Phaladeepika 2 on the matters of each of the seven; it has none on the nodes. */
export const MATTERS_OF: Readonly<Record<Graha, Citation>> = {
  sun: cite("phaladeepika", 2, 1),
  moon: cite("phaladeepika", 2, 2),
  mars: cite("phaladeepika", 2, 3),
  mercury: cite("phaladeepika", 2, 4),
  jupiter: cite("phaladeepika", 2, 5),
  venus: cite("phaladeepika", 2, 6),
  saturn: cite("phaladeepika", 2, 7),
  rahu: PRACTICE,
  ketu: PRACTICE,
};

/** What a stone is worn for by anyone: the matters of its graha. */
export const giftsReason = (gem: Gem, graha: Graha): GemReason => ({
  rule: "gem.gifts",
  facts: { gem },
  source: MATTERS_OF[graha],
  about: graha,
});

/** The matter that every stone of a graha is worn for, as a benefit of one person. */
export const ownMatter = (graha: Graha): GemReason => ({
  rule: "gem.benefit_own",
  facts: { gem: GRAHA_GEM[graha] },
  source: MATTERS_OF[graha],
  about: graha,
});

/** What of the body the graha of a stone stands for, with the text that says so. */
export function bodyReasons(graha: Graha): readonly GemReasonOf<"gem.body_part">[] {
  const { like, parts } = bodyOfGraha(graha);
  return parts.map(({ part, source }) => ({ rule: "gem.body_part", facts: { part, like }, source, about: graha }));
}

/** What spoils a stone, with the text that says so. */
export const flawReasons = (gem: Gem, graha: Graha): readonly GemReasonOf<"gem.flaw">[] =>
  FLAWS_OF_GEM[gem].map((flaw) => ({ rule: "gem.flaw", facts: { flaw }, source: FLAW_SOURCE[flaw], about: graha }));
