import { useQuery } from "@tanstack/react-query";
import { getTimezone } from "../place/get-timezone.ts";
import { type BirthClock, clockOf, clockQuestion, UNLOCATED_CLOCK } from "./birth-clock.ts";
import type { ShownDetails } from "./shown-details.ts";

/** The clock of the calculation of a birth, shown beside it; undefined until it is known. No report waits for it. */
export function useClockOfBirth(details: ShownDetails): BirthClock | undefined {
  const asked = clockQuestion(details);
  const { data } = useQuery({ ...getTimezone(asked ?? { lat: 0, lon: 0 }), enabled: asked !== null });
  return asked === null ? UNLOCATED_CLOCK : data && clockOf(data);
}
