import type { SacredPlaceFacts } from "../sacred-place.ts";
import type { SacredPlaceSources } from "../source.ts";

/** The jyotirlinga is Nageshwar, on the road to Bet Dwarka; position and distances are those of the temple of Krishna. */
export const DWARAKA: SacredPlaceFacts = {
  latitudeDeg: 22.2378,
  longitudeDeg: 68.9675,
  gazetteerId: "1272140",
  deity: "krishna",
  water: "gomti",
  bestMonths: [[10, 3]],
  airport: { stop: "jamnagar", roadKm: 135 },
  station: { stop: "dwarka", roadKm: 2.5 },
  festivals: ["krishna_janmashtami", "sharad_purnima", "maha_shivaratri"],
  rivals: ["jageshwar", "aundha"],
};

export const DWARAKA_SOURCES: SacredPlaceSources = {
  position: [
    { title: "GeoNames: Dwarka", url: "https://www.geonames.org/1272140" },
    {
      title: "Temple trust: Submerged Dwarka",
      url: "http://www.dwarkadhish.org/about-us/dwarka-nagari/submerged-dwarka/",
    },
  ],
  temple: [
    {
      title: "Temple trust: Submerged Dwarka",
      url: "http://www.dwarkadhish.org/about-us/dwarka-nagari/submerged-dwarka/",
    },
    {
      title: "Golden Triangle Tour: Dwarkadhish Temple",
      url: "https://www.goldentriangletour.com/en/tourist-attractions/india/gujarat/dwarka/dwarkadhish-temple-dwarka.html",
    },
    {
      title: "Sourasand Vaishnavas: Ancient Dwarka from the archaeological point of view",
      url: "http://sourasandvaishnavas.blogspot.com/2011/02/ancient-idols-sculptures-of-lord.html",
    },
    {
      title: "Gaur, Sundaresh, Tripati: Ancient Dwarka, recent underwater investigations (2005)",
      url: "https://fdocuments.in/document/bet-dwarka-underwater-archaeology.html",
    },
    { title: "Wikipedia: Nageshvara Jyotirlinga (copy)", url: "https://wikisum.wiki/wiki/Nageshvara_Jyotirlinga" },
    {
      title: "Pune to Pune: Conflicts about the Nageshwar jyotirlinga",
      url: "http://punetopune.com/conflicts-nageshwar-jyotirlinga",
    },
  ],
  access: [
    {
      title: "Temple Duniya: How to reach Shree Dwarkadhish Temple",
      url: "https://www.templeduniya.com/how-to-reach-shree-dwarkadhish-temple-dwarka-gujarat/",
    },
    {
      title: "Bharat Times: Rukmini temple (station 2.5 km from the temple)",
      url: "https://eng.bharattimes.co.in/rukmini-mata-temple-in-gujarat-where-water-is-being-offered-to-deity-news18-takes-a-tour-of-lord-krishnas-dwarka",
    },
    { title: "Gujarat Orbit: Dwarka transport guide", url: "https://www.gujaratorbit.com/blog/?p=3459" },
    { title: "Temple trust: Dwarka Nagari", url: "http://www.dwarkadhish.org/about-us/dwarka-nagari/" },
    {
      title: "Business Today: Sudarshan Setu inaugurated (2024)",
      url: "https://www.businesstoday.in/india/story/pm-narendra-modi-inaugurates-indias-longest-cable-stayed-bridge-sudarshan-setu-in-dwarka-gujarat-418831-2024-02-25",
    },
  ],
  calendar: [
    { title: "TSI Holidays: Dwarka", url: "http://tsiholidays.com/city/dwarka" },
    {
      title: "Aman Shanti News: Dwarkadhish Temple",
      url: "https://amanshantinews.com/dwarkadhish-temple-divine-gateway-to-krishna",
    },
    {
      title: "ETV Bharat: Maha Shivaratri at Nageshwar (2021)",
      url: "https://etvbharat.com/amp/gujarati/gujarat/videos/state/people-flock-to-nageshwar-mahadev-temple-in-dwarka-on-mahashivaratri/gj20210311142733791",
    },
    { title: "Rajeshwar Shukla: Dwarka", url: "https://rajeshwarshukla52.blogspot.com" },
  ],
};
