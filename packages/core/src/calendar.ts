export { addDays, dateOfIso, isoDate, isPossibleDate, twoDigits, weekdayOf } from "./calendar/civil-date.ts";
export type { CivilDate } from "./calendar/gregorian.ts";
