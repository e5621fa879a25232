import type { GrahaEffects } from "../../day-story-words.ts";

export const JUPITER_EFFECTS_EN: GrahaEffects = [
  {
    whole: [
      "You mean well by everyone and forget yourself.",
      "People speak of a change of place or post, and nothing is decided yet.",
      "Good advice is easier to give than to follow.",
    ],
    physique: [
      "You put on weight easily; move a little more.",
      "You are comfortable, and a little slow.",
      "You rest more than you move, and the body feels it.",
    ],
    finances: [
      "You spend more than planned, though for good reasons.",
      "You give more than you can afford.",
      "Money you expect is waiting for a signature.",
    ],
    family: [
      "At home everyone asks for your opinion and then does as they like.",
      "You have little time for the family.",
      "The family is kind and asks much of you.",
    ],
  },
  {
    whole: [
      "People value your words, and you speak kindly.",
      "Your property and your good name are in good order.",
      "People share their good news with you.",
    ],
    finances: [
      "Saving comes easily; put something by before you spend.",
      "You judge a price well, so choose what lasts.",
      "What you saved deserves a look and a plan.",
    ],
    family: [
      "The house is full of people and good food.",
      "Good news about a marriage or a birth reaches the family.",
      "Elders at home bless what you plan.",
    ],
  },
  {
    whole: [
      "Not all the help that people promise comes.",
      "For the moment effort brings less than you hoped.",
      "Your plans are big and the day is short.",
    ],
    finances: [
      "Small costs for trips and gifts add up.",
      "You have to go to many people for the same income.",
      "Somebody promises money and does not give it yet.",
    ],
    travel: [
      "A journey brings less than it cost.",
      "You take too much luggage on a trip.",
      "The way is long and the meeting is short.",
    ],
    family: [
      "Brothers and sisters have their own opinions.",
      "A message or a call in the family is misunderstood.",
      "Relatives expect you and do not say when.",
    ],
    friends: [
      "A friend gives advice when you need a hand.",
      "Old friends are busy with their own work.",
      "A friend does not notice how much you help.",
    ],
  },
  {
    whole: [
      "You look for peace, and visitors come.",
      "What should bring comfort brings work first.",
      "A wish for the home has to wait a little.",
    ],
    status: [
      "The mind looks for support.",
      "You look content and are restless inside.",
      "You have many wishes and cannot choose between them.",
    ],
    finances: [
      "The house or the vehicle takes more money than planned.",
      "You spend money to be comfortable.",
      "Land and its papers need time and money first.",
    ],
    family: [
      "At home good intentions meet tired people.",
      "A mother or an elder needs your time.",
      "Relatives talk too much about a small matter.",
    ],
  },
  {
    whole: [
      "You have good ideas, and people like them.",
      "Children and young people are a joy.",
      "What you have learned helps you take the next step.",
    ],
    status: [
      "Your heart is light and your mind is clear.",
      "It is easy to have faith and to smile.",
      "You see the right way and trust it.",
    ],
    finances: [
      "You see clearly in money matters; take your time and decide.",
      "Money for learning is well spent.",
      "Do the sums first, and the decision is easy.",
    ],
    family: [
      "A child of the family makes everyone proud.",
      "There is something to celebrate at home.",
      "The family listens when you speak of the future.",
    ],
  },
  {
    whole: [
      "There is much to do, and most of it is for others.",
      "Small disputes take the time you need for big plans.",
      "Winning an argument takes half of your day.",
    ],
    finances: [
      "There are fees, fines and repairs to pay.",
      "A loan is easier to take than to give back.",
      "You pay for somebody else's mistake.",
    ],
    career: [
      "Colleagues ask too much because you are kind.",
      "Work is plentiful and thanks are rare.",
      "A small dispute at work grows when it is written down.",
    ],
    family: [
      "A relative's worry becomes yours.",
      "At home an old difference comes up again.",
      "Someone in the family eats little and says less.",
    ],
    health: [
      "After rich food you feel heavy the next morning.",
      "Lighter meals are better for you.",
      "You need more rest than you take.",
    ],
  },
  {
    whole: [
      "The right people come to you.",
      "You reach an agreement that is good for both sides.",
      "You share your joy with others.",
    ],
    finances: [
      "Talk over money with a partner; two heads count better.",
      "A fair price is one that pleases both sides.",
      "People trust you with money; keep the accounts clear.",
    ],
    relationship: [
      "Your partner is your best adviser.",
      "You are good to each other, and it comes easily.",
      "You two may soon decide something happy.",
    ],
    family: [
      "A wedding or a visit brings the family together.",
      "Everybody at home agrees, and gladly.",
      "In-laws show their kind side.",
    ],
  },
  {
    whole: [
      "Plans meet delays that nobody caused.",
      "You carry a worry that is not spoken about.",
      "Be patient with what is not clear yet.",
    ],
    finances: [
      "Shared money needs clear words.",
      "An inheritance or a refund keeps you waiting.",
      "There are costs you did not expect.",
    ],
    family: [
      "The family keeps something to itself.",
      "At home people sleep little and are easily annoyed.",
      "Somebody dear is away on a journey.",
    ],
    health: [
      "Your strength needs more sleep than it gets.",
      "It is better to avoid sweets and oily food.",
      "Give the body time; it does not like to be pushed.",
    ],
  },
  {
    whole: [
      "Luck is on your side, and good people too.",
      "A wise word arrives when you need it.",
      "What is right is also pleasant today.",
    ],
    finances: [
      "Honest money gives peace of mind.",
      "A little money for a good cause is well given.",
      "An elder's advice about money is worth asking for.",
    ],
    travel: [
      "It is a good time to begin a long journey.",
      "A visit to a holy place lifts everyone.",
      "Travel teaches you something you needed to know.",
    ],
    family: [
      "Elders are well and pleased with you.",
      "Prayer and good food bring the family together.",
      "Your father's side has good news.",
    ],
  },
  {
    whole: [
      "People talk about your work, not always when you are there.",
      "Duties grow faster than rewards.",
      "Even if you are right, it is better not to argue.",
    ],
    finances: [
      "Work costs you money before it brings any.",
      "A raise is spoken of and not yet written down.",
      "Fees for good causes fall due together.",
    ],
    career: [
      "A change at work unsettles more than it should.",
      "You advise, and others decide.",
      "Your patience at work is tested.",
    ],
    family: [
      "Work keeps you away from meals at home.",
      "The family has to share you with your duties.",
      "Leave your work at the office; at home you are one of the family.",
    ],
  },
  {
    whole: [
      "What you hoped for may come true, and in good company.",
      "An honest person helps you.",
      "You have friends in the right places, and they are glad to help.",
    ],
    finances: [
      "A good time to speak about income, in plain words and figures.",
      "An old debt to you deserves a polite reminder.",
      "A friend may have good advice about money.",
    ],
    family: [
      "A celebration in the family is close.",
      "Elder brothers or sisters share their luck.",
      "At home there is enough for all and a little more.",
    ],
    friends: [
      "A learned friend helps you a lot.",
      "Good friends gather around you.",
      "A friendship is also useful to both of you.",
    ],
  },
  {
    whole: [
      "You give more than you get, and some of it comes back later.",
      "You spend money on good deeds and travel.",
      "You want to pray and to rest.",
    ],
    finances: [
      "Gifts and good causes cost you money.",
      "Money you send away is slow to come back.",
      "Even a necessary expense makes a difference.",
    ],
    travel: [
      "A journey to a temple costs money and gives you peace.",
      "A trip takes more time than it is worth.",
      "You travel for somebody else's sake.",
    ],
    family: [
      "Someone of the family is far off and is missed.",
      "The house spends more than it takes in for a while.",
      "You help others and have little time for your own family.",
    ],
  },
];
