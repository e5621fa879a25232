import type { GrahaEffects } from "../../day-story-words.ts";

export const MARS_EFFECTS_EN: GrahaEffects = [
  {
    whole: [
      "Energy is high and patience is low.",
      "You are in a hurry, and the world is not.",
      "Heat in the head makes sharp words.",
    ],
    physique: [
      "The body is strong and reckless.",
      "Small cuts and bumps come from haste.",
      "You burn more strength than you have.",
    ],
    health: [
      "Heat and spice do not agree with you.",
      "A headache comes from going too fast.",
      "The blood is hot and wants cool water.",
    ],
  },
  {
    whole: [
      "A sharp tongue costs more than it wins.",
      "Money leaves in anger or in haste.",
      "People remember how you said it.",
    ],
    physique: [
      "You spend strength on arguing.",
      "Eyes and face look tired from strain.",
      "You eat fast and gain little from it.",
    ],
    finances: [
      "Hasty spending is soon regretted.",
      "A fine or a repair takes ready money.",
      "Money disputes are loud and settle nothing.",
    ],
    family: [
      "Tempers at home are short.",
      "A word at table starts a fire in the family.",
      "Somebody in the family slams a door.",
    ],
    health: [
      "Hot food and hot words upset the stomach.",
      "The mouth, teeth or eyes want care.",
      "You eat in a hurry and pay for it.",
    ],
  },
  {
    whole: ["Courage carries you, and obstacles give way.", "You act, and it works.", "Bold steps are well aimed."],
    physique: [
      "You are strong and quick on your feet.",
      "Sport and hard work go well.",
      "Strength is there when you call it.",
    ],
    travel: [
      "A quick trip brings quick success.",
      "You drive well and arrive early.",
      "An adventure on the road ends well.",
    ],
    friends: [
      "A friend stands up for you.",
      "You stand up for a friend, and win.",
      "Action with friends is the best pastime.",
    ],
    health: [
      "You have strength to spare, and a long walk uses it well.",
      "Sport or brisk work in the open air suits you.",
      "Movement does you more good than rest.",
    ],
  },
  {
    whole: [
      "Unrest at home, with tools in hand or words in the air.",
      "The wish to change everything meets the walls of the house.",
      "Quiet is hard to find and worth the search.",
    ],
    physique: [
      "You strain yourself lifting or fixing something.",
      "Little rest means little strength.",
      "You are out of breath after hurrying.",
    ],
    status: [
      "Inner heat keeps you from resting.",
      "You are angry and do not quite know at whom.",
      "Peace of mind comes only after a walk.",
    ],
    family: [
      "A dispute at home is about a small thing and a large one.",
      "Mother or elders feel hurried by you.",
      "Repairs bring noise to the family.",
    ],
    health: ["Anger upsets the digestion.", "Poor sleep makes you irritable.", "The whole body asks for calm."],
  },
  {
    whole: [
      "The young are headstrong, and so are you.",
      "You risk too much for too little.",
      "A quick decision asks to be taken back.",
    ],
    physique: [
      "Your strength comes in bursts and goes.",
      "You overdo it in play or sport.",
      "The stomach muscles are tense.",
    ],
    status: [
      "Impatience spoils the pleasure.",
      "A wounded pride keeps the mind busy.",
      "Bright ideas and short temper share the day.",
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
      "Hard problems yield to direct work.",
    ],
    physique: ["You are strong, tough and hard to tire.", "The body enjoys effort.", "You have strength for two."],
    career: [
      "At work you beat the deadline and the rival.",
      "A difficult task yields to sheer effort.",
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
      "A common plan suffers from two captains.",
      "Heat comes from the person opposite.",
    ],
    physique: [
      "You use up your strength on other people.",
      "You ache after a day of standing your ground.",
      "The lower belly and back feel strain.",
    ],
    relationship: [
      "You fight about who began it.",
      "Passion turns to temper quickly.",
      "Your partner wants a softer voice.",
    ],
    health: [
      "Eyes and stomach suffer from annoyance.",
      "Quarrels take away the appetite.",
      "You need to cool down before you sleep.",
    ],
  },
  {
    whole: [
      "Haste makes small accidents of small things.",
      "Hidden anger wants out.",
      "It is wiser to stay away from the edge.",
    ],
    physique: [
      "The body warns you with small bruises.",
      "You want more than your strength can give.",
      "Careful with tools, fire and stairs.",
    ],
    health: [
      "The body asks for cool water and clean food.",
      "A small scratch wants to be washed and left alone.",
      "Heat and hurry tire you more than the work.",
    ],
  },
  {
    whole: [
      "You argue about principles and lose friends.",
      "Effort in a far place is tiring.",
      "Elders find you rude, and you find them slow.",
    ],
    physique: ["The thighs and hips are sore.", "A long way has cost you strength.", "You are worn out by evening."],
    travel: [
      "A journey begins in haste and ends in sweat.",
      "Disputes on the road waste time.",
      "The vehicle wants a check before a long way.",
    ],
    health: [
      "Tiredness weakens your defences.",
      "Travel food does not suit your stomach.",
      "You neglect small wounds.",
    ],
  },
  {
    whole: [
      "You work like a hero and sound like one.",
      "Orders are given and not obeyed.",
      "Much effort, and a rough edge to it.",
    ],
    physique: [
      "The job takes all your strength.",
      "You forget to rest between tasks.",
      "Knees and back feel the load.",
    ],
    career: [
      "A clash with somebody above you is close at hand.",
      "You do the work of three, and say so.",
      "Competition at work is rough.",
    ],
    health: [
      "Work stress settles in the stomach.",
      "You skip a meal and the head aches.",
      "You need a break and call it weakness.",
    ],
  },
  {
    whole: [
      "What you fight for, you get.",
      "Courage helps you, as long as it keeps its temper.",
      "You lead, and others follow gladly.",
    ],
    physique: ["You are full of drive.", "Your strength is well used and well paid.", "The body is in good form."],
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
      "Exercise with a friend does you good twice over.",
      "A goal to reach makes a healthy habit easier to keep.",
      "You have energy and know what to do with it.",
    ],
  },
  {
    whole: [
      "Anger and money both go out by the back door.",
      "Hidden rivals cost you strength.",
      "You waste effort on what cannot be changed.",
    ],
    physique: ["Sleep does not restore you fully.", "Feet and eyes are tired.", "Your strength drains into worry."],
    travel: [
      "A trip has unplanned costs and a hot temper.",
      "The vehicle takes money on the way.",
      "You lose time on the road by hurrying.",
    ],
    health: [
      "The eyes or feet want care.",
      "Hot nights and short sleep wear you down.",
      "Keep away from heat and strain.",
    ],
  },
];
