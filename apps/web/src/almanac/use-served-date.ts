import { type CivilDate, HYDERABAD } from "@vedanga/contract";
import { useState } from "react";
import { zoneClock } from "#i18n/zone-clock.ts";

function dateServed(): CivilDate {
  const atMs = typeof document === "undefined" ? undefined : document.documentElement.dataset.firstDayAt;
  return zoneClock(HYDERABAD.zone, Number(atMs ?? 0)).date;
}

/** The date in Hyderabad when the server drew into the page; 1 January 1970 where it drew nothing. */
export const useServedDate = (): CivilDate => useState(dateServed)[0];
