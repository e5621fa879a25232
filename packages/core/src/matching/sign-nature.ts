import type { Rasi, Varna, VasyaClass } from "../ids.ts";

/** Varnas of the signs: brahmin for those of water, then kshatriya, vaishya, shudra from Mesha. Muhurta Chintamani, ch. 6. */
export const RASI_VARNAS: Readonly<Record<Rasi, Varna>> = {
  mesha: "kshatriya",
  vrishabha: "vaishya",
  mithuna: "shudra",
  karka: "brahmin",
  simha: "kshatriya",
  kanya: "vaishya",
  tula: "shudra",
  vrischika: "brahmin",
  dhanu: "kshatriya",
  makara: "vaishya",
  kumbha: "shudra",
  meena: "brahmin",
};

/** The first and the second half of each sign; BPHS ch. 4 for the two that change. */
const VASYA_HALVES: Readonly<Record<Rasi, readonly [VasyaClass, VasyaClass]>> = {
  mesha: ["chatushpada", "chatushpada"],
  vrishabha: ["chatushpada", "chatushpada"],
  mithuna: ["manava", "manava"],
  karka: ["jalachara", "jalachara"],
  simha: ["vanachara", "vanachara"],
  kanya: ["manava", "manava"],
  tula: ["manava", "manava"],
  vrischika: ["keeta", "keeta"],
  dhanu: ["manava", "chatushpada"],
  makara: ["chatushpada", "jalachara"],
  kumbha: ["manava", "manava"],
  meena: ["jalachara", "jalachara"],
};

const HALF_DEG = 15;

/** The vasya class of a place in a sign, in degrees from its beginning, 0 <= x < 30. */
export function vasyaClassAt(rasi: Rasi, degreesInRasi: number): VasyaClass {
  const [first, second] = VASYA_HALVES[rasi];
  return degreesInRasi < HALF_DEG ? first : second;
}
