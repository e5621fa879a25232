import type { GrahaEffects } from "../../day-story-words.ts";

export const RAHU_EFFECTS_EN: GrahaEffects = [
  {
    whole: [
      "You want to be somebody else for a day.",
      "Rumour and restlessness surround you.",
      "You see more in things than there is.",
    ],
    physique: [
      "The body is restless and would like one thing at a time.",
      "You live on nerves and coffee.",
      "Irregular hours take your strength.",
    ],
    travel: [
      "A sudden trip upsets the plan.",
      "You take an unknown road and wonder why.",
      "Travel makes you more restless than before.",
    ],
  },
  {
    whole: [
      "Words are twisted, sometimes your own.",
      "Money goes in odd ways, so keep the receipts.",
      "A half-truth causes a whole muddle.",
    ],
    finances: [
      "An offer sounds better than it is.",
      "You spend on what glitters.",
      "A sum is easily misplaced; note where it goes.",
    ],
    travel: [
      "Money goes on the road without a receipt.",
      "Food on the way is a risk.",
      "You pay too much for a ticket.",
    ],
    family: [
      "A misunderstanding at home grows by gossip.",
      "Strangers mix in family matters.",
      "Something is not said at the family table.",
    ],
  },
  {
    whole: [
      "An unusual way leads straight to success.",
      "You dare what others only talk about.",
      "Modern means bring quick results.",
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
      "Change is in the air and shakes the furniture.",
    ],
    status: [
      "The mind invents what it does not know.",
      "You feel a stranger among your own.",
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
      "House papers cause a family talk.",
    ],
  },
  {
    whole: [
      "Bright ideas dazzle and lead astray.",
      "Luck is promised and not delivered.",
      "You follow a fancy a little too far.",
    ],
    status: ["Fancies keep you awake.", "You doubt and desire the same thing.", "The screen takes your peace of mind."],
    travel: [
      "A pleasure trip turns out different from the picture.",
      "You travel for a whim.",
      "A booking goes wrong.",
    ],
  },
  {
    whole: [
      "You outwit what stands against you.",
      "An odd idea proves useful.",
      "Rivals are confused, and you are not.",
    ],
    career: [
      "You find an unusual answer at work.",
      "Foreign or modern work suits you.",
      "A rival at work makes a mistake.",
    ],
    travel: [
      "Obstacles on the way vanish.",
      "A trip for a difficult matter helps.",
      "You come home from a trip with a win.",
    ],
    health: [
      "You find out what does not agree with you.",
      "A new way with food or rest is worth a try.",
      "You have more strength than you thought; use it with sense.",
    ],
  },
  {
    whole: [
      "Other people are hard to read.",
      "An agreement has a back door.",
      "Strangers promise more than they keep.",
    ],
    relationship: [
      "Suspicion has large eyes.",
      "Something odd stands between you two.",
      "You compare your partner with a picture.",
    ],
    travel: [
      "Travel companions are moody.",
      "You miss each other at the station.",
      "A partner changes the plan of a trip.",
    ],
  },
  {
    whole: [
      "Sudden turns want a cool head.",
      "What is hidden makes you curious and uneasy.",
      "Fear is larger than its cause.",
    ],
    travel: ["A journey is interrupted.", "You lose your way or your papers.", "A trip is better put off than forced."],
    health: [
      "If the body troubles you, ask somebody who knows.",
      "Be choosy with food from outside.",
      "Nerves play tricks on the body.",
    ],
  },
  {
    whole: [
      "You believe the wrong people easily.",
      "Old customs seem narrow to you.",
      "Far things look golden from here.",
    ],
    travel: [
      "A long journey has a strange turn.",
      "Papers or visas keep you waiting.",
      "You travel far and find it much the same.",
    ],
  },
  {
    whole: ["Ambition runs ahead of the road.", "Fame has two faces.", "You do much for show."],
    career: [
      "Office politics make work harder.",
      "A sudden change at work surprises all.",
      "A short way up is a steep one.",
    ],
    travel: [
      "A business trip brings more noise than result.",
      "You are sent somewhere at short notice.",
      "You travel for appearances.",
    ],
  },
  {
    whole: [
      "Unusual ways lead to good people.",
      "Large circles and bold wishes bring luck.",
      "A wish comes true from far away.",
    ],
    finances: [
      "A new idea about income is worth an hour on paper.",
      "A modern way of paying or of keeping accounts suits you.",
      "Be bold in asking and careful in spending.",
    ],
    travel: [
      "A journey to foreign parts is worth planning.",
      "Travel opens a door to new people.",
      "You meet the right people far from home.",
    ],
    friends: ["New friends are useful and many.", "Friends abroad think of you.", "An unusual friend brings luck."],
  },
  {
    whole: ["You spend on dreams and wake up poorer.", "You are far away in thought.", "Hidden costs come out."],
    travel: [
      "A far journey confuses more than it teaches.",
      "You wait in strange places.",
      "A trip abroad costs and tires.",
    ],
  },
];
