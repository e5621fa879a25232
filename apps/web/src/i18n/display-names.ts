// What the wire spells in the way its old clients expect, and how an English screen spells it. One table for all lists:
// no spelling of one list is an odd spelling of another. Telugu answers arrive as they are shown.
const SHOWN: Readonly<Record<string, string>> = {
  // Tithis
  Shasti: "Shashthi",
  Sapthami: "Saptami",
  Dasami: "Dashami",
  Ekadasi: "Ekadashi",
  Dvadasi: "Dwadashi",
  Trayodasi: "Trayodashi",
  Chaturdasi: "Chaturdashi",
  // Nakshatras
  Ashvini: "Ashwini",
  PurvaPhalguni: "Purva Phalguni",
  UttaraPhalguni: "Uttara Phalguni",
  Svati: "Swati",
  PurvaShadha: "Purva Ashadha",
  UttaraShadha: "Uttara Ashadha",
  Sravana: "Shravana",
  Dhanista: "Dhanishta",
  PurvaBhadra: "Purva Bhadrapada",
  UttaraBhadra: "Uttara Bhadrapada",
  // Yogas
  Prithi: "Priti",
  Sobhana: "Shobhana",
  Sukarman: "Sukarma",
  Dhrithi: "Dhriti",
  Soola: "Shula",
  Vridhi: "Vriddhi",
  Siva: "Shiva",
  Subha: "Shubha",
  Sukla: "Shukla",
  Bramha: "Brahma",
  Vaidhruthi: "Vaidhriti",
  // Karanas
  Bawa: "Bava",
  Taitula: "Taitila",
  Garaja: "Gara",
  Sakuna: "Shakuni",
  Kimstughana: "Kimstughna",
  // Seasons, half-years, years, ages
  Vasant: "Vasanta",
  Hemant: "Hemanta",
  Shishir: "Shishira",
  Uttrayana: "Uttarayana",
  "Shri Mukha": "Shrimukha",
  Pramadi: "Pramadicha",
  Raudra: "Raudri",
  Mritya: "Mrita",
};

/** `Purva Phalguni` for `PurvaPhalguni`, `Saptami` for `Sapthami`; any other name as it came. */
export function displayName(wireName: string): string {
  return SHOWN[wireName] ?? wireName;
}
