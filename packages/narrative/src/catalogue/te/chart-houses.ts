import { called, genitive } from "@vedanga/names/te/forms";
import type { ChartWords } from "../chart-words.ts";
import { allCalled, mattersOf, ordinalWord } from "./forms.ts";
import { listed } from "./phrases.ts";

/** From this many on it is worth saying that a house is the fullest. */
const MANY = 3;

export const aboutHouse: ChartWords["aboutHouse"] = (
  { house, standing, isFullest, lord, lordHouse, isLordHome },
  note,
) => {
  const within = note === undefined ? "" : ` (ఈ చక్రంలో: ${note})`;
  const about = `${ordinalWord(house)} భావంతో చూసే విషయాలు: ${mattersOf(house)}${within}.`;
  const lordStands = `రాశ్యధిపతి ${called(lord)} ${ordinalWord(lordHouse)} భావంలో ఉన్నాడు`;
  const [alone] = standing;
  if (alone === undefined) return `${about} ఇక్కడ ఏ గ్రహమూ లేదు కాబట్టి రాశ్యధిపతిని బట్టి చూడాలి; ${lordStands}.`;
  if (standing.length === 1 && alone === lord)
    return `${about} ${isLordHome ? `ఇక్కడ స్వక్షేత్రంలో ${called(lord)} ఉన్నాడు` : `ఇక్కడ రాశ్యధిపతి ${called(lord)} ఉన్నాడు`}.`;
  const fullest = isFullest && standing.length >= MANY ? "; ఇంతమంది మరే భావంలోనూ లేరు" : "";
  const stand = `ఇక్కడ ${allCalled(standing)} ${standing.length === 1 ? "ఉన్నాడు" : "ఉన్నారు"}${fullest}.`;
  if (isLordHome) return `${about} ${stand} రాశ్యధిపతి ${genitive(lord)} స్వక్షేత్రం ఇది.`;
  if (standing.includes(lord)) return `${about} ${stand} వారిలో రాశ్యధిపతి ${called(lord)}.`;
  return `${about} ${stand} ${lordStands}.`;
};

export const seenBy: ChartWords["seenBy"] = (those) =>
  those.length === 0
    ? "ఈ భావంపై ఏ గ్రహానికీ పూర్ణ దృష్టి లేదు."
    : `ఈ భావంపై పూర్ణ దృష్టి: ${listed(those.map(({ graha, house }) => `${called(graha)} (${house}వ భావం నుండి)`))}.`;
