import type { GrahaEffects } from "../../day-story-words.ts";

export const MERCURY_EFFECTS_EN: GrahaEffects = [
  {
    whole: [
      "Too many words and not all of them kind.",
      "You talk yourself into more work than you wanted.",
      "Messages cross, and so do meanings.",
    ],
    physique: [
      "You fidget, and the body finds no rest.",
      "You live in your head and forget your feet.",
      "Your hands are restless and drop things.",
    ],
    status: [
      "The head is full and does not come to a stop.",
      "You say one thing and think another.",
      "Nerves are quicker than reason.",
    ],
    career: [
      "A careless line at work needs a second one to explain it.",
      "You are busy with papers that lead to other papers.",
      "Bad advice at work comes from clever people.",
    ],
    friends: [
      "A joke among friends goes wide.",
      "A friend repeats what was meant for him alone.",
      "You promise two friends the same hour.",
    ],
  },
  {
    whole: [
      "Clever words find a willing ear.",
      "You learn something of use.",
      "A good talk settles what letters could not.",
    ],
    status: [
      "The mind is quick and well fed.",
      "You know what to say, and that is calming.",
      "Learning makes you happy.",
    ],
    finances: [
      "A clear word about money does more than a long letter.",
      "You have a good head for accounts; put them in order.",
      "A good price is a matter of one question.",
    ],
    career: [
      "Your way of putting things wins at work.",
      "A good figure on paper convinces everyone.",
      "What you know is of use at work, so say it.",
    ],
    family: [
      "At table there is bright talk.",
      "A child of the family says something wise.",
      "A family matter is settled in a friendly talk.",
    ],
    friends: ["Friends value your word.", "A witty evening makes new friends.", "A friend's tip is worth hearing."],
  },
  {
    whole: [
      "You are afraid of a shadow and run from a letter.",
      "Rivals talk faster than you do.",
      "Small errands take the whole day.",
    ],
    status: [
      "Restless thoughts send you from one thing to the next.",
      "You worry about what others might say.",
      "Too much news makes the mind dull.",
    ],
    career: [
      "A message at work reaches the wrong person.",
      "You doubt your own figures, though they are right.",
      "A rival at work has the better story.",
    ],
    travel: [
      "Tickets, times or names on a trip get mixed up.",
      "A short way takes long because of talk.",
      "A wrong turn costs half an hour.",
    ],
    friends: [
      "A friend's intentions are hard to read.",
      "Neighbours talk too much.",
      "A chat with friends leaves a bad taste.",
    ],
  },
  {
    whole: [
      "Things at home fall into order, and the mind with them.",
      "A mother's advice is worth a book.",
      "You get the comfort you planned for.",
    ],
    status: [
      "Reading and rest clear the head.",
      "You feel safe, and think the better for it.",
      "At home your mind finds its order.",
    ],
    career: [
      "You work well from home.",
      "A clear desk makes a clear plan.",
      "An agreement about rooms or tools helps your work.",
    ],
    family: [
      "The family grows by a joke and a plan.",
      "A relative brings good news to the house.",
      "Lessons at home go well.",
    ],
    friends: [
      "Friends come home and bring ideas.",
      "A neighbour is a real help.",
      "You teach a friend something useful.",
    ],
  },
  {
    whole: [
      "Cleverness gets in its own way.",
      "A quarrel with the young is lost before it begins.",
      "You think too much about a simple thing.",
    ],
    status: [
      "Thoughts go round and settle nowhere.",
      "You compare yourself with others, and should not.",
      "The mind makes plans and drops them.",
    ],
    career: [
      "Your bright idea is not yet a plan.",
      "You are corrected at work in front of others.",
      "A speculation at work comes to nothing.",
    ],
    friends: [
      "Friends tease, and one of you minds.",
      "A friend's advice is amusing and useless.",
      "Play among friends turns into argument.",
    ],
  },
  {
    whole: [
      "Sharp wits win where strength would not.",
      "You find the mistake, and earn respect for it.",
      "Order in small things makes you strong.",
    ],
    status: [
      "A clear head leaves no room for worry.",
      "You solve a puzzle and feel better for days.",
      "Order on the table brings order in the mind.",
    ],
    career: [
      "A dispute at work is won by facts.",
      "Your skill is wanted, and well used.",
      "You clear a pile that frightened others.",
    ],
    friends: [
      "A quarrel among friends ends by your good word.",
      "Friends admire how you keep your temper.",
      "A rival turns out to be good company.",
    ],
    health: [
      "A careful diet and regular steps do you good.",
      "You find out what your body needs.",
      "A simple home habit suits you well.",
    ],
  },
  {
    whole: ["Words between two people go astray.", "An agreement has a comma too many.", "You hear what was not said."],
    status: [
      "Other people's moods disturb your mind.",
      "You replay a talk that is long over.",
      "You want to be understood, and explain too much.",
    ],
    relationship: [
      "You talk past each other.",
      "Your partner hears the tone and misses the meaning.",
      "A message between you is read too quickly.",
    ],
    career: [
      "A client or partner changes his mind.",
      "Negotiations at work go round in circles.",
      "The fine print wants more time.",
    ],
    friends: [
      "A friend takes your plain words badly.",
      "Two friends tell two stories.",
      "You are asked to judge between friends.",
    ],
  },
  {
    whole: [
      "You find out something useful that others missed.",
      "A hidden matter is explained.",
      "Success comes by quiet thinking.",
    ],
    status: [
      "Deep thought does you good.",
      "You understand what has troubled you, and it goes.",
      "The mind likes riddles and solves them.",
    ],
    career: [
      "Research, audits and repairs go well.",
      "You see through a scheme at work.",
      "What was lost among the papers turns up.",
    ],
    friends: [
      "A friend confides in you, and rightly.",
      "You understand a friend whom others avoid.",
      "A quiet talk brings old friends together.",
    ],
    health: [
      "You learn what is good for you.",
      "You find the measure that suits you.",
      "Slow breaths and regular sleep are kind to the nerves.",
    ],
  },
  {
    whole: [
      "Learned people disagree with you.",
      "You believe too much or too little of what you hear.",
      "A long letter brings a short answer.",
    ],
    status: [
      "Doubt makes the mind tired.",
      "You read too much and decide too little.",
      "Faith and reason pull at you in turn.",
    ],
    career: [
      "Plans at work get stuck in the approval.",
      "A teacher or a superior finds a fault.",
      "Your views at work meet with tradition.",
    ],
    travel: [
      "Papers for a journey contain a mistake.",
      "Connections on the way are missed by minutes.",
      "You travel with your head full of work.",
    ],
    friends: [
      "Friends are far off or slow to write.",
      "A debate with friends grows too serious.",
      "A friend lectures when you want to laugh.",
    ],
  },
  {
    whole: [
      "You are skilful, and people see it.",
      "Business moves, and words carry it.",
      "A success comes quickly and cleanly.",
    ],
    status: ["Success makes you cheerful.", "Your mind is quick and to the point.", "Being useful makes you happy."],
    career: [
      "A clever proposal is accepted.",
      "You talk, write or sell with success.",
      "At work the right file opens at the right moment.",
    ],
    friends: [
      "Useful acquaintances become friends.",
      "A friend speaks well of you in the right place.",
      "Friends at work make it light.",
    ],
  },
  {
    whole: [
      "Good news comes by message and is worth an answer.",
      "Friends and ideas meet over a cup of tea.",
      "A talk turns into a plan, and the plan finds helpers.",
    ],
    status: [
      "You are cheerful and full of plans.",
      "A good talk does more than a holiday.",
      "Hopes look sensible by daylight.",
    ],
    finances: [
      "A deal is easy to talk over, so name your price plainly.",
      "Accounts that you go through twice tell you something useful.",
      "Many small savings add up, and you see where they are.",
    ],
    career: [
      "Your network brings you work.",
      "An order or a contract is confirmed.",
      "An idea of yours at work deserves to be written down.",
    ],
    friends: [
      "Friends call, one after another.",
      "A young friend gives you a good idea.",
      "You are good company, and in demand.",
    ],
  },
  {
    whole: [
      "A slip of the tongue or the pen costs something.",
      "Attention is scattered and things go astray.",
      "Secrets are not well kept.",
    ],
    status: ["Worry at night has a loud voice.", "The mind is tired of words.", "You forget what you came for."],
    career: [
      "A letter at work goes to the wrong address.",
      "Details slip away while you think of others.",
      "Somebody talks behind a door at work.",
    ],
    travel: [
      "Lost papers or lost time mark a trip.",
      "You travel and forget half of it.",
      "Expenses on the road are badly noted.",
    ],
    friends: ["A friend lets you wait.", "Idle talk costs you a good hour.", "You are misquoted among friends."],
  },
];
