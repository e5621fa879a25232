// Ids of festivals and vratas; part of the one list of ids. The order is that in which one day lists them.

/** Those of one month, sankranti or week of the year. */
export const YEARLY_FESTIVALS = [
  "ugadi",
  "sri_rama_navami",
  "hanuman_jayanti",
  "akshaya_tritiya",
  "narasimha_jayanti",
  "buddha_purnima",
  "telugu_hanuman_jayanti",
  "vat_savitri",
  "vat_purnima",
  "ratha_yatra",
  "guru_purnima",
  "nag_panchami",
  "varalakshmi_vratam",
  "raksha_bandhan",
  "krishna_janmashtami",
  "polala_amavasya",
  "hartalika_teej",
  "vinayaka_chavithi",
  "rishi_panchami",
  "ananta_chaturdashi",
  "onam",
  "mahalaya_amavasya",
  "engili_pula_bathukamma",
  "navaratri",
  "durgashtami",
  "saddula_bathukamma",
  "mahanavami",
  "vijaya_dashami",
  "sharad_purnima",
  "atla_tadde",
  "karwa_chauth",
  "dhantrayodashi",
  "naraka_chaturdashi",
  "dipavali",
  "bali_pratipada",
  "bhagini_hastam",
  "nagula_chavithi",
  "sura_samharam",
  "chhath",
  "ksheerabdi_dwadashi",
  "kartika_purnima",
  "subrahmanya_shashthi",
  "gita_jayanti",
  "vaikuntha_ekadashi",
  "bhogi",
  "makara_sankranti",
  "pongal",
  "kanuma",
  "vasanta_panchami",
  "ratha_saptami",
  "bhishma_ekadashi",
  "maha_shivaratri",
  "holika_dahan",
  "holi",
  "dhulivandana",
] as const;

/** The ekadashis by amanta month from Chaitra, bright half then dark; the last two are those of an adhika month. */
export const EKADASHIS = [
  "kamada_ekadashi",
  "varuthini_ekadashi",
  "mohini_ekadashi",
  "apara_ekadashi",
  "nirjala_ekadashi",
  "yogini_ekadashi",
  "devashayani_ekadashi",
  "kamika_ekadashi",
  "shravana_putrada_ekadashi",
  "aja_ekadashi",
  "parshva_ekadashi",
  "indira_ekadashi",
  "papankusha_ekadashi",
  "rama_ekadashi",
  "prabodhini_ekadashi",
  "utpanna_ekadashi",
  "mokshada_ekadashi",
  "saphala_ekadashi",
  "pausha_putrada_ekadashi",
  "shattila_ekadashi",
  "jaya_ekadashi",
  "vijaya_ekadashi",
  "amalaki_ekadashi",
  "papamochani_ekadashi",
  "padmini_ekadashi",
  "parama_ekadashi",
] as const;
export type Ekadashi = (typeof EKADASHIS)[number];

/** Those of every month; a weekday gives some a name of their own. */
const MONTHLY_VRATAS = [
  "pradosha",
  "soma_pradosha",
  "bhauma_pradosha",
  "shani_pradosha",
  "sankashti_chaturthi",
  "angaraki_chaturthi",
  "vinayaka_chaturthi",
  "skanda_shashti",
  "masika_shivaratri",
  "kartika_monday",
  "bonalu",
  "purnima",
  "amavasya",
] as const;

/** The Sun entering a sign, from Mesha. */
export const SANKRAMANAS = [
  "mesha_sankramana",
  "vrishabha_sankramana",
  "mithuna_sankramana",
  "karka_sankramana",
  "simha_sankramana",
  "kanya_sankramana",
  "tula_sankramana",
  "vrischika_sankramana",
  "dhanu_sankramana",
  "makara_sankramana",
  "kumbha_sankramana",
  "meena_sankramana",
] as const;

export const FESTIVALS = [
  ...YEARLY_FESTIVALS,
  ...EKADASHIS,
  ...MONTHLY_VRATAS,
  ...SANKRAMANAS,
  "solar_eclipse",
  "lunar_eclipse",
] as const;
export type Festival = (typeof FESTIVALS)[number];

/** What a calendar may show or leave out as one. */
export const FESTIVAL_KINDS = [
  "festival",
  "vrata",
  "ekadashi",
  "monthly_vrata",
  "full_or_new_moon",
  "sankranti",
  "eclipse",
] as const;
export type FestivalKind = (typeof FESTIVAL_KINDS)[number];

/** The part of a day in which a tithi must run for its rite. */
const DAY_WINDOWS = [
  "sunrise",
  "one_muhurta",
  "three_muhurtas",
  "purvahna",
  "first_half",
  "madhyahna",
  "eighteen_ghatis",
  "aparahna",
  "daylight",
  "pradosha",
  "nishita",
  "arunodaya",
  "moonrise",
] as const;
export type DayWindow = (typeof DAY_WINDOWS)[number];

/** Whose day it is where two schools keep two: householders by the common rule, or Vaishnavas. */
export const TRADITIONS = ["smarta", "vaishnava"] as const;
export type Tradition = (typeof TRADITIONS)[number];
