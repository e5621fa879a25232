import { RASIS } from "@vedanga/core";
import type { PlanetInSignWords, SignElement, Third } from "../catalogue/planet-in-sign-words.ts";
import { easeOf, type MahadashaLord } from "./mahadasha-lord.ts";
import type { Turns } from "./taking-turns.ts";

/** The parts of the text; three orders, taken in turn. */
const ORDERS = [
  ["character", "sign", "element", "third", "dignity", "outlook", "beside", "host", "house", "star", "navamsa", "care"],
  ["character", "house", "sign", "element", "outlook", "beside", "star", "dignity", "third", "host", "navamsa", "care"],
  ["sign", "character", "element", "dignity", "third", "outlook", "house", "beside", "host", "star", "navamsa", "care"],
] as const;
type Part = (typeof ORDERS)[0][number];

/** The elements of the signs from Mesha, over and over. */
const ELEMENTS: readonly SignElement[] = ["agni", "prithvi", "vayu", "jala"];
const elementOf = ({ rasi }: MahadashaLord): SignElement => ELEMENTS[RASIS.indexOf(rasi) % 4] ?? "agni";

function thirdOf({ degreesInRasi }: MahadashaLord): Third {
  if (degreesInRasi < 10) return "early";
  return degreesInRasi < 20 ? "middle" : "late";
}

/** Below this the traditional tokens are given as well. */
const AMPLE_LENGTH = 960;

export interface PlanetInSign {
  /** 900 to 1400 characters. */
  readonly text: string;
  /** The same without advice, for a period that is over. */
  readonly past: string;
}

/** A graha in its sign at birth; `turn` is the place of the text among those beside it. */
export function planetInSign(words: PlanetInSignWords, lord: MahadashaLord, turns: Turns, turn: number): PlanetInSign {
  const parts = partsOf(words, lord, turns);
  const order = ORDERS[turn % ORDERS.length] ?? ORDERS[0];
  const textOf = (said: readonly Part[]): string => {
    const text = said.flatMap((part) => parts[part] ?? []).join(" ");
    return text.length < AMPLE_LENGTH ? `${text} ${words.tokens[lord.graha]}` : text;
  };
  return { text: textOf(order), past: textOf(order.filter((part) => part !== "care")) };
}

function partsOf(
  words: PlanetInSignWords,
  lord: MahadashaLord,
  turns: Turns,
): Readonly<Record<Part, string | undefined>> {
  const { graha, rasi, house, host, nakshatra, pada, nakshatraLord, navamsa, joined } = lord;
  return {
    character: words.character[graha],
    sign: turns.unsaid(words.sign[rasi]),
    element: words.inElement[graha][elementOf(lord)],
    outlook: words.outlook[graha][easeOf(lord.dignity)],
    beside: joined.length > 0 ? turns.next(words.beside)(joined) : undefined,
    dignity: turns.next(words.dignity[lord.dignity])(graha, rasi),
    host:
      host.graha === graha
        ? turns.next(words.ownHost)(graha)
        : turns.next(words.host[easeOf(host.dignity)])(graha, host.graha, host.house),
    house: turns.next(words.house)(graha, house),
    third: turns.next(words.third[thirdOf(lord)])(Math.floor(lord.degreesInRasi)),
    star:
      nakshatraLord === graha ? words.starOwn(nakshatra, pada) : turns.next(words.star)(nakshatra, pada, nakshatraLord),
    navamsa: navamsa === rasi ? turns.next(words.sameNavamsa)(rasi) : turns.next(words.navamsa)(navamsa),
    care: words.care[graha],
  };
}
