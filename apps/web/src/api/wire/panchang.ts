import { cleanName, type Panchang, type PanchangDays } from "@vedanga/contract";
import { typedDate } from "#i18n/typed-time.ts";
import { parseFields } from "./parse-fields.ts";
import {
  parseClockIfAny,
  parseClockSpanIfAny,
  parseInstant,
  parseWireDate,
  parseWireInstant,
} from "./parse-wire-time.ts";

const decodeEnds = <T extends { readonly start: string; readonly end: string }>(limb: T) =>
  parseFields(limb, ["start", "end"], parseWireInstant);

function decodeMasa(masa: Panchang["advanced_details"]["masa"]) {
  return {
    ...parseFields(masa, ["amanta_start", "amanta_end", "purnimanta_start", "purnimanta_end"], parseWireDate),
    ayana: cleanName("ayana", masa.ayana),
    real_ayana: cleanName("ayana", masa.real_ayana),
    ritu: cleanName("ritu", masa.ritu),
  };
}

function decodeAdvancedDetails(details: Panchang["advanced_details"]) {
  const { masa, years, abhijit_muhurta: abhijit } = details;
  const year = (name: string): string => cleanName("samvatsara", name);
  const [start, end] = [abhijit.start, abhijit.end].map(parseClockIfAny);
  return {
    ...parseFields(details, ["sun_rise", "sun_set", "moon_rise", "moon_set"], parseClockIfAny),
    next_full_moon: parseWireDate(details.next_full_moon),
    next_new_moon: parseWireDate(details.next_new_moon),
    abhijit_muhurta: start && end ? { start, end } : null,
    masa: decodeMasa(masa),
    years: {
      ...years,
      kali_samvaat_name: year(years.kali_samvaat_name),
      vikram_samvaat_name: year(years.vikram_samvaat_name),
      saka_samvaat_name: year(years.saka_samvaat_name),
    },
  };
}

/**
 * The panchang of a moment with its dates and times read, and its names as almanacs print them: this call spells some in the
 * way its old clients expect.
 */
export function decodePanchang(panchang: Panchang) {
  const { tithi, nakshatra, yoga, karana, sun_position: sun } = panchang;
  return {
    ...parseFields(panchang, ["rahukaal", "gulika", "yamakanta"], parseClockSpanIfAny),
    date: parseWireDate(panchang.date),
    tithi: {
      ...decodeEnds(tithi),
      name: cleanName("tithi", tithi.name),
      next_tithi: cleanName("tithi", tithi.next_tithi),
    },
    nakshatra: {
      ...decodeEnds(nakshatra),
      name: cleanName("nakshatra", nakshatra.name),
      next_nakshatra: cleanName("nakshatra", nakshatra.next_nakshatra),
    },
    yoga: { ...decodeEnds(yoga), name: cleanName("yoga", yoga.name), next_yoga: cleanName("yoga", yoga.next_yoga) },
    karana: {
      ...decodeEnds(karana),
      name: cleanName("karana", karana.name),
      next_karana: cleanName("karana", karana.next_karana),
    },
    sun_position: { ...sun, nakshatra: cleanName("nakshatra", sun.nakshatra) },
    advanced_details: decodeAdvancedDetails(panchang.advanced_details),
  };
}
export type MomentPanchang = ReturnType<typeof decodePanchang>;

/** Of which day the hours of an answer are, and of which its weekday. */
export const decodeDays = ({ weekday, hours }: PanchangDays) => ({
  weekday: { ...parseFields(weekday, ["sunrise"], parseInstant), date: typedDate(weekday.date) },
  hours: { ...parseFields(hours, ["sunrise", "sunset"], parseInstant), date: typedDate(hours.date) },
});
export type AnswerDays = ReturnType<typeof decodeDays>;
