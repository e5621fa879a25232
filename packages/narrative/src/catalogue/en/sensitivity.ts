import type { SensitivityWords } from "../sensitivity-words.ts";

const duration = (seconds: number): string => {
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  return [...(minutes > 0 ? [`${minutes} min`] : []), ...(rest > 0 || minutes === 0 ? [`${rest} s`] : [])].join(" ");
};

export const SENSITIVITY_EN: SensitivityWords = {
  quantity: {
    lagna: "Lagna",
    navamsa_lagna: "Navamsa lagna",
    moon_sign: "Moon sign",
    nakshatra: "Birth star",
    pada: "Quarter of the star",
    mahadasha: "Mahadasha running now",
    antardasha: "Antardasha running now",
    pratyantardasha: "Pratyantardasha running now",
  },
  change: ({ quantity, seconds, isEarlier, before, after }) =>
    `${quantity}: ${before} ${isEarlier ? "up to" : "until"} ${duration(seconds)} ${isEarlier ? "before" : "after"} the stated time, ${after} from there on.`,
  none: "none",
};
