import type { LordChoice } from "@vedanga/core";

/** Why one of the two lords of a sign is counted to, as the end of a sentence. */
export const CHOSEN_LORD_TE: Readonly<Record<LordChoice, string>> = {
  both_in_sign: "ఇద్దరూ ఆ రాశిలోనే ఉన్నారు",
  other_in_sign: "రెండవ అధిపతి ఆ రాశిలోనే ఉన్నాడు",
  more_company: "ఈ గ్రహంతో కలిసి ఎక్కువ గ్రహాలు ఉన్నాయి",
  higher_degree: "ఇద్దరితోనూ సమానంగా గ్రహాలు ఉన్నాయి; రాశిలో ఎక్కువ డిగ్రీలు దాటింది ఈ గ్రహం",
};
