import type { Graha, Nakshatra, Rasi, TithiGroup } from "@vedanga/core";
import { SKY_NAMES_TE } from "./sky.ts";
import { stem } from "./stem.ts";

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
export const genitive = (graha: Graha): string => GENITIVE[graha];

/** కుజునితో */
export const withGraha = (graha: Graha): string => `${genitive(graha)}తో`;

/** కుజునికి, రాహువుకు */
export const toGraha = (graha: Graha): string =>
  graha === "rahu" || graha === "ketu" ? `${genitive(graha)}కు` : `${genitive(graha)}కి`;

/** మేష, as it is before రాశి and లగ్నం. */
export const rasiStem = (rasi: Rasi): string => stem(SKY_NAMES_TE.rasi[rasi]);

/** శ్రవణ, as it is before నక్షత్రం. */
export const nakshatraStem = (nakshatra: Nakshatra): string => stem(SKY_NAMES_TE.nakshatra[nakshatra]);

/** గురు, as it is before దశ and మహాదశ. */
export const dashaStem = (graha: Graha): string => stem(SKY_NAMES_TE.graha[graha].name);

/** గురుడు */
export const called = (graha: Graha): string => SKY_NAMES_TE.graha[graha].name;

/** As it is before తిథి. */
export const TITHI_GROUP_TE: Readonly<Record<TithiGroup, string>> = {
  nanda: "నందా",
  bhadra: "భద్రా",
  jaya: "జయా",
  rikta: "రిక్తా",
  purna: "పూర్ణా",
};
