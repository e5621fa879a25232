import type { MessageId } from "./en.ts";
import { birthDetails } from "./te/birth-details.ts";
import { home } from "./te/home.ts";
import { pages } from "./te/pages.ts";
import { panchang } from "./te/panchang.ts";
import { panchangConventions } from "./te/panchang-conventions.ts";
import { panchangCoordinates } from "./te/panchang-coordinates.ts";
import { panchangDay } from "./te/panchang-day.ts";
import { panchangMonth } from "./te/panchang-month.ts";
import { privacy } from "./te/privacy.ts";
import { results } from "./te/results.ts";
import { shell } from "./te/shell.ts";
import { ui } from "./te/ui.ts";

export const te: Record<MessageId, string> = {
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
};
