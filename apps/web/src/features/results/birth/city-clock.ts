import type { UserDetails } from "@vedanga/contract";
import { birthPlace } from "#api/birth/birth-place.ts";
import { typedDate, typedTime } from "#i18n/typed-time.ts";
import { toNearestMinute, utcWall, type WallInstant } from "#i18n/wall-instant.ts";

/** A city that kept its own time beside that of India. */
export type CityClock = "bombay" | "calcutta";

interface OwnTime {
  readonly latitudeDeg: number;
  readonly longitudeDeg: number;
  readonly offsetSeconds: number;
  /** The first year without it. */
  readonly endYear: number;
}

/** Bombay 4:51 till 1955, Calcutta 5:53:20 till 1948 (tz database, file asia; Calcutta's seconds by Shanks). */
const OWN_TIMES: Readonly<Record<CityClock, OwnTime>> = {
  bombay: { latitudeDeg: 18.96, longitudeDeg: 72.83, offsetSeconds: 17_460, endYear: 1955 },
  calcutta: { latitudeDeg: 22.57, longitudeDeg: 88.36, offsetSeconds: 21_200, endYear: 1948 },
};
const CITIES: readonly CityClock[] = ["bombay", "calcutta"];

/** Indian Standard Time began, and with it the choice. */
const FIRST_YEAR = 1906;
/** The city with the towns that grew into it, and the far bank. */
const REACH_KM = 30;
const KM_PER_DEGREE = 111.2;

export const cityOffsetSeconds = (city: CityClock): number => OWN_TIMES[city].offsetSeconds;

type Birth = Pick<UserDetails, "latitude" | "longitude" | "birthDate" | "birthTime">;

/** The city whose own time a birth may have been written down by; null if there was one clock alone. */
export function cityClockOf(birth: Birth): CityClock | null {
  const { latitudeDeg, longitudeDeg, isLocated } = birthPlace(birth);
  const { year } = typedDate(birth.birthDate);
  const isNear = (city: CityClock): boolean => {
    const own = OWN_TIMES[city];
    const northKm = (latitudeDeg - own.latitudeDeg) * KM_PER_DEGREE;
    const eastKm = (longitudeDeg - own.longitudeDeg) * KM_PER_DEGREE * Math.cos((latitudeDeg * Math.PI) / 180);
    return Math.hypot(northKm, eastKm) <= REACH_KM && year < own.endYear;
  };
  if (!isLocated || year < FIRST_YEAR) return null;
  return CITIES.find(isNear) ?? null;
}

/** What the clocks of the zone showed, to the minute, when the city's own showed the time of birth. */
export function sameMoment({ birthDate, birthTime }: Birth, city: CityClock, zoneOffsetSeconds: number): WallInstant {
  const date = typedDate(birthDate);
  const { hour, minute } = typedTime(birthTime);
  const written = Date.UTC(date.year, date.month - 1, date.day, hour, minute);
  return toNearestMinute(utcWall(written + (zoneOffsetSeconds - cityOffsetSeconds(city)) * 1000));
}
