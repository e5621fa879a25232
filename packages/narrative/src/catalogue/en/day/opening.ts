import type { DayStoryWords } from "../../day-story-words.ts";

export const OPENING_EN: DayStoryWords["opening"] = {
  enters: [
    [
      "The tiring days are behind you. From this morning you can think of yourself again.",
      "You have been tired for some days; today you are yourself again. What you feel and want matters.",
      "The quiet days are over. Easier days begin, and you are at the centre of them.",
    ],
    [
      "After two days for yourself, think of the household money. Take care with what you spend and what you say.",
      "After the easy days come practical ones. Food, money and promises need your attention.",
      "Now that you are rested, you see what the house needs. Put things in order one by one.",
    ],
    [
      "The careful days are done and you can move. What seemed hard last week is easier to do now.",
      "The days of worry about money are over. You want to be active, and there is something to do.",
      "You have been careful long enough; today you may be bold. Short trips and short messages are the most useful.",
    ],
    [
      "You were busy outside; now home needs your time. Something there has waited for you.",
      "The busy days are over, and you are at home more. What you feel matters more than what you get done.",
      "After two busy days your thoughts go home. You would like to be there early.",
    ],
    [
      "Worries about home grow less, and you begin to wish for things. They may not happen as fast as you want.",
      "You leave the worries of the house and think of what you love. Children, plans and hopes take up the day.",
      "You feel like enjoying yourself again. Answers from others may come a little late.",
    ],
    [
      "The waiting is over. You only hoped before; now you act, and there is less in your way.",
      "The days of wishing are over and you get to work. Old troubles are smaller than they were.",
      "You were soft for two days; now you are firm. It is a good time for the tasks you do not like.",
    ],
    [
      "The hard work is done and you may sit down with others. People meet you with a smile.",
      "You have worked alone long enough. From today somebody is with you, and that is good.",
      "The hard part is behind you. What matters now is who is beside you.",
    ],
    [
      "The days in company end, and you keep more to yourself. Small things may cost more than they should, so plan less.",
      "You have done much for others; now save your strength. In two days it is easier again.",
      "Yesterday was easier than today. Some things are not clear yet, so take your time.",
    ],
    [
      "For two days small things may have cost you more than they should. This morning that ends, and you feel better.",
      "Two hard days are behind you. You think of your father, of your teachers, and of the journey you keep putting off.",
      "After a night's sleep the worry is smaller. There is a long way to go, and a few obstacles remain.",
    ],
    [
      "The time of looking around is over; now what you do matters. The work you prepared for comes to you.",
      "You have thought about it long enough; now you can do it. People notice your work.",
      "From this morning people at work listen to you more. Use it for one thing that matters.",
    ],
    [
      "The work is done, and you see its results. Friends come and answers come, and you may ask for what is owed to you.",
      "You have shown what you can do, and others now do something for you. People listen to your wishes more than usual.",
      "After the effort comes the enjoyment. You need not push; it is enough to be there.",
    ],
    [
      "The days of plenty end, and there are things to pay for and sleep to catch up on. It is nothing to worry about.",
      "You have had much company; now quiet is better. Use these two days to clear up old things.",
      "You have received much, and now you give a little back. Rest is the best use of your time.",
    ],
  ],
  stays: [
    [
      "The good mood of yesterday goes on. You need less than usual to be content.",
      "You are still the one people turn to. Let them do something for you as well.",
      "The pleasant days go on. It is a good time to look after yourself.",
    ],
    [
      "Yesterday's questions about money are still open. Another look puts them in order.",
      "Money and words still need care. By now you know how to handle both.",
      "The household still comes first. The one who speaks softly is heard the most.",
    ],
    [
      "Yesterday's courage is still with you. What you began goes on steadily.",
      "You are still quick and willing. If the first try came too early, try a second time.",
      "One piece of good news follows another. Brothers and neighbours are kind to you, and short trips go well.",
    ],
    [
      "Home is still your first thought. Yesterday's unrest has a reason, and you begin to see it.",
      "You still prefer to be quiet at home. To tidy one corner helps more than a long talk.",
      "There is still work at home. Give it an hour, and then you are free.",
    ],
    [
      "You still want things to happen sooner. The answer you wait for may be slow.",
      "Yesterday's wish is still with you. It has become a little clearer.",
      "Children and hopes are still what the day is about. You need not decide anything.",
    ],
    [
      "You are still the stronger one. Yesterday's half-done task can be finished.",
      "Your effort goes on and goes well. Somebody may admit that you were right.",
      "You still have the strength for hard work. Do the unpleasant part before noon.",
    ],
    [
      "You are still in good company. A talk that began yesterday ends in a friendly way.",
      "You still do best together with somebody. Ask, and you get an answer.",
      "People are still warm to you. It is a good time to agree on something.",
    ],
    [
      "It is still a time to go gently. You may feel yesterday's effort in your body.",
      "The hard time lasts one day more. Nothing is lost by waiting.",
      "It is still a slow day. You see more clearly than at other times who and what supports you.",
    ],
    [
      "You go forward steadily. Yesterday's doubt has grown smaller.",
      "You are still thinking far ahead. A word from an older person explains more than a book.",
      "The way is still a little hard. You manage it better than yesterday.",
    ],
    [
      "Work still goes easily. What you promised yesterday can be delivered.",
      "People still think well of you. Finish one thing before you begin another.",
      "The day belongs to what you do well. Praise comes late, but it comes.",
    ],
    [
      "Good days go on. There may be one more friend, one more answer, one more small joy.",
      "Others still do things for you. Say thank you, and they do it gladly.",
      "Good company and good results last another day. Enjoy them without hurry.",
    ],
    [
      "It is still a time to let things end. You are a little tired since yesterday; go to bed early again.",
      "The quiet hours are still the best of the day. Use them to clear away what is old.",
      "Expenses still come one after another. Easier days are near.",
    ],
  ],
};

export const TURNING_EN: DayStoryWords["turning"] = [
  [
    (time) => `From ${time} you feel like yourself again.`,
    (time) => `After ${time} things turn in your favour, beginning with your mood.`,
  ],
  [
    (time) => `From ${time} money and words need more care.`,
    (time) => `After ${time} you think of what the house needs and what it costs.`,
  ],
  [
    (time) => `From ${time} you are braver, and you get answers to what you ask.`,
    (time) => `After ${time} it is easier to take the first step.`,
  ],
  [(time) => `From ${time} your thoughts turn to home.`, (time) => `After ${time} you would rather be at home.`],
  [
    (time) => `From ${time} feelings are stronger than plans.`,
    (time) => `After ${time} you think more of your hopes and of children.`,
  ],
  [
    (time) => `From ${time} you get the better of what was in the way.`,
    (time) => `After ${time} hard things become easier.`,
  ],
  [(time) => `From ${time} company is the best part of the day.`, (time) => `After ${time} people come to you gladly.`],
  [
    (time) => `From ${time} it is better to go slowly, for two days.`,
    (time) => `After ${time} begin only small things.`,
  ],
  [
    (time) => `From ${time} the strain of the last two days is over.`,
    (time) => `After ${time} you can breathe and look further ahead.`,
  ],
  [(time) => `From ${time} work comes first, and it goes well.`, (time) => `After ${time} your effort is seen.`],
  [
    (time) => `From ${time} the day becomes a good one.`,
    (time) => `After ${time} friends come, and good answers with them.`,
  ],
  [
    (time) => `From ${time} rest is better than hurry.`,
    (time) => `After ${time} it is better to save money and strength.`,
  ],
];
