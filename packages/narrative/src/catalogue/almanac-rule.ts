import type { CalendarRule, LimbRule, SpanKind } from "@vedanga/core";

/** Every rule by which an almanac names something: a limb, the calendar, a marked stretch of the day. */
export type AlmanacRule = LimbRule | CalendarRule | SpanKind;
