import type { DayStoryWords } from "../../day-story-words.ts";

export const OPENING_EN: DayStoryWords["opening"] = {
  enters: [
    [
      "The days that cost more than they gave are behind you. This morning the attention comes back to you.",
      "You have been tired and far away; today you are here again. What you feel and want counts once more.",
      "The month's quiet end is over. A round of good days starts with you.",
    ],
    [
      "After two days of your own, the household sums come forward. It is the purse and the tongue that decide.",
      "The easy days make room for practical ones. Food, money and promises want your eye.",
      "Now that you are rested, it shows what is missing in the cupboard. Things are put in order one by one.",
    ],
    [
      "The counting is done and you may move. What you had no heart for last week, you now simply do.",
      "The tight days are over. Hands and feet want something to do, and find it.",
      "You have been careful long enough; today you may be bold. Short ways and short messages bring the most.",
    ],
    [
      "You were out and about; now the house wants its share. Something at home has waited for you.",
      "The brisk days end at your own door. What you feel matters more than what you get done.",
      "After the errands comes the evening. The mind goes home before the body does.",
    ],
    [
      "The weight of home is lifted and the heart begins to wish. It wishes faster than things can happen.",
      "You leave the worries of the house and think of what you love. Children, plans and hopes take up the day.",
      "Something in you wants to play again. The world answers a little late.",
    ],
    [
      "The waiting is over. Where you hoped, you now act, and what was in the way gives in.",
      "The days of wishing end and you roll up your sleeves. Old troubles are smaller than they were.",
      "You were soft for two days; now you are firm. It is the hour for unpleasant letters and long lists.",
    ],
    [
      "The struggle is done and you may sit down with others. People turn to you with an open face.",
      "You have worked alone long enough. From today somebody sits opposite you, and that is good.",
      "The hard part is behind you. What matters now is who is beside you.",
    ],
    [
      "The sociable days end and you draw in a little. Small things may cost more than they should, so plan less.",
      "You have given others much; now your strength wants saving. Two days, and then it lifts.",
      "Yesterday's ease has gone quiet. What cannot be seen yet takes its time, and so may you.",
    ],
    [
      "For two days small things may have cost you more than they should. This morning that ends, and you look up again.",
      "The tight place is behind you. You think of your father, of whoever taught you, and of the journey you keep putting off.",
      "You slept on it, and it is smaller. The long road is in front of you, with a few stones left on it.",
    ],
    [
      "The looking about is over; now it counts what you do. Work you have prepared for comes to your desk.",
      "You have thought about the way long enough and can walk it. People notice.",
      "From this morning your word carries further at work. Use it for one thing that matters.",
    ],
    [
      "The work is done and the harvest begins. Friends and answers come in, and what is owed may be asked for.",
      "You have shown what you can do, and now it comes back to you. Wishes are heard more readily than usual.",
      "Effort gives way to reward. You need not push; it is enough to be there.",
    ],
    [
      "The generous days end, and you pay what is due, in money and in sleep. It is nothing to worry about.",
      "Company has been plenty; now quiet is better. The last days of a round are there for clearing up.",
      "You have received much, and a little flows away again. Rest is the best use of the hours.",
    ],
  ],
  stays: [
    [
      "The good mood of yesterday goes on. You need less than usual to be content.",
      "You are still the one people turn to. Let them do something for you as well.",
      "Comfort lasts another day. It is a fair time to look after yourself.",
    ],
    [
      "Yesterday's sums are still on the table. Another look brings order.",
      "Money and words go on asking for care. You have the measure of both by now.",
      "The household still has the first word. Whoever speaks softly gets the most.",
    ],
    [
      "The lift of yesterday carries on. What you began has found its pace.",
      "You are still quick and willing. A second try succeeds where the first was too early.",
      "Good news has company. Brothers, neighbours and short ways are kind to you.",
    ],
    [
      "Home is still what it is all about. Yesterday's unrest has a reason, and you begin to see it.",
      "You are still more within than without. A tidy corner does more than a long talk.",
      "The house goes on asking. Give it an hour, and it lets you go.",
    ],
    [
      "The heart is still ahead of the calendar. An answer you wait for is on its way, and slow.",
      "Yesterday's wish is still with you. It has become a little clearer.",
      "The young and the hopeful go on setting the tone. You need not decide anything.",
    ],
    [
      "You still have the stronger hand. Yesterday's half-done task can be finished.",
      "The good fight goes on and goes well. Somebody admits that you were right.",
      "Strength lasts. What is unpleasant is best done before noon.",
    ],
    [
      "Company stays good. A talk from yesterday finds its friendly end.",
      "You are still best as one of two. Ask, and you are answered.",
      "The warm hours go on. Something agreed now is kept.",
    ],
    [
      "It is still a time to go gently. Yesterday's effort is felt in the bones.",
      "The tight place lasts one day more. Nothing is lost by waiting.",
      "It is still a low day. You see more clearly than at other times what supports you.",
    ],
    [
      "You are on the way, and the pace is steady. Yesterday's doubt has grown quieter.",
      "The long view stays. A word from an older person explains more than a book.",
      "The road goes on uphill for a while. You are in better breath than yesterday.",
    ],
    [
      "Work still goes from your hand. What was promised yesterday can be delivered.",
      "You are still looked at with favour. Finish before you begin something else.",
      "The day belongs to what you do well. Praise comes late, but it comes.",
    ],
    [
      "The harvest goes on. A second friend, a second answer, a second small joy.",
      "You are still on the receiving side. Say thank you, and more follows.",
      "Good company and good returns last another day. Enjoy them without hurry.",
    ],
    [
      "It is still a time to let things end. Yesterday's tiredness wants another early night.",
      "Quiet goes on being the better half of the day. What you clear away stays away.",
      "The purse is still open on the wrong side. The new round is close.",
    ],
  ],
};

export const TURNING_EN: DayStoryWords["turning"] = [
  [
    (time) => `From ${time} you come into your own again.`,
    (time) => `After ${time} things turn in your favour, beginning with your mood.`,
  ],
  [
    (time) => `From ${time} the purse and the choice of words want more care.`,
    (time) => `After ${time} your thoughts go to what is in the house and what it costs.`,
  ],
  [
    (time) => `From ${time} you are braver, and what you ask is answered.`,
    (time) => `After ${time} it is easier to take the first step.`,
  ],
  [
    (time) => `From ${time} the thoughts turn to home.`,
    (time) => `After ${time} you would rather be in your own four walls.`,
  ],
  [
    (time) => `From ${time} feelings speak louder than plans.`,
    (time) => `After ${time} hopes and children take the floor.`,
  ],
  [
    (time) => `From ${time} you get the better of what was in the way.`,
    (time) => `After ${time} hard things become easier.`,
  ],
  [(time) => `From ${time} company is the best part of the day.`, (time) => `After ${time} people come towards you.`],
  [
    (time) => `From ${time} a slower pace is the wiser one, for two days.`,
    (time) => `After ${time} let only small things begin.`,
  ],
  [
    (time) => `From ${time} the tightness of the last two days lets go.`,
    (time) => `After ${time} you can breathe and look further ahead.`,
  ],
  [(time) => `From ${time} work takes the lead, and it goes well.`, (time) => `After ${time} your effort is seen.`],
  [(time) => `From ${time} the day begins to give.`, (time) => `After ${time} friends and good answers come in.`],
  [
    (time) => `From ${time} rest is worth more than haste.`,
    (time) => `After ${time} money and strength are better kept together.`,
  ],
];
