import type { GrahaEffects } from "../../day-story-words.ts";

export const JUPITER_EFFECTS_EN: GrahaEffects = [
  {
    whole: [
      "You mean well by everyone and forget yourself.",
      "A change of place or post is in the air, and it is not settled.",
      "Good advice is easier to give than to follow.",
    ],
    physique: [
      "The body puts on weight more easily than strength.",
      "You are comfortable, and a little slow.",
      "Ease is pleasant, and the muscles notice it.",
    ],
    finances: [
      "Money goes out for good reasons, and still it goes.",
      "You are generous beyond what the purse allows.",
      "An expected sum waits for a signature.",
    ],
    family: [
      "At home everyone asks for your opinion and does as he likes.",
      "You are away from the family in time if not in place.",
      "The family is kind and full of demands.",
    ],
  },
  {
    whole: [
      "Your words carry weight, and they are kind.",
      "What you own is in good order, and so is your good name.",
      "People bring you good news as if it were yours.",
    ],
    finances: [
      "Saving comes easily; put something by before you spend.",
      "You judge a price well, so choose what lasts.",
      "What you saved deserves a look and a plan.",
    ],
    family: [
      "The table is full and so is the house.",
      "Good news about a marriage or a birth reaches the family.",
      "Elders at home bless what you plan.",
    ],
  },
  {
    whole: [
      "Help is promised more often than it comes.",
      "Effort brings less than it deserves for the moment.",
      "Plans are large and the day is short.",
    ],
    finances: [
      "Small outlays for trips and gifts add up.",
      "Gains need more running about than usual.",
      "A promise about money stays a promise.",
    ],
    travel: [
      "A journey brings less than it cost.",
      "A trip is begun with too much luggage.",
      "The way is long and the meeting is short.",
    ],
    family: [
      "Brothers and sisters have their own opinions.",
      "A letter or a call in the family is misread.",
      "Relatives expect you and do not say when.",
    ],
    friends: [
      "A friend gives advice when you need a hand.",
      "Old companions are busy with themselves.",
      "A friend does not notice how much you help.",
    ],
  },
  {
    whole: [
      "You look for peace and find visitors.",
      "What should bring comfort brings tasks first.",
      "A good wish for the home waits for its hour.",
    ],
    status: [
      "The mind looks for something to lean on.",
      "You are content on the outside and restless within.",
      "Too many good wishes pull in different ways.",
    ],
    finances: [
      "House or vehicle takes more money than planned.",
      "Comfort has its price, and you pay it.",
      "Land and papers take time before they pay.",
    ],
    family: [
      "At home good intentions meet tired people.",
      "A mother or an elder needs your time.",
      "Relatives talk more than the matter deserves.",
    ],
  },
  {
    whole: [
      "Good ideas come, and people who like them.",
      "Children and young people are a joy.",
      "What you have learned opens the next step.",
    ],
    status: [
      "Your heart is light and your mind is clear.",
      "Faith comes easily, and so does a smile.",
      "You see the good way and trust it.",
    ],
    finances: [
      "You see clearly in money matters; take your time and decide.",
      "Money for learning is well spent.",
      "Do the sums first, and the decision is half made.",
    ],
    family: [
      "A child of the family makes everyone proud.",
      "There is something to celebrate at home.",
      "The family listens when you speak of the future.",
    ],
  },
  {
    whole: [
      "Much to do, and little of it is your own.",
      "Small disputes take time from large plans.",
      "You win the argument and lose the afternoon.",
    ],
    finances: [
      "Fees, fines and repairs ask for their share.",
      "A loan is easier to take than to give back.",
      "You pay for somebody else's mistake.",
    ],
    career: [
      "Colleagues see your kindness as time they can use.",
      "Work is plentiful and thanks are rare.",
      "A small dispute at work grows on paper.",
    ],
    family: [
      "A relative's worry becomes yours.",
      "At home old differences look for a new reason.",
      "Someone in the family eats little and says less.",
    ],
    health: [
      "Rich food is paid for the next morning.",
      "The waist asks for lighter meals.",
      "You need more rest than you take.",
    ],
  },
  {
    whole: [
      "The right people come towards you.",
      "An agreement is reached to the good of both sides.",
      "Joy shared is what the day is made of.",
    ],
    finances: [
      "Talk over money with a partner; two heads count better.",
      "A fair price is one that both sides can praise.",
      "People trust you with money; keep the accounts clear.",
    ],
    relationship: [
      "Your partner is your best adviser.",
      "You are good to each other, and it comes easily.",
      "A happy decision for two is near.",
    ],
    family: [
      "A wedding or a visit brings the family together.",
      "Those at home agree for once, and gladly.",
      "In-laws show their kind side.",
    ],
  },
  {
    whole: [
      "Plans meet delays that nobody caused.",
      "You carry a worry that is not spoken about.",
      "Patience with what is hidden pays later.",
    ],
    finances: [
      "Shared money needs clear words.",
      "An inheritance or a refund keeps you waiting.",
      "Costs turn up where you did not look.",
    ],
    family: [
      "The family keeps something to itself.",
      "At home sleep is short and nerves are thin.",
      "A journey keeps somebody dear away.",
    ],
    health: [
      "Your strength needs more sleep than it gets.",
      "Sweets and fat are better left to others.",
      "Give the body time; it does not like to be pushed.",
    ],
  },
  {
    whole: [
      "Luck is on your side, and good people too.",
      "A wise word arrives when you need it.",
      "What is right and what is pleasant agree for once.",
    ],
    finances: [
      "Honest money makes a light heart.",
      "A little money for a good cause is well given.",
      "An elder's advice about money is worth asking for.",
    ],
    travel: [
      "A long journey begins under kind signs.",
      "A visit to a holy place lifts everyone.",
      "Travel teaches you something you needed to know.",
    ],
    family: [
      "Elders are well and well disposed.",
      "Prayer and good food bring the family together.",
      "Your father's side has good news.",
    ],
  },
  {
    whole: [
      "Your standing is discussed, and not always in your presence.",
      "Duties grow faster than rewards.",
      "It is better to be right quietly.",
    ],
    finances: [
      "Work costs you money before it brings any.",
      "A raise is spoken of and not yet written down.",
      "Fees for good causes fall due together.",
    ],
    career: [
      "A change at work unsettles more than it should.",
      "You advise, and others decide.",
      "Your post is secure, and your patience is tested.",
    ],
    family: [
      "Work takes you from the table at home.",
      "The family has to share you with your duties.",
      "At home your title impresses nobody, and that is healthy.",
    ],
  },
  {
    whole: [
      "What you hoped for comes true, and in good company.",
      "Help comes from an honest side.",
      "You have friends in the right places, and they are glad to help.",
    ],
    finances: [
      "A good time to speak about income, in plain words and figures.",
      "An old debt to you deserves a polite reminder.",
      "Good counsel about money is near; a friend may have it.",
    ],
    family: [
      "A celebration in the family is close.",
      "Elder brothers or sisters share their luck.",
      "At home there is enough for all and something over.",
    ],
    friends: [
      "A learned friend helps you more than he knows.",
      "You are at the centre of a good circle.",
      "Friendship and benefit go together for once.",
    ],
  },
  {
    whole: [
      "You give more than you get, and some of it comes back later.",
      "Good deeds and travel take the money.",
      "The heart turns inward, to prayer and to rest.",
    ],
    finances: [
      "Gifts and good causes lighten the purse.",
      "Money goes far away and comes back slowly.",
      "An expense is justified, and it is an expense.",
    ],
    travel: [
      "A journey to a temple or to a far place costs and consoles.",
      "A trip takes longer than its reason.",
      "You travel for somebody else's sake.",
    ],
    family: [
      "Someone of the family is far off and is missed.",
      "The house spends more than it takes in for a while.",
      "You are there for others and late for your own.",
    ],
  },
];
