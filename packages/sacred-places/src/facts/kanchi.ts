import type { SacredPlaceFacts } from "../sacred-place.ts";
import type { SacredPlaceSources } from "../source.ts";

export const KANCHI: SacredPlaceFacts = {
  latitudeDeg: 12.8475,
  longitudeDeg: 79.7,
  gazetteerId: "1268159",
  deity: "shiva",
  water: "vegavati",
  bestMonths: [[10, 3]],
  airport: { stop: "chennai", roadKm: 65 },
  station: { stop: "kanchipuram", roadKm: 1 },
  festivals: ["maha_shivaratri", "navaratri", "vaikuntha_ekadashi"],
};

export const KANCHI_SOURCES: SacredPlaceSources = {
  position: [
    {
      title: "Madurai Tourism: Ekambareswarar temple",
      url: "https://maduraitourism.com/index.php/ekambareswarar-temple",
    },
    { title: "GeoNames: Kanchipuram", url: "https://www.geonames.org/1268159" },
    { title: "Travel to Karnataka: Kanchipuram", url: "http://travel2karnataka.com/kanchipuram.htm" },
  ],
  temple: [
    {
      title: "Lonely Planet: Ekambareshwara temple",
      url: "https://www.lonelyplanet.com/india/tamil-nadu/kanchipuram/attractions/ekambareshwara-temple/a/poi-sig/1287028/356491",
    },
    {
      title: "Tamil Nadu Temples: Ekambareswarar, Kanchipuram",
      url: "https://tamilnadutemples.org/post/temples-of-tamil-nadu-and-pondicherry-42-ekambareswarar-temple-or-ekambaranathar-kanchipuram",
    },
    {
      title: "Art and Archaeology: Ekambareshvara temple",
      url: "http://www.art-and-archaeology.com/india/kanchipuram/eka01.html",
    },
    {
      title: "Varahamihira Gopu: 2222 years of Kanchipuram",
      url: "https://varahamihiragopu.blogspot.com/2018/01/2222-years-of-kanchipuram.html",
    },
    {
      title: "New Indian Express: Kamakshi temple in Kanchipuram (2022)",
      url: "https://www.newindianexpress.com/cities/chennai/2022/Dec/22/an-exclusive-shakti-temple-in-kanchipuram-2530402.html",
    },
    {
      title: "Epigraphia Indica 3, no. 48: Kanchi inscription of Vikramaditya",
      url: "https://whatisindia.com/inscriptions/epigraphica_indica/vol3/epigraphiaindica359.html",
    },
    {
      title: "World heritage tentative list: Temples of Kanchipuram",
      url: "https://worldheritagetentativelist.blogspot.com/2017/05/india-temples-of-kanchipuram.html",
    },
  ],
  access: [
    {
      title: "India by Car and Driver: Kanchipuram",
      url: "https://indiabycaranddriver.com/travel-destination/kanchipuram",
    },
    {
      title: "Wikipedia: Kanchipuram railway station (German copy)",
      url: "http://de.knowledgr.com/17574130/KanchipuramBahnhof",
    },
    { title: "Said Ay Tours: Kanchipuram", url: "https://saidaytours.com/India/Destination/Kanchipuram.html" },
  ],
  calendar: [
    {
      title: "Tamil Nadu Favourite Tourism: Varadharaja Perumal temple, festivals",
      url: "https://tamilnadu-favtourism.blogspot.com/2016/07/varadharaja-perumal-temple-hastagiri_71.html",
    },
    {
      title: "Tamil Nadu Favourite Tourism: Kamakshi Amman temple, festivals",
      url: "https://tamilnadu-favtourism.blogspot.com/2016/06/kamakshi-amman-temple-kanchipuram_89.html",
    },
    {
      title: "Dinamalar: Panguni Uttiram at Ekambareswarar begins",
      url: "https://temple.dinamalar.com/news_detail.php?id=28621",
    },
    {
      title: "India by Car and Driver: Kanchipuram",
      url: "https://indiabycaranddriver.com/travel-destination/kanchipuram",
    },
    {
      title: "GK Today: Athi Varadar festival (2019)",
      url: "https://www.gktoday.in/athi-varadar-festival-started-in-tamil-nadu/",
    },
  ],
};
