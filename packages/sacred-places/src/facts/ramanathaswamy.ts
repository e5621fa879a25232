import type { SacredPlaceFacts } from "../sacred-place.ts";
import type { SacredPlaceSources } from "../source.ts";

export const RAMANATHASWAMY: SacredPlaceFacts = {
  latitudeDeg: 9.2881,
  longitudeDeg: 79.3174,
  gazetteerId: "1258698",
  deity: "shiva",
  water: "bay_of_bengal",
  bestMonths: [[10, 4]],
  airport: { stop: "madurai", roadKm: 170 },
  station: { stop: "rameswaram", roadKm: 2 },
  festivals: ["maha_shivaratri", "mahalaya_amavasya", "navaratri"],
};

const CAMBRIDGE = {
  title: "L. Bes, C. Branfoot: The temple at Rameshvaram, Hindu kings, and Dutch merchants (2023)",
  url: "https://www.cambridge.org/core/product/BA3F1B848C8944BC8850CD2C588B1490/core-reader",
};

export const RAMANATHASWAMY_SOURCES: SacredPlaceSources = {
  position: [
    {
      title: "Madurai Tourism: Sri Ramanathasamy Temple",
      url: "https://maduraitourism.com/index.php/sri-ramanathasamy-temple-lord-shiva-temple",
    },
    { title: "Wikivoyage: Rameshwaram", url: "https://en.wikivoyage.org/wiki/Rameshwaram" },
  ],
  temple: [
    CAMBRIDGE,
    {
      title: "J. Fergusson: History of Indian and Eastern Architecture, volume 1, page 385",
      url: "https://en.m.wikisource.org/wiki/Page:History_of_Indian_and_Eastern_Architecture_Vol_1.djvu/437",
    },
    {
      title: "J. Burgess: The ritual of Ramesvaram (Indian Antiquary, 1883)",
      url: "https://jainqq.org/pagetext/Indian_Antiquary_Vol_12/032504/361",
    },
    {
      title: "Royal family of Jaffna: The temple in Rameswaram",
      url: "https://www.jaffnaroyalfamily.org/photos/historicalphoto85.html",
    },
    {
      title: "Times of India: Pillars and corridors in Ramanathaswamy Temple",
      url: "https://timesofindia.indiatimes.com/travel/rameswaram/explore-the-pillars-and-corridors-in-ramanathaswamy-temple/amp_poishow/58104761.cms",
    },
  ],
  access: [
    { title: "Wikivoyage: Rameshwaram", url: "https://en.wikivoyage.org/wiki/Rameshwaram" },
    {
      title: "Trip Compass: Rameswaram",
      url: "https://trippcompass.com/explore/destination/india-tamil-nadu-rameswaram.html",
    },
    {
      title: "Club Mahindra: The new Pamban Bridge inaugurated (2025)",
      url: "https://www.clubmahindra.com/blog/travel-news/indias-first-vertical-lift-sea-bridgethe-new-pamban-bridge-inaugurated",
    },
  ],
  calendar: [
    {
      title: "Indian Travel Blogs: Rameswaram Temple, festivals",
      url: "http://indiantravelblogs.blogspot.com/2015/01/rameswaram-temple-india.html",
    },
    {
      title: "Daiwik Hotels: Festivals, Ramanathaswamy Temple",
      url: "https://www.daiwikhotels.com/about-rameswaram/festivals-ramanathaswamy-temple/",
    },
    {
      title: "Dinamalar: New moon of Thai at Rameswaram",
      url: "https://temple.dinamalar.com/news_detail.php?id=89168",
    },
    { title: "My Rameshwaram: Ramanathaswamy Temple", url: "https://www.myrameshwaram.in/ramanatha-temple.php" },
    {
      title: "Temples of India: Kasi Rameswaram Yatra",
      url: "https://blog.templesofindia.org/post/kasi-rameshwaram-yatra",
    },
  ],
};
