import type { UserDetails } from "@vedanga/contract";
import { dateOfIso } from "@vedanga/core/calendar";
import type { ZoneAt } from "../clock/clock-of-point.ts";
import { zoneClock } from "../clock/wall-time.ts";
import { expectDate } from "./existing-day.ts";

/**
 * That a birth can be saved: every report on one whose zone does not exist, or whose place never had the date, would be
 * refused. A place that is not located has the clock of India, which left out no date.
 * @throws AppError "unknown_zone" (zone), "skipped_date" (birthDate)
 */
export async function expectBirth(
  { birthDate, latitude, longitude, zone }: UserDetails,
  zoneAt: ZoneAt,
): Promise<void> {
  const named = zone === undefined ? undefined : zoneClock(zone);
  if (latitude === "" || longitude === "") return;
  const clock = named ?? zoneClock(await zoneAt(Number(latitude), Number(longitude)));
  expectDate(clock, dateOfIso(birthDate), "birthDate");
}
