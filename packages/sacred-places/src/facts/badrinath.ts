import type { SacredPlaceFacts } from "../sacred-place.ts";
import type { SacredPlaceSources } from "../source.ts";

export const BADRINATH: SacredPlaceFacts = {
  latitudeDeg: 30.7447,
  longitudeDeg: 79.4912,
  altitudeM: 3133,
  gazetteerId: "v08debag",
  deity: "vishnu",
  water: "alaknanda",
  bestMonths: [[5, 11]],
  // It closes in the second half of November.
  closedMonths: [11, 4],
  airport: { stop: "dehradun", roadKm: 315 },
  station: { stop: "rishikesh", roadKm: 295 },
  festivals: ["vasanta_panchami", "vijaya_dashami"],
};

export const BADRINATH_SOURCES: SacredPlaceSources = {
  position: [
    { title: "HandWiki: Badrinath Temple", url: "https://handwiki.org/wiki/Religion:Badrinath_Temple" },
    { title: "Wikitravel: Badrinath", url: "https://wikitravel.org/en/Special:MobileDiff/917858...1912742" },
    { title: "Shubh Yatra: Badrinath Yatra", url: "https://shubhyatratravels.com/badrinath-yatra" },
  ],
  temple: [
    { title: "HandWiki: Badrinath Temple", url: "https://handwiki.org/wiki/Religion:Badrinath_Temple" },
    {
      title: "Imperial Gazetteer of India (1908): Badrinath, at Indpaedia",
      url: "http://indpaedia.com/ind/index.php?oldid=23442&printable=yes&title=Badrinath%2C_Garhwal",
    },
    { title: "The Indian Tourist: Badrinath", url: "https://theindiantourist.com/tag/badrinath" },
    {
      title: "Veludharan's Temples Visit: Badrinath Dham",
      url: "https://veludharan.blogspot.com/2024/02/badrinath-dham-badrinath-temple.html?m=0",
    },
  ],
  access: [
    { title: "Plan My Package: How to reach Badrinath", url: "https://planmypackage.com/blogs/how-to-reach-badrinath" },
    { title: "Wikitravel: Badrinath", url: "https://wikitravel.org/en/Special:MobileDiff/917858...1912742" },
    { title: "My Visiting Hours: Badrinath Temple", url: "https://myvisitinghours.org/badrinath-temple-347" },
  ],
  calendar: [
    {
      title: "Devdiscourse: Closing of Badrinath on November 17 (2024)",
      url: "https://www.devdiscourse.com/article/headlines/3147661-sacred-closure-shri-badrinath-dhams-doors-to-close-on-november-17",
    },
    {
      title: "Business Standard: Portals of Badrinath to be closed on Nov 17 (2024)",
      url: "https://www.business-standard.com/amp/india-news/portals-of-badrinath-dham-to-be-closed-on-nov-17-for-winter-session-124101200249_1.html",
    },
    {
      title: "ANI: Dates of Kedarnath and Badrinath (2023)",
      url: "https://www.aninews.in/news/national/general-news/uttarakhand-doors-opening-date-of-kedarnath-temple-will-be-announced-on-maha-shivratri20230217225304/",
    },
    {
      title: "The India Insights: Uddhavji departs for Mana (2024)",
      url: "https://theindiainsights.com/en/badrinath-dham-2024-uddhavji-departs-for-mana-to-meet-mata-murti-temple-to-remain-closed-for-5-hours",
    },
    {
      title: "Hindu Temples of India: Badrinath, poojas and festivals",
      url: "https://hindutemples-india.blogspot.com/2018/12/badrinath-temple-uttarakhand-poojas-festivals.html?m=1",
    },
    { title: "Temple committee: Places to see", url: "http://badarikedar.org/badarinath/Places-To-SeeB" },
  ],
};
