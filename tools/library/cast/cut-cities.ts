import { cutPlaces } from "@vedanga/gazetteer/file/cut-places";

/** Outside India a place is kept from so many people on. */
const PEOPLE_ABROAD = 50_000;

/** The places that a device keeps: all of India's, and the larger ones of the world. */
export const cutCities = (file: Uint8Array): Uint8Array =>
  cutPlaces(
    file,
    ({ country, population, prominence = 0 }) => country === "IN" || Math.max(population, prominence) >= PEOPLE_ABROAD,
  );
