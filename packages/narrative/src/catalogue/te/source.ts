import { MASAS, type Tithi } from "@vedanga/core";
import { NAMES_TE } from "@vedanga/names/te/names";
import { stem } from "@vedanga/names/te/stem";
import { type SourceWords, sourceReader } from "../../reason/source-reader.ts";

/** Sections of the digests on festivals, by what each settles: త్రయోదశి నిర్ణయం. */
const settling = (what: string): string => `${what} నిర్ణయం`;
const tithi = (id: Tithi): string => settling(NAMES_TE.tithi[id]);

/** Their chapters on the year go by months: చైత్ర మాసం. Core names a month by its id with a capital. */
const MONTHS = Object.fromEntries(
  MASAS.map((id) => [`${id.charAt(0).toUpperCase()}${id.slice(1)}`, `${stem(NAMES_TE.masa[id])} మాసం`]),
);

/**
 * Old books by the names Telugu astrologers cite them under; those written in English keep their English titles in
 * Telugu letters, for under no other name would they be found.
 */
const SOURCE_WORDS_TE: SourceWords = {
  works: {
    "Ashtanga Hridaya": "అష్టాంగ హృదయం",
    "Avakahada chakra": "అవకహడ చక్రం",
    "B. V. Raman, Three Hundred Important Combinations": "బి.వి. రామన్, త్రీ హండ్రెడ్ ఇంపార్టెంట్ కాంబినేషన్స్",
    "Brihat Jataka": "బృహజ్జాతకం",
    "Brihat Parashara Hora Shastra": "బృహత్ పరాశర హోరాశాస్త్రం",
    "Brihat Samhita": "బృహత్సంహిత",
    "Chatterjee, Indian Calendric System": "చటర్జీ, ఇండియన్ క్యాలెండ్రిక్ సిస్టమ్",
    "Cheiro, Book of Numbers (1926)": "కీరో, బుక్ ఆఫ్ నంబర్స్ (1926)",
    "Dharma Sindhu": "ధర్మసింధువు",
    "Espenak & Meeus, Five Millennium Canon": "ఎస్పెనాక్, మేయుస్: ఫైవ్ మిలీనియం కానన్",
    Haribhaktivilasa: "హరిభక్తివిలాసం",
    "Jataka Parijata": "జాతక పారిజాతం",
    "K. S. Krishnamurti, Reader 1 (cusps of Placidus)": "కె.ఎస్. కృష్ణమూర్తి, రీడర్ 1 (ప్లాసిడస్ భావారంభాలు)",
    "Muhurta Chintamani": "ముహూర్త చింతామణి",
    "Nirnaya Sindhu": "నిర్ణయసింధువు",
    "P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach": "పి.వి.ఆర్. నరసింహారావు, వేదిక్ ఆస్ట్రాలజీ: యాన్ ఇంటిగ్రేటెడ్ అప్రోచ్",
    Phaladeepika: "ఫలదీపిక",
    "Prashna Marga": "ప్రశ్నమార్గం",
    "Rashtriya Panchang": "రాష్ట్రీయ పంచాంగం",
    "Siddhanta Shiromani": "సిద్ధాంత శిరోమణి",
    "Sripati, Jataka Paddhati": "శ్రీపతి, జాతక పద్ధతి",
    "Surya Siddhanta": "సూర్య సిద్ధాంతం",
    "Taittiriya Samhita": "తైత్తిరీయ సంహిత",
  },
  parts: {
    ...MONTHS,
    Madhyamadhikara: "మధ్యమాధికారం",
    "Sudarshana Chakra": "సుదర్శన చక్రం",
    Sutrasthana: "సూత్రస్థానం",
    "even signs reversed": "సరి రాశులు వెనక్కి",
    "on eclipses": settling("గ్రహణ"),
    "on intercalary months": settling("అధిక మాస"),
    "on months": settling("మాస"),
    "on the eleventh": tithi("ekadashi"),
    "on the fifteenth": tithi("purnima"),
    "on the fourteenth": tithi("chaturdashi"),
    "on the fourth": tithi("chaturthi"),
    "on the new moon": tithi("amavasya"),
    "on the sixth": tithi("shashthi"),
    "on the thirteenth": tithi("trayodashi"),
  },
  sayings: {
    "Saturn's good houses from the Moon: Phaladeepika 26.2-8": "చంద్రుని నుండి శనికి మంచి స్థానాలు: ఫలదీపిక 26.2-8",
    "Somanatha, as in Jagannatha Hora": "జగన్నాథ హోరలో ఉన్న సోమనాథ పద్ధతి",
    "custom of Gujarat and Rajasthan": "గుజరాత్, రాజస్థాన్ ఆచారం",
    "custom of Kerala": "కేరళ ఆచారం",
    "custom of Puri": "పూరీ క్షేత్ర ఆచారం",
    "custom of Telangana": "తెలంగాణ ఆచారం",
    "custom of all almanacs": "పంచాంగాలన్నీ పాటించే ఆచారం",
    "custom of the Tamil country": "తమిళ దేశ ఆచారం",
    "custom of the Telugu country": "తెలుగు నాట ఆచారం",
    "custom of the Telugu country, after Skanda Purana, Kartika Mahatmya":
      "స్కాంద పురాణంలోని కార్తీక మాహాత్మ్యాన్ని అనుసరించే తెలుగు నాట ఆచారం",
    "custom of the Telugu country, as the holidays of Telangana show it": "తెలంగాణ సెలవుల జాబితాలో కనిపించే తెలుగు నాట ఆచారం",
    "custom of the north": "ఉత్తరాది ఆచారం",
    "custom of the north and of Maharashtra": "ఉత్తరాది, మహారాష్ట్ర ఆచారం",
    "custom of the temples of Vishnu in the south": "దక్షిణాది విష్ణు ఆలయాల ఆచారం",
    "not in Parashara": "పరాశరుడు చెప్పినది కాదు",
    "numerology of the twentieth century (Cheiro, Book of Numbers, 1926), in no text of jyotisha":
      "ఇరవయ్యో శతాబ్దపు సంఖ్యాశాస్త్రం (కీరో, బుక్ ఆఫ్ నంబర్స్, 1926); ఏ జ్యోతిష గ్రంథంలోనూ లేదు",
    "practice of the twentieth century": "ఇరవయ్యో శతాబ్దపు పద్ధతి",
    "practice, after Brihat Parashara Hora Shastra ch. 41": "బృహత్ పరాశర హోరాశాస్త్రం 41వ అధ్యాయాన్ని అనుసరించి వాడుకలో ఉన్న పద్ధతి",
    "the product's own weighting": "మేము నిర్ణయించిన పాయింట్లు",
    "the share is ours": "ఎంత తగ్గించాలన్నది మా నిర్ణయం",
    "thirds of the quadrants, in place of Placidus, who has no houses within the polar circles":
      "కేంద్రాల మధ్య చాపాన్ని మూడు సమ భాగాలు చేసే పద్ధతి: ధ్రువ వృత్తాల లోపల ప్లాసిడస్ భావాలు ఏర్పడవు",
    "tradition of marriage matching (B. V. Raman, Hindu Predictive Astrology, on Kuja dosha)":
      "పెళ్ళి పొంతన సంప్రదాయం (బి.వి. రామన్, హిందూ ప్రెడిక్టివ్ ఆస్ట్రాలజీ, కుజ దోష ప్రకరణం)",
    "twentieth-century practice, not in Brihat Parashara Hora Shastra (K. N. Rao, Kaal Sarpa Yoga)":
      "ఇరవయ్యో శతాబ్దపు పద్ధతి, బృహత్ పరాశర హోరాశాస్త్రంలో లేదు (కె.ఎన్. రావు, కాల సర్ప యోగ)",
  },
  chapter: (number) => `${number}వ అధ్యాయం`,
  verse: (number) => `${number}వ శ్లోకం`,
};

export const SOURCE_TE = sourceReader(SOURCE_WORDS_TE);
