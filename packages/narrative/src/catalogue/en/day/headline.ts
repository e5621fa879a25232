import type { DayStoryWords } from "../../day-story-words.ts";

export const HEADLINE_EN: DayStoryWords["headline"] = {
  enters: [
    ["The Moon is with you again", "You come first for once", "A lighter step from this morning"],
    ["Time to look at your money", "Words and money ask for care", "A day for money and practical things"],
    ["Courage comes back", "The first step is easy again", "A good day to begin and to ask"],
    ["Home needs you", "Thoughts turn to the house", "A quiet place is what you need"],
    ["Feelings are stronger than plans", "Small delays and strong feelings", "Be patient with your hopes"],
    ["A problem becomes easier", "You are the stronger one again", "Now the hard things go well"],
    ["Better in company", "Somebody is glad to see you", "A day to share with somebody"],
    ["Two days to go gently", "A little is enough for now", "Keep the day small"],
    ["The two heavy days are over", "You can look up again", "The way is open, though not yet easy"],
    ["Work moves forward", "People notice your work", "Ask for what you have earned"],
    ["What you hoped for comes nearer", "Friends and good answers arrive together", "The good days begin"],
    ["Time to rest and to pay what is due", "Quiet hours are well spent", "Finish the old before the new"],
  ],
  stays: [
    ["Still your own day", "Comfort stays with you", "Use the good mood while it is here"],
    ["Count twice, speak once", "Spend with care", "Simple, kind words are best"],
    ["Keep going while it is easy", "The good news goes on", "Your courage is steady now"],
    ["Home still needs your time", "Peace at home comes slowly", "Be patient at home"],
    ["Wait for the answer a little longer", "Feelings settle by the evening", "Give the plan more time"],
    ["Finish what you have begun", "One obstacle less", "Strength for the last of the hard work"],
    ["Good company stays", "Say the kind thing aloud", "An hour for two"],
    ["One more gentle day", "Rest before you decide", "The smallest plan is the best"],
    ["Step by step on the long road", "Listen to your elders", "Steady work is best today"],
    ["Finish the work you have begun", "The right people notice you", "A day for plain good work"],
    ["Good news can come again", "Let friends help", "Enjoy what your work has brought"],
    ["One more quiet day", "Early to bed with a calm mind", "Nothing new needs to begin today"],
  ],
};
