import type { SacredPlaceFacts } from "../sacred-place.ts";
import type { SacredPlaceSources } from "../source.ts";

export const MALLIKARJUNA: SacredPlaceFacts = {
  latitudeDeg: 16.0741,
  longitudeDeg: 78.8686,
  gazetteerId: "1255621",
  deity: "shiva",
  water: "krishna",
  bestMonths: [[10, 3]],
  airport: { stop: "hyderabad", roadKm: 200 },
  station: { stop: "markapur_road", roadKm: 85 },
  festivals: ["ugadi", "navaratri", "makara_sankranti", "maha_shivaratri"],
};

export const MALLIKARJUNA_SOURCES: SacredPlaceSources = {
  position: [
    { title: "GeoNames: Srisailam", url: "https://www.geonames.org/1255621" },
    { title: "Wikipedia: Srisailam", url: "https://en.wikipedia.org/wiki/Srisailam" },
  ],
  temple: [
    { title: "Astrobix: Srisailam", url: "https://astrobix.com/hindupath/post/postamp/81" },
    { title: "India Temples Info: Srisailam", url: "http://www.indiatemplesinfo.com/srisailam-mallikarjuna-temple/" },
    { title: "Tripguyde: Srisailam temple", url: "http://tripguyde.in/the-srisailam-temple" },
    {
      title: "The Hindu: Copper plates of Srisailam deciphered (2021)",
      url: "https://www.thehindu.com/news/national/andhra-pradesh/copper-plates-discovered-in-srisailam-deciphered/article34943147.ece/amp/",
    },
    {
      title: "Places near Srisailam",
      url: "http://yatras-special.blogspot.com/2012/08/visiting-places-near-by-srisaila.html",
    },
  ],
  access: [
    { title: "Travelsetu: Srisailam, questions", url: "https://travelsetu.com/guide/srisailam-tourism/srisailam-faqs" },
    { title: "Bangalore to Srisailam", url: "https://vak1969.com/2022/06/" },
    {
      title: "Telangana Today: Buses through the forest at night (2022)",
      url: "https://telanganatoday.com/tsrtc-to-run-special-buses-to-srisailam-during-night",
    },
  ],
  calendar: [
    { title: "Online News Diary: Kumbhotsava of Srisailam", url: "https://onlinenewsdiary.com/?p=45233" },
    { title: "Sakshi: Ugadi at Srisailam (2025)", url: "https://www.sakshi.com/telugu-news/kurnool/2404415" },
    {
      title: "V6 Velugu: Walkers from Karnataka come for Ugadi",
      url: "https://v6velugu.com/karnataka-pilgrims-walk-miles-to-srisailam-for-ugadi-celebrations",
    },
    {
      title: "ETV Bharat: Maha Shivaratri at Srisailam (2020)",
      url: "https://etvbharat.com/amp/telugu/andhra-pradesh/city/vijayawada/sivarathri-at-srisailam/ap20200222054322851",
    },
    {
      title: "Travelokam: Mallikarjuna Swamy temple",
      url: "http://travelokam.com/2014/04/01/mallikarjuna-swamy-temple-srisailam/",
    },
  ],
};
