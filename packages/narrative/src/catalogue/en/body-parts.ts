import type { BodyPart } from "@vedanga/core";

export const BODY_PART_EN: Readonly<Record<BodyPart, string>> = {
  bones: "the bones",
  heart: "the heart",
  eyes: "the eyes",
  skin: "the skin",
  blood: "the blood",
  sleep: "sleep",
  digestion: "digestion",
  phlegm: "phlegm",
  marrow: "the marrow",
  throat: "the throat",
  nose: "the nose",
  body_fat: "body fat",
  ears: "the ears",
  bowels: "the bowels",
  reproduction: "the reproductive system",
  urinary_tract: "the urinary tract",
  muscles: "the muscles",
  legs: "the legs",
  stomach: "the stomach",
  tiredness: "tiredness",
};
