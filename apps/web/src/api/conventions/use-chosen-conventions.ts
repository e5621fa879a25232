import { useMemo } from "react";
import { useKeptValue } from "#platform/kept/use-kept-value.ts";
import type { ConventionChoice } from "./conventions.ts";
import { conventionsOf, rememberedConventions } from "./remembered-conventions.ts";

/** The conventions chosen on this device, or the default ones. */
export function useChosenConventions(): ConventionChoice {
  const kept = useKeptValue(rememberedConventions);
  return useMemo(() => conventionsOf(kept), [kept]);
}
