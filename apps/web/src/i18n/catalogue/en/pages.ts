/** Words of the pages that only tell something. */
export const pages = {
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
