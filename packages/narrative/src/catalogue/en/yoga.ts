import type { Catalogue } from "../catalogue.ts";

/**
 * The ghatis left out of good beginnings (Vishkambha 3, Shula 5, Ganda and Atiganda 6, Vyaghata and Vajra 9, half of
 * Parigha, all of Vyatipata and Vaidhriti): Muhurta Chintamani, Shubhashubha-prakarana. A ghati is 24 minutes.
 */
export const YOGA_EN: Catalogue["yoga"] = {
  vishkambha: {
    meaning: "The prop.",
    special: "Its first three ghatis are left out of good beginnings; after them it supports steady work.",
  },
  priti: { meaning: "Affection.", special: "Suited to friendship, reconciliation and gatherings." },
  ayushman: { meaning: "Long-lived.", special: "Suited to blessings, good habits and work meant to last." },
  saubhagya: { meaning: "Good fortune.", special: "Suited to weddings, household matters and new clothes." },
  shobhana: { meaning: "Splendid.", special: "Suited to celebrations, ornament and pleasant journeys." },
  atiganda: {
    meaning: "The great knot.",
    special: "Its first six ghatis are left out of good beginnings; they serve to untie old matters.",
  },
  sukarma: { meaning: "Good deeds.", special: "Suited to new work, service and charity." },
  dhriti: { meaning: "Steadiness.", special: "Suited to foundations, homes and patient effort." },
  shula: {
    meaning: "The spear.",
    special: "Its first five ghatis are left out of good beginnings; it favours the plain question.",
  },
  ganda: {
    meaning: "The knot.",
    special: "Its first six ghatis are left out of good beginnings; one goes step by step.",
  },
  vriddhi: { meaning: "Growth.", special: "Suited to learning, saving, planting and what should increase." },
  dhruva: { meaning: "Fixed.", special: "Suited to building and to all that should stay where it is put." },
  vyaghata: {
    meaning: "The stroke.",
    special: "Its first nine ghatis are left out of good beginnings; one looks twice before acting.",
  },
  harshana: { meaning: "Joy.", special: "Suited to festivals, the arts and glad news." },
  vajra: {
    meaning: "The thunderbolt.",
    special: "Its first nine ghatis are left out of good beginnings; it lends firmness to hard tasks.",
  },
  siddhi: { meaning: "Accomplishment.", special: "Suited to beginnings and to practice of every kind." },
  vyatipata: {
    meaning: "The great turning.",
    special: "Custom gives it to prayer, charity and the ancestors rather than to new undertakings.",
  },
  variyan: { meaning: "The excellent.", special: "Suited to comfort, hospitality and good company." },
  parigha: {
    meaning: "The bar across the door.",
    special: "Its first half is left out of good beginnings; the second is free.",
  },
  shiva: { meaning: "The kindly.", special: "Suited to worship, mantra and peaceful undertakings." },
  siddha: { meaning: "Accomplished.", special: "Suited to completing work and to initiation." },
  sadhya: { meaning: "Attainable.", special: "Suited to training, patient practice and winning consent." },
  shubha: { meaning: "Auspicious.", special: "Suited to every good and gentle undertaking." },
  shukla: { meaning: "Bright.", special: "Suited to clear decisions, study and poetry." },
  brahma: { meaning: "Sacred.", special: "Suited to scripture, teaching and vows." },
  indra: { meaning: "Of Indra.", special: "Suited to leadership, alliances and public work." },
  vaidhriti: {
    meaning: "Holding apart.",
    special: "Custom gives it to prayer and charity; beginnings wait for the next yoga.",
  },
};
