import type { GrahaEffects } from "../../day-story-words.ts";

export const RAHU_EFFECTS_EN: GrahaEffects = [
  {
    whole: [
      "You would like to be somebody else today.",
      "People around you are restless and spread rumours.",
      "You see more in things than there is.",
    ],
    physique: [
      "The body is restless; do one thing at a time.",
      "You drink too much coffee and rest too little.",
      "Irregular hours take your strength.",
    ],
    travel: [
      "A sudden trip upsets the plan.",
      "You take a road you do not know and lose time.",
      "Travel makes you more restless than before.",
    ],
  },
  {
    whole: [
      "Words are told in a wrong way, sometimes your own.",
      "Money goes where you did not expect, so keep the receipts.",
      "Something only half true causes confusion.",
    ],
    finances: [
      "An offer sounds better than it is.",
      "You spend money on things that only look good.",
      "It is easy to lose track of money; write down where it goes.",
    ],
    travel: [
      "On the road you spend money and keep no receipt.",
      "Be careful with food on the way.",
      "You pay too much for a ticket.",
    ],
    family: [
      "A misunderstanding at home grows by gossip.",
      "Strangers interfere in family matters.",
      "Somebody in the family does not say what they think.",
    ],
  },
  {
    whole: [
      "An unusual way leads straight to success.",
      "You dare what others only talk about.",
      "Modern ways bring quick results.",
    ],
    travel: [
      "A sudden journey brings luck.",
      "You find a short cut that works.",
      "People from far away are helpful on the road.",
    ],
    friends: [
      "Friends from other circles bring luck.",
      "A stranger becomes a friend.",
      "A bold plan among friends succeeds.",
    ],
  },
  {
    whole: [
      "You are at home and long to be elsewhere.",
      "Something in the house is not as it seems.",
      "Changes at home make you restless.",
    ],
    status: [
      "The mind imagines what it does not know.",
      "You feel like a stranger among your own people.",
      "Restless dreams leave the mind tired.",
    ],
    travel: [
      "You leave home at an awkward hour.",
      "A trip takes you away when you are needed.",
      "The thought of moving makes you restless.",
    ],
    family: [
      "Unrest in the family comes from outside.",
      "Somebody at home keeps a secret.",
      "The family has to talk about the papers of the house.",
    ],
  },
  {
    whole: [
      "A bright idea may lead you the wrong way.",
      "Somebody promises good luck; do not count on it.",
      "You follow an idle wish a little too far.",
    ],
    status: [
      "Imagined things keep you awake.",
      "You want something and doubt it at the same time.",
      "Too much time before a screen makes you restless.",
    ],
    travel: [
      "A pleasure trip is not as you imagined it.",
      "You travel without a good reason.",
      "A booking goes wrong.",
    ],
  },
  {
    whole: [
      "You find a clever way past what is against you.",
      "An odd idea proves useful.",
      "Rivals are confused, and you are not.",
    ],
    career: [
      "You find an unusual answer at work.",
      "Foreign or modern work suits you.",
      "A rival at work makes a mistake.",
    ],
    travel: [
      "There are few obstacles on the way.",
      "A trip for a difficult matter helps.",
      "You come home from a trip with good results.",
    ],
    health: [
      "You find out what does not agree with you.",
      "Try a new way of eating or resting.",
      "You have more strength than you thought; use it with sense.",
    ],
  },
  {
    whole: [
      "Other people are hard to read.",
      "An agreement is not as firm as it looks.",
      "Strangers promise more than they keep.",
    ],
    relationship: [
      "Doubts make small things between you look big.",
      "Something odd stands between you two.",
      "You compare your partner with an ideal.",
    ],
    travel: [
      "People who travel with you change their mood often.",
      "You miss each other at the station.",
      "A partner changes the plan of a trip.",
    ],
  },
  {
    whole: [
      "Things may change suddenly; stay calm.",
      "Something you do not know makes you curious and uneasy.",
      "You worry more than there is reason to.",
    ],
    travel: ["A journey is interrupted.", "You lose your way or your papers.", "A trip is better put off than forced."],
    health: [
      "If the body troubles you, ask somebody who knows.",
      "Choose carefully when you eat outside.",
      "When you are worried, the body feels it too.",
    ],
  },
  {
    whole: [
      "You believe the wrong people easily.",
      "Old customs seem narrow to you.",
      "Far-away things look better than they are.",
    ],
    travel: [
      "A long journey does not go as planned.",
      "Papers or visas keep you waiting.",
      "You travel far and find nothing new.",
    ],
  },
  {
    whole: [
      "You want more than is possible now.",
      "Some people praise you, and others do not.",
      "You do many things only to be seen.",
    ],
    career: [
      "Office politics make work harder.",
      "A sudden change at work surprises all.",
      "The quick way up at work is a hard one.",
    ],
    travel: [
      "A business trip brings much talk and little result.",
      "You are sent somewhere at short notice.",
      "You travel only to keep up appearances.",
    ],
  },
  {
    whole: [
      "In an unusual way you meet good people.",
      "Large circles and bold wishes bring luck.",
      "A wish may come true with help from far away.",
    ],
    finances: [
      "A new idea about income is worth an hour on paper.",
      "A modern way of paying or of keeping accounts suits you.",
      "Be bold in asking and careful in spending.",
    ],
    travel: [
      "It is a good time to plan a journey abroad.",
      "You meet new people when you travel.",
      "Far from home you meet people who can help.",
    ],
    friends: [
      "You find many new and useful friends.",
      "Friends abroad think of you.",
      "An unusual friend brings luck.",
    ],
  },
  {
    whole: [
      "You spend money on things you only dream of.",
      "You are far away in thought.",
      "There are costs you did not know of.",
    ],
    travel: [
      "A journey to a far place confuses you.",
      "You have to wait in places you do not know.",
      "A trip abroad costs and tires.",
    ],
  },
];
