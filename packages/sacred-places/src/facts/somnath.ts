import type { SacredPlaceFacts } from "../sacred-place.ts";
import type { SacredPlaceSources } from "../source.ts";

export const SOMNATH: SacredPlaceFacts = {
  latitudeDeg: 20.888,
  longitudeDeg: 70.4014,
  gazetteerId: "v0n5l76f",
  deity: "shiva",
  water: "arabian_sea",
  bestMonths: [[10, 3]],
  airport: { stop: "keshod", roadKm: 55 },
  station: { stop: "veraval", roadKm: 7 },
  festivals: ["maha_shivaratri", "kartika_purnima"],
};

export const SOMNATH_SOURCES: SacredPlaceSources = {
  position: [
    { title: "Wikipedia: Somnath temple (copy)", url: "https://encycloreader.org/r/wikipedia.php?q=Somnath_temple" },
    { title: "Wikipedia: Prabhas Patan (copy)", url: "http://wikimili.com/en/Prabhas_Patan" },
    {
      title: "District of Gir Somnath: The Somnath Temple",
      url: "https://girsomnath.nic.in/tourist-place/the-somnath-temple/",
    },
  ],
  temple: [
    { title: "Wikipedia: Somnath temple (copy)", url: "https://encycloreader.org/r/wikipedia.php?q=Somnath_temple" },
    {
      title: "Temples and legends of Somanatha",
      url: "https://hindubooks.org/temples/somanatha/historical_background/page5.htm",
    },
    { title: "Wikipedia: Prabhas Patan", url: "https://en.wikipedia.org/wiki/Prabhas_Patan" },
    {
      title: "Indian Express: Promenade and old Somnath (2021)",
      url: "https://indianexpress.com/article/cities/rajkot/pm-modi-to-inaugurate-seaside-promenade-at-somnath-temple-7460540/",
    },
    { title: "Somnath: other shrines", url: "http://www.onlinedarshan.com/somnath/othdarshan.htm" },
  ],
  access: [
    { title: "Odyssey: Somnath", url: "https://www.odyssey.co.in/cities/somnath/" },
    {
      title: "Asian Age: Flights from Ahmedabad to Keshod for Somnath (2024)",
      url: "https://www.asianage.com/nation/gujarat-ahmedabad-keshod-direct-flight-services-launched-for-pilgrims-visiting-somnath-temple-1834071",
    },
    {
      title: "Navbharat: Journey to Somnath by train",
      url: "https://navbharatlive.com/travel/know-everything-about-the-journey-to-somnath-how-many-hours-does-the-journey-take-how-to-reach-by-train-1529046.html",
    },
    {
      title: "Gujarat Samachar: Trains end at Veraval while Somnath station is rebuilt",
      url: "https://gujaratsamachar.com/news/saurashtra/there-will-be-a-train-to-reach-the-pilgrimage-destination-somnath-only-till-veraval",
    },
  ],
  calendar: [
    { title: "Prayag Samagam: Somnath temple", url: "https://prayagsamagam.com/temple/somnath-temple" },
    {
      title: "DeshGujarat: Shravan festival at Somnath (2015)",
      url: "https://deshgujarat.com/2015/08/06/shravan-festival-at-somnath-mandir-to-kick-off-on-august-15",
    },
    {
      title: "Abtak: Last night of the Kartika Purnima fair (2023)",
      url: "https://abtakmedia.com/?p=530581",
    },
    { title: "Mindsifts: Somnath aarti times", url: "https://mindsifts.com/somnath-aarti-time" },
  ],
};
