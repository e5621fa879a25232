import type { SacredPlaceFacts } from "../sacred-place.ts";
import type { SacredPlaceSources } from "../source.ts";

export const TRIMBAKESHWAR: SacredPlaceFacts = {
  latitudeDeg: 19.9322,
  longitudeDeg: 73.5308,
  gazetteerId: "1254177",
  deity: "shiva",
  water: "godavari",
  bestMonths: [[10, 3]],
  airport: { stop: "nashik", roadKm: 50 },
  station: { stop: "nashik_road", roadKm: 40 },
  festivals: ["kartika_purnima", "shattila_ekadashi", "maha_shivaratri"],
};

export const TRIMBAKESHWAR_SOURCES: SacredPlaceSources = {
  position: [
    { title: "Wikipedia: Trimbak", url: "https://en.wikipedia.org/wiki/Trimbak" },
    { title: "GeoNames: Trimbak", url: "https://www.geonames.org/1254177" },
    { title: "Trimbakeshwar Trust: around the temple", url: "http://trimbakeshwartrust.com/around-trimbakeshwar.php" },
  ],
  temple: [
    { title: "Trimbakeshwar Trust: the temple", url: "http://trimbakeshwartrust.com/shri-devasthan.php" },
    { title: "Wikipedia: Trimbakeshwar Temple", url: "https://en.wikipedia.org/wiki/Trimbakeshwar_Temple" },
    {
      title: "Outlook Traveller: Trimbakeshwar",
      url: "https://www.outlookindia.com/traveller/ot-getaway-guides/trimbakeshwar-godavari-born/",
    },
    { title: "Kalsarpa: Trimbakeshwar", url: "https://kalsarpa.com/Trimbakeshwar.htm" },
    { title: "Tales of Trimbak: the priests", url: "http://www.trimbakeshwar.com/Tales.htm" },
  ],
  access: [
    {
      title: "HubPages: Brahmagiri, where the Godavari begins",
      url: "http://hubpages.com/travel/Bramha-Giri-the-place-where-the-river-Godavari-originates",
    },
    {
      title: "Smita Shan: Brahmagiri peak (2022)",
      url: "https://smitashan.blogspot.com/2023/01/brahmagiri-peak-trek-to-origin-of-river.html",
    },
    { title: "Wikipedia: Trimbakeshwar Temple", url: "https://en.wikipedia.org/wiki/Trimbakeshwar_Temple" },
    {
      title: "Ravi's notes: Mumbai to Trimbakeshwar",
      url: "https://ravids.blogspot.com/2009/02/shri-trimbakeshwar-temple.html",
    },
    {
      title: "News18 Marathi: airport and station of Nashik",
      url: "https://news18marathi.com/maharashtra/nashik/page-16",
    },
  ],
  calendar: [
    {
      title: "Heal Society: festivals at Trimbakeshwar",
      url: "http://healsociety.com/hindu-temples/shiva-temples/12-jyotirlings-shiva/nashik-trimbakeshwar/trimbakeshwar-festivals/",
    },
    {
      title: "Deshdoot: chariot festival of Trimbakeshwar (2022)",
      url: "https://deshdoot.com/trimbakeshwar-rathotsav-on-monday",
    },
    {
      title: "Lokmat: Warkaris at Trimbakeshwar (2016)",
      url: "https://www.lokmat.com/nashik/warkaris-crowd-trimbakeshwar-occasion-safla-ekadashi",
    },
    {
      title: "ETV Bharat: dates of the Simhastha (2025)",
      url: "https://www.etvbharat.com/en/!bharat/simhastha-kumbh-mela-dates-announced-after-maharashtra-cm-fadnavis-chairs-meeting-know-complete-schedule-enn25060103840",
    },
    { title: "Dixit Guruji: events in Trimbakeshwar", url: "http://dixitguruji.in/trimbakevents.php?language=english" },
  ],
};
