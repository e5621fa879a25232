import type { DailyMoonWhole } from "@vedanga/contract";
import type { DayLuck, GrahaColour } from "@vedanga/core";
import type { Catalogue } from "@vedanga/narrative";

/** A shade for each of Brihat Jataka's colours; Venus's "variegated", which no single shade can show, is shown by a rose. */
const SHADES: Readonly<Record<GrahaColour, string>> = {
  copper: "#B4532A",
  white: "#FFFFFF",
  red: "#C8102E",
  green: "#008200",
  yellow: "#F2C200",
  variegated: "#E38AAE",
  black: "#1A1A1A",
  smoky_blue: "#5B6B82",
};

export const luckyFields = (
  { colour, numbers }: DayLuck,
  { names }: Catalogue,
): Pick<DailyMoonWhole, "lucky_color" | "lucky_color_code" | "lucky_number"> => ({
  lucky_color: names.colour[colour],
  lucky_color_code: SHADES[colour],
  lucky_number: [...numbers],
});
