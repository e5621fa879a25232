import type { ConventionsUsed } from "@vedanga/contract";
import type { Language } from "@vedanga/names";
import { typedDate } from "#i18n/typed-time.ts";
import { toWireDate } from "../wire-date.ts";
import { offsetHours, UNLOCATED_CLOCK } from "./birth-clock.ts";
import { birthPlace } from "./birth-place.ts";
import type { BirthQuestion } from "./birth-query.ts";
import type { ShownDetails } from "./shown-details.ts";

/**
 * The parameters of a person's birth in every report call. The zone that came with a chosen place decides; without one the
 * server uses that of the coordinates. Only conventions that differ from the default are given, and sent.
 */
export function birthQuestion(
  details: ShownDetails,
  lang: Language,
  conventions: Partial<ConventionsUsed>,
): BirthQuestion {
  const { latitudeDeg, longitudeDeg, isLocated } = birthPlace(details);
  return {
    dob: toWireDate(typedDate(details.birthDate)),
    tob: details.birthTime,
    location: details.location,
    lat: latitudeDeg,
    lon: longitudeDeg,
    ...(isLocated ? { zone: details.zone } : { tz: offsetHours(UNLOCATED_CLOCK) }),
    lang,
    ...(details.isViewOnly && { isViewOnly: true }),
    ...(Object.keys(conventions).length > 0 && { conventions }),
  };
}
