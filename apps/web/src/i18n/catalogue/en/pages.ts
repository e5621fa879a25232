/** Words of the pages that only tell something. */
export const pages = {
  "about.description": "What Vedic astrology is, and how this product calculates it.",
  "about.intro":
    "Vedic astrology, Jyotisha, is the Vedanga that measures time: it follows the Sun, the Moon and the grahas through twelve signs and twenty-seven nakshatras counted from the fixed stars. It gives us the panchang, which describes a day, and the birth chart, which shows the sky at one moment over one place. Vedanga calculates both from astronomy and by the rules of the classical books.",
  "accuracy.description":
    "Our positions, times and festivals beside those of Swiss Ephemeris, Drik Panchang and others: the differences, measured.",
  "contact.description": "How to reach us.",
  "contact.sentence": "Write to us at",
  "contact.failed": "The e-mail address could not be loaded.",
  "contact.none": "This service has not given a contact address.",
  "notFound.text": "The address may contain a typing error, or the page may have moved. Your data is not lost.",
  "notFound.home": "To the home page",
  "failed.text":
    "Something went wrong on our side. What you entered is kept for this session. Reload the page; if it fails again, start from the home page.",
  "failed.reload": "Reload the page",
} as const;
