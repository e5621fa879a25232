import type { Masa, Tithi } from "./ids.ts";

/** Texts and printed books that a rule is taken from. */
export type Work =
  | "arthashastra"
  | "ashtanga_hridaya"
  | "avakahada_chakra"
  | "book_of_numbers"
  | "bphs"
  | "brihat_jataka"
  | "brihat_samhita"
  | "chara_dasha_rao"
  | "dharma_sindhu"
  | "five_millennium_canon"
  | "graha_and_bhava_balas"
  | "haribhaktivilasa"
  | "indian_calendric_system"
  | "integrated_approach"
  | "jataka_paddhati"
  | "jataka_parijata"
  | "krishnamurti_reader"
  | "krishnamurti_reader_3"
  | "muhurta_chintamani"
  | "muhurtha_raman"
  | "narada_samhita"
  | "nirnaya_sindhu"
  | "phaladeepika"
  | "prashna_marga"
  | "rashtriya_panchang"
  | "rudraksha_jabala"
  | "siddhanta_shiromani"
  | "surya_siddhanta"
  | "taittiriya_samhita"
  | "tajika_nilakanthi"
  | "tetrabiblos"
  | "three_hundred_combinations"
  | "uttara_kalamrita"
  | "vishvakarma_prakasha";

/** Parts of a work that have a name of their own. */
export type Section = "madhyamadhikara" | "sudarshana_chakra" | "sutrasthana";

/** What a passage is on: the day of a tithi, or another matter. */
export type Matter =
  | Extract<Tithi, "amavasya" | "chaturdashi" | "chaturthi" | "ekadashi" | "purnima" | "shashthi" | "trayodashi">
  | "birthdays"
  | "eclipses"
  | "intercalary_months"
  | "kuja_dosha"
  | "months"
  | "yearly_shraddha";

/** Whose custom, if no book is followed. */
export type Custom =
  | "all_almanacs"
  | "gujarat_and_rajasthan"
  | "kerala"
  | "north"
  | "north_and_maharashtra"
  | "puri"
  | "southern_vishnu_temples"
  | "tamil"
  | "telangana"
  | "telugu"
  | "telugu_after_skanda_purana"
  | "telugu_by_holidays";

/** What astrologers do without a verse for it. */
export type Practice =
  | "dosha_samyam"
  | "equal_malefics"
  | "half_poruthams"
  | "kaal_sarpa"
  | "koota_tables"
  | "kuja_matching"
  | "navagraha_worship"
  | "node_sight"
  | "numerology"
  | "pitra_dosha"
  | "quadrant_thirds"
  | "rudraksha_of_grahas"
  | "somanatha_drekkana"
  | "twentieth_century"
  | "vastu_by_star"
  | "vastu_of_today"
  | "weekday_fast";

/** What is said beside a citation, or in place of one where a rule is ours. */
export type Remark = "limits_of_the_format" | "not_in_parashara" | "own_share" | "own_weighting";

/** One verse, or the first and the last of a run. */
export type Verses = number | readonly [first: number, last: number];

/** A chapter, and the verses of it where not the whole is meant. */
export interface Chapter {
  readonly chapter: number;
  readonly verses?: readonly Verses[];
}

/** Where in a work a rule is: the work alone, or as much more as it needs. */
export interface WorkCitation {
  readonly work: Work;
  readonly section?: Section;
  /** Before the chapter: in a Veda, or the book of a treatise. */
  readonly kanda?: number;
  readonly chapter?: number;
  /** The verse of the chapter, or of the section if there is no chapter. */
  readonly verses?: readonly Verses[];
  /** Where the passage continues in a later chapter. */
  readonly continued?: Chapter;
  /** Another passage of the work, which the rule needs too. */
  readonly and?: Chapter;
  /** A chapter that is followed without a verse of it. */
  readonly inChapter?: number;
  /** The number that a printed book gives to a paragraph. */
  readonly paragraph?: string;
  /** The month, in a chapter that goes through the year. */
  readonly month?: Masa;
  readonly on?: Matter;
  /** How our rule departs from the passage. */
  readonly departing?: "even_signs_reversed";
  /** What the passage is cited for, where it is not the whole conclusion. */
  readonly citedFor?: "saturn_good_houses";
}

/** The source of a conclusion. Narrative writes its words. */
export type Citation =
  | WorkCitation
  | { readonly custom: Custom }
  | { readonly practice: Practice }
  | { readonly practiceAfter: { readonly work: Work; readonly chapter: number } }
  | { readonly remark: Remark }
  | { readonly together: readonly Citation[] };

/** Chapter and verses of a work, as most texts are cited. */
export const cite = (work: Work, chapter: number, ...verses: readonly Verses[]): WorkCitation => ({
  work,
  chapter,
  ...(verses.length > 0 && { verses }),
});
