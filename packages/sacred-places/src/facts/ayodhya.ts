import type { SacredPlaceFacts } from "../sacred-place.ts";
import type { SacredPlaceSources } from "../source.ts";

export const AYODHYA: SacredPlaceFacts = {
  latitudeDeg: 26.7956,
  longitudeDeg: 82.1943,
  gazetteerId: "1278094",
  deity: "rama",
  water: "sarayu",
  bestMonths: [[10, 3]],
  airport: { stop: "ayodhya", roadKm: 10 },
  station: { stop: "ayodhya_dham", roadKm: 1 },
  festivals: ["sri_rama_navami", "dipavali", "kartika_purnima"],
};

export const AYODHYA_SOURCES: SacredPlaceSources = {
  position: [
    { title: "Anand Soni: Shri Ram Temple, Ayodhya", url: "https://anandsoni.com/shri-ram-temple-ayodhya" },
    { title: "Wikipedia: Ayodhya", url: "https://en.wikipedia.org/wiki/Ayodhya" },
    { title: "GeoNames: Ayodhya", url: "https://www.geonames.org/1278094" },
  ],
  temple: [
    {
      title: "Herald Goa: The temple of Ram Lalla, consecrated 22 January 2024",
      url: "https://heraldgoa.in/amp/story/news-today/prime-minister-narendra-modi-unveils-ram-lallas-idol-during-historic-pran-pratishtha-ceremony-in-ayodhya/216908",
    },
    {
      title: "News Today: Ayodhya Ram Mandir, architecture (2024)",
      url: "https://newstodaynet.com/2024/01/19/ayodhya-ram-mandir-a-marvel-of-architecture-devotion/",
    },
    {
      title: "Deccan Chronicle: Flag marks completion of the Ram temple (2025)",
      url: "https://www.deccanchronicle.com/nation/modi-hoists-saffron-flag-at-ayodhya-ram-temple-marks-completion-of-construction-1919413",
    },
    {
      title: "Hinduism in Modern Times: The history of Ayodhya",
      url: "https://hinduisminmoderntimes.com/the-ram-mandir-story-documentary-episode-1-the-history-of-ayodhya/",
    },
    {
      title: "Ancient Indian Temples: Sri Ram Darbar, Nageshwarnath and others",
      url: "https://ancientindiantemple.blogspot.com/2009/08/sri-ram-darbar-ayodhya.html",
    },
  ],
  access: [
    {
      title: "Allupost: Ayodhya station and airport to the temple",
      url: "https://www.allupost.com/blog/ayodhya-ram-mandir-to-ayodhya-railway-station-distance/",
    },
    {
      title: "Tazakhabarey: Ayodhya station to the temple",
      url: "https://tazakhabarey.com/navigating-ayodhya-railway-station-to-ram-mandir-distance/",
    },
    {
      title: "Asianet Newsable: Routes to Ayodhya (2024)",
      url: "https://newsable.asianetnews.com/webstories/india/ram-mandir-inauguration-easy-fastest-available-routes-to-reach-ayodhya-check-out-road-rail-air-routes-gcw-s7hzq3",
    },
  ],
  calendar: [
    { title: "Eastern UP Tourism: Ayodhya, festivals", url: "http://www.easternuptourism.com/Ayodhya.jsp" },
    { title: "Locate India: Ayodhya festivals", url: "https://locateindia.com/ayodhya/ayodhya-festivals.html" },
    { title: "Shri Ayodhya Dham: Festivals", url: "https://shriayodhyadham.com/?p=3045" },
    {
      title: "Latestly: Schedule of Ram Navami (2025)",
      url: "https://www.latestly.com/agency-news/india-news-ayodhyas-ram-janmabhoomi-trust-announces-schedule-for-ram-navami-6716232.html",
    },
  ],
};
