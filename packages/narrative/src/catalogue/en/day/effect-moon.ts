import type { GrahaEffects } from "../../day-story-words.ts";

export const MOON_EFFECTS_EN: GrahaEffects = [
  {
    whole: [
      "People come to you with a smile, and something you like is on the table.",
      "You feel at home in your own skin, and others notice it.",
      "Kind words reach you unasked, and a small comfort comes with them.",
    ],
    physique: [
      "Your body feels light and rested, and your face shows it.",
      "Good food and a light step go well together.",
      "The body is glad of comfort, and of a walk without hurry.",
    ],
    status: [
      "Your mind is settled and you finish a thought before the next one comes.",
      "A worry has gone quiet and you want company again.",
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
      "Small costs add up and words do the same; both are better counted.",
      "A hasty word may stay longer in the room than you do.",
      "Several people want an answer about money, and none of them is wrong.",
    ],
    status: [
      "The sums of the house go round in your head.",
      "Something that was said stays with you until the evening.",
      "You check twice whether all is in order, and then once more.",
    ],
    finances: [
      "Small change runs away, and you may buy what already lies at home.",
      "Money that was due may take another few days.",
      "What you lent out of politeness is slow to return.",
    ],
    relationship: [
      "A talk about spending can end in a small sulk between you.",
      "Your words may sound harder to your partner than you meant them.",
      "Each of you finds a mistake in the other's sums.",
    ],
    travel: [
      "The road costs more than you planned for.",
      "What you need most is the thing left out of the bag.",
      "Food on the way takes some of the pleasure out of a trip.",
    ],
    family: [
      "A talk about expenses can grow loud at home.",
      "One word at table may taste bitter to somebody in the family.",
      "Everybody at home wishes for something on the same day.",
    ],
  },
  {
    whole: [
      "You have more courage than last week, and good news meets you halfway.",
      "Somebody of your own age takes half of the load.",
      "What you start in the morning has found its feet by the evening.",
    ],
    status: [
      "Your mind is brave, and what looked large looks smaller.",
      "You speak up where you used to keep silent, and feel better for it.",
      "A good piece of news lifts your spirits.",
    ],
    relationship: [
      "You make the first step, and your partner is glad of it.",
      "A plan for two is agreed within one cup of tea.",
      "Warm words between you come without effort.",
    ],
    travel: [
      "A short journey goes smoothly and is worth the fare.",
      "You find a seat, a companion and the right way.",
      "An errand across town brings more than you went for.",
    ],
    family: [
      "A brother or a sister has time for you.",
      "Cousins bring life into the house.",
      "News from a relative pleases everyone at home.",
    ],
    friends: [
      "A friend stands by you without being asked.",
      "Neighbours are in a giving mood.",
      "An old companion writes, and the reply comes easily.",
    ],
  },
  {
    whole: [
      "The house wants your ear, and the mind would like a quiet corner.",
      "Trust is hard to give on such a day; patience is easier.",
      "Something at home keeps your thoughts from wandering far.",
    ],
    status: [
      "Your thoughts go back to an old matter at home.",
      "The mind is a little heavy and does not say why.",
      "You doubt people who mean well, and notice it later.",
    ],
    relationship: [
      "Your partner may be busy with the house and short of words.",
      "A visitor takes the hour that was meant for two.",
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
      "The heart wants one thing and the clock another.",
      "A plan you loved may need another draft.",
    ],
    status: [
      "Feelings run ahead of the facts and come back on foot.",
      "You expect an answer and cannot stop listening for it.",
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
      "You may arrive when the doors are about to close.",
    ],
    family: [
      "A child's lessons or a child's mood is the talk of the house.",
      "At home small wishes meet small refusals.",
      "The young and the old in the family want different things.",
    ],
  },
  {
    whole: [
      "What was troubling you lets go, and you have the upper hand again.",
      "A quarrel loses its reason and somebody admits it.",
      "Hard work goes well, and it is noticed.",
    ],
    status: [
      "Your mind is clear and takes up what it had put off.",
      "An old fear has become too small to find.",
      "You feel equal to what is asked of you.",
    ],
    relationship: [
      "A misunderstanding between you clears up.",
      "Your partner is a help in a practical matter.",
      "What stood between you is settled with one honest sentence.",
    ],
    career: [
      "Work that lay for weeks is finished in one go.",
      "A rival steps back, and your effort speaks for itself.",
      "Those above you see who did the hard part.",
    ],
    travel: [
      "A trip for work brings the result you wanted.",
      "Obstacles on the road clear before you reach them.",
      "You arrive in good time and with strength left.",
    ],
    family: [
      "Those at home take a burden off your shoulders.",
      "A family quarrel ends, and nobody has to win it.",
      "Help in the house turns up when it is needed.",
    ],
    health: [
      "An early supper and a fixed hour of sleep suit you well.",
      "Meals at their hour are a pleasure, and good for you.",
      "Keep up the good habit you began; this is how it takes root.",
    ],
  },
  {
    whole: [
      "Company does you good, and the table is better for two.",
      "People are pleased to see you, and say so.",
      "A meeting goes better than you dared to hope.",
    ],
    status: [
      "Company makes the mind light.",
      "You feel understood, which is rare enough.",
      "A kind face puts you at ease within a minute.",
    ],
    relationship: [
      "The two of you are in step, and others see it.",
      "Your partner has kept an hour free for you.",
      "A tender word is said, and meant.",
    ],
    travel: [
      "A short journey in good company refreshes you.",
      "A trip for two is easy to arrange.",
      "You meet somebody on the way whom you like to meet.",
    ],
    family: [
      "Guests are welcome at home, and bring good humour.",
      "The family sits longer at table than usual.",
      "Relatives by marriage show themselves from their best side.",
    ],
  },
  {
    whole: [
      "Half a plan is plenty, and a short list is a kindness to yourself.",
      "Rest is worth more than promises for now.",
      "Things take a turn you did not plan, and tomorrow they look different.",
    ],
    status: [
      "The mind makes much of little; it passes with a night's sleep.",
      "You feel on edge without a reason you could name.",
      "An unfinished talk keeps your mind busy.",
    ],
    relationship: [
      "One of you is easily hurt, and it may be you.",
      "A promise between you may be forgotten, without ill meaning.",
      "Your partner needs quiet more than advice.",
    ],
    travel: [
      "Delays on the road are likely, and short cuts take longer.",
      "Leaving late makes a journey tiring.",
      "A ticket, a key or a bag asks for a second look.",
    ],
    family: [
      "At home nobody is quite in the mood to listen.",
      "A small upset in the family looks larger than it is.",
      "Somebody at home is tired and hides it.",
    ],
    health: [
      "Sleep is short and the stomach is easily upset.",
      "Your strength runs out earlier than usual.",
      "The body asks for rest in small ways.",
    ],
  },
  {
    whole: [
      "Plans meet a stone or two on the road, and steadiness carries them over.",
      "An elder's opinion differs from yours and has a point.",
      "Luck is not in a hurry, and so you need not be.",
    ],
    status: [
      "You want to believe in something and cannot yet see it.",
      "The mind looks far ahead and trips over what is near.",
      "A doubt about the right way stays with you for some hours.",
    ],
    relationship: [
      "You see things differently, and both of you are sure.",
      "Advice from a third person is not welcome to your partner.",
      "One of you dreams of far places, the other of a quiet evening.",
    ],
    travel: [
      "A longer journey meets a change of plan.",
      "You take the right road at the wrong hour.",
      "Papers for a trip may need another round.",
    ],
    family: [
      "A father or an elder expects a visit.",
      "The family's wishes and your plans meet at the same hour.",
      "An old custom of the house is the cause of a discussion.",
    ],
  },
  {
    whole: [
      "What you ask for is heard, and work moves on by a clear step.",
      "People look to you, and you know what to say.",
      "A task you were given turns into a small success.",
    ],
    status: [
      "Doing things well gives you peace of mind.",
      "You know where you stand, and that is calming.",
      "Recognition does your spirits good.",
    ],
    relationship: [
      "Your partner is proud of you, and shows it.",
      "Something you do for the two of you is seen and valued.",
      "Work leaves you an hour for each other.",
    ],
    career: [
      "A request at work is well received.",
      "Work goes from your hand, and the right person is looking.",
      "You are given something to lead, even if it is small.",
    ],
    travel: [
      "A trip on business is well prepared and well received.",
      "You are expected where you go, and well received.",
      "The road is clear when you are on duty.",
    ],
    family: [
      "Those at home are proud of what you do.",
      "A decision for the family comes out well.",
      "Elders praise something you had thought nobody saw.",
    ],
  },
  {
    whole: [
      "Friends, good answers and the pleasure of a finished thing come together.",
      "Something you had hoped for arrives in the ordinary post.",
      "Good company finds you, and the day is the richer for it.",
    ],
    status: [
      "A wish comes true, and the mind is at ease.",
      "Friends make your heart light.",
      "You count what you have and find it enough.",
    ],
    finances: [
      "Helpful people are about; ask them what you want to know about money.",
      "A sum you had written off is worth one friendly reminder.",
      "A bargain is honest on both sides.",
    ],
    relationship: [
      "Your partner has a pleasant surprise in mind.",
      "Friends in common make the evening warm for you both.",
      "What you had wished for as a couple comes nearer.",
    ],
    travel: [
      "A journey brings a useful acquaintance.",
      "Friends make the way seem short.",
      "A trip ends better than it was planned.",
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
      "Money and strength both run out by small doors.",
      "You long for quiet, and it is the right longing.",
      "The day gives little, and an early night gives back the most.",
    ],
    status: [
      "The mind is tired and wants to be alone for a while.",
      "Old thoughts visit you late in the evening.",
      "You give more attention than you get back.",
    ],
    relationship: [
      "Each of you is far away in thought.",
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
