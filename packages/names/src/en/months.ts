/** Gregorian months, from January, as Unicode CLDR 48 has them. */
export const MONTHS_EN: readonly string[] = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];
