import type { DailyWords } from "../daily-words.ts";

export const OPENING_EN: DailyWords["opening"] = {
  high: {
    total: [
      "A day with the wind behind you: take up what matters most while it lasts.",
      "Much stands open today, and what you begin with care moves easily.",
      "Today is one of the brighter days for your sign; use the early hours well.",
      "Things fall into place more readily than usual today.",
    ],
    physique: [
      "The body is willing today, and exercise does you good.",
      "You have strength to spare; spend it on something active.",
    ],
    status: [
      "The mind is clear and light today.",
      "You think calmly and decide well today, so settle what has been waiting.",
    ],
    finances: [
      "Money matters run smoothly today: accounts, dues and sensible purchases.",
      "A good day to put finances in order and to ask for what is owed to you.",
    ],
    relationship: [
      "Warmth comes easily between you and your partner today.",
      "A day for saying kindly what has long been felt.",
    ],
    career: [
      "Work moves at your pace today, and effort is noticed.",
      "Take the important task first; work goes well today.",
    ],
    travel: ["Roads are open today, short ones and long.", "If a journey is due, today suits it."],
    family: [
      "The house is in good spirits today.",
      "Family matters meet with understanding today, the older ones too.",
    ],
    friends: [
      "Friends are near and ready to help today.",
      "Company does you good today; call the one you have been meaning to call.",
    ],
    health: [
      "You feel at home in your body today; keep the habits that brought you here.",
      "A good day for a habit that you would like to keep.",
    ],
  },
  good: {
    total: [
      "More goes with you than against you today.",
      "A workable day: steady effort brings what haste would not.",
      "The day leans your way, if you let it take its own time.",
      "A fair day, with enough in its favour to move the main things forward.",
    ],
    physique: [
      "Strength is fair today; a walk would add to it.",
      "The body keeps pace with what you ask of it, in moderation.",
    ],
    status: [
      "The mind is even today, with room for good thoughts.",
      "Your mood is steady today; let small things pass.",
    ],
    finances: [
      "Money holds steady today; a planned expense is fine.",
      "Finances are in fair order today; keep to the list.",
    ],
    relationship: [
      "There is goodwill between partners today, and a kind word goes far.",
      "Partnership is on even ground today.",
    ],
    career: ["Work goes forward today, step by step.", "A fair day at work for finishing what is half done."],
    travel: [
      "Travel is possible and pleasant enough today.",
      "Short journeys go well today; leave a little early for long ones.",
    ],
    family: ["Home is a support today.", "Family life is settled today; a meal together makes it better."],
    friends: ["Friends are well disposed today.", "A message from a friend may be worth answering at once."],
    health: [
      "Health keeps its balance today on simple food and enough water.",
      "Well-being is fair today; do not skip rest.",
    ],
  },
  careful: {
    total: [
      "A day for care rather than speed.",
      "Help and hindrance are mixed today; choose a few things and do them well.",
      "The day asks for patience, and repays it.",
      "Let today be ordinary: routine serves better than ambition.",
    ],
    physique: ["Energy comes and goes today; share it out.", "Keep exertion light today and rest between tasks."],
    status: [
      "Thoughts wander a little today; write things down.",
      "The mind is busier than it need be today; a quiet half hour helps.",
    ],
    finances: [
      "Hold larger expenses back today and look twice at figures.",
      "A day to keep accounts rather than to stretch them.",
    ],
    relationship: [
      "Listening does more than explaining between partners today.",
      "Give each other room today, and small frictions stay small.",
    ],
    career: [
      "Work needs patience today: check details before you send them.",
      "Results at work come slowly today, so keep to what is in hand.",
    ],
    travel: [
      "Allow extra time on the road today.",
      "Go where you must today and leave pleasure trips for a better day.",
    ],
    family: [
      "At home, a soft answer is worth more than a right one today.",
      "Family plans may shift today; keep them loose.",
    ],
    friends: [
      "Friends have their own concerns today; expect little and give a little.",
      "Keep confidences to yourself today and company small.",
    ],
    health: ["Look after sleep and meals today; moderation suits you.", "The body asks for regular hours today."],
  },
  low: {
    total: [
      "A quiet day is the best use of today: finish, tidy, rest.",
      "Little is gained by pushing today; let what can wait, wait.",
      "Keep today simple, and tomorrow begins unburdened.",
      "A day to hold back and look on, with kindness to yourself.",
    ],
    physique: [
      "Strength is modest today, so go easy on yourself.",
      "Leave heavy tasks for another day; rest counts as work today.",
    ],
    status: [
      "If the mind feels clouded today, postpone what can be postponed.",
      "Be gentle with your own thoughts today; moods pass.",
    ],
    finances: ["Leave money decisions for another day.", "Keep the purse closed today where it can be."],
    relationship: [
      "Say less and mean it kindly today; important talks can wait.",
      "Between partners, patience is the best gift today.",
    ],
    career: [
      "Work is uphill today: routine tasks are enough.",
      "Put off new proposals at work and guard what is already done.",
    ],
    travel: ["If the journey can wait, let it wait.", "Stay near today, or go with time in hand."],
    family: [
      "Peace at home comes before being right today.",
      "Leave family questions open today; nobody has to settle them now.",
    ],
    friends: ["A day on your own terms: company can wait.", "Do not read much into a friend's silence today."],
    health: ["Take it slowly today: rest, plain food and an early night.", "Give the body a day off from demands."],
  },
};
