import type { ExpectedFailure } from "./expected-failures.ts";

const listed = (
  sample: string,
  category: ExpectedFailure["category"],
  reason: string,
  quantity: string = "published festival",
): ExpectedFailure => ({ sample, quantity, category, reason });

const GOVARDHAN =
  "it has the day after Dipavali; the first tithi of Kartika runs at the sunrise of the day after that alone";
const GOVARDHAN_DATES: readonly string[] = [
  "2001-11-15",
  "2005-11-02",
  "2006-10-22",
  "2009-10-18",
  "2010-11-06",
  "2019-10-28",
  "2020-11-15",
  "2022-10-25",
  "2023-11-13",
  "2032-11-03",
  "2033-10-23",
  "2034-11-11",
  "2035-10-31",
];
const NINTH_ON_BOTH = "the ninth tithi meets midday on both days; Nirnaya Sindhu takes the second, it the first";

/** Days that a list has otherwise, each by its rule. */
export const FESTIVAL_FAILURES: readonly ExpectedFailure[] = [
  ...GOVARDHAN_DATES.map((date) => listed(`festivals timeanddate GOVARDHAN_PUJA ${date}`, "other rule", GOVARDHAN)),
  listed(
    "festivals timeanddate BATHUKAMMA 2020-10-16",
    "other rule",
    "Bathukamma waited for the end of adhika Ashvina that year; Mahalaya, the new moon of Bhadrapada, was on 17 September",
  ),
  listed(
    "festivals timeanddate DUSSEHRA 2028-09-27",
    "other rule",
    "the star Shravana meets the afternoon of the 28th alone, on which the tenth tithi lasts past three muhurtas: Dharma Sindhu takes that day, as it and the list do in 2003 and 2022",
  ),
  listed(
    "festivals timeanddate GURU_NANAK_JAYANTI 2005-11-15",
    "other rule",
    "the full moon lasts 3 minutes past the sunrise of the 16th, which makes it that day's; the list has the 15th",
  ),
  listed(
    "festivals timeanddate MAHA_ASHTAMI 2020-10-23",
    "other rule",
    "the eighth tithi runs at the sunrise of the 24th alone, which the digests ask for; the list has the 23rd",
  ),
  listed("festivals timeanddate RAM_NAVAMI 2007-03-26", "other rule", NINTH_ON_BOTH),
  listed("festivals timeanddate RAM_NAVAMI 2029-04-22", "other rule", NINTH_ON_BOTH),
  listed(
    "festivals timeanddate SHARAD_NAVRATRI 2004-10-14",
    "other rule",
    "the first tithi lasts 24 minutes past the sunrise of the 15th; the list wants more of it and has the 14th",
  ),
  listed(
    "festivals telangana-2025 Sri Panchami 2025-02-03",
    "other rule",
    "the fifth tithi fills the forenoon of the 2nd and 6 minutes of the 3rd; the list goes by the sunrise",
  ),
  listed(
    "festivals telangana-2025 Naraka Chaturthi 2025-10-19",
    "other rule",
    "the fourteenth tithi runs at the dawn of the 20th, when the bath is taken; the list has the day on which it begins",
  ),
  listed(
    "local-eclipses delhi-2026 2026-03-03 seen_from_moonrise",
    "other rule",
    "Drik Panchang takes the Moon's centre without refraction; seen here is the upper limb",
    "contact of an eclipse",
  ),
];
