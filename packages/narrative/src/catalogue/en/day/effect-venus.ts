import type { GrahaEffects } from "../../day-story-words.ts";

export const VENUS_EFFECTS_EN: GrahaEffects = [
  {
    whole: [
      "You are at your best, and people like to be near you.",
      "Fine things and kind people find you today.",
      "A kind manner does more than hard effort.",
    ],
    physique: [
      "You look well and feel well in what you wear.",
      "Rest and good food have made your skin bright.",
      "You take care of your body and enjoy it.",
    ],
    finances: [
      "You choose well; keep to what you planned to spend.",
      "You buy well, and with taste.",
      "Your pleasant manner helps in a bargain; keep it fair.",
    ],
    relationship: [
      "The one you love finds you attractive.",
      "You two are tender without effort.",
      "You two show love by doing small things for each other.",
    ],
    friends: [
      "Friends invite you and mean it.",
      "You are the heart of a cheerful evening.",
      "A new acquaintance is charming and honest.",
    ],
  },
  {
    whole: [
      "The day has good food, good clothes and kind words for you.",
      "Your voice wins people over.",
      "There is good food, and guests are welcome.",
    ],
    finances: [
      "A friendly talk about money is easy to begin.",
      "It is a good time to buy jewellery, cloth or sweets.",
      "What you own gains from a little care and polish.",
    ],
    relationship: [
      "You two say sweet words and mean them.",
      "Your partner spoils you a little.",
      "You two agree even about money.",
    ],
    family: [
      "A family meal turns into a celebration.",
      "The women of the house bring joy to it.",
      "Everybody at home likes what is cooked.",
    ],
    friends: [
      "Friends eat at your table and leave happy.",
      "A friend brings a useful offer.",
      "A pleasant talk makes a stranger a friend.",
    ],
  },
  {
    whole: [
      "You are cheerful, and small troubles pass easily.",
      "You have talent, and your hands work well.",
      "Pleasant messages come one after another.",
    ],
    finances: [
      "Your skill has its price; do not be shy to name it.",
      "Small purchases and sales go pleasantly, as long as you count.",
      "Writing, craft or trade is worth its fee; ask for it.",
    ],
    relationship: [
      "A message does more than a long talk.",
      "A short outing makes you both feel young.",
      "You two are like newly-weds again.",
    ],
    travel: [
      "A short trip is pure pleasure.",
      "The way is beautiful and the company is good.",
      "An evening drive does everyone good.",
    ],
    friends: [
      "Friends and neighbours are in a festive mood.",
      "A friend from school days turns up.",
      "You laugh a lot in company.",
    ],
  },
  {
    whole: [
      "Home is the best place, and it grows prettier.",
      "Something new makes the house more comfortable.",
      "You rest in good company.",
    ],
    status: ["You are content where you are.", "Beauty near you calms the mind.", "You are happy with what you know."],
    finances: [
      "Money goes into furnishings, a vehicle or the rent, and is well spent.",
      "A purchase for the home is best chosen together.",
      "Rent, bills and papers of the house are easily put in order.",
    ],
    relationship: [
      "An evening at home is the nicest there is.",
      "You two make the house a pleasant place.",
      "At peace at home, you two feel close.",
    ],
    family: [
      "The mother of the house is cheerful.",
      "The family enjoys something new at home.",
      "Flowers, lamps and laughter fill the house.",
    ],
    friends: [
      "A friend visits and stays for dinner.",
      "You host well and easily.",
      "Old friends come and stay a long time.",
    ],
  },
  {
    whole: [
      "Children, music or play give you joy.",
      "A good idea becomes something real.",
      "Love goes well, and other things too.",
    ],
    status: [
      "You are happy, and you show it.",
      "You feel joy for no special reason.",
      "You are pleased with yourself, and you have reason to be.",
    ],
    finances: [
      "In money matters trust your talent and leave chance alone.",
      "What you make with love may be shown, and given its price.",
      "A small sum for pleasure is enough.",
    ],
    relationship: [
      "You two joke and laugh like young people.",
      "You two fall in love again.",
      "A word of praise makes your partner happy.",
    ],
    friends: [
      "Friends share your taste and your jokes.",
      "An outing with friends turns out well.",
      "Young people enjoy your company.",
    ],
  },
  {
    whole: [
      "Every pleasure costs money.",
      "A rival pleases people more than you do.",
      "You agree when you should first ask.",
    ],
    finances: [
      "Fine things cost more than you think.",
      "A loan for pleasure stays after the pleasure is over.",
      "Repairs to fine things cost a lot.",
    ],
    relationship: [
      "Small things annoy you both.",
      "One of you is jealous with little reason.",
      "Each of you feels a little unloved.",
    ],
    career: [
      "At work people choose whom they like, not who works best.",
      "A colleague is hurt by a small thing.",
      "Those above you do not like what you like.",
    ],
    friends: [
      "A friend wants to borrow something of value.",
      "Friends gossip, and your name is in it.",
      "You pay for all your friends and nobody thanks you.",
    ],
    health: [
      "You feel the effect of sweets and late nights.",
      "The skin is dry; drink more water.",
      "You need sleep more than amusement.",
    ],
  },
  {
    whole: [
      "Much depends on another person's mood.",
      "You want peace, and others set conditions.",
      "People notice you, and somebody does not like it.",
    ],
    finances: [
      "Going out with others costs money quickly.",
      "Shared money is spent faster than planned.",
      "Gifts cost much and give little joy.",
    ],
    relationship: [
      "You expect much of each other, and say too little.",
      "A third person comes between you.",
      "Even where there is love, you two find little peace.",
    ],
    friends: [
      "Friends take sides, and you are in the middle.",
      "A friend is jealous of your time.",
      "You meet charming people you need not see again.",
    ],
  },
  {
    whole: [
      "Help comes from a person you did not think of.",
      "Comforts arrive through other people.",
      "Something good that was hidden is found.",
    ],
    finances: [
      "Accounts, refunds and shared money are worth a look today.",
      "A quiet hour with insurance papers and savings is well used.",
      "Look through drawers and old accounts for what you forgot.",
    ],
    relationship: [
      "You two grow closer if you allow it.",
      "You two share a secret, and it brings you closer.",
      "A loving word helps you forget an old hurt.",
    ],
    friends: [
      "A friend keeps your secret well.",
      "Somebody helps you without a word about it.",
      "Old friendships are strong.",
    ],
    health: [
      "Let somebody else cook a meal, and enjoy your rest.",
      "A massage, a warm bath or a long rest is time well spent.",
      "Gentle care of the body is a pleasure as well.",
    ],
  },
  {
    whole: [
      "Good luck is with you.",
      "Good company leads you to good places.",
      "Something beautiful is also a blessing.",
    ],
    finances: [
      "Money can be talked about without a quarrel.",
      "Those above you are in a mood to hear about pay.",
      "An offer from far away is worth reading to the end.",
    ],
    relationship: [
      "You two pray together or share what is holy to you.",
      "A trip for two is full of joy.",
      "Your partner brings you luck.",
    ],
    travel: [
      "A journey is comfortable and joyful.",
      "A temple visit with dear people makes you happy.",
      "Far places are kind to you.",
    ],
    friends: [
      "Friends from afar think of you.",
      "A friend with a good heart stands by you.",
      "Festive company does you good.",
    ],
  },
  {
    whole: [
      "A quarrel about respect spoils a pleasant plan.",
      "Work and pleasure both need your time.",
      "It is not easy to be polite to everybody.",
    ],
    finances: [
      "You spend more on looks than on what you need.",
      "Money for clothes and looks is quickly spent.",
      "A favour at work has its price.",
    ],
    relationship: [
      "Work comes between you at the wrong hour.",
      "Your partner feels second to your duties.",
      "A word said before others hurts your partner.",
    ],
    career: [
      "People judge your work by how it looks.",
      "A rival at work smiles at you.",
      "A pleasant colleague keeps you from your work.",
    ],
    friends: [
      "A friend in office cannot help you after all.",
      "Friendship and work mix badly.",
      "Someone is jealous of the praise you get.",
    ],
  },
  {
    whole: [
      "Some pleasant wishes may come true.",
      "You share good things and laugh together.",
      "Friends give generously, and you enjoy it.",
    ],
    finances: [
      "Friends know good shops and fair prices, so ask them.",
      "A wish about income may be spoken of with a smile.",
      "If a wish costs money, save for it first.",
    ],
    relationship: [
      "What you both wish for comes nearer.",
      "You are happy together among friends.",
      "Your partner surprises you with something fine.",
    ],
    friends: [
      "You and your friends are very close.",
      "A party or a gathering brings you luck.",
      "Friends introduce you to the right person.",
    ],
  },
  {
    whole: [
      "Pleasure, rest and good sleep are yours.",
      "You spend with joy and regret nothing.",
      "A quiet retreat is sweeter than any party.",
    ],
    finances: [
      "Money spent on comfort is well spent.",
      "A message about money from afar deserves a quick answer.",
      "It is a good time to buy clothes, bedding or perfume.",
    ],
    relationship: [
      "You two have quiet, tender hours to yourselves.",
      "You two need nobody else.",
      "A small trip for two makes you both happy.",
    ],
    travel: [
      "You would like to travel to a far place in comfort.",
      "You rest well on the way, and enjoy the place too.",
      "You sleep well even away from home.",
    ],
    friends: [
      "A friend far away sends good wishes.",
      "A quiet friend is the best company.",
      "You help a friend in secret, and it makes you glad.",
    ],
  },
];
