import { named, namedFirst, sentenceStart } from "@vedanga/names/en/forms";
import type { ChartWords } from "../chart-words.ts";
import { allCalled, mattersOf, ordinalWord } from "./forms.ts";
import { listed } from "./phrases.ts";

/** From this many on it is worth saying that a house is the fullest. */
const MANY = 3;

export const aboutHouse: ChartWords["aboutHouse"] = (
  { house, standing, isFullest, lord, lordHouse, isLordHome },
  note,
) => {
  const within = note === undefined ? "" : `; in this chart, as far as they touch ${note}`;
  const about = `The ${ordinalWord(house)} house is read for ${mattersOf(house)}${within}.`;
  const lordStands = `${named(lord)}, in the ${ordinalWord(lordHouse)} house`;
  const [alone] = standing;
  if (alone === undefined)
    return `${about} No planet is in it, so it is read from the lord of its sign: ${lordStands}.`;
  if (standing.length === 1 && alone === lord)
    return `${about} ${namedFirst(lord)} is in it${isLordHome ? ", at home in its own sign" : ", the lord of its sign"}.`;
  const fullest = isFullest && standing.length >= MANY ? ", more than in any other house" : "";
  const stand = `${sentenceStart(allCalled(standing))} ${standing.length === 1 ? "is" : "are"} in it${fullest}.`;
  if (isLordHome) return `${about} ${stand} ${namedFirst(lord)}, the lord of its sign, is at home here.`;
  if (standing.includes(lord)) return `${about} ${stand} ${namedFirst(lord)} is the lord of its sign.`;
  return `${about} ${stand} The lord of its sign is ${lordStands}.`;
};

export const seenBy: ChartWords["seenBy"] = (those) =>
  those.length === 0
    ? "No planet looks at this house in full."
    : `${sentenceStart(listed(those.map(({ graha, house }) => `${named(graha)} (from house ${house})`)))} ${those.length === 1 ? "looks" : "look"} at this house in full.`;
