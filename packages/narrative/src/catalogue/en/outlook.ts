import type { PlanetInSignWords } from "../planet-in-sign-words.ts";

/** In exaltation, moolatrikona or own sign; with friend or neutral; with an enemy or fallen. */
export const OUTLOOK_EN: PlanetInSignWords["outlook"] = {
  sun: {
    strong:
      "People notice that you are sure of yourself. You can lead without raising your voice, carry responsibility lightly, and take a no without losing yourself.",
    easy: "Self-respect is sound, and grows with every task you see through; you lead well where you know the ground.",
    hard: "You may hide what you can do, or defend it too soon. Confidence comes by doing, one kept promise after another, and by choosing those who see you fairly.",
  },
  moon: {
    strong:
      "There is a calm in you that does others good. Memory is good, sympathy is quick, and change is met without alarm.",
    easy: "The mind is adaptable and kind by habit; it is at its best with work and people it has grown fond of.",
    hard: "You feel more than you show, and old impressions linger. A trusted ear, a regular day and time by water or trees restore the balance.",
  },
  mars: {
    strong:
      "You know what to do in a difficulty and do it. Courage is paired with skill, and those under your protection are safe in your care.",
    easy: "Energy is good and mostly well aimed; sport, craft or a clear contest brings out the best in it.",
    hard: "Anger may arrive before the reason for it, or strength fail at the last step. Training, patience and a fair opponent teach it its true measure.",
  },
  mercury: {
    strong:
      "You see how things fit and can say it simply. Numbers, languages and people's small signals are read with equal ease.",
    easy: "The mind is lively and practical; what interests you is learned fast, and explained well to others.",
    hard: "Thoughts run in several directions at once. Writing them down, checking a figure and hearing the other side to the end make a good mind of it.",
  },
  jupiter: {
    strong:
      "You have a natural sense of proportion and a large heart. Others ask your advice, and you remember where your own came from.",
    easy: "Kindness and common sense keep each other company in you; learning continues all your life.",
    hard: "Faith meets doubt here, and plans meet a budget. What remains after both is wisdom that has been tested.",
  },
  venus: {
    strong:
      "You have grace in dealing with people and a sure eye. Affection is given freely, and beautiful things come to you.",
    easy: "You please without trying hard and settle quarrels with a smile; friendships tend to last.",
    hard: "You may give too much to be liked, or ask for perfection before you trust. Honest words and simple pleasures put love right again.",
  },
  saturn: {
    strong: "You can wait, and you can work. People rely on your word, and time tends to prove your judgement right.",
    easy: "You accept limits without bitterness and do your share; responsibility sits on you without bending you.",
    hard: "Duty can feel lonely or unequal. Asking for help, resting without guilt and finishing small things make the load lighter.",
  },
  rahu: {
    strong: "You pick up the ways of new places at once and can turn an odd chance into a method that others follow.",
    easy: "Curiosity takes you past many limits; with a good guide you feel at home even among strangers.",
    hard: "Wanting can run ahead of knowing. When you ask what the wish is really for, most of its unrest falls away and its cleverness stays.",
  },
  ketu: {
    strong:
      "You see the heart of a matter at once and need little to be content; solitude restores rather than drains you.",
    easy: "You hold things lightly and notice what others overlook; research and devotion come naturally.",
    hard: "You may feel a stranger among your own or break off too soon. A steady daily practice makes good use of your fine perception.",
  },
};
