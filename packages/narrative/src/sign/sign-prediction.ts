import { type Dignity, type Rasi, rasiCharacter } from "@vedanga/core";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { easeOf } from "../dasha/mahadasha-lord.ts";

/** Below this the advice of the sign is given as well. */
const AMPLE_LENGTH = 300;

/** What a rising sign is read for, in 300 to 450 characters. */
export function ascendantPrediction({ ascendant, planetInSign }: Catalogue, rasi: Rasi): string {
  const { nature, flagship, spirituality } = ascendant.sign[rasi];
  const text = [planetInSign.sign[rasi][0], nature, flagship].join(" ");
  return text.length < AMPLE_LENGTH ? `${text} ${spirituality}` : text;
}

/** The same of the sign of the Moon, by the ease that the Moon has in it. */
export function moonSignPrediction({ planetInSign: words }: Catalogue, rasi: Rasi, dignity: Dignity): string {
  const [first, second = first] = words.sign[rasi];
  const { tattva } = rasiCharacter(rasi);
  return [words.character.moon, second, words.inElement.moon[tattva], words.outlook.moon[easeOf(dignity)]].join(" ");
}

/** Of the sign of the Sun by the tropical zodiac, which knows no dignities of ours. */
export function sunSignPrediction({ planetInSign: words }: Catalogue, rasi: Rasi): string {
  const ways = words.sign[rasi];
  const { tattva } = rasiCharacter(rasi);
  return [ways[0], ways.at(-1), words.inSign("sun", rasi), words.inElement.sun[tattva]].join(" ");
}
