/**
 * The city of the product's own almanac, as specified: one pair of coordinates in every call, list and answer. `id` is its
 * name in the list of places; the coordinates are written as they are sent.
 */
export const HYDERABAD = { id: "1269843", lat: "17.3850", lon: "78.4867", tz: 5.5, zone: "Asia/Kolkata" } as const;
