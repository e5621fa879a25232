import type { Catalogue } from "../catalogue.ts";

/**
 * Deities: Brihat Samhita 98.4-5. Uses and temper (fixed, movable, fierce, mixed, light, gentle, sharp): Brihat
 * Samhita 98.6-11.
 */
export const NAKSHATRA_EN: Catalogue["nakshatra"] = {
  ashwini: {
    deity: "Ashvini Kumaras",
    meaning: "The horsemen.",
    special: "Suited to healing, learning, travel and quick work.",
    summary: "A light and swift star: what begins here is best kept simple.",
  },
  bharani: {
    deity: "Yama",
    meaning: "She who bears.",
    special: "Suited to clearing, pruning and finishing what has waited long.",
    summary: "A fierce star of endurance: it carries much and asks for measure.",
  },
  krittika: {
    deity: "Agni",
    meaning: "The cutters.",
    special: "Suited to fire, cooking, metalwork and firm decisions.",
    summary: "A mixed star, keen and warm: it tells apart what matters and what does not.",
  },
  rohini: {
    deity: "Brahma",
    meaning: "The ruddy one, the growing one.",
    special: "Suited to planting, building, marriage and all that should last.",
    summary: "A fixed star of growth and beauty: it is said that what is planted here takes root.",
  },
  mrigashira: {
    deity: "Soma",
    meaning: "The deer's head.",
    special: "Suited to friendship, music, travel and search.",
    summary: "A gentle star that seeks: curiosity and good company become it.",
  },
  ardra: {
    deity: "Rudra",
    meaning: "The moist one.",
    special: "Suited to hard tasks, to study and to parting with what is worn out.",
    summary: "A sharp star, like rain after heat: it stirs first and freshens after.",
  },
  punarvasu: {
    deity: "Aditi",
    meaning: "Good again.",
    special: "Suited to returning, repairing, travel and taking medicine.",
    summary: "A movable star of renewal: what was laid aside may be taken up again.",
  },
  pushya: {
    deity: "Brihaspati",
    meaning: "The nourisher.",
    special: "Suited to learning, giving, trade and nearly every beginning; weddings by custom choose another star.",
    summary: "A light star, held the kindest of all for beginnings: it feeds what is given to it.",
  },
  ashlesha: {
    deity: "Sarpas",
    meaning: "The embracer.",
    special: "Suited to work that needs discretion and quick wits, and to the worship of the Nagas.",
    summary: "A sharp star that holds close: candour is its best companion.",
  },
  magha: {
    deity: "Pitris",
    meaning: "The mighty, the generous.",
    special: "Suited to honouring ancestors, to family matters and ceremonies of rank.",
    summary: "A fierce star of lineage: it looks back with respect and acts with dignity.",
  },
  purva_phalguni: {
    deity: "Bhaga",
    meaning: "The former of the Phalgunis.",
    special: "Suited to rest, the arts, affection and bargaining.",
    summary: "A fierce star at its ease: it enjoys, it makes, and will not be hurried.",
  },
  uttara_phalguni: {
    deity: "Aryaman",
    meaning: "The latter of the Phalgunis.",
    special: "Suited to marriage, agreements, friendship and moving in.",
    summary: "A fixed star of good faith: promises made here are meant to be kept.",
  },
  hasta: {
    deity: "Savitar",
    meaning: "The hand.",
    special: "Suited to craft, trade, study, healing and travel.",
    summary: "A light star of skill: it likes the task that one pair of hands can finish.",
  },
  chitra: {
    deity: "Tvashtar",
    meaning: "The bright, the many-coloured.",
    special: "Suited to design, ornaments, clothes and building.",
    summary: "A gentle star of making: it rewards care for form.",
  },
  swati: {
    deity: "Vayu",
    meaning: "The independent one.",
    special: "Suited to trade, travel, learning and sowing.",
    summary: "A movable star, supple as a reed: it bends and keeps its root.",
  },
  vishakha: {
    deity: "Indra and Agni",
    meaning: "The forked branch.",
    special: "Suited to steady effort, craft and choosing between two ways.",
    summary: "A mixed star with a goal before it: patience is its strength.",
  },
  anuradha: {
    deity: "Mitra",
    meaning: "Following Radha.",
    special: "Suited to friendship, travel, the arts and common work.",
    summary: "A gentle star of friendship: it thrives on loyalty.",
  },
  jyeshtha: {
    deity: "Indra",
    meaning: "The eldest.",
    special: "Suited to responsibility, protection and plain speech.",
    summary: "A sharp star of seniority: its strength shows in restraint.",
  },
  mula: {
    deity: "Nirriti",
    meaning: "The root.",
    special: "Suited to research, herbs and getting to the bottom of a matter.",
    summary: "A sharp star that digs: it clears the ground for what comes.",
  },
  purva_ashadha: {
    deity: "Apas",
    meaning: "The former unconquered.",
    special: "Suited to water works, cleansing, debate and courage.",
    summary: "A fierce star like running water: it goes on until it is through.",
  },
  uttara_ashadha: {
    deity: "Vishvedevas",
    meaning: "The latter unconquered.",
    special: "Suited to lasting works, taking office and righteous undertakings.",
    summary: "A fixed star of lasting gain: unhurried, fair and thorough.",
  },
  shravana: {
    deity: "Vishnu",
    meaning: "Hearing.",
    special: "Suited to learning, counsel, travel and medicine.",
    summary: "A movable star that listens: much is learned by hearing a thing out.",
  },
  dhanishta: {
    deity: "Vasus",
    meaning: "The wealthiest.",
    special: "Suited to music, travel, new tools and work done together.",
    summary: "A movable star of rhythm: it does best in step with others.",
  },
  shatabhisha: {
    deity: "Varuna",
    meaning: "A hundred healers.",
    special: "Suited to healing, medicines, boats and quiet research.",
    summary: "A movable star that heals in private: it says little about itself.",
  },
  purva_bhadrapada: {
    deity: "Aja Ekapada",
    meaning: "The former of the lucky feet.",
    special: "Suited to bold tasks, water works and inner discipline.",
    summary: "A fierce star of resolve: its heat is best spent on one thing.",
  },
  uttara_bhadrapada: {
    deity: "Ahirbudhnya",
    meaning: "The latter of the lucky feet.",
    special: "Suited to building, planting, marriage and contemplation.",
    summary: "A fixed star of depth: calm above, steady below.",
  },
  revati: {
    deity: "Pushan",
    meaning: "The wealthy one.",
    special: "Suited to journeys, weddings, trade and the care of animals.",
    summary: "A gentle star that sees travellers home: it closes the circle kindly.",
  },
};
