import type { SacredPlaceFacts } from "../sacred-place.ts";
import type { SacredPlaceSources } from "../source.ts";

export const PURI: SacredPlaceFacts = {
  latitudeDeg: 19.8047,
  longitudeDeg: 85.8183,
  gazetteerId: "1259184",
  deity: "jagannatha",
  water: "bay_of_bengal",
  bestMonths: [[10, 2]],
  airport: { stop: "bhubaneswar", roadKm: 60 },
  station: { stop: "puri", roadKm: 3 },
  festivals: ["ratha_yatra", "akshaya_tritiya", "devashayani_ekadashi"],
};

export const PURI_SOURCES: SacredPlaceSources = {
  position: [
    {
      title: "Wikipedia: Jagannath Temple, Puri (copy)",
      url: "http://movatter.jp/mt/?dark=on&url=http%3A%2F%2Fen.m.wikipedia.org%2Fwiki%2FJagannath_Temple%2C_Puri",
    },
    {
      title: "R. Mohapatra: Kalinga style temple architecture of Lord Jagannatha temple (2021)",
      url: "https://docslib.org/doc/6496713/kalinga-style-temple-architecture-of-lord-jagannatha-temple-of-puri-in-eastern-india-a-historical-review",
    },
  ],
  temple: [
    {
      title: "R. Mohapatra: Kalinga style temple architecture of Lord Jagannatha temple (2021)",
      url: "https://docslib.org/doc/6496713/kalinga-style-temple-architecture-of-lord-jagannatha-temple-of-puri-in-eastern-india-a-historical-review",
    },
    {
      title: "Odishashop: Lord Jagannath Temple",
      url: "https://www.odishashop.com/odisha-tourism/lord-jagannath-temple/",
    },
    { title: "Puri Online: The legend of Jagannath", url: "http://purionline.com/travel_help.htm" },
    { title: "OdiaWeb: Madala Panji", url: "https://www.odiaweb.in/srimandir/madala-panji/?amp" },
    { title: "Wikipedia: Nabakalebara 2015 (copy)", url: "https://wikisum.wiki/wiki/Nabakalebara_2015" },
  ],
  access: [
    {
      title: "Tutorialspoint: Jagannath Temple, how to reach",
      url: "https://www.tutorialspoint.com/jagannath_temple/jagannath_temple_how_to_reach.htm",
    },
    { title: "Mind Fresh Trips: Puri", url: "https://mindfreshtrips.com/orissa/puri/" },
    {
      title: "Temple Duniya: Puri railway station to Jagannath temple",
      url: "https://www.templeduniya.com/puri-railway-station-to-jagannath-temple-distance/",
    },
  ],
  calendar: [
    {
      title: "Kalinga TV: Akshaya Tritiya 2024, chariots and Chandan Yatra",
      url: "https://kalingatv.com/odisha/akshaya-tritiya-2024-chariot-construction-for-rath-yatra-of-lord-jagannath-and-his-siblings-to-begin-today/",
    },
    {
      title: "Ommcom News: Suna Besha on Asadha Sukla Ekadashi",
      url: "https://ommcomnews.com/odisha-news/lakhs-throng-puri-to-watch-suna-besha-spectacle-of-lord-jagannath",
    },
    {
      title: "Odia Santabanta: Deva Snana Purnima",
      url: "http://www.odiasantabanta.in/2015/06/deva-snana-purnima-celebration-of-lord-jagananth-bathing-photo-wallpapers.html",
    },
    {
      title: "Pragativadi: Ratha Yatra, divine chariots roll (2023)",
      url: "https://pragativadi.com/ratha-yatra-divine-chariots-roll-on-bada-danda/?utm_source=rss&utm_medium=rss&utm_campaign=ratha-yatra-divine-chariots-roll-on-bada-danda",
    },
    { title: "Odialive: Three chariots in Ratha Yatra", url: "https://odialive.com/3-chariots-in-ratha-yatra" },
  ],
};
