import type { Graha } from "@vedanga/core";
import { genitive } from "@vedanga/names/te/forms";
import { NAMES_TE } from "@vedanga/names/te/names";
import type { GemWords } from "../gem-words.ts";
import { BODY_PART_TE } from "./body-parts.ts";
import { FLAW_EFFECT_TE, FLAW_OF_GEM_TE, FLAW_TE } from "./gem-flaws.ts";
import { GEM_REASONS_TE } from "./gem-reasons.ts";
import { GEM_STONES_TE } from "./gem-stones.ts";
import { listed } from "./phrases.ts";

const METAL = { gold: "బంగారం", silver: "వెండి", copper: "రాగి", panchaloha: "పంచలోహం" } as const;
const IN_METAL = { gold: "బంగారంలో", silver: "వెండిలో", copper: "రాగిలో", panchaloha: "పంచలోహంలో" } as const;
const FINGER = { index: "చూపుడు", middle: "మధ్య", ring: "ఉంగరపు", little: "చిటికెన" } as const;
const HOUR = { sunrise: "సూర్యోదయమైన గంటలోపు", evening: "సాయంత్రం, సూర్యాస్తమయం తర్వాత" } as const;

export const GEM_TE: GemWords = {
  stone: GEM_STONES_TE,
  finger: {
    index: `${FINGER.index} వేలు`,
    middle: `${FINGER.middle} వేలు`,
    ring: `${FINGER.ring} వేలు`,
    little: `${FINGER.little} వేలు`,
  },
  flaw: FLAW_TE,
  flawEffect: FLAW_EFFECT_TE,
  flawOfGem: FLAW_OF_GEM_TE,
  metals: (metals) =>
    listed(
      metals.map((metal) => METAL[metal]),
      "లేదా",
    ),
  weight: ({ caratsFrom, caratsTo, rattiFrom, rattiTo }) =>
    `${caratsFrom} నుండి ${caratsTo} క్యారెట్లు (${rattiFrom} నుండి ${rattiTo} రత్తులు)`,
  association: (part) => `సంప్రదాయం ప్రకారం సంబంధం: ${BODY_PART_TE[part]}`,
  bodyPart: (part) => BODY_PART_TE[part],
  timeShort: (vara, hour) => `${NAMES_TE.vara[vara].weekday}, ${HOUR[hour]}`,
  time: ({ vara, hour, graha }) =>
    `శుక్ల పక్షంలోని ${NAMES_TE.vara[vara].weekday} నాడు, ${HOUR[hour]}, రత్నాన్ని మొదటిసారి ధరించడం ఆచారం. ${dayOf(graha)}`,
  method: ({ gem, metals, finger, vara, graha }) => {
    const inMetals = listed(
      metals.map((metal) => IN_METAL[metal]),
      "లేదా",
    );
    return [
      `రత్నాన్ని (${NAMES_TE.gem[gem]}) చర్మానికి తగిలేలా, కింది వైపు తెరిచి ఉండేటట్లు ${inMetals} పొదిగించుకోవాలి.`,
      `${NAMES_TE.vara[vara].weekday} నాడు మంచి నీటితో కడిగి, ఇంట్లో దేవుని దీపం ముందు ఉంచాలి.`,
      `${genitive(graha)} మంత్రాన్ని 108 సార్లు జపించి, రాసే చేతి ${FINGER[finger]} వేలికి ధరించాలి.`,
      "ధరించాక మనసుకు నచ్చకపోతే తీసివేయవచ్చు; ఆగి చూడడం వల్ల నష్టమేమీ లేదు.",
    ].join(" ");
  },
  rule: "ఒకటి, తొమ్మిది, ఐదు భావాల అధిపతులను ఈ క్రమంలో పరిశీలించి, బలం చేకూర్చదగిన మొదటి గ్రహపు రత్నాన్ని జీవిత రత్నంగా ఎంచుకుంటారు.",
  reasons: GEM_REASONS_TE,
};

function dayOf(graha: Graha): string {
  if (graha === "rahu") return "ఆ రోజుకు అధిపతి శని; ఆచారం ప్రకారం రాహువుకూ అదే రోజు.";
  if (graha === "ketu") return "ఆ రోజుకు అధిపతి కుజుడు; ఆచారం ప్రకారం కేతువుకూ అదే రోజు.";
  return `ఆ రోజుకు అధిపతి ${NAMES_TE.graha[graha].name}.`;
}
