import { FiveLines } from "#almanac/five-lines/five-lines.tsx";
import { PersonBala } from "#person/almanac/person-bala.tsx";
import { DayLower } from "./day-lower.tsx";
import { DayUpper } from "./day-upper.tsx";
import { DatedBox } from "./now/dated-box.tsx";
import { NowBox } from "./now/now-box.tsx";
import { DayBar } from "./place/day-bar.tsx";
import { RunningHead } from "./running-head.tsx";
import { SendDay } from "./send-day.tsx";
import { SkippedDay } from "./skipped-day.tsx";

/** What a day is drawn with. The server writes the day into the page: until this is here, that is read. */
export const DAY_PARTS = {
  DatedBox,
  DayBar,
  DayLower,
  DayUpper,
  FiveLines,
  NowBox,
  PersonBala,
  RunningHead,
  SendDay,
  SkippedDay,
} as const;
