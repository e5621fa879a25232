import type { AshtakavargaFacts, BinduGiver } from "@vedanga/core";
import { named, namedFirst, sentenceStart } from "@vedanga/names/en/forms";
import { NAMES_EN } from "@vedanga/names/en/names";
import type { RuleWords } from "../../reason/reason-sentence.ts";
import type { BinduChartWords } from "../strength-words.ts";
import { listed } from "./phrases.ts";

const who = (one: BinduGiver): string => (one === "lagna" ? "the ascendant" : named(one));

export const BINDUS_EN: RuleWords<AshtakavargaFacts, BinduGiver> = {
  "ashtakavarga.counted": ({ of }) =>
    `From its own place, from the other six and from the ascendant each planet finds some houses favourable; each such sign gets a bindu, eight at most. The seven together give ${of}, so a sign has ${Math.round(of / 12)} on average.`,
  "ashtakavarga.row": ({ of }, about) =>
    about === "lagna"
      ? `The ascendant has a count of its own, ${of} bindus in any chart. They are not in the total of the seven planets.`
      : `${namedFirst(about)} has ${of} bindus in any chart. In which signs they are depends on the places of the seven planets and of the ascendant.`,
  "ashtakavarga.given": ({ to, rasi, houses }, about) =>
    `Counted from ${about === to ? "its own place" : who(about)} in ${NAMES_EN.rasi[rasi]}, houses ${listed(houses.map(String))} are favourable for ${who(to)}.`,
};

export const BINDU_CHART_EN: BinduChartWords = {
  title: "Ashtakavarga",
  subtitle: (of) => (of === "total" ? "all seven planets" : `bindus of ${who(of)}`),
  note: (inAll) => `${inAll} in all`,
  sign: ({ rasi, house, bindus }) =>
    `${sentenceStart(NAMES_EN.rasi[rasi])}: ${bindus} ${bindus === 1 ? "bindu" : "bindus"}, house ${house}.`,
};
