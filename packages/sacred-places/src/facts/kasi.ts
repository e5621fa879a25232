import type { SacredPlaceFacts } from "../sacred-place.ts";
import type { SacredPlaceSources } from "../source.ts";

export const KASI: SacredPlaceFacts = {
  latitudeDeg: 25.3108,
  longitudeDeg: 83.0106,
  gazetteerId: "1253405",
  deity: "shiva",
  water: "ganga",
  bestMonths: [[10, 3]],
  airport: { stop: "varanasi", roadKm: 25 },
  station: { stop: "varanasi", roadKm: 5 },
  festivals: ["maha_shivaratri", "amalaki_ekadashi", "bali_pratipada", "kartika_purnima"],
};

export const KASI_SOURCES: SacredPlaceSources = {
  position: [
    {
      title: "Wikipedia: Kashi Vishwanath Temple (copy)",
      url: "https://n.global.ssl.fastly.net/Kashi_Vishwanath",
    },
    { title: "GeoNames: Varanasi", url: "https://www.geonames.org/1253405" },
    { title: "WikiMili: Gyanvapi Mosque", url: "https://wikimili.com/en/Gyanvapi_Mosque" },
  ],
  temple: [
    {
      title: "Shri Kashi Vishwanath temple: Important festivals",
      url: "https://www.shrikashivishwanath.org/mythology/importantparvas",
    },
    {
      title: "Incredible India: Varanasi, spiritual",
      url: "https://www.incredibleindia.org/content/incredible-india-v2/en/destinations/varanasi/spiritual.html",
    },
    { title: "WikiMili: Gyanvapi Mosque", url: "https://wikimili.com/en/Gyanvapi_Mosque" },
    {
      title: "Jalkal Varanasi: Places to visit",
      url: "https://jalkalvaranasi.org/webpages.php?tag=Places_to_Visit",
    },
  ],
  access: [
    {
      title: "Famous Varanasi: How to reach the temple",
      url: "https://blog.famousvaranasi.com/how-to-reach-kashi-vishwanath-temple",
    },
    {
      title: "Kumbh: Kashi Vishwanath temple, travel guide (2025)",
      url: "https://kumbh.co.in/Kumbh-Blog/Kashi-Vishwanath-Temple-Location-History-&-Complete-Travel-Guide",
    },
    {
      title: "On the Eve: How to reach Kashi Vishwanath temple",
      url: "https://www.ontheeve.com/reach/how-to-reach-kashi-vishwanath-temple",
    },
  ],
  calendar: [
    {
      title: "Jyotirlinga Temples: Vishwanath, festivals and worship",
      url: "https://jyotirlingatemples.in/Vishwanath_festivals.html",
    },
    {
      title: "Cultural Heritage of Varanasi: Panchakroshi Yatra",
      url: "https://culturalheritageofvaranasi.com/about_varanasi/panchakroshi-yatra-route-the-territory-and-temples",
    },
    {
      title: "Dainik Bhaskar: Rangbhari Ekadashi in Varanasi",
      url: "https://dainikbhaskarup.com/tag/pyre-bhasma",
    },
    {
      title: "Varanasi Tours India: Annapurna Devi",
      url: "https://varanasitoursindia.com/varanasi/annapurna-devi",
    },
    {
      title: "The Hohalla: Dev Deepawali of Kashi",
      url: "https://thehohalla.com/web-stories/varanasi-dev-deepawali",
    },
  ],
};
