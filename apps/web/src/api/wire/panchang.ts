import { cleanName, type Panchang } from "@vedanga/contract";

/** The panchang with its names as almanacs print them: this call spells some in the way its old clients expect. */
export function decodePanchang(panchang: Panchang): Panchang {
  const { tithi, nakshatra, yoga, karana, sun_position: sun, advanced_details: more } = panchang;
  const { masa, years } = more;
  const year = (name: string): string => cleanName("samvatsara", name);
  return {
    ...panchang,
    tithi: {
      ...tithi,
      name: cleanName("tithi", tithi.name),
      next_tithi: cleanName("tithi", tithi.next_tithi),
    },
    nakshatra: {
      ...nakshatra,
      name: cleanName("nakshatra", nakshatra.name),
      next_nakshatra: cleanName("nakshatra", nakshatra.next_nakshatra),
    },
    yoga: { ...yoga, name: cleanName("yoga", yoga.name), next_yoga: cleanName("yoga", yoga.next_yoga) },
    karana: {
      ...karana,
      name: cleanName("karana", karana.name),
      next_karana: cleanName("karana", karana.next_karana),
    },
    sun_position: { ...sun, nakshatra: cleanName("nakshatra", sun.nakshatra) },
    advanced_details: {
      ...more,
      masa: {
        ...masa,
        ayana: cleanName("ayana", masa.ayana),
        real_ayana: cleanName("ayana", masa.real_ayana),
        ritu: cleanName("ritu", masa.ritu),
      },
      years: {
        ...years,
        kali_samvaat_name: year(years.kali_samvaat_name),
        vikram_samvaat_name: year(years.vikram_samvaat_name),
        saka_samvaat_name: year(years.saka_samvaat_name),
      },
    },
  };
}
