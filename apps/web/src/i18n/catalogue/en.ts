import { SIGNS_EN } from "@vedanga/names/en/signs";
import { birthDetails } from "./en/birth-details.ts";
import { calendarFeed } from "./en/calendar-feed.ts";
import { daily } from "./en/daily.ts";
import { dayPicture } from "./en/day-picture.ts";
import { device } from "./en/device.ts";
import { gemDetails } from "./en/gem-details.ts";
import { home } from "./en/home.ts";
import { matching } from "./en/matching.ts";
import { moonSign } from "./en/moon-sign.ts";
import { ownDays } from "./en/own-days.ts";
import { pages } from "./en/pages.ts";
import { panchang } from "./en/panchang.ts";
import { panchangConventions } from "./en/panchang-conventions.ts";
import { panchangCoordinates } from "./en/panchang-coordinates.ts";
import { panchangDay } from "./en/panchang-day.ts";
import { panchangFestivals } from "./en/panchang-festivals.ts";
import { panchangMonth } from "./en/panchang-month.ts";
import { people } from "./en/people.ts";
import { places } from "./en/places.ts";
import { privacy } from "./en/privacy.ts";
import { reports } from "./en/reports.ts";
import { reportsDocument } from "./en/reports-document.ts";
import { reportsGem } from "./en/reports-gem.ts";
import { reportsKaalsarp } from "./en/reports-kaalsarp.ts";
import { reportsKundli } from "./en/reports-kundli.ts";
import { reportsMahadasha } from "./en/reports-mahadasha.ts";
import { reportsMangal } from "./en/reports-mangal.ts";
import { reportsPlanets } from "./en/reports-planets.ts";
import { reportsSadeSati } from "./en/reports-sade-sati.ts";
import { results } from "./en/results.ts";
import { shell } from "./en/shell.ts";
import { signs } from "./en/signs.ts";
import { ui } from "./en/ui.ts";
import { year } from "./en/year.ts";
import { signMessages } from "./sign-messages.ts";

export const en = {
  ...shell,
  ...home,
  ...signMessages(SIGNS_EN),
  ...signs,
  ...daily,
  ...year,
  ...moonSign,
  ...matching,
  ...people,
  ...pages,
  ...ui,
  ...device,
  ...birthDetails,
  ...privacy,
  ...results,
  ...ownDays,
  ...reports,
  ...reportsKundli,
  ...reportsDocument,
  ...reportsPlanets,
  ...reportsMangal,
  ...reportsMahadasha,
  ...reportsSadeSati,
  ...reportsKaalsarp,
  ...reportsGem,
  ...gemDetails,
  ...places,
  ...panchang,
  ...panchangDay,
  ...dayPicture,
  ...panchangMonth,
  ...calendarFeed,
  ...panchangFestivals,
  ...panchangCoordinates,
  ...panchangConventions,
} as const;

export type MessageId = keyof typeof en;
