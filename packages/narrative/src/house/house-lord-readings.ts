import type { Catalogue } from "../catalogue/catalogue.ts";
import type { HouseLord, HouseLordWords } from "../catalogue/house-lord-words.ts";
import { type Turns, takingTurns } from "../dasha/taking-turns.ts";

/** Below this what the house is read for is said as well. */
const AMPLE_LENGTH = 200;

/** The twelve lords of one chart, each in 200 to 350 characters; no sentence comes twice. */
export function houseLordReadings({ houseLord }: Catalogue, lords: readonly HouseLord[]): string[] {
  const turns = takingTurns();
  return lords.map((lord) => {
    const text = [
      lordStands(houseLord, lord, turns),
      lordBrings(houseLord, lord),
      turns.next(houseLord.strength[lord.dignity], (say) => say(lord.lord)),
    ].join(" ");
    return text.length < AMPLE_LENGTH ? `${houseLord.readFor(lord.house)} ${text}` : text;
  });
}

/** Which graha rules the house, and where it is. */
export const lordStands = (words: HouseLordWords, lord: HouseLord, { next }: Turns): string =>
  lord.house === lord.lordHouse ? words.atHome(lord) : next(words.stands, (say) => say(lord));

/** What it brings to the matters of the house. */
export function lordBrings({ lordIn }: HouseLordWords, { house, lordHouse }: HouseLord): string {
  const said = lordIn[house - 1]?.[lordHouse - 1];
  if (said === undefined) throw new RangeError(`no lord of house ${house} in house ${lordHouse}`);
  return said;
}
