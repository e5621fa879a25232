import type { SacredPlaceFacts } from "../sacred-place.ts";
import type { SacredPlaceSources } from "../source.ts";

export const BHIMASHANKAR: SacredPlaceFacts = {
  latitudeDeg: 19.072,
  longitudeDeg: 73.536,
  gazetteerId: "v0sp2e9a",
  deity: "shiva",
  water: "bhima",
  bestMonths: [[10, 3]],
  airport: { stop: "pune", roadKm: 120 },
  station: { stop: "pune", roadKm: 110 },
  festivals: ["maha_shivaratri"],
  rivals: ["pamohi"],
};

export const BHIMASHANKAR_SOURCES: SacredPlaceSources = {
  position: [
    {
      title: "Wikipedia: Bhimashankar Temple (in Kannada)",
      url: "https://kn.wikipedia.org/wiki/%E0%B2%AD%E0%B3%80%E0%B2%AE%E0%B2%BE%E0%B2%B6%E0%B2%82%E0%B2%95%E0%B2%B0_%E0%B2%A6%E0%B3%87%E0%B2%B5%E0%B2%BE%E0%B2%B2%E0%B2%AF",
    },
    { title: "Footloose in Me: Bhimashankar", url: "https://footlooseinme.com/destinations/bhimashankar/" },
    {
      title: "Near Mumbai: Bhimashankar",
      url: "http://www.nearmumbai.com/2008/07/bhima-shankar-rainy-trek-around-mumbai.html",
    },
    {
      title: "Fifty Paisa: Bhimashankar temple",
      url: "https://50paisa2050.blogspot.com/2017/01/bhimashankar-temple-temple-inner-walls.html",
    },
  ],
  temple: [
    { title: "Tourism of Maharashtra: Bhimashankar", url: "https://mtdc.co.in/religiousplaces/bhimashankar-temple" },
    {
      title: "Veludharan: Shri Bhimashankar Temple, Bhorgiri",
      url: "https://veludharan.blogspot.com/search?updated-max=2016-02-25T07:43:00%2B05:30&max-results=7&start=3&by-date=false",
    },
    {
      title: "Temples of India: Bhimashankar Temple",
      url: "https://hindutemples-india.blogspot.com/2019/04/bhimashankar-temple-temple.html?m=1",
    },
    {
      title: "Guwahati Plus: Bhimashankar Dham at Pamohi",
      url: "https://m.guwahatiplus.com/article/guwahati-gyan-bhimashankar-dham-jyotirlinga-temple/29465/amp",
    },
    {
      title: "Wikipedia: Bhimashankar, Bhimpur (copy)",
      url: "https://kiwix.casplantje.nl/wikipedia_en_all_maxi_2020-06/A/Bhimashankar_Jyotirlinga_(Dakinyam)%2C_Bhimpur",
    },
  ],
  access: [
    {
      title: "India.com: Pune to Bhimashankar",
      url: "https://www.india.com/travel/articles/pune-to-bhimashankar-how-to-reach-bhimashankar-from-pune-by-road-3238769/",
    },
    { title: "Go2India: Bheemshankar", url: "http://www.go2india.in/maharashtra/bheemshankar.php" },
    {
      title: "Travel Blogs India: Bhimashankar from the east of Pune",
      url: "https://travelblogsindia.in/2023/07/bhimashankar-jyotirlinga-temple.html",
    },
  ],
  calendar: [
    {
      title: "Hindustan Times: Bhimashankar closed during works (2026)",
      url: "https://www.hindustantimes.com/cities/pune-news/bhimashankar-temple-in-pune-won-t-reopen-during-mahashivratri-over-safety-concerns-101770543852955.html",
    },
    {
      title: "Lokmat Times: Maha Shivaratri at Bhimashankar (2024)",
      url: "https://www.lokmattimes.com/maharashtra/mahashivratri-2024-celebrations-devotees-flock-to-punes-bhimashankar-temple-for-early-morning-darshan-a514/",
    },
    {
      title: "Lokmat Times: a Monday of Shravan at Bhimashankar (2025)",
      url: "https://www.lokmattimes.com/pune/shravan-somvar-2-lakh-devotees-visit-bhimashankar-jyotirlinga-near-pune-for-shivlinga-darshan-a510/",
    },
    { title: "Sarja: hours of worship at Bhimashankar", url: "http://www.sarjahotels.com/nearby.php" },
    {
      title: "Temples and Legends of Maharashtra: Bhimashankar",
      url: "https://hindubooks.org/temples/maharastra/bhimashankar/page22.htm",
    },
  ],
};
