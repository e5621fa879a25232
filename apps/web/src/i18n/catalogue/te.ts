import { SIGNS_TE } from "@vedanga/names/te/signs";
import type { MessageId } from "./en.ts";
import { signMessages } from "./sign-messages.ts";
import { birthDetails } from "./te/birth-details.ts";
import { calendarFeed } from "./te/calendar-feed.ts";
import { daily } from "./te/daily.ts";
import { dayPicture } from "./te/day-picture.ts";
import { device } from "./te/device.ts";
import { gemDetails } from "./te/gem-details.ts";
import { home } from "./te/home.ts";
import { matching } from "./te/matching.ts";
import { moonSign } from "./te/moon-sign.ts";
import { ownDays } from "./te/own-days.ts";
import { pages } from "./te/pages.ts";
import { panchang } from "./te/panchang.ts";
import { panchangConventions } from "./te/panchang-conventions.ts";
import { panchangCoordinates } from "./te/panchang-coordinates.ts";
import { panchangDay } from "./te/panchang-day.ts";
import { panchangFestivals } from "./te/panchang-festivals.ts";
import { panchangMonth } from "./te/panchang-month.ts";
import { people } from "./te/people.ts";
import { places } from "./te/places.ts";
import { privacy } from "./te/privacy.ts";
import { reports } from "./te/reports.ts";
import { reportsDocument } from "./te/reports-document.ts";
import { reportsGem } from "./te/reports-gem.ts";
import { reportsKaalsarp } from "./te/reports-kaalsarp.ts";
import { reportsKundli } from "./te/reports-kundli.ts";
import { reportsMahadasha } from "./te/reports-mahadasha.ts";
import { reportsMangal } from "./te/reports-mangal.ts";
import { reportsPlanets } from "./te/reports-planets.ts";
import { reportsSadeSati } from "./te/reports-sade-sati.ts";
import { results } from "./te/results.ts";
import { shell } from "./te/shell.ts";
import { signs } from "./te/signs.ts";
import { ui } from "./te/ui.ts";
import { year } from "./te/year.ts";

export const te: Record<MessageId, string> = {
  ...shell,
  ...home,
  ...signMessages(SIGNS_TE),
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
};
