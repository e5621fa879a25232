import type { QueryClient } from "@tanstack/react-query";
import type { UserDetails } from "@vedanga/contract";
import { clockOf, clockQuestion, UNLOCATED_CLOCK } from "#api/birth-clock.ts";
import { birthQuestion } from "#api/birth-question.ts";
import { getTimezone } from "#api/get-timezone.ts";
import { report } from "#api/reports/report.ts";

/** Fetches what the next page shows first while the note is read. What fails here is asked again, and told, there. */
export async function fetchAhead(queryClient: QueryClient, details: UserDetails): Promise<void> {
  const asked = clockQuestion(details);
  const clock = asked
    ? await queryClient.fetchQuery(getTimezone(asked)).then(clockOf, () => undefined)
    : UNLOCATED_CLOCK;
  if (clock === undefined) return;
  const lang = details.language === "telugu" ? "te" : "en";
  await queryClient.prefetchQuery(report("planetDetails", birthQuestion(details, clock, lang)));
}
