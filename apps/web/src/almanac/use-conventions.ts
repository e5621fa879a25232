import type { ConventionsUsed } from "@vedanga/contract";
import { useMemo } from "react";
import { useSearchParams } from "react-router";
import {
  CONVENTION_NAMES,
  type ConventionChoice,
  callParameters,
  conventionParameters,
  conventionsFrom,
} from "#api/conventions/conventions.ts";
import { rememberConventions } from "#api/conventions/remembered-conventions.ts";
import { useChosenConventions } from "#api/conventions/use-chosen-conventions.ts";
import { useIsHydrated } from "#platform/hydration/use-is-hydrated.ts";

export interface ConventionsInUse {
  readonly conventions: ConventionChoice;
  /** What a call takes beside its own parameters: what differs from the default. */
  readonly parameters: Partial<ConventionsUsed>;
  /** Uses these from now on, here, in the address and at the next visit. */
  choose(choice: ConventionChoice): void;
}

/** The conventions of the almanac: as the address says, because it may be a shared one, or else as chosen on this device. */
export function useConventions(): ConventionsInUse {
  const [search, setSearch] = useSearchParams();
  const isHydrated = useIsHydrated();
  const chosen = useChosenConventions();
  const inAddress = useMemo(() => (isHydrated ? conventionsFrom(search) : null), [isHydrated, search]);
  const conventions = inAddress ?? chosen;
  const parameters = useMemo(() => callParameters(conventions), [conventions]);

  function choose(choice: ConventionChoice): void {
    rememberConventions(choice);
    const next = new URLSearchParams(search);
    for (const name of CONVENTION_NAMES) next.delete(name);
    for (const [name, value] of Object.entries(conventionParameters(choice))) next.set(name, value);
    setSearch(next, { replace: true, preventScrollReset: true });
  }

  return { conventions, parameters, choose };
}
