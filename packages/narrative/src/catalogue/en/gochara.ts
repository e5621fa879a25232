import type { GocharaWords } from "../gochara-words.ts";
import { ordinalWord } from "./forms.ts";
import { listed, named, namedFirst } from "./phrases.ts";

export const GOCHARA_EN: GocharaWords = {
  reasons: {
    "transit.favourable": (facts) =>
      `${namedFirst(facts.id("about"))} passes the ${ordinalWord(facts.number("house"))} from your Moon, a good place for it, and nobody stands in the ${ordinalWord(facts.number("vedhaHouse"))} to obstruct it.`,
    "transit.obstructed": (facts) =>
      `${namedFirst(facts.id("about"))} passes the ${ordinalWord(facts.number("house"))} from your Moon, a good place for it, but ${listed(facts.ids("obstructedBy").map(named))} in the ${ordinalWord(facts.number("vedhaHouse"))} ${facts.ids("obstructedBy").length === 1 ? "holds" : "hold"} the good back for now (vedha).`,
    "transit.unfavourable": (facts) =>
      `${namedFirst(facts.id("about"))} passes the ${ordinalWord(facts.number("house"))} from your Moon, which is not among its good places.`,
    "transit.bindus_favourable": (facts) =>
      `It has ${facts.number("bindus")} of 8 bindus in ${facts.rasi("rasi")} in your ashtakavarga: more for it than against.`,
    "transit.bindus_even": (facts) =>
      `It has ${facts.number("bindus")} of 8 bindus in ${facts.rasi("rasi")} in your ashtakavarga: as much for it as against.`,
    "transit.bindus_unfavourable": (facts) =>
      `It has ${facts.number("bindus")} of 8 bindus in ${facts.rasi("rasi")} in your ashtakavarga: fewer for it than against, so take it slowly.`,
  },
  saturn: {
    "saturn.sade_sati": (facts) =>
      `Saturn is in ${facts.rasi("rasi")}, the ${ordinalWord(facts.number("house"))} sign from the birth Moon in ${facts.rasi("moonRasi")}; the twelfth, the first and the second are the three parts of Sade Sati.`,
    "saturn.small_panoti": (facts) =>
      `Saturn is in ${facts.rasi("rasi")}, the ${ordinalWord(facts.number("house"))} sign from the birth Moon in ${facts.rasi("moonRasi")}; the fourth, the seventh and the eighth are counted as small panotis.`,
    "saturn.came_back": (facts) =>
      `Saturn was retrograde and came back into ${facts.rasi("rasi")}, which it had left not long before.`,
  },
};
