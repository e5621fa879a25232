import type { DayStoryWords } from "../../day-story-words.ts";

/** Where no graha of an aspect decides: what is left is the general mood of the day. */
export const PLAIN_EN: DayStoryWords["plain"] = {
  physique: {
    good: [
      "The body is willing and asks for little.",
      "Strength is sufficient and well spread over the day.",
      "You move easily and without thinking of it.",
    ],
    even: [
      "The body is neither strong nor weak today.",
      "Strength is neither great nor small today.",
      "Nothing special is asked of the body.",
    ],
    careful: [
      "The body moves at half speed.",
      "Strength has to be shared out over the day.",
      "You feel heavier than you are.",
    ],
  },
  status: {
    good: [
      "The mind is on the bright side.",
      "Thoughts are calm and go one after another.",
      "You are at peace with most things.",
    ],
    even: [
      "The mind is neither light nor heavy.",
      "Moods change and none of them stays.",
      "Inside there is ordinary weather.",
    ],
    careful: [
      "The mind is easily tired.",
      "Thoughts are a little grey around the edges.",
      "Calm has to be looked for.",
    ],
  },
  finances: {
    good: [
      "Money matters run without friction.",
      "The purse meets no surprise.",
      "What comes in and what goes out agree.",
    ],
    even: [
      "In money things stay as they were.",
      "The purse neither fills nor empties.",
      "Accounts show nothing remarkable.",
    ],
    careful: [
      "Money is slow and costs are not.",
      "The purse wants an eye on it.",
      "Spending is easier than earning for now.",
    ],
  },
  relationship: {
    good: [
      "Between you two the mood is friendly.",
      "Closeness needs no great words.",
      "Your partner is easy to reach.",
    ],
    even: [
      "Between you two it is an ordinary day.",
      "Affection is there and makes no noise.",
      "Neither of you asks for much.",
    ],
    careful: [
      "Between you two the tone is a little dry.",
      "Your partner is harder to reach than usual.",
      "Small things rub where love is tired.",
    ],
  },
  career: {
    good: [
      "Work runs along and gives no trouble.",
      "Tasks fit the hours they are given.",
      "You are trusted with what you do.",
    ],
    even: [
      "At work it is a day like others.",
      "Tasks come and go in their usual order.",
      "Work neither pushes nor pulls.",
    ],
    careful: [
      "Work is sticky and takes longer.",
      "Tasks wait for other people.",
      "At work the small things are in the way.",
    ],
  },
  travel: {
    good: ["Roads and connections are kind.", "A trip goes as planned.", "On the way you have luck with people."],
    even: ["Travel is neither urged nor hindered.", "A trip is what you make of it.", "The roads are as they are."],
    careful: [
      "The way takes longer than the map says.",
      "Travel tires more than usual.",
      "A trip asks for a margin of time.",
    ],
  },
  family: {
    good: ["At home the mood is good.", "The family pulls together.", "There is kindness in the house."],
    even: [
      "At home things take their usual course.",
      "The family is busy, each with his own.",
      "The house is neither loud nor quiet.",
    ],
    careful: [
      "At home nerves are a little thin.",
      "The family needs more patience than usual.",
      "In the house each is tired in his own way.",
    ],
  },
  friends: {
    good: [
      "Friends are near and well disposed.",
      "Company is easy to find.",
      "A friend thinks of you at the right time.",
    ],
    even: ["Friends are busy and friendly.", "Company comes if you call it.", "Among friends nothing new is heard."],
    careful: [
      "Friends are far with their thoughts.",
      "Company costs more strength than it gives.",
      "A friend is not in the mood to talk.",
    ],
  },
  health: {
    good: ["Health is steady and sleep is good.", "The body keeps its balance.", "Food and rest agree with you."],
    even: [
      "Health is as it usually is.",
      "Neither better nor worse, the body does its work.",
      "Eating and sleeping keep their measure.",
    ],
    careful: [
      "Health asks for regular hours.",
      "The body is a little sensitive.",
      "Rest is shorter than it should be.",
    ],
  },
};

export const COUNSEL_EN: DayStoryWords["counsel"] = {
  physique: {
    good: [
      "Walk half an hour while the sun is low.",
      "Take up the exercise you had dropped.",
      "Do the heavy lifting now and not next week.",
      "Give the body an hour in the open air.",
      "Stretch well in the morning and notice the difference.",
    ],
    careful: [
      "Do one thing less, and rest your legs.",
      "Lie down for a quarter of an hour after lunch.",
      "Leave heavy loads to a stronger back.",
      "Drink water before you are thirsty.",
      "Go slowly on the stairs and earlier to bed.",
    ],
  },
  status: {
    good: [
      "Decide the small thing you have put off.",
      "Read a page that lifts your mood.",
      "Sit for ten minutes and enjoy the quiet.",
      "Write down what makes you glad.",
      "Trust the first calm thought.",
    ],
    careful: [
      "Put the telephone away for an hour and let the mind rest.",
      "Do not trust a mood before evening.",
      "Say little, and breathe slowly until you are calm.",
      "Leave the news alone for a day.",
      "Sleep on what worries you.",
    ],
  },
  finances: {
    good: [
      "Ask for the money that is owed to you.",
      "Put a part of the money aside the same day.",
      "Compare two prices and then buy.",
      "Settle the account while it is easy.",
      "Talk about the fee before you begin.",
    ],
    careful: [
      "Do not lend it out again the same day.",
      "Leave the large purchase in the shop.",
      "Keep every receipt.",
      "Sign nothing about money in a hurry.",
      "Pay the small bill and put the card away.",
    ],
  },
  relationship: {
    good: [
      "Say the kind thing aloud to the one you love.",
      "Plan an evening for the two of you.",
      "Ask your partner how the day was, and listen to the end.",
      "Bring something small home for the two of you.",
      "Settle the old question between you with a smile.",
    ],
    careful: [
      "Let the first sharp sentence between you pass, and there is no second.",
      "Give your partner an hour of quiet.",
      "Leave what divides the two of you until after breakfast.",
      "Ask your partner once more before you take offence.",
      "Leave the old stories between you untold today.",
    ],
  },
  career: {
    good: [
      "Show your work to the person who decides.",
      "Begin with the difficult part of the work.",
      "Ask for the task you want.",
      "Finish one thing and say that it is finished.",
      "Make the business call you have been preparing.",
    ],
    careful: [
      "Read what came in and answer tomorrow.",
      "Check the figures once more.",
      "Keep your plans to yourself for a day.",
      "Do the work that is due and nothing extra.",
      "Leave the argument at work to others.",
    ],
  },
  travel: {
    good: [
      "Fix the dates and book the tickets.",
      "Leave after breakfast and enjoy the road.",
      "Visit the person you have only written to.",
      "Take the road you have not tried.",
      "Combine the errand with a visit.",
    ],
    careful: [
      "Set out half an hour earlier than you think.",
      "Put off the trip if you can.",
      "Check tickets and keys twice.",
      "Take the known road.",
      "Do by telephone what does not need a journey.",
    ],
  },
  family: {
    good: [
      "Visit a relative rather than send a message.",
      "Eat together at home, without a screen.",
      "Ring your mother's or father's side.",
      "Ask the eldest at home for a story.",
      "Plan the next family gathering.",
    ],
    careful: [
      "Let the others at home finish their sentence.",
      "Do a small job in the house unasked.",
      "Keep money out of the talk at table.",
      "Give advice at home only when it is asked for.",
      "Leave the old family quarrel where it lies.",
    ],
  },
  friends: {
    good: [
      "Ask a friend in plain words, and you are helped.",
      "Accept the invitation.",
      "Write to the friend you miss.",
      "Bring two friends together.",
      "Share what you know with a friend.",
    ],
    careful: [
      "Keep a friend's confidence to yourself.",
      "Lend a friend a book rather than money.",
      "Put off the meeting with friends if you are tired.",
      "Leave a friend's joke without an answer.",
      "Choose one friend instead of a crowd.",
    ],
  },
  health: {
    good: [
      "Begin the good habit now.",
      "Eat fresh food and enjoy it.",
      "Make the appointment for the yearly check.",
      "Sleep an hour before midnight.",
      "Keep what does you good.",
    ],
    careful: [
      "Eat on time and go to bed early.",
      "Choose plain food and warm water.",
      "Let the body have a day off.",
      "Keep oily and late meals for another time.",
      "Put rest before effort, for one day.",
    ],
  },
};
