import { useMemo, useSyncExternalStore } from "react";
import { useSearchParams } from "react-router";
import { useIsAwake } from "../use-is-awake.ts";
import {
  CONVENTION_NAMES,
  type ConventionChoice,
  callParameters,
  conventionParameters,
  conventionsFrom,
} from "./conventions.ts";
import {
  conventionsOfAPageAsleep,
  onConventionsRemembered,
  rememberConventions,
  rememberedConventions,
} from "./remembered-conventions.ts";

export interface ConventionsInUse {
  readonly conventions: ConventionChoice;
  /** What a call takes beside its own parameters: what differs from the default. */
  readonly parameters: Partial<Record<keyof ConventionChoice, string>>;
  /** Reckons by these from now on, here, in the address and at the next visit. */
  choose(choice: ConventionChoice): void;
}

/** What the almanac is reckoned by: as the address says, for it may be a shared one, or else as chosen on this device. */
export function useConventions(): ConventionsInUse {
  const [search, setSearch] = useSearchParams();
  const isAwake = useIsAwake();
  const remembered = useSyncExternalStore(onConventionsRemembered, rememberedConventions, conventionsOfAPageAsleep);
  const inAddress = useMemo(() => (isAwake ? conventionsFrom(search) : null), [isAwake, search]);
  const conventions = inAddress ?? remembered;
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
