import type { Names } from "../names.ts";
import { EKADASHI_DAYS_EN } from "./ekadashi.ts";

const entry = (sign: string) => ({
  name: `Sun enters ${sign}`,
  special: `The Sun passes into ${sign}; a day for bathing and giving.`,
});

export const FESTIVALS_EN: Names["festival"] = {
  ugadi: {
    name: "Ugadi",
    special: "The Telugu new year: the pachadi of six tastes is eaten and the year's almanac is read aloud.",
  },
  sri_rama_navami: {
    name: "Sri Rama Navami",
    special: "Rama's birth at midday is kept with worship, panakam and the wedding of Sita and Rama.",
  },
  hanuman_jayanti: {
    name: "Hanuman Jayanti",
    special: "Hanuman's birth as the north and Maharashtra keep it; Telugu people keep it on Vaishakha Bahula Dashami.",
  },
  akshaya_tritiya: {
    name: "Akshaya Tritiya",
    special: "A day for giving, for worship of Lakshmi and Narayana, and for beginnings.",
  },
  narasimha_jayanti: {
    name: "Narasimha Jayanti",
    special: "Narasimha, who appeared at dusk, is worshipped in the evening after a fast.",
  },
  buddha_purnima: {
    name: "Buddha Purnima",
    special:
      "The birth of the Buddha is remembered on the full moon of Vaishakha, with lamps, prayers and gifts of food.",
  },
  telugu_hanuman_jayanti: {
    name: "Hanuman Jayanti (Telugu)",
    special: "Hanuman's birth as Telugu people keep it, at the end of forty one days of vows from Chaitra Purnima.",
  },
  vat_savitri: {
    name: "Vat Savitri Vrata",
    special: "Wives fast and tie threads to the banyan in memory of Savitri, as the north keeps it at the new moon.",
  },
  vat_purnima: {
    name: "Vat Purnima",
    special: "The vow of Savitri under the banyan as the south and west keep it, at the full moon.",
  },
  ratha_yatra: {
    name: "Ratha Yatra",
    special: "Jagannatha of Puri is drawn through the streets in his chariot with his brother and sister.",
  },
  guru_purnima: {
    name: "Guru Purnima",
    special: "Teachers are honoured, and Vyasa before all of them.",
  },
  nag_panchami: {
    name: "Nag Panchami",
    special: "Serpents are worshipped with milk, turmeric and flowers; the earth is left unploughed.",
  },
  varalakshmi_vratam: {
    name: "Varalakshmi Vratam",
    special: "Women worship Varalakshmi in a decorated kalasha and tie the nine knotted thread.",
  },
  raksha_bandhan: {
    name: "Raksha Bandhan",
    special: "Sisters tie a thread on their brothers' wrists; many renew the sacred thread.",
  },
  krishna_janmashtami: {
    name: "Krishna Janmashtami",
    special: "Krishna's birth at midnight is kept with a fast, songs and the swinging of his cradle.",
  },
  polala_amavasya: {
    name: "Polala Amavasya",
    special: "Mothers worship Poleramma for their children, and bullocks rest and are honoured.",
  },
  hartalika_teej: {
    name: "Hartalika Teej",
    special: "Women fast for a good marriage and worship Gauri and Shiva, as Parvati did.",
  },
  vinayaka_chavithi: {
    name: "Vinayaka Chavithi",
    special: "An image of Vinayaka of clay is worshipped at midday with twenty one kinds of leaves.",
  },
  rishi_panchami: {
    name: "Rishi Panchami",
    special: "The seven rishis and Arundhati are worshipped.",
  },
  ananta_chaturdashi: {
    name: "Ananta Chaturdashi",
    special: "Ananta is worshipped with a thread of fourteen knots; images of Vinayaka are given to the water.",
  },
  onam: {
    name: "Onam (Thiruvonam)",
    special: "Kerala welcomes King Mahabali with carpets of flowers, a feast on banana leaves and boat races.",
  },
  mahalaya_amavasya: {
    name: "Mahalaya Amavasya",
    special: "The fortnight of the ancestors ends with offerings to all of them.",
  },
  engili_pula_bathukamma: {
    name: "Engili Pula Bathukamma",
    special:
      "Nine days of Bathukamma begin in Telangana: women build the first one of flowers and sing around it in the evening.",
  },
  navaratri: {
    name: "Navaratri begins",
    special: "The kalasha is set up and the nine nights of the Goddess begin.",
  },
  durgashtami: {
    name: "Durgashtami",
    special: "The eighth day of the nine nights: the Goddess is worshipped as Durga.",
  },
  saddula_bathukamma: {
    name: "Saddula Bathukamma",
    special: "On the last evening the largest Bathukamma is carried to the water, with dishes of rice shared by all.",
  },
  mahanavami: {
    name: "Mahanavami",
    special: "The ninth day of the nine nights: tools, books and vehicles are worshipped.",
  },
  vijaya_dashami: {
    name: "Vijaya Dashami (Dasara)",
    special: "The day of victory: the shami tree is worshipped in the afternoon and its leaves are exchanged.",
  },
  sharad_purnima: {
    name: "Sharad Purnima (Kojagara)",
    special:
      "Lakshmi is worshipped at midnight under the full moon of autumn; many stay awake and leave milk in its light.",
  },
  atla_tadde: {
    name: "Atla Tadde",
    special: "Women and girls keep Gauri's vow, swing, and eat atlu when the Moon has risen.",
  },
  karwa_chauth: {
    name: "Karwa Chauth",
    special: "In the north wives fast for their husbands and eat when they have seen the risen Moon.",
  },
  dhantrayodashi: {
    name: "Dhantrayodashi",
    special: "Lakshmi and Dhanvantari are worshipped and the first lamps are lit in the evening.",
  },
  naraka_chaturdashi: {
    name: "Naraka Chaturdashi",
    special: "A bath with oil is taken before sunrise, in memory of Krishna and Satyabhama's victory.",
  },
  dipavali: {
    name: "Dipavali",
    special: "Rows of lamps are lit in the evening and Lakshmi is worshipped.",
  },
  bali_pratipada: {
    name: "Bali Pratipada",
    special: "King Bali is remembered, cows are honoured, and the month of Kartika's lamps begins.",
  },
  bhagini_hastam: {
    name: "Bhagini Hasta Bhojanam",
    special: "Brothers eat at their sisters' house from their hands and bring gifts.",
  },
  nagula_chavithi: {
    name: "Nagula Chavithi",
    special: "Telugu families offer milk and chimmili at anthills and worship the serpents.",
  },
  sura_samharam: {
    name: "Sura Samharam (Skanda Shashti)",
    special:
      "Six days of fasting for Murugan end; his victory over Surapadma is enacted in the temples of the Tamil country.",
  },
  chhath: {
    name: "Chhath Puja",
    special:
      "In Bihar and beyond, water is offered to the setting Sun this evening and to the rising Sun next morning.",
  },
  ksheerabdi_dwadashi: {
    name: "Ksheerabdi Dwadashi (Tulasi Vivaha)",
    special: "In the evening a branch of amla is set beside the tulasi, lamps are lit, and tulasi is wed to Vishnu.",
  },
  kartika_purnima: {
    name: "Kartika Purnima",
    special: "A bath at dawn, a wick of three hundred and sixty five threads, and lamps on water and in temples.",
  },
  subrahmanya_shashthi: {
    name: "Subrahmanya Shashthi",
    special: "Subrahmanya is worshipped, and serpents with him.",
  },
  gita_jayanti: {
    name: "Gita Jayanti",
    special: "The Bhagavad Gita is read in memory of the day on which Krishna spoke it.",
  },
  vaikuntha_ekadashi: {
    name: "Vaikuntha Ekadashi (Mukkoti)",
    special: "Vishnu's temples open their northern door before dawn, while the Sun is in Dhanu.",
  },
  bhogi: {
    name: "Bhogi",
    special: "Old wood is burnt before dawn and children are showered with bhogi fruits in the evening.",
  },
  makara_sankranti: {
    name: "Makara Sankranti",
    special: "The Sun turns north: new rice is cooked, yards are drawn with muggulu, ancestors are remembered.",
  },
  pongal: {
    name: "Pongal",
    special: "Tamil families let new rice and milk boil over in a new pot and offer it to the Sun.",
  },
  kanuma: {
    name: "Kanuma",
    special: "Cattle are washed, decorated and thanked for the harvest.",
  },
  vasanta_panchami: {
    name: "Vasanta Panchami (Sri Panchami)",
    special: "Sarasvati is worshipped and children write their first letters.",
  },
  ratha_saptami: {
    name: "Ratha Saptami",
    special: "The Sun is worshipped at dawn after a bath with seven leaves of jilledu.",
  },
  bhishma_ekadashi: {
    name: "Bhishma Ekadashi",
    special: "Bhishma is remembered with the thousand names of Vishnu, which he taught.",
  },
  maha_shivaratri: {
    name: "Maha Shivaratri",
    special: "A fast and a night awake with worship of Shiva in its four watches.",
  },
  holika_dahan: {
    name: "Holika Dahan (Kama Dahanam)",
    special: "A fire is lit in the evening on the eve of the colours.",
  },
  holi: {
    name: "Holi (Kamuni Punnami)",
    special: "Colours are thrown on the day of the full moon, as Telangana keeps it.",
  },
  dhulivandana: {
    name: "Holi of colours (north)",
    special: "Colours are thrown on the morning after the fire, as the north keeps it.",
  },
  ...EKADASHI_DAYS_EN,
  pradosha: { name: "Pradosha", special: "Shiva is worshipped in the first hours after sunset." },
  soma_pradosha: { name: "Soma Pradosha", special: "Pradosha on a Monday, Shiva's own day of the week." },
  bhauma_pradosha: { name: "Bhauma Pradosha", special: "Pradosha on a Tuesday; Shiva is worshipped after sunset." },
  shani_pradosha: { name: "Shani Pradosha", special: "Pradosha on a Saturday, held the best of them all." },
  sankashti_chaturthi: {
    name: "Sankatahara Chaturthi",
    special: "Ganesha is worshipped after a fast that ends when the Moon has risen.",
  },
  angaraki_chaturthi: {
    name: "Angaraki Chaturthi",
    special: "Sankatahara Chaturthi on a Tuesday, regarded as the best of them; the fast ends at moonrise.",
  },
  vinayaka_chaturthi: {
    name: "Vinayaka Chaturthi",
    special: "Ganesha is worshipped at midday on the fourth of the bright half.",
  },
  skanda_shashti: {
    name: "Skanda Shashti",
    special: "A fast for Skanda on the sixth of the bright half.",
  },
  masika_shivaratri: { name: "Masa Shivaratri", special: "The month's night of Shiva, worshipped about midnight." },
  kartika_monday: {
    name: "Kartika Monday",
    special: "A fast till the stars are seen, and a lamp for Shiva.",
  },
  bonalu: {
    name: "Bonalu",
    special: "On the Sundays of Ashadha women of Telangana carry pots of cooked rice on their heads to Mahankali.",
  },
  purnima: { name: "Purnima", special: "The full moon: worship of Satyanarayana, giving and a bath." },
  amavasya: { name: "Amavasya", special: "The new moon: offerings to the ancestors in the afternoon." },
  mesha_sankramana: {
    name: "Sun enters Mesha",
    special: "The solar year begins: Puthandu in Tamil Nadu, Vishu in Kerala, Vaisakhi in the north.",
  },
  vrishabha_sankramana: entry("Vrishabha"),
  mithuna_sankramana: entry("Mithuna"),
  karka_sankramana: { name: "Sun enters Karka", special: "The Sun turns south: Dakshinayana begins." },
  simha_sankramana: entry("Simha"),
  kanya_sankramana: entry("Kanya"),
  tula_sankramana: entry("Tula"),
  vrischika_sankramana: entry("Vrischika"),
  dhanu_sankramana: {
    name: "Sun enters Dhanu",
    special: "Dhanurmasam begins: Tiruppavai is sung in Vishnu's temples before dawn.",
  },
  makara_sankramana: { name: "Sun enters Makara", special: "The Sun turns north: Uttarayana begins." },
  kumbha_sankramana: entry("Kumbha"),
  meena_sankramana: entry("Meena"),
  solar_eclipse: { name: "Solar eclipse", special: "The Moon passes before the Sun." },
  lunar_eclipse: { name: "Lunar eclipse", special: "The Moon passes through the Earth's shadow." },
};
