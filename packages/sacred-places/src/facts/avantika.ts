import type { SacredPlaceFacts } from "../sacred-place.ts";
import type { SacredPlaceSources } from "../source.ts";

export const AVANTIKA: SacredPlaceFacts = {
  latitudeDeg: 23.1828,
  longitudeDeg: 75.7772,
  gazetteerId: "1253914",
  deity: "shiva",
  water: "shipra",
  bestMonths: [[10, 3]],
  airport: { stop: "indore", roadKm: 55 },
  station: { stop: "ujjain", roadKm: 3 },
  festivals: ["maha_shivaratri", "navaratri", "kartika_purnima"],
};

export const AVANTIKA_SOURCES: SacredPlaceSources = {
  position: [
    { title: "Wikipedia: Ujjain", url: "https://en.wikipedia.org/wiki/Ujjain" },
    { title: "GeoNames: Ujjain", url: "https://www.geonames.org/1253914" },
  ],
  temple: [
    { title: "Wikipedia: Ujjain", url: "https://en.wikipedia.org/wiki/Ujjain" },
    { title: "Apna Ujjain: Jantar Mantar", url: "http://www.apnaujjain.com/51/jantarmantar.html" },
    {
      title: "Outlook Traveller: Ujjain, crossroads of time",
      url: "https://www.outlookindia.com/traveller/mp/inspire-me/heritage/ujjain-crossroads-time/",
    },
    { title: "Pilgrim Journey: Gopal Mandir", url: "http://www.pilgrimjourney.in/shri-dwarikadhish-gopal-mandir/" },
    {
      title: "Free Press Journal: Harsiddhi Shakti Peeth in Navaratri (2025)",
      url: "https://www.freepressjournal.in/indore/navratri-day-1-2025-ujjains-harsiddhi-shakti-peeth-attracts-lakhs-of-devotees-devi-satis-elbow-fell-here",
    },
  ],
  access: [
    { title: "State Express: Ujjain", url: "https://www.stateexpressindia.com/kumbh-mela-old/ujjain/" },
    {
      title: "Pilgrimage Tour: How to reach Mahakaleshwar temple",
      url: "https://www.pilgrimagetour.in/blog/how-to-reach-mahakaleshwar-temple/",
    },
  ],
  calendar: [
    { title: "Simhastha, Government of Madhya Pradesh (2004)", url: "http://simhastha.nic.in/index_main.htm" },
    {
      title: "India.com: Important dates of Simhastha (2016)",
      url: "https://www.india.com/viral/ujjain-mahakumbh-2016-schedule-and-important-dates-of-simhastha-mela-1120415/",
    },
    {
      title: "The Week: Preparations for Simhastha 2028",
      url: "https://www.theweek.in/news/india/2025/03/13/madhya-pradesh-to-begin-early-preparations-for-ujjains-simhastha.html",
    },
    {
      title: "Free Press Journal: Procession of Kartik and Hari-Har Milan (2022)",
      url: "https://www.freepressjournal.in/indore/ujjain-lord-mahakals-first-procession-for-kartik-month-taken-out",
    },
  ],
};
