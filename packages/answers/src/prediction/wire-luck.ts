import type { DailyMoonWhole } from "@vedanga/contract";
import type { DayColour, DayLuck } from "@vedanga/core";
import type { Catalogue } from "@vedanga/narrative";

/** A shade for each colour that a day can have. */
const SHADES: Readonly<Record<DayColour, string>> = {
  copper: "#B4532A",
  white: "#FFFFFF",
  red: "#C8102E",
  green: "#008200",
  yellow: "#F2C200",
  black: "#1A1A1A",
  smoky_blue: "#5B6B82",
};

export type LuckyFields = Pick<DailyMoonWhole, "lucky_color" | "lucky_color_code" | "lucky_number">;

export const luckyFields = ({ colour, numbers }: DayLuck, { names }: Catalogue): LuckyFields => ({
  lucky_color: names.colour[colour],
  lucky_color_code: SHADES[colour],
  lucky_number: [...numbers],
});

/** Which field a reason of colour and numbers explains. */
export const luckPath = (rule: DayLuck["reasons"][number]["rule"]): string =>
  rule === "luck.colour_of_helper" ? "lucky_color" : "lucky_number";
