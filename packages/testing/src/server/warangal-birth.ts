/** A birth that every call about a person answers. */
export const WARANGAL_BIRTH = { dob: "17/05/1990", tob: "06:05", lat: "17.9784", lon: "79.5941", tz: "5.5" };
