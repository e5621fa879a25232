import type { Direction } from "@vedanga/core";
import { nakshatraStem } from "@vedanga/names/te/forms";
import { NAMES_TE } from "@vedanga/names/te/names";
import { stem } from "@vedanga/names/te/stem";
import type { VastuWords } from "../custom-words.ts";

/** తూర్పు దిక్కు, ఆగ్నేయ దిక్కు */
const side = (name: string): string => `${stem(name)} దిక్కు`;
const sideOf = (direction: Direction): string => side(NAMES_TE.direction[direction]);

export const VASTU_TE: VastuWords = {
  two: (first, second) => `${first}, ${second}`,
  avoidance: (shrine) => `${side(shrine)}ను దేవునికి ఉంచండి; అక్కడ వంటగది, పడకగది వద్దు.`,
  weight: (heavy, open) => `బరువైనవి, ఎత్తైనవి ${side(heavy)}న ఉంచండి; ${side(open)} ఖాళీగా, తేలికగా ఉండాలి.`,
  sentence: ({ star, lord, door, avoided, kitchen, bedroom, open }) =>
    `నక్షత్రం: ${star}; అధిపతి: ${lord}. ఆచారం ప్రకారం ఇంటి ముఖద్వారానికి అనుకూలమైన దిక్కు: ${door}; ముఖద్వారం పెట్టని దిక్కులు: ${avoided}. వంటగది: ${kitchen}; ముఖ్యమైన పడకగది: ${bedroom}; ఖాళీ స్థలం: ${open}.`,
  reasons: {
    "vastu.lord": ({ nakshatra }, about) => `${nakshatraStem(nakshatra)} నక్షత్రానికి అధిపతి ${NAMES_TE.graha[about].name}.`,
    "vastu.door": ({ nakshatra, direction }) =>
      `కృత్తిక నుండి ఏడేసి నక్షత్రాలను తూర్పు, దక్షిణ, పశ్చిమ, ఉత్తర దిక్కులకు లెక్కిస్తారు; ${nakshatraStem(nakshatra)} నక్షత్రానిది ${sideOf(direction)}.`,
    "vastu.door_avoided": ({ directions }) =>
      `ఆగ్నేయం నుండి వాయువ్యం వరకు పరిఘ దండం ఉంటుంది; ఒక వైపు నక్షత్రాలను మరో వైపు దిక్కులకు వాడరు. దానికి అవతల ఉన్న దిక్కులు: ${directions.map((each) => NAMES_TE.direction[each]).join(", ")}.`,
    "vastu.rooms": ({ kitchen, bedroom, shrine }) =>
      `గ్రంథాల ప్రకారం అన్ని నక్షత్రాలవారికీ వంటగది ${sideOf(kitchen)}న, పడకగది ${sideOf(bedroom)}న, దేవుని గది ${sideOf(shrine)}న ఉండాలి.`,
    "vastu.today": ({ bedroom, heavy, open }) =>
      `ఈ కాలపు ఆచారం ప్రకారం ముఖ్యమైన పడకగది ${sideOf(bedroom)}న, బరువైనవి ${sideOf(heavy)}న ఉంచి ${sideOf(open)}ను ఖాళీగా వదులుతారు.`,
  },
};
