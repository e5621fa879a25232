import type { ExpectedFailure } from "./expected-failure.ts";

/** Both ends of the printed span whose start is the `first`-th figure of its list. */
const both = (key: "durmuhurta" | "varjyam", date: string, first: number, reason: string): readonly ExpectedFailure[] =>
  [first, first + 1].map((figure) => ({
    sample: `panchang jhora8-panchang-${date} ${key} ${figure}`,
    quantity: `JHora ${key}`,
    category: "other rule",
    reason,
  }));

const MONDAYS: readonly string[] = [
  "1700-04-12",
  "1700-04-26",
  "1800-04-14",
  "1800-04-28",
  "1900-04-02",
  "1900-04-16",
  "1900-04-30",
  "1970-04-06",
  "1970-04-20",
  "1990-04-02",
  "1990-04-16",
  "1990-04-30",
  "2000-04-10",
  "2000-04-24",
  "2010-04-12",
  "2010-04-26",
  "2030-04-08",
  "2030-04-22",
  "2050-04-04",
  "2050-04-18",
  "2070-04-14",
  "2070-04-28",
  "2090-04-10",
  "2090-04-24",
  "2100-04-12",
  "2100-04-26",
];

const TUESDAYS: readonly string[] = [
  "1700-04-06",
  "1700-04-20",
  "1800-04-08",
  "1800-04-22",
  "1900-04-10",
  "1900-04-24",
  "1970-04-14",
  "1970-04-28",
  "1990-04-10",
  "1990-04-24",
  "2000-04-04",
  "2000-04-18",
  "2010-04-06",
  "2010-04-20",
  "2030-04-02",
  "2030-04-16",
  "2030-04-30",
  "2050-04-12",
  "2050-04-26",
  "2070-04-08",
  "2070-04-22",
  "2090-04-04",
  "2090-04-18",
  "2100-04-06",
  "2100-04-20",
];

const THURSDAYS: readonly string[] = [
  "1700-04-08",
  "1700-04-22",
  "1800-04-10",
  "1800-04-24",
  "1900-04-12",
  "1900-04-26",
  "1970-04-02",
  "1970-04-16",
  "1970-04-30",
  "1990-04-12",
  "1990-04-26",
  "2000-04-06",
  "2000-04-20",
  "2010-04-08",
  "2010-04-22",
  "2030-04-04",
  "2030-04-18",
  "2050-04-14",
  "2050-04-28",
  "2070-04-10",
  "2070-04-24",
  "2090-04-06",
  "2090-04-20",
  "2100-04-08",
  "2100-04-22",
];

const BHARANI: readonly (readonly [date: string, first: number])[] = [
  ["1800-04-24", 1],
  ["2000-04-06", 3],
  ["2030-04-04", 3],
  ["2070-04-12", 3],
  ["2090-04-02", 3],
];

const UTTARA_PHALGUNI: readonly (readonly [date: string, first: number])[] = [
  ["1900-04-12", 1],
  ["1970-04-18", 1],
  ["2090-04-12", 1],
];

const PURVA_ASHADHA: readonly (readonly [date: string, first: number])[] = [
  ["1700-04-10", 1],
  ["1900-04-20", 3],
  ["1970-04-26", 1],
  ["1990-04-16", 1],
  ["2000-04-24", 1],
  ["2010-04-06", 1],
  ["2090-04-20", 1],
];

const UTTARA_BHADRAPADA: readonly (readonly [date: string, first: number])[] = [
  ["1700-04-16", 1],
  ["1900-04-26", 1],
  ["2010-04-12", 1],
  ["2030-04-02", 1],
  ["2090-04-26", 1],
  ["2100-04-08", 1],
];

const MUHURTA_CHINTAMANI = "Muhurta Chintamani 6 and Drik Panchang, which we follow, have";

/** Where Jagannatha Hora counts the bad muhurtas and the poisoned ghatis otherwise. */
export const DAY_SPAN_FAILURES: readonly ExpectedFailure[] = [
  ...MONDAYS.flatMap((date) =>
    both("durmuhurta", date, 1, `on Mondays it takes muhurtas 8 and 12; ${MUHURTA_CHINTAMANI} 9 and 12`),
  ),
  ...TUESDAYS.flatMap((date) =>
    both("durmuhurta", date, 3, `on Tuesdays it takes muhurtas 4 and 11; ${MUHURTA_CHINTAMANI} 4 and the night's 7`),
  ),
  ...THURSDAYS.flatMap((date) =>
    both("durmuhurta", date, 3, `on Thursdays it takes muhurtas 12 and 13; ${MUHURTA_CHINTAMANI} 6 and 12`),
  ),
  ...BHARANI.flatMap(([date, first]) =>
    both("varjyam", date, first, "its varjyam of Bharani begins at ghati 4; by every table we know at 24"),
  ),
  ...UTTARA_PHALGUNI.flatMap(([date, first]) =>
    both("varjyam", date, first, "its varjyam of Uttara Phalguni begins at ghati 1; by every table we know at 18"),
  ),
  ...PURVA_ASHADHA.flatMap(([date, first]) =>
    both("varjyam", date, first, "its varjyam of Purva Ashadha begins at ghati 20; by every table we know at 24"),
  ),
  ...UTTARA_BHADRAPADA.flatMap(([date, first]) =>
    both("varjyam", date, first, "its varjyam of Uttara Bhadrapada begins at ghati 30; by every table we know at 24"),
  ),
];
