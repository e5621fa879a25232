import type { SensitivityWords } from "../sensitivity-words.ts";

const duration = (seconds: number): string => {
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  return [...(minutes > 0 ? [`${minutes} ని`] : []), ...(rest > 0 || minutes === 0 ? [`${rest} సె`] : [])].join(" ");
};

export const SENSITIVITY_TE: SensitivityWords = {
  quantity: {
    lagna: "లగ్నం",
    navamsa_lagna: "నవాంశ లగ్నం",
    moon_sign: "జన్మ రాశి",
    nakshatra: "జన్మ నక్షత్రం",
    pada: "నక్షత్ర పాదం",
    mahadasha: "ప్రస్తుత మహాదశ",
    antardasha: "ప్రస్తుత అంతర్దశ",
    pratyantardasha: "ప్రస్తుత ప్రత్యంతర్దశ",
  },
  change: ({ quantity, seconds, isEarlier, before, after }) =>
    isEarlier
      ? `${quantity}: చెప్పిన సమయానికి ${duration(seconds)} ముందు వరకు ${before}, అక్కడి నుంచి ${after}.`
      : `${quantity}: చెప్పిన సమయం దాటాక ${duration(seconds)} వరకు ${before}, అక్కడి నుంచి ${after}.`,
  none: "లేదు",
};
