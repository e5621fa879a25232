import type { GrahaEffects } from "../../day-story-words.ts";

export const SUN_EFFECTS_EN: GrahaEffects = [
  {
    whole: [
      "You are tired, and your pride is easily hurt.",
      "You have to do everything yourself, and it is too much.",
      "You want to be noticed, and people look elsewhere.",
    ],
    physique: [
      "The heat tires you, and still you hurry on.",
      "You go to too many places and tire yourself.",
      "The body needs shade and a slower pace.",
    ],
    career: [
      "At work you have both to lead and to do the small tasks.",
      "Your pride at work is easily hurt.",
      "A change of place at work makes you uneasy.",
    ],
    health: [
      "The head and the eyes need rest from bright light.",
      "You sweat more and sleep less.",
      "Heat may upset the stomach.",
    ],
  },
  {
    whole: [
      "You speak too plainly, and it may hurt.",
      "You spend more than you should to look generous.",
      "Your pride wants more than you can spend.",
    ],
    physique: [
      "The face and eyes look tired.",
      "You eat late and feel heavy after it.",
      "Speaking loudly costs you strength.",
    ],
    finances: [
      "You spend money only to make an impression.",
      "A tax or a fee falls due.",
      "You buy what looks important.",
    ],
    career: [
      "You may have to apologise at work for a hard word.",
      "Your pay is less than you think you deserve.",
      "Somebody else gets the praise for your work.",
    ],
    family: [
      "You give orders at home and nobody answers.",
      "The family finds you strict.",
      "You and your father do not agree at home.",
    ],
    health: [
      "Sunlight and dust trouble the eyes and the throat.",
      "Sour and hot food do not suit you.",
      "Headaches come from skipped meals.",
    ],
  },
  {
    whole: [
      "You are brave, and people follow you.",
      "You act, and people respect you for it.",
      "A new post or a new task suits you well.",
    ],
    physique: [
      "You feel strong and upright.",
      "A morning walk gives you strength for the whole day.",
      "Your body does what you ask of it.",
    ],
    career: ["You are seen and rewarded at work.", "A higher post is possible.", "Authority at work is on your side."],
    travel: [
      "A journey on business succeeds.",
      "People receive you well on a journey.",
      "A trip towards the east or at early morning goes well.",
    ],
    friends: [
      "Friends look up to you.",
      "A person of rank becomes a friend.",
      "You help a friend openly, and it is valued.",
    ],
    health: [
      "A good day to do something for your health.",
      "Early to bed and early to rise suits you well.",
      "Sun and air do you good.",
    ],
  },
  {
    whole: [
      "Comfort is lacking where you expected it.",
      "Home and work both need you at the same time.",
      "Not everybody at home does what you want.",
    ],
    physique: [
      "You rest badly and feel weak.",
      "You need fresh air and a place to sit.",
      "Strength comes back only in the evening.",
    ],
    status: [
      "Your pride is hurt, and it troubles your mind.",
      "Your mind does not come to rest.",
      "You feel that nobody sees your worth.",
    ],
    career: [
      "Worries about the house trouble your work.",
      "You miss support at work.",
      "You are not comfortable in your place at work.",
    ],
    family: [
      "You and the elders at home see things differently.",
      "Your mother wants your time, not your advice.",
      "Pride disturbs the peace at home.",
    ],
    health: [
      "The body needs a quiet hour.",
      "Heat at night disturbs your sleep.",
      "After anger and hurry you need a calm evening.",
    ],
  },
  {
    whole: [
      "Warm feelings keep you from judging clearly.",
      "You expect too much of young people.",
      "If you show too much pride, others leave you alone.",
    ],
    physique: [
      "Excitement makes you tired.",
      "You are strong one hour and weak the next.",
      "You try to do as much as when you were younger.",
    ],
    status: [
      "You worry about your good name.",
      "The mind is angry and restless.",
      "You brood about what others think of you.",
    ],
    career: [
      "You make a proposal, and those above you change it.",
      "An idea of yours is too big for the present.",
      "Those above you are pleased one day and not the next.",
    ],
    health: [
      "The stomach reacts to tension.",
      "Rich food does not suit the stomach.",
      "A small matter excites you too much.",
    ],
  },
  {
    whole: [
      "You are in the stronger place, and you are fair.",
      "Worries grow less, and rivals step back.",
      "An old question gets a good answer.",
    ],
    physique: [
      "Your strength is steady and sure.",
      "You stand straight and feel well.",
      "The body is glad of work that has a purpose.",
    ],
    career: [
      "Others agree with you at work, and say so openly.",
      "A difficult superior turns friendly.",
      "Good service is valued.",
    ],
    health: [
      "A sensible habit in food or sleep is easy to begin.",
      "A firm mind makes it easy to keep healthy habits.",
      "An elder's advice about food is worth hearing.",
    ],
  },
  {
    whole: [
      "There is much travel and few people thank you.",
      "You meet people as proud as you.",
      "You have to give way before others and do not like it.",
    ],
    physique: [
      "Going here and there wears you out.",
      "You may feel uneasy in the lower belly.",
      "After work you have no strength left for company.",
    ],
    relationship: [
      "You are both proud, and neither wants to give way.",
      "Your partner wants you to ask and not to order.",
      "Distance or duty keeps you apart.",
    ],
    career: [
      "Clients and partners keep you waiting.",
      "Work takes you out and tires you.",
      "A matter at work needs careful, polite words.",
    ],
    health: [
      "Travel and irregular meals disturb the stomach.",
      "You sleep badly away from home.",
      "Quarrels give you a headache.",
    ],
  },
  {
    whole: [
      "Pride may bring small trouble; modesty avoids it.",
      "Rules and officials take time.",
      "Few people notice you for a while.",
    ],
    physique: [
      "Your strength is low, so treat yourself to some rest.",
      "Heat and hurry weaken you.",
      "The body needs a cool, quiet place.",
    ],
    career: [
      "Your work waits for a decision from above.",
      "An inspection or question makes you uneasy.",
      "Others at work are chosen before you for now.",
    ],
    health: [
      "The stomach and the eyes need gentle care.",
      "Heat upsets you more than usual.",
      "You need plain food and early nights.",
    ],
  },
  {
    whole: [
      "First comes duty; good luck may come later.",
      "Two people expect respect from each other, and neither shows it.",
      "A plan from a far place is not what it seemed.",
    ],
    physique: [
      "A long walk tires the legs.",
      "Arguments take your strength.",
      "You feel slow in the morning and stronger later.",
    ],
    career: [
      "A superior stays distant.",
      "Somebody else at work is honoured before you.",
      "Official business moves slowly.",
    ],
    travel: [
      "A journey brings delays and little rest.",
      "You visit elders out of duty rather than for pleasure.",
      "The journey is hot and long.",
    ],
    health: [
      "You are tired, and an early night is well earned.",
      "The hips and thighs are stiff.",
      "Fasting or long work makes you weak.",
    ],
  },
  {
    whole: [
      "Work goes well, and those above you are pleased.",
      "You are the right person in the right place.",
      "What you begin you finish well.",
    ],
    physique: [
      "Success gives you strength.",
      "You stand straight and breathe easily.",
      "Energy lasts from morning to night.",
    ],
    career: [
      "A word of praise or a new task may be near.",
      "Those above you listen.",
      "You lead well, and are seen to lead.",
    ],
    health: [
      "On a busy day, eat on time and take short breaks.",
      "Regular work suits your body.",
      "You have the strength for an early start; eat a good meal first.",
    ],
  },
  {
    whole: [
      "You find respect, good company and a warm welcome.",
      "Important people think well of you.",
      "People see the worth of what you do.",
    ],
    physique: [
      "You are in full strength.",
      "The body is strong, and you walk easily.",
      "You wake early and full of plans.",
    ],
    finances: [
      "Your good work is a fair reason to speak of pay.",
      "A payment due from an office or the state is worth a reminder.",
      "Ask an elder's opinion before you spend a large sum.",
    ],
    career: [
      "Your work deserves better pay; you may say so.",
      "A goal at work is reached.",
      "You are praised by someone who matters.",
    ],
    friends: [
      "Friends in high posts are ready to help.",
      "Friends share in your success.",
      "You are welcome wherever friends meet.",
    ],
    health: [
      "A friend to walk with makes healthy habits pleasant.",
      "Good food in good company does you good.",
      "Enjoy your strength, and give it a walk in the open air.",
    ],
  },
  {
    whole: [
      "Expenses are higher, and praise is less.",
      "You need to be alone, and you say it is for work.",
      "You work for others in the background.",
    ],
    physique: [
      "Your strength grows less towards evening.",
      "Eyes and feet are tired.",
      "Even when you lie down, you do not rest well.",
    ],
    career: [
      "You work where nobody sees it.",
      "People at work listen to you less for a short time.",
      "You are given a task that few people notice.",
    ],
    travel: [
      "A long journey costs more than it brings.",
      "You travel because you must, not because you want to.",
      "A trip leads you far from your own people.",
    ],
    health: [
      "Sleep is broken and the eyes are dry.",
      "Heat and worry take your strength.",
      "A quiet day suits the body best.",
    ],
  },
];
