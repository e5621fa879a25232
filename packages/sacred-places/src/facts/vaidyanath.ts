import type { SacredPlaceFacts } from "../sacred-place.ts";
import type { SacredPlaceSources } from "../source.ts";

export const VAIDYANATH: SacredPlaceFacts = {
  latitudeDeg: 24.4925,
  longitudeDeg: 86.7,
  gazetteerId: "1273241",
  deity: "shiva",
  water: "shivaganga",
  bestMonths: [[10, 3]],
  airport: { stop: "deoghar", roadKm: 12 },
  station: { stop: "jasidih", roadKm: 7 },
  festivals: ["vasanta_panchami", "maha_shivaratri"],
  rivals: ["parli", "baijnath"],
};

export const VAIDYANATH_SOURCES: SacredPlaceSources = {
  position: [
    {
      title: "Wikipedia: Vaidyanath Temple, Deoghar (copy)",
      url: "http://piglix.com/piglix/Vaidyanath_Temple,_Deoghar",
    },
    { title: "GeoNames: Deoghar", url: "https://www.geonames.org/1273241" },
    {
      title: "Hostel Traveller: places around Deoghar",
      url: "https://hosteltraveller.in/tourist-attraction-place-in-deoghar/.html",
    },
    { title: "Cleartrip: Deoghar", url: "https://www.cleartrip.com/how-to-reach/deoghar" },
  ],
  temple: [
    { title: "Temples and Legends of Bihar: Deoghar", url: "https://hindubooks.org/temples/bihar/deoghar/page6.htm" },
    {
      title: "Temples of India: Baidyanath Temple, Deoghar",
      url: "https://hindutemples-india.blogspot.com/2019/06/baidyanath-temple-deoghar-temple.html",
    },
    {
      title: "Wikipedia: Vaidyanath Jyotirlinga, Deogarh (copy of 2014)",
      url: "http://the-uncensored-wiki.com:20141/2014-wikipedia_en_all_02_2014/A/html/V/a/i/d/Vaidyanath_Jyotirlinga%2C_Deogarh.html",
    },
    {
      title: "Shivshankar: Vaidyanath at Deoghar or Parli",
      url: "https://www.shivshankar.in/vaidyanath-jyotir-linga-at-deogarh-parli/",
    },
    { title: "Marathwada Tourism: Vaidyanath at Parli", url: "https://marathwadatourism.com/en/?p=1584" },
    {
      title: "Pune to Pune: three temples of Vaidyanath",
      url: "https://punetopune.com/conflicts-of-vaidyanath-jyotirlinga/",
    },
    { title: "India Temples: Baba Baidyanath", url: "http://india-temples.com/bababaidyanath.htm" },
  ],
  access: [
    {
      title: "Indian Express: first flight from Delhi to Deoghar (2022)",
      url: "https://indianexpress.com/article/cities/delhi/first-commercial-flight-from-delhi-to-deoghar-july-30-8042814/",
    },
    { title: "Babadham: how to reach", url: "http://babadham.org/reach.php" },
    { title: "Popcorn Trip: Baba Baidyanath Dham", url: "https://popcorntrip.com/?p=16891" },
    {
      title: "Tripoto: Baba Baidyanath Dham",
      url: "https://tripoto.com/deoghar/trips/tripoto-634834d42221b",
    },
  ],
  calendar: [
    { title: "Guided Tirth: Maha Shivaratri at Deoghar", url: "https://guidedtirth.com/en/?p=2481" },
    { title: "Awaz: the crown from the prison", url: "http://www.awazent.com/tag/baidyanath" },
    {
      title: "ETV Bharat: a Monday of the long Shravan (2023)",
      url: "https://www.etvbharat.com/english/state/jharkhand/prayers-offered-at-baba-baidyanath-temple-in-deoghar-on-5th-sawan-somwar-third-monday-of-malmas/na20230807125416440440027",
    },
    {
      title: "The Jharkhand Story: tilak of Baba Baidyanath",
      url: "https://thejharkhandstory.co.in/tilak-of-baba-baidyanath-mithilas-sacred-bond-and-ritual-of-sacrifice",
    },
    {
      title: "Look News India: Tilakotsav on Vasant Panchami (2024)",
      url: "https://looknewsindia.com/tilakotsav-at-baba-baidyanath-in-deoghar-mithila-residents-gathered-on-basanti-panchami",
    },
    {
      title: "Weekly Blitz: first day of the Shravani fair (2023)",
      url: "https://www.weeklyblitz.net/news/shravani-mela-2023-shravani-mela-begins-in-babadham-long-queue-of-kanwariyas-for-water-offering/",
    },
    { title: "Sultanganj: rules for kanwariyas", url: "http://www.sultanganj.org/guidelines-for-kanwarias.html" },
    {
      title: "Articleseen: from Sultanganj to Deoghar (2010)",
      url: "http://www.articleseen.com/article_Sultanganj-Deoghar-Shravani-Mela2010_27344.aspx",
    },
  ],
};
