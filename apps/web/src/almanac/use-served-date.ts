import { type CivilDate, HYDERABAD } from "@vedanga/contract";
import { useState } from "react";
import { zoneClock } from "#i18n/zone-clock.ts";

function dateServed(): CivilDate {
  const atMs = typeof document === "undefined" ? undefined : document.documentElement.dataset.firstDayAt;
  return zoneClock(HYDERABAD.zone, Number(atMs ?? 0)).date;
}

/** The date in Hyderabad when the server drew the page; of no day that runs where it drew none. */
export const useServedDate = (): CivilDate => useState(dateServed)[0];
