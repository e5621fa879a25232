/** Words of the home page and of the pages that only tell something. */
export const pages = {
  "home.title": "The sky, reckoned for you",
  "home.tagline": "Birth charts and the daily panchang",
  "home.description": "Vedic birth charts and the daily panchang in English and Telugu, reckoned for your place.",
  "home.doors": "Services",
  "home.panchangWaiting": "Today",
  "home.panchangText": "{date}, Hyderabad. Nakshatra {nakshatra}. Rahu Kaal {start} to {end}.",
  "home.panchangTextWaiting": "The five limbs of the day and the hours to avoid, for any day and any place.",
  "home.chartTitle": "Your sky at birth",
  "home.chartText": "Rasi and navamsa charts and every planet’s place, from your date, time and place of birth.",
  "home.questions": "Questions",
  "home.whatQuestion": "What is Vedic Astrology?",
  "home.whatAnswer":
    "Jyotisha, one of the six Vedangas, reads time from the Sun, the Moon and the grahas against the fixed stars. It is the source of the panchang, and of the birth chart drawn for one moment and one place.",
  "home.howQuestion": "How do I get my birth chart?",
  "home.howAnswer": "Give the date, time and place of your birth through the online calculator.",
  "home.howLink": "Open the calculator",
  "about.description": "What Vedic astrology is, and how this product reckons it.",
  "about.intro":
    "Vedic astrology, Jyotisha, is the Vedanga that keeps time: it follows the Sun, the Moon and the grahas through twelve signs and twenty-seven nakshatras counted from the fixed stars. From it come the panchang, which tells the quality of a day, and the birth chart, which holds the sky of one moment over one place. Vedanga reckons both from astronomy and by the rules of the classical books.",
  "contact.description": "How to reach us.",
  "contact.sentence": "Write to us at",
  "contact.none": "This service has given no address to write to.",
  "notFound.text": "The address may be mistyped, or the page may have moved. Nothing of yours is lost.",
  "notFound.home": "To the home page",
  "failed.text":
    "Something went wrong on our side. What you entered is kept for this session. Load the page again; if it fails again, start from the home page.",
  "failed.reload": "Load the page again",
} as const;
