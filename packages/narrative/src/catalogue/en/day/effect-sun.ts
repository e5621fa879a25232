import type { GrahaEffects } from "../../day-story-words.ts";

export const SUN_EFFECTS_EN: GrahaEffects = [
  {
    whole: [
      "You are tired and proud, a poor mixture.",
      "Everything passes through your hands, and too much of it.",
      "You want to be seen, and the crowd looks elsewhere.",
    ],
    physique: [
      "You tire in the heat and hurry on.",
      "Your strength is spent on being everywhere.",
      "The body asks for shade and slower steps.",
    ],
    career: [
      "At work you carry the flag and the bags.",
      "Your pride at work is easily hurt.",
      "A change of place at work makes you uneasy.",
    ],
    health: [
      "The head and the eyes want rest from the light.",
      "You sweat more and sleep less.",
      "Bile and heat upset the stomach.",
    ],
  },
  {
    whole: ["Plain words come out too plain.", "You pay for being generous in public.", "Pride and purse are at odds."],
    physique: ["The face and eyes look tired.", "You eat late and feel it.", "Speaking loudly costs you strength."],
    finances: ["Public show eats private money.", "A tax or a fee falls due.", "You buy what looks important."],
    career: [
      "A blunt word at work has to be mended.",
      "Your pay is not what your pride expects.",
      "You give away credit that was yours.",
    ],
    family: [
      "You give orders at home and get silence.",
      "The family finds you strict.",
      "A father's word and yours differ at home.",
    ],
    health: [
      "Eyes and throat dislike the glare and the dust.",
      "Sour and hot food do not suit you.",
      "Headaches come from skipped meals.",
    ],
  },
  {
    whole: [
      "You are brave, and people follow you.",
      "Recognition comes to those who act, and you act.",
      "A new post or a new task suits you well.",
    ],
    physique: [
      "You feel strong and upright.",
      "A morning walk gives you strength for the whole day.",
      "Your body does what you ask of it.",
    ],
    career: ["You are seen and rewarded at work.", "A step up is within reach.", "Authority at work is on your side."],
    travel: [
      "A journey on business succeeds.",
      "You travel with honour and come back content.",
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
      "Home and honour pull in two directions.",
      "You cannot be master in every room.",
    ],
    physique: [
      "You rest badly and lack strength.",
      "The lungs want fresh air and the back a chair.",
      "Strength comes back only in the evening.",
    ],
    status: ["Your mind is proud and sore.", "You find no quiet place inside.", "You miss being appreciated."],
    career: [
      "Worries about the house trouble your work.",
      "You miss support at work.",
      "Your seat at work is not comfortable.",
    ],
    family: [
      "You and the elders at home see things differently.",
      "Your mother wants attention and not advice.",
      "Pride disturbs the peace at home.",
    ],
    health: [
      "The body wants a quieter hour.",
      "Heat at night disturbs your sleep.",
      "Temper and haste ask for a calmer evening.",
    ],
  },
  {
    whole: [
      "The heart is warm and the judgement clouded.",
      "You expect too much of the young.",
      "A show of pride leaves you alone on the stage.",
    ],
    physique: ["You tire from excitement.", "Your strength flickers.", "You play as if you were younger."],
    status: ["You worry about honour.", "The mind is hot and restless.", "You brood about what others think of you."],
    career: [
      "You propose, and those above dispose.",
      "An idea of yours is too grand for the desk.",
      "Favour from above comes and goes.",
    ],
    health: [
      "The stomach reacts to tension.",
      "Rich food sits badly.",
      "You are more excited than the matter deserves.",
    ],
  },
  {
    whole: [
      "You have the upper hand, and use it fairly.",
      "Worries leave and rivals make room.",
      "An old question gets a good answer.",
    ],
    physique: [
      "Your strength is steady and sure.",
      "You stand straight and feel well.",
      "The body is glad of work that has a purpose.",
    ],
    career: [
      "You win a point at work, and in public.",
      "A difficult superior turns friendly.",
      "Service and rank are rewarded.",
    ],
    health: [
      "A sensible habit in food or sleep is easy to begin.",
      "A firm mind is a good friend of healthy habits.",
      "An elder's advice about food is worth hearing.",
    ],
  },
  {
    whole: [
      "Much travel and little thanks.",
      "You meet people as proud as you.",
      "You give way in public and mind it.",
    ],
    physique: [
      "Going here and there wears you out.",
      "The lower belly is uneasy.",
      "You have strength for work and none for company.",
    ],
    relationship: [
      "Two proud people share one roof.",
      "Your partner wants to be asked and not told.",
      "Distance or duty keeps you apart.",
    ],
    career: [
      "Clients and partners keep you waiting.",
      "Work takes you out and tires you.",
      "A public matter at work wants tact.",
    ],
    health: [
      "Travel and irregular meals disturb the stomach.",
      "You sleep badly in strange beds.",
      "Quarrels give you a headache.",
    ],
  },
  {
    whole: [
      "Pride invites small trouble; modesty avoids it.",
      "Rules and officials take time.",
      "Your light is under a basket for a while.",
    ],
    physique: [
      "Your strength is low, so treat yourself to some rest.",
      "Heat and hurry weaken you.",
      "The body wants cool and quiet.",
    ],
    career: [
      "Your work meets delays above you.",
      "An inspection or question makes you uneasy.",
      "Your name at work is passed over for now.",
    ],
    health: [
      "The stomach and the eyes want gentle care.",
      "Heat upsets you more than usual.",
      "You need plain food and early nights.",
    ],
  },
  {
    whole: [
      "Fortune hides behind duty.",
      "Respect is owed on both sides and paid on neither.",
      "A plan from afar is not what it seemed.",
    ],
    physique: [
      "A long way tires the legs.",
      "You lose strength in argument.",
      "The body is willing after a late start.",
    ],
    career: ["A superior stays distant.", "Honour at work is given to another.", "Official business moves slowly."],
    travel: [
      "A journey brings delays and little rest.",
      "A trip to elders is duty more than pleasure.",
      "The road is hot and long.",
    ],
    health: [
      "You are tired, and an early night is well earned.",
      "The hips and thighs are stiff.",
      "Fasting or long hours weaken you.",
    ],
  },
  {
    whole: [
      "Success at work, and the good opinion of those above you.",
      "You are the right person in the right place.",
      "What you begin is finished with honour.",
    ],
    physique: [
      "Success gives you strength.",
      "You stand tall and breathe deep.",
      "Energy lasts from morning to night.",
    ],
    career: [
      "A promotion, an order or a word of praise is near.",
      "Those above you listen.",
      "You lead well, and are seen to lead.",
    ],
    health: [
      "On a busy day health is a matter of meals and pauses.",
      "Regular work suits your body.",
      "You have the drive for an early start; take a proper meal first.",
    ],
  },
  {
    whole: [
      "Honour, good company and a warm welcome.",
      "Important people are well disposed.",
      "What you do shines without polish.",
    ],
    physique: [
      "You are in full strength.",
      "The body is willing, and the step is light.",
      "You wake early and full of plans.",
    ],
    finances: [
      "Your merit is a fair reason to speak of income.",
      "A payment due from an office or the state is worth a reminder.",
      "Ask an elder's opinion before you spend a large sum.",
    ],
    career: [
      "Your work speaks for rank and pay; you may speak for it too.",
      "A goal at work is reached.",
      "Praise comes from the right quarter.",
    ],
    friends: [
      "Influential friends are ready to help.",
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
      "Expenses grow and applause fades.",
      "You need to be alone and call it work.",
      "You work for others in the background.",
    ],
    physique: ["Your strength ebbs towards evening.", "Eyes and feet complain.", "You lie down and do not rest."],
    career: [
      "You work where nobody sees it.",
      "A loss of influence is temporary.",
      "A task far from the centre is yours.",
    ],
    travel: [
      "A long journey costs more than it honours.",
      "You travel on orders and not by wish.",
      "A trip leads you far from your own people.",
    ],
    health: [
      "Sleep is broken and the eyes are dry.",
      "Heat and worry take your strength.",
      "A quiet day suits the body best.",
    ],
  },
];
