import * as z from "zod/mini";
import { keptValue } from "#platform/kept/kept-value.ts";
import { type ConventionChoice, conventionParameters, conventionsFrom, DEFAULT_CONVENTIONS } from "./conventions.ts";

/** The conventions of this device, as the parameters of an address: the default until one is chosen. */
export const rememberedConventions = keptValue({
  key: "preferredConventions",
  schema: z.string(),
  fallback: "",
  isText: true,
});

export const rememberConventions = (choice: ConventionChoice): void =>
  rememberedConventions.set(new URLSearchParams(conventionParameters(choice)).toString());

/** What such parameters say. */
export const conventionsOf = (kept: string): ConventionChoice =>
  conventionsFrom(new URLSearchParams(kept)) ?? DEFAULT_CONVENTIONS;
