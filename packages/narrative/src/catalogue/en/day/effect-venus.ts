import type { GrahaEffects } from "../../day-story-words.ts";

export const VENUS_EFFECTS_EN: GrahaEffects = [
  {
    whole: [
      "You are at your best, and people like to be near you.",
      "Fine things and kind people find you today.",
      "Charm opens what effort could not.",
    ],
    physique: [
      "You look well and feel well in what you wear.",
      "Rest and good food have made your skin bright.",
      "The body enjoys itself, and that is healthy.",
    ],
    finances: [
      "You choose well; let the budget choose with you.",
      "You buy well, and with taste.",
      "Your charm is a help in a bargain; keep the bargain fair.",
    ],
    relationship: [
      "You are attractive to the one who matters.",
      "Tenderness comes of itself.",
      "Love shows itself in small services.",
    ],
    friends: [
      "Friends invite you and mean it.",
      "You are the heart of a cheerful evening.",
      "A new acquaintance is charming and honest.",
    ],
  },
  {
    whole: [
      "Good food, good clothes and good words are within reach.",
      "Your voice wins people over.",
      "The table is well laid, and nobody counts the guests.",
    ],
    finances: [
      "A friendly talk about money is easy to begin.",
      "Jewellery, cloth or sweets are well bought.",
      "What you own gains from a little care and polish.",
    ],
    relationship: [
      "Sweet words are said, and believed.",
      "Your partner spoils you a little.",
      "You agree about money, of all things.",
    ],
    family: [
      "A family meal turns into a celebration.",
      "Women of the house bring luck to it.",
      "Everybody at home likes what is cooked.",
    ],
    friends: [
      "Friends eat at your table and leave happy.",
      "A friend brings a useful offer.",
      "Pleasant talk makes a friend of a stranger.",
    ],
  },
  {
    whole: [
      "A light heart carries you over small hills.",
      "Talents and hands work well together.",
      "Pleasant messages come one after another.",
    ],
    finances: [
      "A skill of yours has its price; name it without shyness.",
      "Small purchases and sales go pleasantly, as long as you count.",
      "Writing, craft or trade is worth its fee; ask for it.",
    ],
    relationship: [
      "A message does more than a long talk.",
      "A short outing for two makes you young.",
      "You court each other again.",
    ],
    travel: [
      "A short trip is pure pleasure.",
      "The way is pretty and the company better.",
      "A drive at evening does everyone good.",
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
      "Comfort comes into the house through the front door.",
      "You rest in good company.",
    ],
    status: [
      "You are content where you are.",
      "Beauty near you calms the mind.",
      "The heart rests in what is familiar.",
    ],
    finances: [
      "Money goes into furnishings, a vehicle or the rent, and is well spent.",
      "A purchase for the home is best chosen together.",
      "Rent, bills and papers of the house are easily put in order.",
    ],
    relationship: [
      "An evening at home is the nicest there is.",
      "The two of you make the house a nest.",
      "Peace at home lets love speak.",
    ],
    family: [
      "The mother of the house is cheerful.",
      "The family enjoys something new at home.",
      "Flowers, lamps and laughter fill the house.",
    ],
    friends: [
      "A friend visits and stays for dinner.",
      "You host well and easily.",
      "Old friends sit long on your veranda.",
    ],
  },
  {
    whole: [
      "Joy in children, music or play fills the hours.",
      "A pretty idea turns into something real.",
      "Romance and good luck walk together.",
    ],
    status: [
      "The heart sings, and you let it.",
      "Joy comes without being called.",
      "You are pleased with yourself, and rightly.",
    ],
    finances: [
      "In money matters trust your talent and leave chance alone.",
      "What you make with love may be shown, and given its price.",
      "A small sum set aside for pleasure is enough for joy.",
    ],
    relationship: [
      "Love is playful and the heart is young.",
      "You fall for each other again.",
      "A compliment lands where it should.",
    ],
    friends: [
      "Friends share your taste and your jokes.",
      "An outing with friends turns out well.",
      "Young people enjoy your company.",
    ],
  },
  {
    whole: [
      "Pleasure comes with a bill attached.",
      "A rival has charm on his side.",
      "You give in where you should ask.",
    ],
    finances: [
      "Luxury is dearer than it looks.",
      "A loan for a pleasure outlives the pleasure.",
      "Repairs to fine things cost fine money.",
    ],
    relationship: [
      "Small vexations rub between you.",
      "Jealousy has little reason and much voice.",
      "Each of you feels a little unloved.",
    ],
    career: [
      "At work sympathy decides where merit should.",
      "A colleague takes offence at a trifle.",
      "Your taste is not the taste of those above.",
    ],
    friends: [
      "A friend borrows more than a book.",
      "Gossip in your circle takes your name along.",
      "You pay the bill for all and hear no thanks.",
    ],
    health: [
      "Sweets and late nights make themselves felt.",
      "The skin is dry and asks for water.",
      "You need sleep more than amusement.",
    ],
  },
  {
    whole: [
      "Much depends on another person's mood.",
      "You seek harmony and find conditions.",
      "Attention you receive makes somebody else restless.",
    ],
    finances: [
      "What is spent on company is quickly spent.",
      "A common purse has a hole in it.",
      "Gifts cost more than they please.",
    ],
    relationship: [
      "You expect much of each other, and say too little.",
      "A third person takes up room between you.",
      "Passion and peace are hard to have together.",
    ],
    friends: [
      "Friends take sides, and you are in the middle.",
      "A friend is jealous of your time.",
      "You meet charming people you need not see again.",
    ],
  },
  {
    whole: [
      "Help comes from where you had not looked.",
      "Comforts arrive through other people.",
      "A hidden good comes to light.",
    ],
    finances: [
      "Accounts, refunds and shared money are worth a look today.",
      "A quiet hour with insurance papers and savings is well used.",
      "Look through drawers and old accounts for what you forgot.",
    ],
    relationship: [
      "Closeness grows where you let it.",
      "You share a secret, and it binds you.",
      "Tenderness heals an old hurt.",
    ],
    friends: [
      "A friend keeps a confidence well.",
      "Somebody helps you without a word about it.",
      "Old ties prove strong.",
    ],
    health: [
      "Let somebody else cook a meal, and enjoy your rest.",
      "A massage, a warm bath or a long rest is time well spent.",
      "Gentle care of the body is a pleasure as well.",
    ],
  },
  {
    whole: [
      "Fortune is friendly and gives with both hands.",
      "Good company leads you to good places.",
      "A blessing comes wrapped in something beautiful.",
    ],
    finances: [
      "Money can be talked about without a quarrel.",
      "Those above you are in a mood to hear about pay.",
      "An offer from far away is worth reading to the end.",
    ],
    relationship: [
      "You share what is sacred to you both.",
      "A trip for two is full of joy.",
      "Your partner brings you luck.",
    ],
    travel: [
      "A journey is comfortable and joyful.",
      "A temple visit with dear people makes the day.",
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
      "A quarrel about honour spoils a pleasant plan.",
      "Work and pleasure pull in different ways.",
      "Good manners are tested in public.",
    ],
    finances: [
      "Show costs more than substance.",
      "Money for clothes and appearances runs through the fingers.",
      "A favour at work has its price.",
    ],
    relationship: [
      "Work comes between you at the wrong hour.",
      "Your partner feels second to your duties.",
      "A public word hurts in private.",
    ],
    career: [
      "Your work is judged by its wrapping.",
      "Rivalry at work wears a smile.",
      "A pleasant colleague keeps you from the task.",
    ],
    friends: [
      "A friend in office cannot help you after all.",
      "Friendship and work mix badly.",
      "Someone envies you the praise.",
    ],
  },
  {
    whole: [
      "Wishes come true, and they are pretty ones.",
      "Good things are shared with laughter.",
      "Friends give generously, and you enjoy it.",
    ],
    finances: [
      "Friends know good shops and fair prices, so ask them.",
      "A wish about income may be spoken of with a smile.",
      "A wish that costs money is sweeter when it was saved for.",
    ],
    relationship: [
      "A heart's wish of you both comes near.",
      "You are happy together among friends.",
      "Your partner surprises you with something fine.",
    ],
    friends: [
      "Friendship is at its warmest.",
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
      "Clothes, beds and perfumes are well bought.",
    ],
    relationship: [
      "Nights are tender and the door is shut to the world.",
      "You two need nobody else.",
      "A small escape for two does wonders.",
    ],
    travel: [
      "A comfortable journey to a far place beckons.",
      "Rest on the road is as good as the goal.",
      "You sleep well in a strange bed.",
    ],
    friends: [
      "A friend far away sends good wishes.",
      "A quiet friend is the best company.",
      "You help a friend in secret, and it makes you glad.",
    ],
  },
];
