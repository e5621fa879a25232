// Ids of a person's own days; part of the one list of ids.

/** Days that come back every year for one person: by tithi, by star in the lunar or the solar month, and of one who died. */
export const OWN_DAYS = ["tithi_birthday", "star_birthday", "solar_star_birthday", "remembrance"] as const;
export type OwnDay = (typeof OWN_DAYS)[number];
