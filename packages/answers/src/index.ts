export { answers, type SkyCall } from "./answers.ts";
export { withClockOfPoint, type ZoneAt } from "./clock/clock-of-point.ts";
export { type SummerTime, summerTimeAt, summerTimeOn } from "./clock/summer-time.ts";
export { zoneHistoryOf } from "./clock/wall-time.ts";
export { zoneAnswer } from "./clock/zone-answer.ts";
export { ownCalendarText, requestOfView } from "./own/own-calendar.ts";
export { wirePlace } from "./place/wire-place.ts";
export { type AnswerContext, createEphemeris } from "./request/context.ts";
export { expectBirth } from "./request/saved-birth.ts";
