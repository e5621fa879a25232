import type { GrahaEffects } from "../../day-story-words.ts";

export const MOON_EFFECTS_EN: GrahaEffects = [
  {
    whole: [
      "People come to you with a smile, and there is something you like to eat.",
      "You are at ease with yourself, and others notice it.",
      "People speak kindly to you, and there is some small comfort too.",
    ],
    physique: [
      "Your body feels light and rested, and your face shows it.",
      "You eat well and move easily.",
      "Rest and a slow walk do the body good.",
    ],
    status: [
      "Your mind is settled and you finish a thought before the next one comes.",
      "A worry has passed, and you want company again.",
      "Small things are enough to make you glad.",
    ],
    relationship: [
      "Your partner guesses what you want before you say it.",
      "Talk and laughter come easily between the two of you.",
      "There is time for a meal together, and neither of you hurries.",
    ],
    travel: [
      "A short trip turns out pleasant, and so does the company on the way.",
      "Wherever you stop on the road, somebody makes room for you.",
      "A place you have long wanted to see may come within reach.",
    ],
    family: [
      "They wait for you at home, and eating together does everyone good.",
      "A mother's cooking or a mother's voice brings ease to the house.",
      "Your word counts for more in the family than it did last week.",
    ],
  },
  {
    whole: [
      "Small costs add up, so take care with money, and with words too.",
      "People may remember a hasty word for a long time.",
      "Several people want an answer about money, and none of them is wrong.",
    ],
    status: [
      "You keep thinking about the money of the house.",
      "Something that was said stays with you until the evening.",
      "You check twice whether all is in order, and then once more.",
    ],
    finances: [
      "Small sums are soon spent, and you may buy what you already have.",
      "Money that was due may take another few days.",
      "Money you lent to be polite may come back late.",
    ],
    relationship: [
      "A talk about spending can end in a small sulk between you.",
      "Your words may sound harder to your partner than you meant them.",
      "You two do not agree about the household money.",
    ],
    travel: [
      "The road costs more than you planned for.",
      "You may leave at home what you need most.",
      "Food on the way takes some of the pleasure out of a trip.",
    ],
    family: [
      "A talk about expenses can grow loud at home.",
      "One word during a meal may hurt somebody in the family.",
      "Everybody at home wishes for something on the same day.",
    ],
  },
  {
    whole: [
      "You have more courage than last week, and good news is on its way.",
      "Somebody of your own age shares your work.",
      "What you start in the morning goes well by the evening.",
    ],
    status: [
      "Your mind is brave, and what looked large looks smaller.",
      "You speak up where you used to keep silent, and feel better for it.",
      "A good piece of news lifts your spirits.",
    ],
    relationship: [
      "You take the first step, and your partner is glad of it.",
      "You two agree on a plan over a cup of tea.",
      "Warm words between you come without effort.",
    ],
    travel: [
      "A short journey goes smoothly and is worth the fare.",
      "You find a seat, good company and the right way.",
      "An errand across town brings more than you went for.",
    ],
    family: [
      "A brother or a sister has time for you.",
      "Cousins bring life into the house.",
      "News from a relative pleases everyone at home.",
    ],
    friends: [
      "A friend stands by you without being asked.",
      "Neighbours are ready to help.",
      "An old companion writes, and the reply comes easily.",
    ],
  },
  {
    whole: [
      "Home needs your attention, and your mind needs a quiet place.",
      "It is hard to trust others on such a day; be patient.",
      "Your thoughts stay with a matter at home.",
    ],
    status: [
      "Your thoughts go back to an old matter at home.",
      "You are a little sad and do not know why.",
      "You doubt people who mean well, and notice it later.",
    ],
    relationship: [
      "Your partner may be busy with the house and short of words.",
      "A visitor comes in the hour you had kept for each other.",
      "The silence between you is tiredness and nothing more.",
    ],
    travel: [
      "You are on the road and your thoughts stay at home.",
      "A trip may be put off for the sake of the house.",
      "On the way you wonder whether the door was locked.",
    ],
    family: [
      "An elder at home asks for more time than you had planned.",
      "A repair or a missing thing keeps the family busy.",
      "At home each one waits for the other to begin.",
    ],
  },
  {
    whole: [
      "Small delays try your patience, and children have their own plans.",
      "You want many things, and there is not enough time.",
      "A plan you like may need some change.",
    ],
    status: [
      "You feel strongly first, and see the facts later.",
      "You wait for an answer and can think of nothing else.",
      "The mind wanders off just when it is needed.",
    ],
    relationship: [
      "Each of you waits for the other to show affection first.",
      "A hope you have not spoken may go unseen.",
      "Your partner's mood changes faster than you can follow.",
    ],
    travel: [
      "A pleasure trip may begin late.",
      "With children on the way each stop takes longer.",
      "You may arrive a little before closing time.",
    ],
    family: [
      "A child's lessons or a child's mood is the talk of the house.",
      "At home somebody asks for a small thing and hears no.",
      "The young and the old in the family want different things.",
    ],
  },
  {
    whole: [
      "What troubled you is over, and you are the stronger one again.",
      "A quarrel ends because its reason is gone.",
      "Hard work goes well, and it is noticed.",
    ],
    status: [
      "Your mind is clear and takes up what it had put off.",
      "An old fear no longer troubles you.",
      "You feel equal to what is asked of you.",
    ],
    relationship: [
      "A misunderstanding between you clears up.",
      "Your partner is a help in a practical matter.",
      "One honest talk settles what was between you.",
    ],
    career: [
      "Work that waited for weeks is finished at once.",
      "A rival steps back, and your effort speaks for itself.",
      "Those above you see who did the hard part.",
    ],
    travel: [
      "A trip for work brings the result you wanted.",
      "Nothing stops you on the road.",
      "You arrive in good time and with strength left.",
    ],
    family: [
      "Those at home take a burden off your shoulders.",
      "A family quarrel ends in a way that suits all.",
      "There is help in the house when you need it.",
    ],
    health: [
      "An early supper and a fixed hour of sleep suit you well.",
      "Meals at their hour are a pleasure, and good for you.",
      "Keep up the good habit you began, and it becomes easy.",
    ],
  },
  {
    whole: [
      "Company does you good; do not eat alone.",
      "People are pleased to see you, and say so.",
      "A meeting goes better than you dared to hope.",
    ],
    status: [
      "Being with others makes you cheerful.",
      "You feel that somebody understands you.",
      "A kind person puts you at ease at once.",
    ],
    relationship: [
      "You two agree well, and others see it.",
      "Your partner has kept an hour free for you.",
      "Your partner says a loving word and means it.",
    ],
    travel: [
      "A short journey in good company refreshes you.",
      "A trip for two is easy to arrange.",
      "You meet somebody you like on the way.",
    ],
    family: [
      "Guests are welcome at home, and bring good humour.",
      "The family sits longer at table than usual.",
      "Relatives by marriage are kind to you.",
    ],
  },
  {
    whole: [
      "Do only half of what you planned, and be kind to yourself.",
      "Rest for now, and make no promises.",
      "Things do not go as planned; tomorrow they look different.",
    ],
    status: [
      "Small things look big to you; after a night's sleep it passes.",
      "You feel uneasy and cannot say why.",
      "An unfinished talk keeps your mind busy.",
    ],
    relationship: [
      "One of you is easily hurt, and it may be you.",
      "One of you may forget a promise and mean no harm by it.",
      "Your partner needs quiet more than advice.",
    ],
    travel: [
      "Delays on the road are likely, and short cuts take longer.",
      "Leaving late makes a journey tiring.",
      "Check your ticket, keys and bag once more.",
    ],
    family: [
      "At home nobody is quite in the mood to listen.",
      "A small upset in the family looks larger than it is.",
      "Somebody at home is tired and hides it.",
    ],
    health: [
      "Sleep is short and the stomach is easily upset.",
      "Your strength runs out earlier than usual.",
      "The body shows in small ways that it needs rest.",
    ],
  },
  {
    whole: [
      "Plans meet a few obstacles; go on steadily.",
      "An elder does not agree with you, and is partly right.",
      "Good luck takes its time, so do not hurry.",
    ],
    status: [
      "You want to believe in something and cannot yet see it.",
      "You think far ahead and forget what is near.",
      "A doubt about the right way stays with you for some hours.",
    ],
    relationship: [
      "You two see things differently, and both are sure.",
      "Advice from a third person is not welcome to your partner.",
      "One of you dreams of far places, the other of a quiet evening.",
    ],
    travel: [
      "A longer journey meets a change of plan.",
      "You choose the right road at a bad time.",
      "Papers for a trip may have to be done again.",
    ],
    family: [
      "A father or an elder expects a visit.",
      "The family needs you just when you have other plans.",
      "An old custom of the house is the cause of a discussion.",
    ],
  },
  {
    whole: [
      "People listen to what you ask, and work moves forward.",
      "People look to you, and you know what to say.",
      "A task you were given turns into a small success.",
    ],
    status: [
      "Doing things well gives you peace of mind.",
      "You know where you stand, and that is calming.",
      "Praise does your mind good.",
    ],
    relationship: [
      "Your partner is proud of you, and shows it.",
      "Something you do for the two of you is seen and valued.",
      "Work leaves you an hour for each other.",
    ],
    career: [
      "A request at work is well received.",
      "Work goes easily, and the right person sees it.",
      "You are given something to lead, even if it is small.",
    ],
    travel: [
      "A trip on business is well prepared and well received.",
      "You are expected where you go, and well received.",
      "On a trip for duty the road is clear.",
    ],
    family: [
      "Those at home are proud of what you do.",
      "A decision for the family comes out well.",
      "Elders praise something you had thought nobody saw.",
    ],
  },
  {
    whole: [
      "You have friends, good answers and the joy of finished work.",
      "Something you had hoped for may come today.",
      "Good company makes the day pleasant.",
    ],
    status: [
      "A wish comes true, and the mind is at ease.",
      "Friends make your heart light.",
      "You count what you have and find it enough.",
    ],
    finances: [
      "Helpful people are about; ask them what you want to know about money.",
      "If somebody still owes you money, one friendly reminder is in order.",
      "Buyer and seller are both honest.",
    ],
    relationship: [
      "Your partner has a pleasant surprise in mind.",
      "Friends in common make the evening warm for you both.",
      "What you had wished for as a couple comes nearer.",
    ],
    travel: [
      "A journey brings a useful acquaintance.",
      "With friends the way seems short.",
      "A trip goes better than you planned.",
    ],
    family: [
      "Good news is shared at table, and everyone has a part in it.",
      "An elder sister or brother brings something nice.",
      "The family gathers, and nobody looks at the clock.",
    ],
    friends: [
      "Friends are generous with their time and their contacts.",
      "You meet somebody who is good to know.",
      "A circle of friends takes up your idea.",
    ],
  },
  {
    whole: [
      "Money and strength both go little by little.",
      "You want quiet, and you are right to want it.",
      "Do not expect much of the day; going to bed early helps most.",
    ],
    status: [
      "The mind is tired and wants to be alone for a while.",
      "Old thoughts come back late in the evening.",
      "You give more attention than you get back.",
    ],
    relationship: [
      "Each of you is thinking of something else.",
      "Your partner is tired, and so the talk is short.",
      "You miss closeness, and do not find the moment for it.",
    ],
    travel: [
      "A journey costs more time and money than it brings.",
      "You travel far for a small thing.",
      "Luggage and waiting fill the day on the road.",
    ],
    family: [
      "Somebody of the family is away and is missed.",
      "Repairs or guests cost the house money.",
      "At home you do the work that nobody sees.",
    ],
  },
];
