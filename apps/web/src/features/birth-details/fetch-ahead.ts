import type { QueryClient } from "@tanstack/react-query";
import type { UserDetails } from "@vedanga/contract";
import { languageOfWord } from "@vedanga/names/language";
import { birthQuestion } from "#api/birth/birth-question.ts";
import { callParameters } from "#api/conventions/conventions.ts";
import { conventionsOf, rememberedConventions } from "#api/conventions/remembered-conventions.ts";
import { report } from "#api/reports/report.ts";

/** Fetches what the next page shows first while the note is read. What fails here is requested again, and reported, there. */
export async function fetchAhead(queryClient: QueryClient, details: UserDetails): Promise<void> {
  const lang = languageOfWord(details.language);
  const conventions = callParameters(conventionsOf(rememberedConventions.get()));
  await queryClient.prefetchQuery(report("planetDetails", birthQuestion(details, lang, conventions)));
}
