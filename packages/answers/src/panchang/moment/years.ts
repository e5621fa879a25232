import type { Panchang } from "@vedanga/contract";
import { lunarYearsOfDay, spanHolding } from "@vedanga/core";
import type { Catalogue } from "@vedanga/narrative";
import type { AlmanacMoment } from "./moment.ts";

/** The years of the three eras on the day, sunrise to sunrise, that contains the moment. */
export function yearFields(
  { sky, day, jdUt }: AlmanacMoment,
  { names }: Catalogue,
): Panchang["advanced_details"]["years"] {
  const { saka, vikrama, kali } = lunarYearsOfDay(sky, spanHolding(day.sun, jdUt));
  return {
    kali: kali.number,
    saka: saka.number,
    vikram_samvaat: vikrama.number,
    kali_samvaat_number: kali.nameNumber,
    kali_samvaat_name: names.samvatsara[kali.name],
    vikram_samvaat_number: vikrama.nameNumber,
    vikram_samvaat_name: names.samvatsara[vikrama.name],
    saka_samvaat_number: saka.nameNumber,
    saka_samvaat_name: names.samvatsara[saka.name],
  };
}
