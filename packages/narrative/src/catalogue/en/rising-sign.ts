import type { Rasi } from "@vedanga/core";
import type { RisingSignWords } from "../ascendant-words.ts";

export const RISING_SIGN_EN: Readonly<Record<Rasi, RisingSignWords>> = {
  mesha: {
    symbol: "Ram",
    headline: "You meet life head on: you decide early and begin, and others find their courage beside you.",
    nature:
      "People of this ascendant go straight at things: they decide early, say what they mean and would rather act than wait. Their anger is quick and quickly over.",
    flagship: "You get things started. Where others weigh and wait, you take the first step and others follow.",
    spirituality: "Let a little stillness come before the deed: a few breaths, a short prayer, then begin.",
    strengths: ["Energetic", "Courageous", "Enthusiastic", "Adventurous"],
    challenges: ["Impulsive", "Impatient", "Short-tempered", "Overbearing"],
  },
  vrishabha: {
    symbol: "Bull",
    headline: "You meet life slowly and on your own terms, and what you keep, you keep for good.",
    nature:
      "People of this ascendant like solid ground: good food, good work, people they have known for long. They are slow to be moved, and steady once they are.",
    flagship: "You make things last. What you build, keep or care for is in patient hands.",
    spirituality: "Give something away at set times: an open hand is the best guard of a peaceful mind.",
    strengths: ["Patient", "Reliable", "Warm-hearted", "Persevering"],
    challenges: ["Stubborn", "Possessive", "Slow", "Indulgent"],
  },
  mithuna: {
    symbol: "Twins",
    headline: "You meet life with questions, and what you learn, you soon pass on to others.",
    nature:
      "People of this ascendant think aloud: they ask, compare, explain and are seldom busy with one thing only. They stay young by staying curious.",
    flagship: "You connect. Between two people or two thoughts you find the word that joins them.",
    spirituality: "Choose one short text and stay with it for a season: depth comes when the mind returns.",
    strengths: ["Curious", "Articulate", "Adaptable", "Witty"],
    challenges: ["Restless", "Inconsistent", "Talkative", "Indecisive"],
  },
  karka: {
    symbol: "Crab",
    headline: "You meet life by feeling first, and those you take in, you look after for good.",
    nature:
      "People of this ascendant feel the mood of a room before a word is said. They care for their own, remember kindness for long, and draw back when they are hurt.",
    flagship: "You make people feel at home. Care comes to you as naturally as breath.",
    spirituality: "Offer water at dawn or sit by it at dusk: let feelings come and go as the tide does.",
    strengths: ["Caring", "Intuitive", "Loyal", "Protective"],
    challenges: ["Moody", "Touchy", "Clinging", "Timid"],
  },
  simha: {
    symbol: "Lion",
    headline: "You meet life upright and with a full heart, and you give most where you are trusted.",
    nature:
      "People of this ascendant carry themselves upright and wish to be seen for what they give. They are loyal to those who trust them, and small dealings bore them.",
    flagship: "You give others courage. When you stand up for something, people find their own.",
    spirituality: "Greet the Sun in the morning, and do one good thing a day that nobody learns of.",
    strengths: ["Generous", "Confident", "Noble", "Loyal"],
    challenges: ["Proud", "Domineering", "Vain", "Stubborn"],
  },
  kanya: {
    symbol: "Maiden",
    headline: "You meet life with care, and what passes through your hands leaves them in better order.",
    nature:
      "People of this ascendant notice what is out of place and quietly put it right. They learn by doing, work with care, and are harder on themselves than on anyone.",
    flagship: "You make things work. Order, method and an eye for detail are your way of helping.",
    spirituality: "Serve with your hands and let it be enough: what is done with love need not be perfect.",
    strengths: ["Diligent", "Precise", "Modest", "Helpful"],
    challenges: ["Critical", "Anxious", "Fussy", "Reserved"],
  },
  tula: {
    symbol: "Scales",
    headline: "You meet life by weighing both sides, and you do best where two people must agree.",
    nature:
      "People of this ascendant look for balance: they hear both sides, care for form and beauty, and do better beside someone than alone.",
    flagship: "You make peace. With tact and a sense of measure you bring people back to the same table.",
    spirituality: "Sit alone for a while each day, and hear what you think when there is nobody to please.",
    strengths: ["Fair", "Diplomatic", "Gracious", "Sociable"],
    challenges: ["Indecisive", "Dependent", "Evasive", "Vain"],
  },
  vrischika: {
    symbol: "Scorpion",
    headline: "You meet life below its surface, and what you begin in earnest, you do not give up.",
    nature:
      "People of this ascendant look under the surface and tell few people what they think. They do nothing by halves, and their trust, once given, goes deep.",
    flagship: "You stay with what is hard until it changes. Depth and resolve are your tools.",
    spirituality: "Forgive a little at a time: what is let go leaves room for strength of another kind.",
    strengths: ["Determined", "Perceptive", "Resourceful", "Loyal"],
    challenges: ["Secretive", "Jealous", "Suspicious", "Unforgiving"],
  },
  dhanu: {
    symbol: "Archer",
    headline: "You meet life in the open, with an aim before you and trust in what comes.",
    nature:
      "People of this ascendant look far ahead: they love open country, large questions and plain speech, and take it for granted that things can be better.",
    flagship: "You show people the wider view. Hope and honesty are what you bring along.",
    spirituality: "Learn from a living teacher, and pass on what you have understood, no more and no less.",
    strengths: ["Optimistic", "Honest", "Generous", "Philosophical"],
    challenges: ["Blunt", "Careless", "Restless", "Preachy"],
  },
  makara: {
    symbol: "Crocodile",
    headline: "You meet life step by step, and what you set out to build, you seldom leave unfinished.",
    nature:
      "People of this ascendant take the long way without complaint. They respect what has been tested, carry duty early in life and grow lighter as they grow older.",
    flagship: "You do not stop halfway. Plans that take years are safe with you.",
    spirituality: "Keep one day for rest and thanks: duty is a path, and so is putting it down.",
    strengths: ["Disciplined", "Responsible", "Practical", "Ambitious"],
    challenges: ["Rigid", "Pessimistic", "Distant", "Cautious"],
  },
  kumbha: {
    symbol: "Water-bearer",
    headline: "You meet life with a mind of your own, and you think of many where others think of a few.",
    nature:
      "People of this ascendant think for themselves and for many at once. They are friendly and a little apart, true to an idea and slow to bend to custom.",
    flagship: "You think of everyone. You see how things could be arranged more justly, and say so.",
    spirituality: "Serve one person whom you can see: the love of all begins with the one who is near.",
    strengths: ["Original", "Humane", "Independent", "Thoughtful"],
    challenges: ["Aloof", "Unyielding", "Eccentric", "Detached"],
  },
  meena: {
    symbol: "Two fishes",
    headline: "You meet life with an open heart, and you often understand what nobody has said.",
    nature:
      "People of this ascendant quickly feel what others around them feel. They are kind and imaginative, and they need a quiet place of their own.",
    flagship: "You understand without being told. Compassion and imagination are one and the same in you.",
    spirituality: "Hold to a fixed hour of prayer: a bank gives the river its strength.",
    strengths: ["Compassionate", "Imaginative", "Gentle", "Devoted"],
    challenges: ["Dreamy", "Indecisive", "Escapist", "Oversensitive"],
  },
};
