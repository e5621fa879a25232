import type { CivilDate } from "@vedanga/contract";
import type { ComingDay } from "#api/wire/coming.ts";
import { isSameDate } from "#i18n/wall-instant.ts";

const isFestival = ({ kind, eclipse }: ComingDay): boolean =>
  kind === "festival" || kind === "vrata" || eclipse?.visible === true;
/** Some are festivals besides, and then named by both. */
const isEkadashi = ({ kind, id }: ComingDay): boolean => kind === "ekadashi" || id.endsWith("_ekadashi");
const isPradosha = ({ id }: ComingDay): boolean => id.endsWith("pradosha");

/**
 * Three days to know of, in order: what is kept on the date or, if nothing is, the next Pradosha; the next festival or
 * eclipse that is seen; and always the next Ekadashi. `coming` is in order and begins at the date.
 */
export function whatIsNext(coming: readonly ComingDay[], date: CivilDate): readonly ComingDay[] {
  const today = coming.filter((day) => isSameDate(day.date, date) && day.eclipse?.visible !== false);
  const later = coming.filter((day) => !isSameDate(day.date, date));
  const first = today[0] ?? later.find(isPradosha);
  const chosen = [first, later.find((day) => isFestival(day) && !isEkadashi(day)), later.find(isEkadashi)];
  return coming.filter((day) => chosen.includes(day));
}
