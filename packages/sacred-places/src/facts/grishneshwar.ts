import type { SacredPlaceFacts } from "../sacred-place.ts";
import type { SacredPlaceSources } from "../source.ts";

export const GRISHNESHWAR: SacredPlaceFacts = {
  latitudeDeg: 20.0249,
  longitudeDeg: 75.17,
  gazetteerId: "1272059",
  deity: "shiva",
  water: "yelganga",
  bestMonths: [[10, 3]],
  airport: { stop: "sambhajinagar", roadKm: 35 },
  station: { stop: "sambhajinagar", roadKm: 30 },
  festivals: ["maha_shivaratri"],
  rivals: ["shiwar"],
};

export const GRISHNESHWAR_SOURCES: SacredPlaceSources = {
  position: [
    { title: "GeoNames: Ellora", url: "https://www.geonames.org/1272059" },
    {
      title: "Temples of India: Grishneshwar Temple, Ellora",
      url: "https://hindutemples-india.blogspot.com/2019/02/grishneshwar-temple-ellora-maharashtra.html?m=0",
    },
    {
      title: "Shri Sainath Maharaj Trust: Shri Ghrushneshwar",
      url: "http://shrisainathmaharajtrust-sharing.blogspot.com/2016/06/shri-ghrushneshwar.html",
    },
  ],
  temple: [
    {
      title: "Tourism of Maharashtra: Ghrushneshwar",
      url: "https://www.maharashtratourism.gov.in/web/mh-tourism/-/ghrushneshwar",
    },
    {
      title: "Archaeological Survey of India: Ghrishneshwar Temple",
      url: "https://asi.nic.in/ellora-caves-ghrishneshwar-temple/",
    },
    {
      title: "Aurangabad Tourism: Grishneshwar Temple",
      url: "http://aurangabadtourismcity.blogspot.com/p/grishneshwar-temple.html",
    },
    {
      title: "Awaz: the Bhosales, Ahilyabai Holkar and Grishneshwar",
      url: "https://www.awazthevoice.in/heritage-news/shivaji-s-family-ahilyabai-holkar-restored-grishneshwar-temple-expert-39667.html",
    },
    {
      title: "Tax Times: two claims to the twelfth jyotirlinga (in Hindi)",
      url: "https://www.taxtimes.page/2020/02/dvaadashaven-jyotirling-ke-sth-p7c6HB.html",
    },
    {
      title: "Sakshi: the Kailasa temple of Ellora (in Telugu)",
      url: "https://sakshi.com/web-stories/kailashnath-temple-ellora-caves-2210746",
    },
    { title: "Shivshankar: Ghrishneswara", url: "https://www.shivshankar.in/ghrishneswara/" },
    {
      title: "Traveling Beats: Bhadra Maruti Temple, Khuldabad",
      url: "https://travelingbeats.com/bhadra-maruti-temple-khuldabad-maharashtra",
    },
  ],
  access: [
    { title: "World in Picture: Ellora Caves", url: "https://world-in-picture.com/ellora-caves/" },
    { title: "Float Fly Tour: Aurangabad", url: "http://www.floatflytour.com/aurangabad.htm" },
    { title: "Anishu Prerit: Grishneshwar (2024)", url: "https://anishu-prerit.blogspot.com/2024/11" },
    {
      title: "Aurangabad Tourism: Grishneshwar Temple",
      url: "http://aurangabadtourismcity.blogspot.com/p/grishneshwar-temple.html",
    },
  ],
  calendar: [
    {
      title: "MMC News: midnight worship on a Monday of Shravan (2025)",
      url: "https://mmcnewsnetwork.com/ghrushneshwarmandir",
    },
    {
      title: "Dailymotion, Sakal: Maha Shivaratri at Grishneshwar (2022)",
      url: "https://iphoneapp.dailymotion.com/video/x88e6u5",
    },
    {
      title: "Archaeological Survey of India: Ghrishneshwar Temple",
      url: "https://asi.nic.in/ellora-caves-ghrishneshwar-temple/",
    },
    {
      title: "Lokmat Times: first Monday of Shravan at Grishneshwar (2025)",
      url: "https://www.lokmattimes.com/maharashtra/shravan-somvar-2025-devotees-flock-to-grishneshwar-jyotirlinga-in-chhatrapati-sambhaji-nagar-on-first-monday-a510/",
    },
  ],
};
