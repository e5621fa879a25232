import type { AggregateDosha } from "@vedanga/core";
import { sentenceStart } from "@vedanga/names/en/forms";
import type { AggregateWords } from "../aggregate-words.ts";
import { listed } from "./phrases.ts";

const DOSHA: Readonly<Record<AggregateDosha, string>> = {
  mangal: "Mangal dosha",
  pitra: "pitra dosha",
  kaalsarp: "Kaal-Sarp dosha",
  saturn: "the dosha of Saturn",
  nodes: "the dosha of Rahu and Ketu",
};

function balance(dosha: AggregateDosha, groom: boolean, bride: boolean): string {
  const name = DOSHA[dosha];
  if (groom && bride) return `Both have ${name}, and what both have is balanced by custom.`;
  if (!groom && !bride) return `Neither has ${name}.`;
  return groom
    ? `The groom has ${name} and the bride does not, so custom does not count it as balanced.`
    : `The bride has ${name} and the groom does not, so custom does not count it as balanced.`;
}

const summed = (what: string) => (facts: { readonly sum: number; readonly of: number; readonly share: number }) =>
  `The ${what} give ${facts.sum} of ${facts.of}; they count as ${facts.share} of 100.`;

export const AGGREGATE_EN: AggregateWords = {
  summary: (score) => `The match comes to ${score} of 100 by our own weighting of kootas, poruthams and doshas.`,
  inFull: ({ kootas, poruthams, unequal }) =>
    `The eight kootas give ${kootas} of 36 and the ten poruthams ${poruthams} of 10. ${
      unequal.length === 0
        ? "No dosha belongs to only one of the two."
        : `${sentenceStart(listed(unequal.map((dosha) => DOSHA[dosha])))} ${unequal.length === 1 ? "belongs" : "belong"} to only one of the two.`
    } This is a sum of customs; how well two people live together is not in it.`,
  balance,
  reasons: {
    "aggregate.ashtakoota": summed("eight kootas"),
    "aggregate.dashakoota": summed("ten poruthams"),
    "aggregate.rajju": ({ isFree, share }) =>
      isFree
        ? `The two stars are of different rajjus, which gives all ${share} points.`
        : `The two stars are of one rajju, which gives none of ${share} points.`,
    "aggregate.vedha": ({ isFree, share }) =>
      isFree
        ? `The two stars do not pierce one another, which gives all ${share} points.`
        : `The two stars pierce one another, which gives none of ${share} points.`,
    "aggregate.dosha": ({ dosha, groom, bride, share }) =>
      `${balance(dosha, groom, bride)} Balance here counts ${share} points.`,
  },
};
