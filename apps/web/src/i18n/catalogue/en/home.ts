/** Words of the home page, its carousels and its drawings. */
export const home = {
  "home.title": "The sky, calculated for you",
  "home.tagline": "Birth charts and the daily panchang",
  "home.description": "Vedic birth charts and the daily panchang in English and Telugu, calculated for your place.",
  "home.services": "Services",
  "home.chart": "Birth Chart (Kundli)",
  "home.chartTitle": "Your sky at birth",
  "home.chartText":
    "Rasi and navamsa charts and the position of every planet, from your date, time and place of birth.",
  "home.matching": "Marriage Matching",
  "home.matchingTitle": "Two births",
  "home.matchingText":
    "Eight kootas, ten poruthams, Mangal dosha and dashas of a bride and a groom, each with its reason.",
  "home.gems": "Gemstone Recommendations",
  "home.gemsTitle": "The nine stones",
  "home.gemsText":
    "What each stone is, its flaws, and how custom has it worn. Your own stone follows from your birth chart.",
  "home.questions": "Questions",
  "home.whatQuestion": "What is Vedic Astrology?",
  "home.whatAnswer":
    "Jyotisha, one of the six Vedangas, reads time from the Sun, the Moon and the grahas against the fixed stars. It is the source of the panchang, and of the birth chart drawn for one moment and one place.",
  "home.howQuestion": "How do I get my birth chart?",
  "home.howAnswer": "Give the date, time and place of your birth through the online calculator.",
  "home.howLink": "Open the calculator",
  "home.firstCarousel": "The sky and sacred places",
  "home.secondCarousel": "Sacred places",
  "home.daily": "Daily Horoscope",
  "home.dailyText":
    "Calculated from the nine grahas at sunrise. Place: {place}. Choose your Moon sign. The square shows the lucky colour, the figure the score out of 100.",
  "home.dailyDates":
    "The dates on the cards are those of the Sun sign. The daily text follows the Moon sign, which your birth chart shows.",
  "home.dailyOwn": "Find your Moon sign",
  "home.dailyScore": "{score} of 100",
  "home.dailyFailed": "The text for today could not be loaded.",
  "home.dailyColour": "Lucky Color",
  "home.dailyRead": "Read today",
  "sky.caption": "The sky over {place}",
  "sky.captionAt": "The sky over {place}, {time}",
  "sky.waiting": "The sky over {place} as a wheel of twelve signs",
  "sky.told":
    "The sky over {place} at {time}. Lagna {lagna}. {grahas}. Tithi {tithi}, {percent} per cent of the Moon is lit.",
  "scene.kasi": "Kasi, the ghats on the Ganga",
  "scene.kasiSeen":
    "Kasi: ghats curve along the river under palace walls and the gilded spires of Vishwanath, boats in front.",
  "scene.kedarnath": "Kedarnath below the snows",
  "scene.kedarnathSeen": "Kedarnath: the grey stone temple with its wooden canopy before snow peaks, Nandi in front.",
  "scene.puri": "Puri, the day of the chariots",
  "scene.puriSeen":
    "Puri: the curved tower of Jagannath with its wheel and flags, three chariots in the crowd on the Grand Road.",
  "scene.rameswaram": "Rameswaram, the long corridor",
  "scene.rameswaramSeen": "Rameswaram: the painted pillars of the long corridor lead to the white gopuram by the sea.",
  "scene.somnath": "Somnath by the western sea",
  "scene.somnathSeen": "Somnath: the clustered spire and the halls on the shore, waves below the wall.",
  "carousel.role": "carousel",
  "carousel.slide": "slide",
  "carousel.slideOf": "{n} of {count}: {name}",
  "carousel.pause": "Stop the slides",
  "carousel.play": "Start the slides",
  "carousel.choose": "Choose a slide",
  "carousel.goTo": "Go to slide {n}",
  "carousel.more": "Click for more",
} as const;
