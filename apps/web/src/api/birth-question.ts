import type { Lang, UserDetails } from "@vedanga/contract";
import { parseIsoDate } from "#i18n/parse-wire-time.ts";
import { type BirthClock, offsetHours } from "./birth-clock.ts";
import { birthPlace } from "./birth-place.ts";
import type { BirthQuestion } from "./birth-query.ts";
import { toWireDate } from "./wire-date.ts";

/** What every report call is told about a person's birth. */
export function birthQuestion(details: UserDetails, clock: BirthClock, lang: Lang): BirthQuestion {
  const { latitudeDeg, longitudeDeg } = birthPlace(details);
  return {
    dob: toWireDate(parseIsoDate(details.birthDate)),
    tob: details.birthTime,
    location: details.location,
    lat: latitudeDeg,
    lon: longitudeDeg,
    tz: offsetHours(clock),
    zone: clock.zone ?? undefined,
    lang,
  };
}
