// Ids of a person's own days; part of the one list of ids.

/** Days that come back every year for one person: by tithi, by star in the lunar or the solar month, and of one who died. */
export const OWN_DAYS = ["tithi_birthday", "star_birthday", "solar_star_birthday", "remembrance"] as const;
export type OwnDay = (typeof OWN_DAYS)[number];

/** The nine taras: which of nine a star is, counted from the star of birth, itself the first. */
export const TARAS = [
  "janma",
  "sampat",
  "vipat",
  "kshema",
  "pratyak",
  "sadhana",
  "naidhana",
  "mitra",
  "parama_mitra",
] as const;
export type Tara = (typeof TARAS)[number];

/** How a tara, or the Moon's sign of a day, is for a person. */
export const BALAS = ["good", "neutral", "bad"] as const;
export type Bala = (typeof BALAS)[number];
