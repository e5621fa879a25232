/** Words of the feed of festivals for a calendar program. */
export const calendarFeed = {
  "calendarFeed.title": "In your own calendar",
  "calendarFeed.lede":
    "The festivals and vratas of {place}, each with its reason, for the calendar of your phone or computer.",
  "calendarFeed.kinds": "What to include",
  "calendarFeed.chosen": "{count} of {all}",
  "calendarFeed.kind.festivals": "Festivals",
  "calendarFeed.kind.ekadashi": "Ekadashis",
  "calendarFeed.kind.pradosha": "Pradosha",
  "calendarFeed.kind.sankashti": "Sankashti Chaturthi",
  "calendarFeed.kind.shivaratri": "Monthly Shivaratri",
  "calendarFeed.kind.vinayaka": "Monthly Vinayaka Chaturthi",
  "calendarFeed.kind.skanda": "Monthly Skanda Shashti",
  "calendarFeed.kind.amavasya": "Amavasya",
  "calendarFeed.kind.purnima": "Purnima",
  "calendarFeed.kind.eclipses": "Eclipses seen here",
  "calendarFeed.kind.sankranti": "Sankrantis",
  "calendarFeed.noKind": "Choose at least one.",
  "calendarFeed.subscribe": "Subscribe",
  "calendarFeed.subscribeNote":
    "Opens your calendar program, which then stays up to date: always twelve months, starting with the current one.",
  "calendarFeed.copy": "Copy the feed address",
  "calendarFeed.copied": "Copied. Add it to your calendar as “from URL”.",
  "calendarFeed.copyRefused": "This browser does not let pages copy. Copy it from here:",
  "calendarFeed.address": "Feed address",
  "calendarFeed.download": "File for {year}",
  "calendarFeed.downloadNote": "An .ics file with all of {year}, to import once.",
} as const;
