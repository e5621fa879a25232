import type { CivilDate } from "@vedanga/contract";
import type { ComingDay } from "#api/wire/coming.ts";
import { isSameDate } from "#i18n/wall-instant.ts";

const isFestival = ({ kind, eclipse }: ComingDay): boolean =>
  kind === "festival" || kind === "vrata" || eclipse?.visible === true;
/** Some are festivals besides, and then named by both. */
const isEkadashi = ({ kind, id }: ComingDay): boolean => kind === "ekadashi" || id.endsWith("_ekadashi");
const isPradosha = ({ id }: ComingDay): boolean => id.endsWith("pradosha");

/** Holidays of both Telugu states: of several festivals of a date these are named first. */
const GREAT: readonly string[] = [
  "ugadi",
  "sri_rama_navami",
  "krishna_janmashtami",
  "vinayaka_chavithi",
  "vijaya_dashami",
  "dipavali",
  "makara_sankranti",
  "maha_shivaratri",
];

/** What to name of the date of a day that was found. */
function chiefOf(coming: readonly ComingDay[], found: ComingDay | undefined): ComingDay | undefined {
  return found && (coming.find((day) => isSameDate(day.date, found.date) && GREAT.includes(day.id)) ?? found);
}

/** What to name of the date itself: a fast is asked for before the other festivals of its date. */
function chiefOfToday(today: readonly ComingDay[]): ComingDay | undefined {
  const fasts = today.filter(isEkadashi);
  return chiefOf(today, fasts.find(isFestival) ?? fasts[0] ?? today[0]);
}

/**
 * Three days to know of, in order: what is kept on the date or, if nothing is, the next Pradosha; the next festival or
 * eclipse that is seen; and always the next Ekadashi. `coming` is in order and begins at the date.
 */
export function whatIsNext(coming: readonly ComingDay[], date: CivilDate): readonly ComingDay[] {
  const today = coming.filter((day) => isSameDate(day.date, date) && day.eclipse?.visible !== false);
  const later = coming.filter((day) => !isSameDate(day.date, date));
  const festival = later.find((day) => isFestival(day) && !isEkadashi(day));
  const chosen = [chiefOfToday(today) ?? later.find(isPradosha), chiefOf(coming, festival), later.find(isEkadashi)];
  return coming.filter((day) => chosen.includes(day));
}
