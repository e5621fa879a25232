import { NAMES_TE } from "@vedanga/names/te/names";
import { stem } from "@vedanga/names/te/stem";
import { type SourceWords, sourceWriter } from "../../reason/source-writer.ts";

/** Sections of the digests on festivals, by what each settles: త్రయోదశి నిర్ణయం. */
const settling = (what: string): string => `${what} నిర్ణయం`;

/**
 * Old books by the names Telugu astrologers cite them under; those written in English keep their English titles in
 * Telugu letters, because they could not be found under another name.
 */
export const SOURCE_WORDS_TE: SourceWords = {
  work: {
    arthashastra: "కౌటిల్యుని అర్థశాస్త్రం",
    ashtanga_hridaya: "అష్టాంగ హృదయం",
    avakahada_chakra: "అవకహడ చక్రం",
    book_of_numbers: "కీరో, బుక్ ఆఫ్ నంబర్స్ (1926)",
    bphs: "బృహత్ పరాశర హోరాశాస్త్రం",
    brihat_jataka: "బృహజ్జాతకం",
    brihat_samhita: "బృహత్సంహిత",
    chara_dasha_rao: "కె.ఎన్. రావు, ప్రెడిక్టింగ్ త్రూ జైమినీస్ చరదశ",
    dharma_sindhu: "ధర్మసింధువు",
    five_millennium_canon: "ఎస్పెనాక్, మేయుస్: ఫైవ్ మిలీనియం కానన్",
    graha_and_bhava_balas: "బి.వి. రామన్, గ్రహ అండ్ భావ బలాస్",
    haribhaktivilasa: "హరిభక్తివిలాసం",
    indian_calendric_system: "చటర్జీ, ఇండియన్ క్యాలెండ్రిక్ సిస్టమ్",
    integrated_approach: "పి.వి.ఆర్. నరసింహారావు, వేదిక్ ఆస్ట్రాలజీ: యాన్ ఇంటిగ్రేటెడ్ అప్రోచ్",
    jataka_paddhati: "శ్రీపతి, జాతక పద్ధతి",
    jataka_parijata: "జాతక పారిజాతం",
    krishnamurti_reader: "కె.ఎస్. కృష్ణమూర్తి, రీడర్ 1 (ప్లాసిడస్ భావారంభాలు)",
    krishnamurti_reader_3: "కె.ఎస్. కృష్ణమూర్తి, రీడర్ 3 (నక్షత్ర భాగాలు)",
    muhurta_chintamani: "ముహూర్త చింతామణి",
    muhurtha_raman: "బి.వి. రామన్, ముహూర్త",
    nirnaya_sindhu: "నిర్ణయసింధువు",
    phaladeepika: "ఫలదీపిక",
    prashna_marga: "ప్రశ్నమార్గం",
    rashtriya_panchang: "రాష్ట్రీయ పంచాంగం",
    siddhanta_shiromani: "సిద్ధాంత శిరోమణి",
    surya_siddhanta: "సూర్య సిద్ధాంతం",
    taittiriya_samhita: "తైత్తిరీయ సంహిత",
    tajika_nilakanthi: "నీలకంఠుని తాజిక నీలకంఠి",
    tetrabiblos: "టాలమీ, టెట్రాబిబ్లోస్",
    three_hundred_combinations: "బి.వి. రామన్, త్రీ హండ్రెడ్ ఇంపార్టెంట్ కాంబినేషన్స్",
  },
  section: {
    madhyamadhikara: "మధ్యమాధికారం",
    sudarshana_chakra: "సుదర్శన చక్రం",
    sutrasthana: "సూత్రస్థానం",
  },
  month: (masa) => `${stem(NAMES_TE.masa[masa])} మాసం`,
  matter: {
    amavasya: settling(NAMES_TE.tithi.amavasya),
    birthdays: settling("జన్మదిన"),
    chaturdashi: settling(NAMES_TE.tithi.chaturdashi),
    chaturthi: settling(NAMES_TE.tithi.chaturthi),
    eclipses: settling("గ్రహణ"),
    ekadashi: settling(NAMES_TE.tithi.ekadashi),
    intercalary_months: settling("అధిక మాస"),
    kuja_dosha: "కుజ దోష ప్రకరణం",
    months: settling("మాస"),
    purnima: settling(NAMES_TE.tithi.purnima),
    shashthi: settling(NAMES_TE.tithi.shashthi),
    trayodashi: settling(NAMES_TE.tithi.trayodashi),
    yearly_shraddha: settling("ప్రత్యాబ్దిక శ్రాద్ధ"),
  },
  departing: { even_signs_reversed: "సరి రాశులు వెనక్కి" },
  citedFor: { saturn_good_houses: "చంద్రుని నుండి శనికి మంచి స్థానాలు" },
  custom: {
    all_almanacs: "పంచాంగాలన్నీ పాటించే ఆచారం",
    gujarat_and_rajasthan: "గుజరాత్, రాజస్థాన్ ఆచారం",
    kerala: "కేరళలో ఉన్న ఆచారం",
    north: "ఉత్తరాది ఆచారం",
    north_and_maharashtra: "ఉత్తరాది, మహారాష్ట్ర ఆచారం",
    puri: "పూరీ క్షేత్ర ఆచారం",
    southern_vishnu_temples: "దక్షిణాది విష్ణు ఆలయాల ఆచారం",
    tamil: "తమిళ దేశ ఆచారం",
    telangana: "తెలంగాణ ఆచారం",
    telugu: "తెలుగు నాట ఆచారం",
    telugu_after_skanda_purana: "స్కాంద పురాణంలోని కార్తీక మాహాత్మ్యాన్ని అనుసరించే తెలుగు నాట ఆచారం",
    telugu_by_holidays: "తెలంగాణ సెలవుల జాబితాలో కనిపించే తెలుగు నాట ఆచారం",
  },
  practice: {
    half_poruthams: "సగం పాయింట్లు వాడుకలో ఉన్నవి; గ్రంథాలలో మంచిది, కాదు అని మాత్రమే ఉంటుంది",
    kaal_sarpa: "ఇరవయ్యో శతాబ్దపు పద్ధతి, బృహత్ పరాశర హోరాశాస్త్రంలో లేదు (కె.ఎన్. రావు, కాల సర్ప యోగ)",
    koota_tables: "పంచాంగాలలో అచ్చయ్యే పాయింట్ల పట్టికలు",
    kuja_matching: "పెళ్ళి పొంతన సంప్రదాయం (బి.వి. రామన్, హిందూ ప్రెడిక్టివ్ ఆస్ట్రాలజీ, కుజ దోష ప్రకరణం)",
    navagraha_worship: "నవగ్రహ పూజా గ్రంథాలు",
    numerology: "ఇరవయ్యో శతాబ్దపు సంఖ్యాశాస్త్రం (కీరో, బుక్ ఆఫ్ నంబర్స్, 1926); ఏ జ్యోతిష గ్రంథంలోనూ లేదు",
    quadrant_thirds: "కేంద్రాల మధ్య చాపాన్ని మూడు సమ భాగాలు చేసే పద్ధతి: ధ్రువ వృత్తాల లోపల ప్లాసిడస్ భావాలు ఏర్పడవు",
    somanatha_drekkana: "జగన్నాథ హోరలో ఉన్న సోమనాథ పద్ధతి",
    twentieth_century: "ఇరవయ్యో శతాబ్దపు పద్ధతి",
    weekday_fast: "వారవ్రతాల ఆచారం",
  },
  practiceAfter: (work, chapter) => `${work} ${chapter}వ అధ్యాయాన్ని అనుసరించి వాడుకలో ఉన్న పద్ధతి`,
  remark: {
    limits_of_the_format: "హద్దులు మూల సేవ పెట్టినవి",
    not_in_parashara: "పరాశర మహర్షి చెప్పినది కాదు",
    own_share: "ఎంత తగ్గించాలన్నది మా నిర్ణయం",
    own_weighting: "మేము నిర్ణయించిన పాయింట్లు",
  },
  chapter: (number) => `${number}వ అధ్యాయం`,
  verse: (numbers) => `${numbers}వ శ్లోకం`,
  both: (first, second) => `${first}, ${second}`,
};

export const SOURCE_TE = sourceWriter(SOURCE_WORDS_TE);
