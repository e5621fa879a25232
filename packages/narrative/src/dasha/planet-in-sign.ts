import { RASIS } from "@vedanga/core";
import type { PlanetInSignWords, SignElement, Third } from "../catalogue/planet-in-sign-words.ts";
import { easeOf, type GrahaInChart, isFallUndone, type MahadashaLord } from "./mahadasha-lord.ts";
import type { Turns } from "./taking-turns.ts";

/** The parts of the text; three orders, taken in turn. */
const ORDERS = [
  ["character", "sign", "element", "third", "dignity", "outlook", "host", "star", "navamsa", "care"],
  ["character", "dignity", "sign", "element", "outlook", "star", "third", "host", "navamsa", "care"],
  ["sign", "character", "element", "dignity", "third", "outlook", "host", "star", "navamsa", "care"],
] as const;
type Part = (typeof ORDERS)[0][number];

/** The elements of the signs from Mesha, over and over. */
const ELEMENTS: readonly SignElement[] = ["agni", "prithvi", "vayu", "jala"];
const elementOf = ({ rasi }: MahadashaLord): SignElement => ELEMENTS[RASIS.indexOf(rasi) % 4] ?? "agni";

export function thirdOf({ degreesInRasi }: Pick<GrahaInChart, "degreesInRasi">): Third {
  if (degreesInRasi < 10) return "early";
  return degreesInRasi < 20 ? "middle" : "late";
}

/** Below this the traditional tokens are given as well, and then what the graha is consulted for. */
const AMPLE_LENGTH = 930;

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
    return [words.tokens, words.consulted].reduce(
      (whole, more) => (whole.length < AMPLE_LENGTH ? `${whole} ${more[lord.graha]}` : whole),
      text,
    );
  };
  return { text: textOf(order), past: textOf(order.filter((part) => part !== "care")) };
}

function partsOf(
  words: PlanetInSignWords,
  lord: MahadashaLord,
  { next, unsaid }: Turns,
): Readonly<Record<Part, string | undefined>> {
  const { graha, rasi, navamsa } = lord;
  const ofSign = unsaid(words.sign[rasi]);
  const inSign = words.inSign(graha, rasi);
  return {
    character: words.character[graha],
    sign: ofSign ?? inSign,
    element: words.inElement[graha][elementOf(lord)],
    outlook: words.outlook[graha][easeOf(lord.dignity)],
    // A fall that is undone is told with the period.
    dignity: isFallUndone(lord) ? ofSign && inSign : next(words.dignity[lord.dignity], (say) => say(graha, rasi)),
    host: hostOf(words, lord, next),
    third: next(words.third[thirdOf(lord)], (say) => say(graha)),
    star: starLine(words, lord, next),
    navamsa:
      navamsa === rasi
        ? next(words.sameNavamsa, (say) => say(graha))
        : next(words.navamsa, (say) => say(graha, navamsa)),
    care: words.care[graha],
  };
}

/** The star of a graha, and what its lord adds. */
export const starLine = (
  words: PlanetInSignWords,
  { graha, nakshatra, nakshatraLord }: GrahaInChart,
  next: Turns["next"],
): string =>
  nakshatraLord === graha
    ? next(words.starOwn, (say) => say(graha, nakshatra))
    : next(words.star, (say) => say(graha, nakshatra, nakshatraLord));

/** Nothing where the lord of the sign is in it as well: that is company, told with the period, or dignity, told before. */
export function hostOf(
  words: PlanetInSignWords,
  { graha, rasi, host, dignity }: GrahaInChart,
  next: Turns["next"],
): string | undefined {
  if (host.graha === graha) return dignity === "exalted" ? next(words.ownHost, (say) => say(graha)) : undefined;
  if (host.rasi === rasi) return undefined;
  return next(words.host[easeOf(host.dignity)], (say) => say(graha, host.graha, host.rasi));
}
