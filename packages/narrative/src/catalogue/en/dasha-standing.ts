import type { DashaWords } from "../dasha-words.ts";

/** How each graha does its work: in exaltation, moolatrikona or own sign; with friend or neutral; with an enemy or fallen. */
export const DASHA_STANDING_EN: DashaWords["standing"] = {
  sun: {
    strong: "The Sun is strong in its sign, and confidence comes without having to be announced.",
    easy: "The Sun is at ease in its sign, able to shine when it is asked to.",
    hard: "The Sun is not at ease in its sign, so recognition is earned slowly and means the more for it.",
  },
  moon: {
    strong: "The Moon is strong in its sign: feeling runs deep and steady, and people find rest near you.",
    easy: "The Moon is fairly settled in its sign, and the heart recovers its balance without much trouble.",
    hard: "The Moon is not at home in its sign, and feelings need naming before they can be soothed.",
  },
  mars: {
    strong: "Mars is strong in its sign, sure of hand and quick to protect.",
    easy: "Mars has room to move in its sign, and its force obeys when it is given a plan.",
    hard: "Mars has little room in its sign: energy comes in bursts, and these years teach you to pace it.",
  },
  mercury: {
    strong: "Mercury is strong in its sign, clear in thought and apt in speech.",
    easy: "Mercury is comfortable enough in its sign to learn quickly and to be understood.",
    hard: "Mercury is easily distracted in its sign, so facts deserve checking and words deserve a second draft.",
  },
  jupiter: {
    strong: "Jupiter is strong in its sign, generous, and believed when it speaks.",
    easy: "Jupiter is well received in its sign, and good sense is rarely far away.",
    hard: "Jupiter is held to practical limits in its sign: wisdom comes by small tests rather than by grand plans.",
  },
  venus: {
    strong: "Venus is strong in its sign, and taste, tact and affection come naturally.",
    easy: "Venus is pleasantly placed in its sign, and harmony answers to a little effort.",
    hard: "Venus is uneasy in its sign: it is learned here that contentment is a skill and not a purchase.",
  },
  saturn: {
    strong: "Saturn is strong in its sign, just, enduring, and good at what takes years.",
    easy: "Saturn is on fair terms with its sign, and patience is repaid in due course.",
    hard: "Saturn is ill at ease in its sign, so progress is uneven and kindness towards oneself is part of the work.",
  },
  rahu: {
    strong: "Rahu is strong in its sign, inventive, and quick to see a chance others miss.",
    easy: "Rahu takes on the manners of its sign, and does as well as the company it finds there.",
    hard: "Rahu is unsure in its sign, and wishes are best weighed slowly before they are followed.",
  },
  ketu: {
    strong: "Ketu is strong in its sign, with a sure instinct for what is essential.",
    easy: "Ketu follows the lead of its sign, detached but observant.",
    hard: "Ketu is restless in its sign, and gains by finishing one thing before leaving it.",
  },
};
