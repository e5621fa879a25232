/** Chapter 2 of both digests goes through the year month by month. */
export const DHARMA = "Dharma Sindhu 2";
export const NIRNAYA = "Nirnaya Sindhu 2";
export const TELUGU = "custom of the Telugu country";
export const TELANGANA = "custom of the Telugu country, as the holidays of Telangana show it";
export const NORTH = "custom of the north";
export const TAMIL = "custom of the Tamil country";
