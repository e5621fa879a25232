import type { Graha, Rasi } from "@vedanga/core";
import { oneOf } from "../../one-of.ts";

/** "అ", "అ, ఆ", with the last joined by మరియు's natural stand-in, the comma; `last` only where a choice is meant. */
export function listed(items: readonly string[], last?: "లేదా"): string {
  if (last === undefined) return items.join(", ");
  const [final = "", ...before] = items.toReversed();
  return before.length === 0 ? final : `${before.toReversed().join(", ")} ${last} ${final}`;
}

const GENITIVE: Readonly<Record<Graha, string>> = {
  sun: "సూర్యుని",
  moon: "చంద్రుని",
  mars: "కుజుని",
  mercury: "బుధుని",
  jupiter: "గురుని",
  venus: "శుక్రుని",
  saturn: "శని",
  rahu: "రాహువు",
  ketu: "కేతువు",
};

/** కుజుని: the form before a noun and before తో, పై. */
export const genitive = (graha: string): string => oneOf(GENITIVE, graha);

/** కుజునితో */
export const withGraha = (graha: string): string => `${genitive(graha)}తో`;

/** కుజునికి, రాహువుకు */
export const toGraha = (graha: string): string =>
  graha === "rahu" || graha === "ketu" ? `${genitive(graha)}కు` : `${genitive(graha)}కి`;

const STEM: Readonly<Record<Rasi, string>> = {
  mesha: "మేష",
  vrishabha: "వృషభ",
  mithuna: "మిథున",
  karka: "కర్కాటక",
  simha: "సింహ",
  kanya: "కన్యా",
  tula: "తులా",
  vrischika: "వృశ్చిక",
  dhanu: "ధనుస్సు",
  makara: "మకర",
  kumbha: "కుంభ",
  meena: "మీన",
};

/** మేష, as it stands before రాశి and లగ్నం. */
export const rasiStem = (rasi: string): string => oneOf(STEM, rasi);
