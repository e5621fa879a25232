import type { Catalogue } from "../catalogue.ts";

/** What each tithi is chosen for follows its group (nanda, bhadra, jaya, rikta, purna) and Brihat Samhita 99. */
export const TITHI_EN: Catalogue["tithi"] = {
  pratipada: {
    deity: "Agni",
    meaning: "First day of the fortnight, of the joyful group (Nanda).",
    special: "Chosen for plans, first steps and rites of fire.",
  },
  dwitiya: {
    deity: "Brahma",
    meaning: "Second day of the fortnight, of the blessed group (Bhadra).",
    special: "Chosen for foundations, journeys and work meant to last.",
  },
  tritiya: {
    deity: "Gauri",
    meaning: "Third day of the fortnight, of the victorious group (Jaya).",
    special: "Chosen for music, a child's first food, new clothes and building.",
  },
  chaturthi: {
    deity: "Ganesha",
    meaning: "Fourth day of the fortnight, of the emptying group (Rikta).",
    special: "Chosen for finishing old matters and clearing obstacles; Ganesha is worshipped before anything new.",
  },
  panchami: {
    deity: "Naga",
    meaning: "Fifth day of the fortnight, of the full group (Purna).",
    special: "Chosen for learning, medicine and every auspicious rite.",
  },
  shashthi: {
    deity: "Kartikeya",
    meaning: "Sixth day of the fortnight, of the joyful group (Nanda).",
    special: "Chosen for friendship, festivity, ornaments and acts of courage.",
  },
  saptami: {
    deity: "Surya",
    meaning: "Seventh day of the fortnight, of the blessed group (Bhadra).",
    special: "Chosen for travel, vehicles and moving into a house.",
  },
  ashtami: {
    deity: "Shiva",
    meaning: "Eighth day of the fortnight, of the victorious group (Jaya).",
    special: "Chosen for vows and discipline, for defence and steady effort.",
  },
  navami: {
    deity: "Durga",
    meaning: "Ninth day of the fortnight, of the emptying group (Rikta).",
    special: "Chosen for the worship of Durga and for giving up what does harm.",
  },
  dashami: {
    deity: "Yama",
    meaning: "Tenth day of the fortnight, of the full group (Purna).",
    special: "Chosen for works of dharma, for visiting elders and people in office.",
  },
  ekadashi: {
    deity: "Vishvedeva",
    meaning: "Eleventh day of the fortnight, of the joyful group (Nanda).",
    special: "Chosen for fasting, prayer and study; food and speech are kept light.",
  },
  dwadashi: {
    deity: "Vishnu",
    meaning: "Twelfth day of the fortnight, of the blessed group (Bhadra).",
    special: "Chosen for gifts, sacred rites and the breaking of a fast; journeys are usually kept for another day.",
  },
  trayodashi: {
    deity: "Kama",
    meaning: "Thirteenth day of the fortnight, of the victorious group (Jaya).",
    special: "Chosen for affection, friendship, the arts and new clothes.",
  },
  chaturdashi: {
    deity: "Shiva",
    meaning: "Fourteenth day of the fortnight, of the emptying group (Rikta).",
    special: "Chosen for worship of Shiva, quiet practice and bringing things to a close.",
  },
  purnima: {
    deity: "Chandra",
    meaning: "Fifteenth day of the bright fortnight, the full Moon, of the full group (Purna).",
    special: "Chosen for worship, giving and rites of plenty.",
  },
  amavasya: {
    deity: "Pitru",
    meaning: "Last day of the dark fortnight, the Moon unseen.",
    special: "Given to offerings for the ancestors, to charity and to rest.",
  },
};
