import { birthDetails } from "./en/birth-details.ts";
import { home } from "./en/home.ts";
import { pages } from "./en/pages.ts";
import { panchang } from "./en/panchang.ts";
import { panchangConventions } from "./en/panchang-conventions.ts";
import { panchangCoordinates } from "./en/panchang-coordinates.ts";
import { panchangDay } from "./en/panchang-day.ts";
import { panchangMonth } from "./en/panchang-month.ts";
import { privacy } from "./en/privacy.ts";
import { results } from "./en/results.ts";
import { shell } from "./en/shell.ts";
import { ui } from "./en/ui.ts";

export const en = {
  ...shell,
  ...home,
  ...pages,
  ...ui,
  ...birthDetails,
  ...privacy,
  ...results,
  ...panchang,
  ...panchangDay,
  ...panchangMonth,
  ...panchangCoordinates,
  ...panchangConventions,
} as const;

export type MessageId = keyof typeof en;
