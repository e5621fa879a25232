import type { SacredPlaceFacts } from "../sacred-place.ts";
import type { SacredPlaceSources } from "../source.ts";

export const MAHAKALESHWAR: SacredPlaceFacts = {
  latitudeDeg: 23.1828,
  longitudeDeg: 75.7682,
  gazetteerId: "1253914",
  deity: "shiva",
  water: "shipra",
  bestMonths: [[10, 3]],
  airport: { stop: "indore", roadKm: 55 },
  station: { stop: "ujjain", roadKm: 2 },
  festivals: ["maha_shivaratri", "nag_panchami", "dipavali"],
};

export const MAHAKALESHWAR_SOURCES: SacredPlaceSources = {
  position: [
    { title: "Wikipedia: Ujjain", url: "https://en.wikipedia.org/wiki/Ujjain" },
    { title: "GeoNames: Ujjain", url: "https://www.geonames.org/1253914" },
    { title: "Wikipedia: Mahakaleshwar Jyotirlinga (copy)", url: "https://owiki.org/wiki/Mahakaleshwar" },
    {
      title: "NDTV: Mahakal corridor around Rudrasagar lake (2022)",
      url: "https://www.ndtv.com/india-news/900-metre-long-mahakal-corridor-ahead-of-inauguration-by-pm-narendra-modi-5-pics-3420636",
    },
  ],
  temple: [
    {
      title: "Kamaraj IAS Academy: Mahakaleshwar temple",
      url: "https://www.kamarajiasacademy.com/current-affairs/mahakaleshwar-temple",
    },
    { title: "Wikipedia: Mahakaleshwar Jyotirlinga (copy)", url: "https://owiki.org/wiki/Mahakaleshwar" },
    {
      title: "Shiva Purana, Kotirudra Samhita 16, retold",
      url: "https://lists.advaita-vedanta.org/archives/chaturamnaya/2025-August/000645.html",
    },
    {
      title: "India Today: Remains of an old structure found (2020)",
      url: "https://www.indiatoday.in/cities/indore/story/madhya-pradesh-remains-of-1-000-year-old-structure-found-ujjain-temple-stops-digging-work-1751244-2020-12-20",
    },
    {
      title: "Business Standard: The Mahakal corridor (2022)",
      url: "https://www.business-standard.com/article/current-affairs/mahakal-corridor-of-ujjain-temple-to-be-inaugurated-by-modi-on-oct-11-122093000740_1.html",
    },
  ],
  access: [
    {
      title: "Pilgrimage Tour: How to reach Mahakaleshwar temple",
      url: "https://www.pilgrimagetour.in/blog/how-to-reach-mahakaleshwar-temple/",
    },
    {
      title: "Progotir Bangla: How to go to Mahakaleshwar",
      url: "https://progotirbangla.com/how-to-go-to-mahakaleshwar-temple",
    },
    { title: "State Express: Ujjain", url: "https://www.stateexpressindia.com/kumbh-mela-old/ujjain/" },
  ],
  calendar: [
    {
      title: "Zee News: Bhasma Aarti at noon, once a year (2024)",
      url: "https://zeenews.india.com/hindi/india/madhya-pradesh-chhattisgarh/video/ujjain-mahakal-bhasma-aarti-took-place-in-the-afternoon-of-mahakal-this-happens-only-once-in-a-year/2148597/amp",
    },
    {
      title: "Free Press Journal: Bhasma Aarti in Shravana (2024)",
      url: "https://www.freepressjournal.in/ujjain/ujjain-mahakal-temple-shravana-special-bhasma-arti-from-july-22-entry-exit-points-fixed-check-ticket-price-more",
    },
    {
      title: "Live India: Nagchandreshwar opens on Nag Panchami",
      url: "https://liveindia.tv/mp-devotees-throng-mahakaleshwar-temple-on-seventh-shravan-somvar-nag-panchami-in-ujjain",
    },
    {
      title: "The Hawk: Dipavali at Mahakaleshwar (2024)",
      url: "https://www.thehawk.in/news/india/mp-diwali-celebrated-at-mahakaleshwar-temple-in-ujjain-special-bhasma-aarti-performed",
    },
    {
      title: "Free Press Journal: Shiv Navratri at Mahakaleshwar (2023)",
      url: "https://www.freepressjournal.in/ujjain/ujjain-shiv-navratri-celebrations-in-full-swing-at-shri-mahakaleshwar-temple",
    },
  ],
};
