import type { ExpectedFailure } from "./expected-failure.ts";

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

const BEFORE_NOON =
  "the fifth tithi reaches the last minutes before noon of that day; the list lets the forenoon end at noon, here it ends with the second fifth of the daylight, as Drik Panchang has the day of 2019";
const NO_FULL_MOON = "the list is a week or more off: the full moon of Vaishakha is on another day";
const NO_FULL_MOON_DATES: readonly string[] = ["2001-04-30", "2002-05-19", "2003-05-08", "2004-05-26"];
const STAR_BEGINS =
  "the star Shravana begins that day; it meets the sunrise of the next, on which Kerala kept it in 2014 (and 2016 and 2018)";
const STAR_BEGINS_DATES: readonly string[] = ["2007-08-26", "2014-09-06", "2016-09-13", "2018-08-24", "2033-09-06"];
const EARLIER_STAR =
  "the star comes twice while the Sun is in Simha; the list has the first, Kerala kept the second in 2013";
const SADDULA = "the State put it on Durgashtami; the ninth day from Engili Pula is the day before";

const MAHALAYA =
  "it has Mahalaya, on whose afternoon the new moon begins; the State counts from the sunrise of the next day, as in 2014, 2017 and 2018";
const DAYS_OF_MAHALAYA: readonly string[] = [
  "2014-09-23",
  "2017-09-19",
  "2018-10-08",
  "2027-09-29",
  "2031-10-15",
  "2034-10-11",
];

/** Days that a list has otherwise, each by its rule. */
export const FESTIVAL_FAILURES: readonly ExpectedFailure[] = [
  ...GOVARDHAN_DATES.map((date) => listed(`festivals timeanddate GOVARDHAN_PUJA ${date}`, "other rule", GOVARDHAN)),
  ...["2019-02-09", "2035-02-12"].map((date) =>
    listed(`festivals timeanddate BASANT_PANCHAMI ${date}`, "other rule", BEFORE_NOON),
  ),
  listed(
    "festivals drik-delhi-years vasant_panchami 2020-01-30",
    "other rule",
    "the fifth tithi is there in the forenoon of the 29th and the 30th; the first is kept, as the other list has it",
  ),
  ...NO_FULL_MOON_DATES.map((date) =>
    listed(`festivals timeanddate BUDDHA_PURNIMA ${date}`, "error of the source", NO_FULL_MOON),
  ),
  listed(
    "festivals timeanddate BUDDHA_PURNIMA 2008-05-20",
    "other rule",
    "the full moon runs at the sunrises of the 19th and the 20th; the first is kept",
  ),
  listed(
    "festivals timeanddate BUDDHA_PURNIMA 2009-05-08",
    "other rule",
    "the full moon runs at the sunrise of the 9th alone; the list has the day on which it begins",
  ),
  listed(
    "festivals timeanddate CHHATH_PUJA 2025-10-28",
    "other rule",
    "the sixth tithi runs at the sunrises of the 27th and the 28th; the water is offered to the setting Sun on the first",
  ),
  ...STAR_BEGINS_DATES.map((date) => listed(`festivals timeanddate ONAM ${date}`, "other rule", STAR_BEGINS)),
  ...["2013-08-20", "2032-08-20"].map((date) =>
    listed(`festivals timeanddate ONAM ${date}`, "other rule", EARLIER_STAR),
  ),
  listed("festivals table-1910 Onam 1910-08-19", "other rule", EARLIER_STAR),
  listed(
    "festivals timeanddate PONGAL 2003-01-15",
    "other rule",
    "the Sun enters Makara before the sunset of the 14th, which makes it that day's; the list has the 15th",
  ),
  listed("festivals telangana-flowers Saddula Bathukamma 2025-09-30", "other rule", SADDULA),
  ...DAYS_OF_MAHALAYA.map((date) => listed(`festivals timeanddate BATHUKAMMA ${date}`, "other rule", MAHALAYA)),
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
    "the fifth tithi fills the forenoon of the 2nd and 6 minutes of the 3rd; the list uses the sunrise",
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
