import type { Language } from "@vedanga/names";
import { describe, expect, it } from "vitest";
import { loadEmbeddedGazetteer } from "../load-from-disk.ts";
import type { PopulatedPlace } from "../populated-place.ts";

const gazetteer = loadEmbeddedGazetteer();
const search = (query: string, lang: Language = "en", limit = 8): readonly PopulatedPlace[] =>
  gazetteer.search(query, { lang, limit }).places;

/** What people type, the place they mean, and how far down the list it may be. */
interface Row {
  readonly query: string;
  readonly name: string;
  readonly where: string;
  readonly within?: number;
}

const ENGLISH: readonly Row[] = [
  { query: "Guntur", name: "Guntur", where: "Andhra Pradesh" },
  { query: "Warangal", name: "Warangal", where: "Telangana" },
  { query: "Hyderabad", name: "Hyderabad", where: "Telangana" },
  // Larger places, such as Columbus in Ohio, were once called so.
  { query: "Franklin", name: "Franklin", where: "Tennessee" },
  { query: "hyd", name: "Hyderabad", where: "Telangana" },
  { query: "hydera", name: "Hyderabad", where: "Telangana" },
  { query: "hyderabad pakistan", name: "Hyderabad", where: "Sindh" },
  { query: "Hyderabad, Telangana, India", name: "Hyderabad", where: "Telangana" },
  { query: "Hyderabad, Andhra Pradesh", name: "Hyderabad", where: "Telangana" },
  { query: "kasi", name: "Varanasi", where: "Uttar Pradesh" },
  { query: "kashi", name: "Varanasi", where: "Uttar Pradesh" },
  { query: "banaras", name: "Varanasi", where: "Uttar Pradesh" },
  { query: "bezawada", name: "Vijayawada", where: "Andhra Pradesh" },
  { query: "vizag", name: "Visakhapatnam", where: "Andhra Pradesh" },
  { query: "waltair", name: "Visakhapatnam", where: "Andhra Pradesh" },
  { query: "vishakapatnam", name: "Visakhapatnam", where: "Andhra Pradesh" },
  { query: "rajahmundry", name: "Rajamahendravaram", where: "Andhra Pradesh" },
  { query: "cuddapah", name: "Kadapa", where: "Andhra Pradesh" },
  { query: "masulipatam", name: "Machilipatnam", where: "Andhra Pradesh" },
  { query: "bombay", name: "Mumbai", where: "Maharashtra" },
  { query: "madras", name: "Chennai", where: "Tamil Nadu" },
  { query: "calcutta", name: "Kolkata", where: "West Bengal" },
  { query: "bangalore", name: "Bengaluru", where: "Karnataka" },
  { query: "poona", name: "Pune", where: "Maharashtra" },
  { query: "trivandrum", name: "Thiruvananthapuram", where: "Kerala" },
  { query: "trichy", name: "Tiruchirappalli", where: "Tamil Nadu" },
  { query: "new delhi", name: "New Delhi", where: "Delhi" },
  { query: "srikala", name: "Srikalahasti", where: "Andhra Pradesh" },
  { query: "sri kalahasti", name: "Srikalahasti", where: "Andhra Pradesh" },
  { query: "yadagiri", name: "Yadagirigutta", where: "Telangana" },
  { query: "yadadri", name: "Yadagirigutta", where: "Telangana" },
  { query: "tirup", name: "Tirupati", where: "Andhra Pradesh", within: 2 },
  { query: "thirupathi", name: "Tirupati", where: "Andhra Pradesh" },
  { query: "tenali", name: "Tenali", where: "Andhra Pradesh" },
  { query: "amaravati", name: "Amaravati", where: "Andhra Pradesh" },
  { query: "ongol", name: "Ongole", where: "Andhra Pradesh" },
  { query: "hanamkonda", name: "Hanumakonda", where: "Telangana" },
  { query: "mantralayam", name: "Mantralayam", where: "Andhra Pradesh" },
  { query: "basara", name: "Basar", where: "Telangana" },
  { query: "jangareddigudem", name: "Jangareddygudem", where: "Andhra Pradesh" },
  { query: "guntur, ap", name: "Guntur", where: "Andhra Pradesh" },
  { query: "vijaywada", name: "Vijayawada", where: "Andhra Pradesh" },
  { query: "hydrabad", name: "Hyderabad", where: "Telangana" },
  { query: "wrangal", name: "Warangal", where: "Telangana" },
  { query: "karimnagr", name: "Karimnagar", where: "Telangana" },
  { query: "hydrabad telangana", name: "Hyderabad", where: "Telangana" },
  { query: "gunter", name: "Guntur", where: "Andhra Pradesh", within: 3 },
  { query: "newyork", name: "New York City", where: "New York" },
  { query: "new york", name: "New York City", where: "New York" },
  { query: "Edison", name: "Edison", where: "New Jersey" },
  { query: "edison nj", name: "Edison", where: "New Jersey" },
  { query: "Jersey City", name: "Jersey City", where: "New Jersey" },
  { query: "jersey city, nj", name: "Jersey City", where: "New Jersey" },
  { query: "paris", name: "Paris", where: "Île-de-France" },
  { query: "paris texas", name: "Paris", where: "Texas" },
  { query: "london", name: "London", where: "England" },
  { query: "dub", name: "Dubai", where: "Dubai" },
  { query: "sunnyvale", name: "Sunnyvale", where: "California" },
  { query: "Zürich", name: "Zürich", where: "Zurich" },
  { query: "sao paulo", name: "São Paulo", where: "São Paulo" },
];

/** Mandals around Warangal and along the Godavari, which no list of towns has. */
const MANDALS: readonly Row[] = [
  "Nadikuda",
  "Geesugonda",
  "Hasanparthy",
  "Raiparthy",
  "Kodakandla",
  "Dummugudem",
  "Regonda",
  "Maripeda",
  "Garla",
  "Bayyaram",
  "Cherla",
  "Venkatapuram",
  "Kamalapur",
  "Parvathagiri",
  "Nekkonda",
  "Inavole",
  "Damera",
  "Wazeedu",
  "Oglapur",
  "Sangem",
  "Chennaraopet",
  "Narmetta",
  "Nellikudur",
  "Govindaraopet",
  "Tekulapalli",
  "Pinapaka",
  "Mothkur",
  "Nizamsagar",
  "Aiza",
].map((name) => ({ query: name, name, where: "Telangana" }));

/** Mandals of Andhra Pradesh, and other ways to write a seat. */
const SEATS: readonly Row[] = [
  ...["Dornala", "Kanchikacherla", "Panyam", "Chebrolu", "Buttayagudem", "Kaviti", "Pichatur", "Raptadu"].map(
    (name) => ({
      query: name,
      name,
      where: "Andhra Pradesh",
    }),
  ),
  { query: "siddavatam", name: "Sidhout", where: "Andhra Pradesh" },
  { query: "garividi", name: "Sriramnagar", where: "Andhra Pradesh" },
  { query: "vajedu", name: "Wazeedu", where: "Telangana" },
  { query: "ooglapur", name: "Oglapur", where: "Telangana" },
  { query: "korutla", name: "Koratla", where: "Telangana" },
  { query: "ichoda", name: "Ichora", where: "Telangana" },
];

/** As those who live there write them. */
const ABROAD: readonly Row[] = [
  { query: "salmiya", name: "Salmiya", where: "Hawalli" },
  { query: "hawally", name: "Hawally", where: "Hawalli" },
  { query: "farwaniya", name: "Farwaniya", where: "Al Farwaniyah" },
  { query: "mangaf", name: "Mangaf", where: "Al Aḩmadī" },
  { query: "jubail", name: "Jubail", where: "Eastern Province" },
  { query: "al khobar", name: "Khobar", where: "Eastern Province" },
  { query: "isa town", name: "Isa Town", where: "Southern Governorate" },
  { query: "edison", name: "Edison", where: "New Jersey" },
  { query: "west windsor", name: "Princeton Junction", where: "New Jersey" },
  { query: "plainsboro", name: "Plainsboro Center", where: "New Jersey" },
  { query: "south brunswick", name: "Monmouth Junction", where: "New Jersey" },
  { query: "monroe, nj", name: "Concordia", where: "New Jersey" },
  { query: "east windsor, nj", name: "Twin Rivers", where: "New Jersey" },
  { query: "montgomery, nj", name: "Rocky Hill", where: "New Jersey" },
  { query: "piscataway", name: "Piscataway", where: "New Jersey" },
  { query: "parsippany", name: "Parsippany", where: "New Jersey" },
];

/** Every place of the catalogue of sacred places, by its name there. */
const SACRED: readonly Row[] = [
  { query: "ayodhya", name: "Ayodhya", where: "Uttar Pradesh" },
  { query: "mathura", name: "Mathura", where: "Uttar Pradesh" },
  { query: "haridwar", name: "Haridwar", where: "Uttarakhand" },
  { query: "kasi", name: "Varanasi", where: "Uttar Pradesh" },
  { query: "kanchi", name: "Kanchipuram", where: "Tamil Nadu" },
  { query: "avantika", name: "Ujjain", where: "Madhya Pradesh" },
  { query: "dwaraka", name: "Dwarka", where: "Gujarat" },
  { query: "somnath", name: "Somnath", where: "Gujarat" },
  { query: "mallikarjuna", name: "Srisailam", where: "Andhra Pradesh" },
  { query: "srisailam", name: "Srisailam", where: "Andhra Pradesh" },
  { query: "mahakaleshwar", name: "Ujjain", where: "Madhya Pradesh" },
  { query: "omkar", name: "Omkareshwar", where: "Madhya Pradesh" },
  { query: "kedar", name: "Kedarnath", where: "Uttarakhand" },
  { query: "bhimashankar", name: "Bhimashankar", where: "Maharashtra" },
  { query: "trimbakeshwar", name: "Trimbak", where: "Maharashtra" },
  { query: "vaidyanath", name: "Deoghar", where: "Jharkhand" },
  { query: "deoghar", name: "Deoghar", where: "Jharkhand" },
  { query: "ramanathaswamy", name: "Rameswaram", where: "Tamil Nadu" },
  { query: "rameshwaram", name: "Rameswaram", where: "Tamil Nadu" },
  { query: "grishneshwar", name: "Ellora", where: "Maharashtra" },
  { query: "badrinath", name: "Badrinath", where: "Uttarakhand" },
  { query: "puri", name: "Puri", where: "Odisha" },
];

const TELUGU: readonly Row[] = [
  { query: "విజయ", name: "Vijayawada", where: "Andhra Pradesh" },
  { query: "గుంటూరు", name: "Guntur", where: "Andhra Pradesh" },
  { query: "గుంటూర్", name: "Guntur", where: "Andhra Pradesh" },
  { query: "హైద", name: "Hyderabad", where: "Telangana" },
  { query: "హైదరాబాదు", name: "Hyderabad", where: "Telangana" },
  { query: "వర", name: "Warangal", where: "Telangana" },
  { query: "వరం", name: "Warangal", where: "Telangana" },
  { query: "గుం", name: "Guntur", where: "Andhra Pradesh" },
  { query: "అనం", name: "Anantapur", where: "Andhra Pradesh" },
  { query: "సిం", name: "Simhachalam", where: "Andhra Pradesh" },
  { query: "తిరు", name: "Tirupati", where: "Andhra Pradesh" },
  { query: "కాశి", name: "Varanasi", where: "Uttar Pradesh" },
  { query: "బెజవాడ", name: "Vijayawada", where: "Andhra Pradesh" },
  { query: "రాజమండ్రి", name: "Rajamahendravaram", where: "Andhra Pradesh" },
  { query: "న్యూయార్క్", name: "New York City", where: "New York" },
  { query: "హైదరాబాద్, తెలంగాణ", name: "Hyderabad", where: "Telangana" },
  { query: "tirup", name: "Tirupati", where: "Andhra Pradesh" },
  { query: "gu", name: "Guntur", where: "Andhra Pradesh" },
  { query: "వాజేడు", name: "Wazeedu", where: "Telangana" },
  { query: "వాజీడు", name: "Wazeedu", where: "Telangana" },
  { query: "ఓగ్లాపూర్", name: "Oglapur", where: "Telangana" },
  { query: "నెల్లికుదురు", name: "Nellikudur", where: "Telangana" },
  { query: "దోర్నాల", name: "Dornala", where: "Andhra Pradesh" },
  { query: "కంచికచర్ల", name: "Kanchikacherla", where: "Andhra Pradesh" },
  { query: "గుమ్మగట్ట", name: "Gummagatta", where: "Andhra Pradesh" },
  { query: "బుక్కరాయసముద్రం", name: "Bukkaraya Samudram", where: "Andhra Pradesh" },
  { query: "బుక్కరాయ సముద్రం", name: "Bukkaraya Samudram", where: "Andhra Pradesh" },
  { query: "కె.వి.బి.పురం", name: "K.V.B. Puram", where: "Andhra Pradesh" },
  { query: "జి మాడుగుల", name: "G. Madugula", where: "Andhra Pradesh" },
  { query: "చుండూరు", name: "Tsundur", where: "Andhra Pradesh" },
  { query: "శిరివెళ్ల", name: "Sirvel", where: "Andhra Pradesh" },
  { query: "ప్యాపిలి", name: "Peapully", where: "Andhra Pradesh" },
  { query: "మఠంపల్లి", name: "Mattampally", where: "Telangana" },
  { query: "కొల్చారం", name: "Kulcharam", where: "Telangana" },
  { query: "చిన్నశంకరంపేట", name: "Shankarampet (R)", where: "Telangana" },
  { query: "చండూరు", name: "Chandur", where: "Telangana" },
  { query: "ఆనంద్", name: "Anand", where: "Gujarat" },
  { query: "ధర్మపురి, తమిళనాడు", name: "Dharmapuri", where: "Tamil Nadu" },
  { query: "హోసూరు, కృష్ణగిరి", name: "Hosur", where: "Tamil Nadu" },
];

/** Where a village of the name elsewhere, or a misplaced post office, was once used as the seat. */
const PLACED: readonly (readonly [query: string, latitudeDeg: number, longitudeDeg: number])[] = [
  ["Karakagudem", 18.038, 80.571],
  ["Kannaigudem", 18.522, 80.342],
  ["Narva, Narayanpet", 16.479, 77.675],
  ["Dharmaram, Peddapalli", 18.731, 79.191],
  ["Balijipeta", 18.614, 83.527],
  ["Nadigudem", 17.089, 79.869],
];

function rankOf(places: readonly PopulatedPlace[], name: string, where: string, lang: Language): number {
  return places.findIndex(({ id, nameEn }) => {
    const inEnglish = lang === "en" ? undefined : gazetteer.byId(id, "en");
    const admin1 = (inEnglish ?? places.find((place) => place.id === id))?.admin1;
    return nameEn === name && admin1 === where;
  });
}

describe("searching in English", () => {
  it.each([...ENGLISH, ...MANDALS, ...SEATS, ...ABROAD, ...SACRED])(
    "$query finds $name in $where",
    ({ query, name, where, within = 1 }) => {
      const rank = rankOf(search(query), name, where, "en");
      expect(rank).toBeGreaterThanOrEqual(0);
      expect(rank).toBeLessThan(within);
    },
  );

  it("puts Hyderabad in Telangana before the one in Pakistan, and both in sight", () => {
    expect(search("hyderabad").map(({ countryCode }) => countryCode)).toEqual(["IN", "PK"]);
  });

  it("distinguishes two towns of one name by district and state", () => {
    const [first, second] = search("guntur");
    expect([first?.admin, second?.admin]).toEqual(["Andhra Pradesh", "Hanumakonda, Telangana"]);
  });

  it.each(PLACED)("places the mandal seat %s where its offices are", (query, latitudeDeg, longitudeDeg) => {
    const [seat] = search(query);
    expect(seat?.latitudeDeg).toBeCloseTo(latitudeDeg, 1);
    expect(seat?.longitudeDeg).toBeCloseTo(longitudeDeg, 1);
  });

  it("shows no place twice", () => {
    for (const query of ["hy", "sa", "hyderabad", "rampur", "san", "tirup"]) {
      const ids = search(query, "en", 20).map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });

  it("gives as many as requested and no more", () => {
    expect(search("ra", "en", 3)).toHaveLength(3);
    expect(search("ra", "en", 20)).toHaveLength(20);
  });

  it.each(["", " ", ",", "...", "qqqqzzzzxxxx", "zzzzzz", "()*+\\", "\u0000", "🙏🙏🙏", "aaaaaaaaaa"])(
    "finds nothing for %j",
    (query) => {
      expect(search(query)).toEqual([]);
    },
  );
});

describe("a query of any length", () => {
  it.each(["guntur ".repeat(800), "a".repeat(5000), "వి".repeat(2000), "x, ".repeat(2000)])("is answered", (query) => {
    expect(search(query).length).toBeLessThanOrEqual(8);
  });
});

describe("searching in Telugu", () => {
  it.each(TELUGU)("$query finds $name in $where", ({ query, name, where }) => {
    expect(rankOf(search(query, "te"), name, where, "te")).toBe(0);
  });

  it("puts an Indian place before a larger one elsewhere of the same beginning", () => {
    for (const query of ["garl", "cher", "mang", "kamal", "dam"]) {
      expect(search(query, "te", 1)[0]?.countryCode, query).toBe("IN");
    }
  });

  it("shows Telugu names where they are known and Latin ones where not, never a mixture within a name", () => {
    const [vijayawada] = search("vijayawada", "te");
    expect(vijayawada).toMatchObject({
      name: "విజయవాడ",
      admin: "ఎన్టీఆర్, ఆంధ్రప్రదేశ్",
      country: "భారతదేశం",
    });
    for (const { name } of search("ra", "te", 20))
      expect(name).toMatch(/^([\u0c00-\u0c7f\u200c. ]+|[^\u0c00-\u0c7f]+)$/);
  });

  it("understands other Indian scripts by their sound", () => {
    expect(search("हैदराबाद")[0]?.nameEn).toBe("Hyderabad");
    expect(search("வாரணாசி")[0]?.nameEn).toBe("Varanasi");
  });
});
