// Ids of what two births are compared by; part of the one list of ids.

/** The eight kootas of the north, in the order of their points: 1 to 8. */
export const KOOTAS = ["varna", "vasya", "tara", "yoni", "graha_maitri", "gana", "bhakoot", "nadi"] as const;
export type Koota = (typeof KOOTAS)[number];

/** The ten poruthams of the south, in the order in which they are told. */
export const PORUTHAMS = [
  "dina",
  "gana",
  "mahendra",
  "stree_dirgha",
  "yoni",
  "rasi",
  "rasi_adhipati",
  "vasya",
  "rajju",
  "vedha",
] as const;
export type Porutham = (typeof PORUTHAMS)[number];

/** Highest first. */
export const VARNAS = ["brahmin", "kshatriya", "vaishya", "shudra"] as const;
export type Varna = (typeof VARNAS)[number];

/** Four-footed, human, of the water, of the forest, and the scorpion. */
export const VASYA_CLASSES = ["chatushpada", "manava", "jalachara", "vanachara", "keeta"] as const;
export type VasyaClass = (typeof VASYA_CLASSES)[number];

export type Gana = "deva" | "manushya" | "rakshasa";

export type Nadi = "adi" | "madhya" | "antya";

/** Foot, waist, navel, neck and head. */
export type Rajju = "pada" | "kati" | "nabhi" | "kantha" | "shiro";

/** The animals of the stars. */
export const YONIS = [
  "horse",
  "elephant",
  "sheep",
  "snake",
  "dog",
  "cat",
  "rat",
  "cow",
  "buffalo",
  "tiger",
  "deer",
  "monkey",
  "mongoose",
  "lion",
] as const;
export type Yoni = (typeof YONIS)[number];

/** The metals of the foot, by the house of the Moon. */
export type Paya = "gold" | "silver" | "copper" | "iron";

/** The doshas of which a whole match asks whether both or neither have them. */
export const AGGREGATE_DOSHAS = ["mangal", "pitra", "kaalsarp", "saturn", "nodes"] as const;
export type AggregateDosha = (typeof AGGREGATE_DOSHAS)[number];
