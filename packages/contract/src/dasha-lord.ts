import { GRAHAS } from "@vedanga/core/ids";
import { SKY_NAMES_EN } from "@vedanga/names/en/sky";

export type DashaLord = (typeof GRAHAS)[number];

/** The lord of a period by its English name or its id, in any case. */
export function dashaLordNamed(text: string): DashaLord | undefined {
  const name = text.toLowerCase();
  return GRAHAS.find((graha) => graha === name || SKY_NAMES_EN.graha[graha].name.toLowerCase() === name);
}
