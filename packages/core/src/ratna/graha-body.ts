import { type Citation, cite } from "../citation.ts";
import type { Graha, LuminousGraha } from "../ids.ts";

/** What of the body a graha stands for. */
const BODY_PARTS = [
  "bones",
  "heart",
  "eyes",
  "skin",
  "blood",
  "sleep",
  "digestion",
  "phlegm",
  "marrow",
  "throat",
  "nose",
  "body_fat",
  "ears",
  "bowels",
  "reproduction",
  "urinary_tract",
  "muscles",
  "legs",
  "stomach",
  "tiredness",
] as const;
export type BodyPart = (typeof BODY_PARTS)[number];

interface PartOfGraha {
  readonly part: BodyPart;
  readonly source: Citation;
}

/** The tissue that Parashara gives to each of the seven, in their order. */
const TISSUES = cite("bphs", 3, 31);

/** The tissue first, then what the verse of Phaladeepika 14 on the graha names. */
const body = (tissue: BodyPart, verse: number, ...parts: readonly BodyPart[]): readonly PartOfGraha[] => [
  { part: tissue, source: TISSUES },
  ...parts.map((part) => ({ part, source: cite("phaladeepika", 14, verse) })),
];

const GRAHA_BODY: Readonly<Record<LuminousGraha, readonly PartOfGraha[]>> = {
  sun: body("bones", 2, "heart", "eyes", "skin"),
  moon: body("blood", 3, "sleep", "digestion", "phlegm"),
  mars: body("marrow", 4, "blood", "eyes", "skin"),
  mercury: body("skin", 5, "throat", "nose", "eyes"),
  jupiter: body("body_fat", 6, "ears", "bowels", "phlegm"),
  venus: body("reproduction", 7, "urinary_tract", "eyes", "phlegm"),
  saturn: body("muscles", 8, "legs", "stomach", "tiredness"),
};

/** Parashara gives the nodes no tissue; by custom Rahu is read like Saturn, Ketu like Mars. */
const bodyLike = (graha: Graha): LuminousGraha => {
  if (graha === "rahu") return "saturn";
  return graha === "ketu" ? "mars" : graha;
};

/** What of the body a graha stands for, and the graha that lends it to a node. */
export function bodyOfGraha(graha: Graha): { readonly like: LuminousGraha; readonly parts: readonly PartOfGraha[] } {
  const like = bodyLike(graha);
  return { like, parts: GRAHA_BODY[like] };
}
