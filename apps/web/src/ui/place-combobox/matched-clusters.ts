import { clustersOf } from "#i18n/clusters.ts";

export interface MatchedText {
  readonly before: string;
  readonly match: string;
  readonly after: string;
}

const fold = (text: string): string => text.normalize("NFC").toLocaleLowerCase("en");

/**
 * The part of a name that matches the typed text, widened to whole written clusters: of వరంగల్, `వర` matches వరం, because the sign belongs to
 * its letter and would come loose. Nothing matches if the place was found by another of its names.
 */
export function matchedClusters(name: string, typed: string): MatchedText {
  const nothing = { before: name, match: "", after: "" };
  const sought = fold(typed.trim());
  if (sought === "") return nothing;
  const clusters = clustersOf(name.normalize("NFC"));
  for (let first = 0; first < clusters.length; first++) {
    let found = "";
    for (let last = first; last < clusters.length; last++) {
      found += fold(clusters[last] ?? "");
      if (found.startsWith(sought)) {
        return {
          before: clusters.slice(0, first).join(""),
          match: clusters.slice(first, last + 1).join(""),
          after: clusters.slice(last + 1).join(""),
        };
      }
      if (!sought.startsWith(found)) break;
    }
  }
  return nothing;
}
