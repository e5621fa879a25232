import type { TithiGroup } from "@vedanga/core";

/** As it stands before తిథి. */
export const TITHI_GROUP_TE: Readonly<Record<TithiGroup, string>> = {
  nanda: "నందా",
  bhadra: "భద్రా",
  jaya: "జయా",
  rikta: "రిక్తా",
  purna: "పూర్ణా",
};
