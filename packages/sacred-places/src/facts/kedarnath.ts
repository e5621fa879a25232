import type { SacredPlaceFacts } from "../sacred-place.ts";
import type { SacredPlaceSources } from "../source.ts";

export const KEDARNATH: SacredPlaceFacts = {
  latitudeDeg: 30.7352,
  longitudeDeg: 79.0669,
  altitudeM: 3583,
  gazetteerId: "1267345",
  deity: "shiva",
  water: "mandakini",
  bestMonths: [
    [5, 6],
    [9, 10],
  ],
  closedMonths: [11, 4],
  airport: { stop: "dehradun", roadKm: 240 },
  station: { stop: "rishikesh", roadKm: 210 },
  walkKm: 16,
  festivals: ["maha_shivaratri", "bhagini_hastam"],
};

export const KEDARNATH_SOURCES: SacredPlaceSources = {
  position: [
    { title: "Wikipedia: Kedarnath (copy)", url: "https://wikisum.wiki/wiki/Kedarnath" },
    { title: "GeoNames: Kedarnath", url: "https://www.geonames.org/1267345" },
    { title: "Tourkre: Kedarnath", url: "https://tourkre.com/kedarnath.php" },
  ],
  temple: [
    { title: "Wikipedia: Kedarnath Temple (copy)", url: "https://owiki.org/wiki/Kedarnath_Temple" },
    { title: "District of Rudraprayag: Kedarnath Yatra", url: "https://rudraprayag.gov.in/kedarnath-yatra-2/" },
    {
      title: "Financial Express: Kedarnath temple, floods and 400 years under a glacier",
      url: "https://www.financialexpress.com/lifestyle/science/kedarnath-temple-uttarakhand-an-architectural-miracle-which-survived-floods-and-400-years-under-glacier/1492020/",
    },
  ],
  access: [
    { title: "District of Rudraprayag: Kedarnath Yatra", url: "https://rudraprayag.gov.in/kedarnath-yatra-2/" },
    { title: "Triponzy: How to reach Kedarnath", url: "https://triponzy.com/places/kedarnath/how-to-reach/" },
    { title: "Toliday: How to reach Kedarnath", url: "https://toliday.in/blog/how-to-reach-kedarnath/" },
  ],
  calendar: [
    {
      title: "ANI: Opening date of Kedarnath to be announced on Maha Shivratri (2023)",
      url: "https://www.aninews.in/news/national/general-news/uttarakhand-doors-opening-date-of-kedarnath-temple-will-be-announced-on-maha-shivratri20230217225304/",
    },
    {
      title: "ETV Bharat: Kedarnath and Yamunotri closed for winter (2023)",
      url: "https://www.etvbharat.com/english/state/uttarakhand/kedarnath-dham-and-yamunotri-dham-get-closed-for-winter-hiatus-in-uttarakhand/na20231115145729773773599",
    },
    { title: "Sacred Yatra: Annakut (Bhatuj) at Kedarnath", url: "https://www.sacredyatra.com/?p=4502" },
    {
      title: "Garhwal Post: Panchmukhi doli and opening of Kedarnath (2024)",
      url: "https://garhwalpost.in/portals-of-shri-kedarnath-dham-to-open-at-7-a-m-on-10-may/",
    },
  ],
};
