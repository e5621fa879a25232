import { LIMB_NAMES_EN } from "@vedanga/names/en/limbs";
import { SKY_NAMES_EN } from "@vedanga/names/en/sky";
import { YEAR_NAMES_EN } from "@vedanga/names/en/years";

const { avastha, nakshatra } = SKY_NAMES_EN;
const { karana, tithi, yoga } = LIMB_NAMES_EN;
const { ayana, ritu, samvatsara } = YEAR_NAMES_EN;

/** The lists in which the wire spells a name in a way of its own, as almanacs print them. */
const CLEAN = { avastha, ayana, karana, nakshatra, ritu, samvatsara, tithi, yoga };
type List = keyof typeof CLEAN;

/** The English names of the 13 calls that differ, letter for letter as clients of this format know them. */
const ODD = {
  avastha: { mrita: "Mritya" },
  ayana: { uttarayana: "Uttrayana" },
  karana: {
    bava: "Bawa",
    taitila: "Taitula",
    gara: "Garaja",
    vishti: "Vishti",
    shakuni: "Sakuna",
    kimstughna: "Kimstughana",
  },
  nakshatra: {
    ashwini: "Ashvini",
    purva_phalguni: "PurvaPhalguni",
    uttara_phalguni: "UttaraPhalguni",
    swati: "Svati",
    purva_ashadha: "PurvaShadha",
    uttara_ashadha: "UttaraShadha",
    shravana: "Sravana",
    dhanishta: "Dhanista",
    purva_bhadrapada: "PurvaBhadra",
    uttara_bhadrapada: "UttaraBhadra",
  },
  ritu: { vasanta: "Vasant", hemanta: "Hemant", shishira: "Shishir" },
  samvatsara: { shrimukha: "Shri Mukha", pramadi: "Pramadi", raudra: "Raudra" },
  tithi: {
    shashthi: "Shasti",
    saptami: "Sapthami",
    dashami: "Dasami",
    ekadashi: "Ekadasi",
    dwadashi: "Dvadasi",
    trayodashi: "Trayodasi",
    chaturdashi: "Chaturdasi",
  },
  yoga: {
    priti: "Prithi",
    shobhana: "Sobhana",
    sukarma: "Sukarman",
    dhriti: "Dhrithi",
    shula: "Soola",
    vriddhi: "Vridhi",
    shiva: "Siva",
    shubha: "Subha",
    shukla: "Sukla",
    brahma: "Bramha",
    vaidhriti: "Vaidhruthi",
  },
} satisfies { readonly [L in List]: Readonly<Partial<(typeof CLEAN)[L]>> };

/** The English names of the 13 calls, of the lists in which any of them differs. */
export const WIRE_NAMES: typeof CLEAN = {
  avastha: { ...avastha, ...ODD.avastha },
  ayana: { ...ayana, ...ODD.ayana },
  karana: { ...karana, ...ODD.karana },
  nakshatra: { ...nakshatra, ...ODD.nakshatra },
  ritu: { ...ritu, ...ODD.ritu },
  samvatsara: { ...samvatsara, ...ODD.samvatsara },
  tithi: { ...tithi, ...ODD.tithi },
  yoga: { ...yoga, ...ODD.yoga },
};

const cleanByOdd = (list: List): ReadonlyMap<string, string> => {
  const clean = new Map<string, string>(Object.entries(CLEAN[list]));
  return new Map(Object.entries(ODD[list]).map(([id, odd]) => [odd, clean.get(id) ?? odd]));
};

const CLEAN_NAMES: Readonly<Record<List, ReadonlyMap<string, string>>> = {
  avastha: cleanByOdd("avastha"),
  ayana: cleanByOdd("ayana"),
  karana: cleanByOdd("karana"),
  nakshatra: cleanByOdd("nakshatra"),
  ritu: cleanByOdd("ritu"),
  samvatsara: cleanByOdd("samvatsara"),
  tithi: cleanByOdd("tithi"),
  yoga: cleanByOdd("yoga"),
};

/** `Saptami` for the wire's `Sapthami`; a name that the wire spells as almanacs do, and one of another language, unchanged. */
export const cleanName = (list: List, wireName: string): string => CLEAN_NAMES[list].get(wireName) ?? wireName;
