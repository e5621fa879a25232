import type { SacredPlaceFacts } from "../sacred-place.ts";
import type { SacredPlaceSources } from "../source.ts";

export const MATHURA: SacredPlaceFacts = {
  latitudeDeg: 27.5047,
  longitudeDeg: 77.6698,
  gazetteerId: "1263364",
  deity: "krishna",
  water: "yamuna",
  bestMonths: [[10, 3]],
  airport: { stop: "agra", roadKm: 60 },
  station: { stop: "mathura", roadKm: 4 },
  festivals: ["krishna_janmashtami", "dhulivandana", "bali_pratipada", "bhagini_hastam", "vasanta_panchami"],
};

export const MATHURA_SOURCES: SacredPlaceSources = {
  position: [
    { title: "Wikipedia: Kesava Deo Temple", url: "https://en.m.wikipedia.org/wiki/Kesava_Deo_Temple" },
    {
      title: "Wikipedia: Keshav Dev Temple (copy)",
      url: "https://goodnames-eth.ipns.dweb.link/wiki/Keshav_Dev_Temple.html",
    },
    { title: "GeoNames: Mathura", url: "https://www.geonames.org/1263364" },
  ],
  temple: [
    {
      title: "Wikipedia: Krishna Janmasthan Temple Complex",
      url: "https://en.wikipedia.org/wiki/Krishna_Janmasthan_Temple_Complex",
    },
    {
      title: "India Today: Krishna Janmabhoomi temple, its history and how to visit (2020)",
      url: "https://www.indiatoday.in/information/story/mathura-krishna-janambhoomi-temple-what-is-the-history-and-how-to-visit-1726880-2020-09-30",
    },
    { title: "Locate India: Mathura", url: "https://locateindia.com/uttar-pradesh/mathura.html" },
    {
      title: "Incredible India: Dwarkadhish temple",
      url: "https://www.incredibleindia.org/content/incredible-india-v2/en/destinations/mathura-vrindavan/dwarkadhish-temple.html",
    },
    { title: "Mathura BN: History of Mathura", url: "http://www.mathurabn.com/mathura-history/" },
  ],
  access: [
    { title: "ixigo: How to reach Mathura", url: "https://www.ixigo.com/how-to-reach-to-mathura-ne-1143818" },
    { title: "VM Travels: Mathura", url: "http://www.vmtravels.com/citydetails/overview4.html" },
    {
      title: "Travel Setu: How to reach Mathura",
      url: "https://travelsetu.com/guide/mathura-tourism/how-to-reach-mathura",
    },
  ],
  calendar: [
    { title: "Mathura district: Events", url: "http://mathura.gov.in/en/events/events/31003100" },
    {
      title: "Shri Krishna Janmasthan: Festivals",
      url: "https://shrikrishnajanmasthan.com/festivals-e.php",
    },
    {
      title: "IANS: Bath of brothers and sisters at Vishram Ghat (2015)",
      url: "https://vrindavan19.rssing.com/chan-51921360/article92.html",
    },
  ],
};
