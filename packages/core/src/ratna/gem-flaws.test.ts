import { expect, it } from "vitest";
import { type Citation, cite } from "../citation.ts";
import type { Gem } from "../ids.ts";
import { FLAW_SOURCE, FLAWS_OF_GEM } from "./gem-flaws.ts";

/** Where a flaw is described: the work, and for Brihat Samhita its chapter (docs/methods/gem.md). */
const textOf = (source: Citation): string => {
  if (!("work" in source)) return "today";
  return source.work === "brihat_samhita" && "chapter" in source ? `stones ${source.chapter}` : source.work;
};
const flawsBy = (gem: Gem) => ({ ...Object.groupBy(FLAWS_OF_GEM[gem], (flaw) => textOf(FLAW_SOURCE[flaw])) });

/** Brihat Samhita 82.4, but for the one of a drill: these stones are set. */
const IN_GENERAL = ["turbid", "dull", "lines", "mineral", "broken", "gritty"];

it.each(["ruby", "emerald", "yellow_sapphire", "blue_sapphire", "gomedhaka"] as const)(
  "looks in %s for the flaws of stones in general",
  (gem) => {
    expect(flawsBy(gem)).toEqual({ "stones 82": IN_GENERAL });
  },
);

it.each<readonly [Gem, Readonly<Record<string, readonly string[]>>]>([
  // Chapter 80 is of diamonds, 81 of pearls, the Arthashastra's of the treasury of both pearls and corals.
  ["diamond", { "stones 80": ["crows_foot", "specks", "hairlines", "bubbles", "flat"], "stones 82": ["broken"] }],
  [
    "pearl",
    { "stones 81": ["uneven"], arthashastra: ["rough", "spots", "double"], "stones 82": ["dull", "ill_drilled"] },
  ],
  ["coral", { arthashastra: ["holes"], "stones 82": ["dull", "lines", "broken", "ill_drilled"] }],
  ["cat_eye", { today: ["broken_band"], "stones 82": ["turbid", "dull", "lines", "mineral", "broken"] }],
])("looks in %s for those of its own text too, and for those of no other stone", (gem, expected) => {
  expect(flawsBy(gem)).toEqual(expected);
});

it("asks of a drill in pearls and corals alone, which are strung", () => {
  const drilled = Object.entries(FLAWS_OF_GEM).filter(([, flaws]) => flaws.includes("ill_drilled"));
  expect(drilled.map(([gem]) => gem)).toEqual(["pearl", "coral"]);
});

it("cites for a dull stone its price too, and for an uneven pearl the verses on the kinds of pearls", () => {
  expect(FLAW_SOURCE.dull).toEqual(cite("brihat_samhita", 82, 4, [7, 11]));
  expect(FLAW_SOURCE.turbid).toEqual(cite("brihat_samhita", 82, 4));
  expect(FLAW_SOURCE.uneven).toEqual(cite("brihat_samhita", 81, [3, 6]));
});
