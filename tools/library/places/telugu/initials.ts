/** The letters of English as Telugu writes their names. */
const NAMES: Readonly<Record<string, string>> = {
  A: "ఎ",
  B: "బి",
  C: "సి",
  D: "డి",
  E: "ఇ",
  F: "ఎఫ్",
  G: "జి",
  H: "హెచ్",
  I: "ఐ",
  J: "జె",
  K: "కె",
  L: "ఎల్",
  M: "ఎం",
  N: "ఎన్",
  O: "ఓ",
  P: "పి",
  Q: "క్యూ",
  R: "ఆర్",
  S: "ఎస్",
  T: "టి",
  U: "యు",
  V: "వి",
  W: "డబ్ల్యు",
  X: "ఎక్స్",
  Y: "వై",
  Z: "జెడ్",
};
const INITIALS = /^((?:[A-Z]\.\s?)+)/;

/** "G. Madugula" begins with జి. and "K.V.B. Puram" with కె.వి.బి.; empty where a name has no initials. */
export function initialsOf(name: string): string {
  const letters = INITIALS.exec(name)?.[1]?.replace(/[^A-Z]/g, "") ?? "";
  return [...letters].map((letter) => `${NAMES[letter]}.`).join("");
}
