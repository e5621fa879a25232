import type { UserDetails } from "@vedanga/contract";
import type { UseFormReturn } from "react-hook-form";
import { logFault } from "#platform/log-fault.ts";
import { type BirthForm, COORDINATES } from "./birth-form.ts";

const KEPT = /^(-?\d+\.\d{6})?$/;

/** Brings what was written by hand into the form in which it is kept: a point in one field fills both. */
export async function tidyCoordinates(form: UseFormReturn<BirthForm, unknown, UserDetails>): Promise<void> {
  const written = form.getValues([...COORDINATES]);
  if (written.every((text) => KEPT.test(text))) return;
  try {
    // Few write coordinates by hand.
    const { keptCoordinates } = await import("./kept-coordinates.ts");
    const kept = keptCoordinates(...written);
    COORDINATES.forEach((field, index) => {
      const text = kept[index];
      // What has been typed meanwhile stays.
      if (text !== undefined && text !== written[index] && form.getValues(field) === written[index])
        form.setValue(field, text);
    });
  } catch (error) {
    logFault(error);
  }
}
