import type { GrahaEffects } from "../../day-story-words.ts";

export const MARS_EFFECTS_EN: GrahaEffects = [
  {
    whole: [
      "Energy is high and patience is low.",
      "You are in a hurry, and others are not.",
      "Anger makes your words sharp.",
    ],
    physique: [
      "The body is strong, and you are not careful with it.",
      "If you hurry, you may hurt yourself a little.",
      "You use more strength than you have.",
    ],
    health: [
      "Heat and spice do not agree with you.",
      "A headache comes from going too fast.",
      "You feel hot and need cool water.",
    ],
  },
  {
    whole: [
      "Sharp words lose more than they win.",
      "You spend money in anger or in a hurry.",
      "People remember how you spoke to them.",
    ],
    physique: [
      "You spend strength on arguing.",
      "Eyes and face look tired from strain.",
      "You eat fast and gain little from it.",
    ],
    finances: [
      "Hasty spending is soon regretted.",
      "A fine or a repair takes some of your money.",
      "Money disputes are loud and settle nothing.",
    ],
    family: [
      "People at home are quickly angry.",
      "A word during a meal starts a quarrel in the family.",
      "Somebody in the family is angry and shows it.",
    ],
    health: [
      "Spicy food and anger upset the stomach.",
      "The mouth, teeth or eyes need care.",
      "You eat in a hurry, and it does not agree with you.",
    ],
  },
  {
    whole: [
      "You have courage, and obstacles grow smaller.",
      "You act, and it works.",
      "Bold steps are the right ones today.",
    ],
    physique: [
      "You are strong and quick on your feet.",
      "Sport and hard work go well.",
      "You have strength when you need it.",
    ],
    travel: [
      "A quick trip brings quick success.",
      "You drive well and arrive early.",
      "An adventure on the road ends well.",
    ],
    friends: [
      "A friend stands up for you.",
      "You stand up for a friend, and win.",
      "It is a pleasure to do something active with friends.",
    ],
    health: [
      "You have strength to spare, and a long walk uses it well.",
      "Sport or brisk work in the open air suits you.",
      "Movement does you more good than rest.",
    ],
  },
  {
    whole: [
      "There is unrest at home, over repairs or over words.",
      "You want to change everything at home, and it is not possible.",
      "You need quiet, and it is hard to find.",
    ],
    physique: [
      "You strain yourself lifting or fixing something.",
      "Little rest means little strength.",
      "You are out of breath after hurrying.",
    ],
    status: [
      "Anger keeps you from resting.",
      "You are angry and do not know with whom.",
      "Peace of mind comes only after a walk.",
    ],
    family: [
      "A quarrel at home begins with a small thing and grows.",
      "Your mother or the elders feel that you hurry them.",
      "Repairs bring noise to the family.",
    ],
    health: ["Anger upsets the digestion.", "Poor sleep makes you irritable.", "The whole body asks for calm."],
  },
  {
    whole: [
      "Young people do not listen, and you do not either.",
      "You risk too much for too little.",
      "You may want to take back a quick decision.",
    ],
    physique: [
      "You are strong for a short time and then tired.",
      "You overdo it in play or sport.",
      "The stomach muscles are tense.",
    ],
    status: [
      "You are impatient and cannot enjoy things.",
      "Your pride is hurt, and you keep thinking of it.",
      "You have good ideas, and you are quickly angry too.",
    ],
    health: [
      "The stomach dislikes spice and stress.",
      "Excitement leaves the stomach unsettled.",
      "You eat when you are angry.",
    ],
  },
  {
    whole: [
      "You win, and others see it.",
      "Opponents give way before you raise your voice.",
      "Hard problems are solved by direct work.",
    ],
    physique: [
      "You are strong, tough and hard to tire.",
      "The body enjoys effort.",
      "You have the strength of two people.",
    ],
    career: [
      "At work you finish in time and before your rivals.",
      "You finish a difficult task by hard effort.",
      "You get what you fight for.",
    ],
    health: [
      "Discipline in food and sleep comes easily to you.",
      "What you decide about your health you can carry through.",
      "A good habit needs firmness, and you have it.",
    ],
  },
  {
    whole: [
      "Others push back when you push.",
      "Two people want to lead the same plan.",
      "The person you deal with is quickly angry.",
    ],
    physique: [
      "Dealing with other people takes your strength.",
      "You are sore after a day of arguing.",
      "The lower belly and back feel strain.",
    ],
    relationship: [
      "You fight about who began it.",
      "Love quickly turns into anger.",
      "Your partner wants you to speak more softly.",
    ],
    health: [
      "Anger is not good for your eyes and stomach.",
      "Quarrels take away the appetite.",
      "You need to cool down before you sleep.",
    ],
  },
  {
    whole: [
      "If you hurry, small things go wrong.",
      "You hide your anger, and it troubles you.",
      "It is wise to take no risks.",
    ],
    physique: [
      "Small bruises remind you to go slowly.",
      "You try to do more than your strength allows.",
      "Be careful with tools, fire and stairs.",
    ],
    health: [
      "The body asks for cool water and clean food.",
      "Wash even a small scratch and keep it clean.",
      "Heat and hurry tire you more than the work.",
    ],
  },
  {
    whole: [
      "You argue about what is right, and friends are hurt.",
      "Work in a far place is tiring.",
      "Elders find you too quick, and you find them slow.",
    ],
    physique: ["The thighs and hips are sore.", "A long way has cost you strength.", "You are worn out by evening."],
    travel: [
      "You start a journey in a hurry and end it tired.",
      "Disputes on the road waste time.",
      "Have the vehicle checked before a long trip.",
    ],
    health: [
      "You are tired and need more rest.",
      "Food on the road does not suit your stomach.",
      "You forget to take care of small wounds.",
    ],
  },
  {
    whole: [
      "You work very hard, and talk about it too much.",
      "You give orders, and people do not follow them.",
      "You work with great effort, and your manner is rough.",
    ],
    physique: [
      "The job takes all your strength.",
      "You forget to rest between tasks.",
      "Knees and back feel the load.",
    ],
    career: [
      "You may disagree with somebody above you.",
      "You do the work of three, and say so.",
      "Competition at work is rough.",
    ],
    health: [
      "Strain at work upsets the stomach.",
      "You miss a meal and get a headache.",
      "You need a break; it is not a weakness to take one.",
    ],
  },
  {
    whole: [
      "Your effort brings you what you want.",
      "Courage helps you, as long as you do not get angry.",
      "You lead, and others follow gladly.",
    ],
    physique: ["You are full of energy.", "You use your strength well.", "The body is strong and quick."],
    finances: [
      "It takes courage to name a price, and you have it.",
      "Ask firmly for money that is owed to you, and stay polite.",
      "A quick bargain is fine once you have read the bill.",
    ],
    friends: [
      "Friends are brave and loyal.",
      "A friend helps you with strong hands.",
      "You win friends by what you do.",
    ],
    health: [
      "Exercise with a friend is doubly good for you.",
      "A goal to reach makes a healthy habit easier to keep.",
      "You have energy and know what to do with it.",
    ],
  },
  {
    whole: [
      "You lose money when you are angry.",
      "People who work against you in secret take your strength.",
      "You waste effort on what cannot be changed.",
    ],
    physique: ["Sleep does not restore you fully.", "Feet and eyes are tired.", "Worry takes your strength."],
    travel: [
      "A trip brings unplanned costs, and you are annoyed.",
      "The vehicle costs you money on the way.",
      "You lose time on the road by hurrying.",
    ],
    health: [
      "The eyes or feet need care.",
      "Hot nights and short sleep wear you down.",
      "Keep away from heat and strain.",
    ],
  },
];
