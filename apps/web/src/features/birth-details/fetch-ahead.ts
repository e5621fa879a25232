import type { QueryClient } from "@tanstack/react-query";
import type { UserDetails } from "@vedanga/contract";
import { languageOfWord } from "@vedanga/names/language";
import { birthQuestion } from "#api/birth-question.ts";
import { report } from "#api/reports/report.ts";

/** Fetches what the next page shows first while the note is read. What fails here is requested again, and reported, there. */
export async function fetchAhead(queryClient: QueryClient, details: UserDetails): Promise<void> {
  const lang = languageOfWord(details.language);
  await queryClient.prefetchQuery(report("planetDetails", birthQuestion(details, lang)));
}
