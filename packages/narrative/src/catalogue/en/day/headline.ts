import type { DayStoryWords } from "../../day-story-words.ts";

export const HEADLINE_EN: DayStoryWords["headline"] = {
  enters: [
    ["The Moon is yours again", "You come first for once", "A lighter step from this morning"],
    ["Time to look into the purse", "Words and money ask for care", "From the mirror to the money box"],
    ["Courage comes back", "The first step is easy again", "A good day to begin and to ask"],
    ["Home asks for you", "Thoughts turn to the house", "A quieter corner is what you need"],
    ["The heart has its own plans", "Small delays, large feelings", "Hopes ask for patience"],
    ["The knot comes loose", "You have the upper hand again", "Now the hard things go well"],
    ["Better in company", "Somebody is glad to see you", "The other half of the table is taken"],
    ["Two days to go gently", "Less is enough for now", "Keep the day small"],
    ["The two heavy days are over", "You can look up again", "The road is open, though not yet smooth"],
    ["Work moves forward", "You are seen, and it helps", "Ask for what you have earned"],
    ["What you hoped for comes nearer", "Friends and good answers arrive together", "The days that give begin"],
    ["Time to rest and to settle accounts", "Quiet hours are well spent", "Let the month come to its end"],
  ],
  stays: [
    ["Still your own day", "Comfort stays with you", "Use the good mood while it is here"],
    ["Count twice, speak once", "The purse stays in hand", "Plain words do the least harm"],
    ["Keep going while it is easy", "The good news goes on", "Courage has found its pace"],
    ["The house has more to say", "Peace at home comes slowly", "Patience under your own roof"],
    ["Wait for the answer a little longer", "Feelings settle by the evening", "Let the plan ripen"],
    ["Finish what you have won", "One obstacle less", "Strength for the last of the hard work"],
    ["Good company stays", "Say the kind thing aloud", "An hour for two"],
    ["One more gentle day", "Rest before you decide", "The smallest plan is the best"],
    ["Step by step on the long road", "Elders have a point", "Steadiness carries the day"],
    ["Carry it to the end", "The right people are looking", "A day for plain good work"],
    ["Good things come in twos", "Let friends help", "Gather what is ripe"],
    ["One more quiet day", "Early to bed, easy of mind", "Nothing new needs to begin today"],
  ],
};
