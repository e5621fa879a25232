import type { SacredPlaceFacts } from "../sacred-place.ts";
import type { SacredPlaceSources } from "../source.ts";

export const HARIDWAR: SacredPlaceFacts = {
  latitudeDeg: 29.9567,
  longitudeDeg: 78.1713,
  gazetteerId: "1270351",
  deity: "ganga",
  water: "ganga",
  bestMonths: [[10, 3]],
  airport: { stop: "dehradun", roadKm: 38 },
  station: { stop: "haridwar", roadKm: 2 },
  festivals: ["mesha_sankramana", "kartika_purnima"],
};

export const HARIDWAR_SOURCES: SacredPlaceSources = {
  position: [
    { title: "Wikipedia: Haridwar (copy)", url: "http://www.thefullwiki.org/Haridwar" },
    { title: "GeoNames: Haridwar", url: "https://www.geonames.org/1270351" },
    { title: "AroundUs: Har ki Pauri", url: "https://aroundus.com/p/164248643-har-ki-pauri" },
  ],
  temple: [
    { title: "Wikipedia: Har Ki Pauri (copy)", url: "https://owiki.org/wiki/Har_ki_Pauri" },
    { title: "Wikipedia: Haridwar (copy)", url: "https://wikisum.wiki/wiki/Haridwar" },
    {
      title: "Cunningham: The Ancient Geography of India (1871)",
      url: "https://books.google.al/books?id=nfhacKtYwYgC&pg=PA357",
    },
    {
      title: "Travel India: Places to visit in Haridwar",
      url: "http://travel-india.co.in/uttarakhand/haridwar/places-to-visit-in-haridwar",
    },
    {
      title: "Delhi to Haridwar: A brief history",
      url: "http://delhitoharidwar.blogspot.com/2010/06/brief-history-of-haridwar.html",
    },
  ],
  access: [
    {
      title: "Chardham Tour: Transportation in Haridwar",
      url: "https://www.chardhamtour.in/tourism/transportation-services-in-haridwar",
    },
    { title: "Travelz Trip: Haridwar", url: "http://www.travelztrip.com/haridwar/" },
    {
      title: "TFG Holidays: Haridwar",
      url: "https://www.tfgholidays.in/holiday/haridwar-uttarakhand-india-holiday-package-family-history-hotels-tour-travel",
    },
  ],
  calendar: [
    {
      title: "Haridwar Tourism: Festivals",
      url: "https://haridwartourism.in/Festivals_In_Haridwar.html",
    },
    {
      title: "Incredible India: Festivals of Haridwar",
      url: "https://www.incredibleindia.org/content/incredible-india-v2/en/destinations/haridwar/listicle/festival-and-events-to-attend-in-haridwar.html",
    },
    { title: "Wikipedia: Har Ki Pauri (copy)", url: "https://wikisum.wiki/wiki/Har_ki_Pauri" },
  ],
};
