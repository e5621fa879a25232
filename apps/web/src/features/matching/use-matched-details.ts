import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { isRefusal } from "#api/api-error.ts";
import type { ShownDetails } from "#api/birth/shown-details.ts";
import { getUser } from "#api/get-user.ts";
import type { MatchedBirth } from "#person/people/matched-births.ts";

export interface MatchedDetails {
  /** Undefined until they are known. */
  readonly details: ShownDetails | undefined;
  readonly error: Error | null;
  /** The record is not there any more. */
  readonly isGone: boolean;
  retry(): void;
}

/** The birth of one side as the pages of a person know it, without contact; no answer about it is kept in the browser. */
export function useMatchedDetails(matched: MatchedBirth): MatchedDetails {
  const recordId = "recordId" in matched ? matched.recordId : null;
  const { data, error, refetch } = useQuery({ ...getUser(recordId ?? ""), enabled: recordId !== null });
  const details = useMemo((): ShownDetails | undefined => {
    if (!("recordId" in matched)) {
      const { name, ...birth } = matched;
      return { firstName: name, lastName: "", ...birth, isViewOnly: true };
    }
    if (data === undefined) return undefined;
    const { email: _, mobile: __, language: ___, ...shown } = data;
    return { ...shown, isViewOnly: true };
  }, [matched, data]);
  return { details, error: details ? null : error, isGone: isRefusal(error), retry: () => void refetch() };
}
