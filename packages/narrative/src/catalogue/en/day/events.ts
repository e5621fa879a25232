import type { DayStoryWords } from "../../day-story-words.ts";

export const EVENTS_EN: Pick<
  DayStoryWords,
  "held" | "ingress" | "station" | "meets" | "eclipse" | "eclipseDate" | "ownDay" | "limb"
> = {
  held: [
    "Part of the good is held back for now; count it when it has come.",
    "What is well meant arrives late today.",
    "The signs are good, and the result takes its time.",
  ],
  ingress: {
    sun: [
      "The Sun has changed its sign, and a new month of purpose begins.",
      "A new solar month has begun: what you give your best strength to is changing.",
    ],
    mars: [
      "Mars has changed its sign: the place where you push and hurry is another from now on.",
      "With Mars in a new sign, energy goes to a different part of life for some weeks.",
    ],
    mercury: [
      "Mercury has changed its sign: talk, papers and trade have a new subject.",
      "With Mercury in a new sign, messages come from another side.",
    ],
    jupiter: [
      "Jupiter has changed its sign, which happens about once a year: good counsel and growth move elsewhere.",
      "Jupiter is in a new sign: a new chapter of help and learning begins.",
    ],
    venus: [
      "Venus has changed its sign: what is pleasant comes from another side.",
      "With Venus in a new sign, taste, comfort and affection look for a new place.",
    ],
    saturn: [
      "Saturn has changed its sign, which happens once in two or three years: duty moves to another part of life.",
      "Saturn is in a new sign: a long task ends and another begins.",
    ],
    rahu: [
      "Rahu has changed its sign: what tempts and drives you is of another kind for the next year and a half.",
      "With Rahu in a new sign, ambition has found another field.",
    ],
    ketu: [
      "Ketu has changed its sign: what you are ready to let go of is something else now.",
      "With Ketu in a new sign, an old attachment loosens.",
    ],
  },
  station: {
    mars: {
      retrograde: [
        "Mars stands still today and turns back: what was forced is gone over once more.",
        "Today Mars begins to move backwards, and hasty starts ask for a second look.",
      ],
      direct: [
        "Mars stands still today and moves forward again: effort that was stuck begins to move.",
        "Today Mars turns forward, and energy returns to what you had put aside.",
      ],
    },
    mercury: {
      retrograde: [
        "Mercury stands still today and turns back: read twice what you sign or send for about three weeks.",
        "Today Mercury begins to move backwards, and old messages come up again.",
      ],
      direct: [
        "Mercury stands still today and moves forward again: papers and talks that were stuck come free.",
        "Today Mercury turns forward, and misunderstandings clear up one after another.",
      ],
    },
    jupiter: {
      retrograde: [
        "Jupiter stands still today and turns back: growth goes inward for four months.",
        "Today Jupiter begins to move backwards, and plans are thought through again.",
      ],
      direct: [
        "Jupiter stands still today and moves forward again: help and good counsel come out into the open.",
        "Today Jupiter turns forward, and a plan that rested goes on.",
      ],
    },
    venus: {
      retrograde: [
        "Venus stands still today and turns back: old affections and old purchases are looked at again.",
        "Today Venus begins to move backwards, and what is dear to you is weighed again.",
      ],
      direct: [
        "Venus stands still today and moves forward again: ease between people returns.",
        "Today Venus turns forward, and what you love goes on from where it stopped.",
      ],
    },
    saturn: {
      retrograde: [
        "Saturn stands still today and turns back: a duty you thought finished asks for a correction.",
        "Today Saturn begins to move backwards, and old work is checked once more.",
      ],
      direct: [
        "Saturn stands still today and moves forward again: slow matters come into motion.",
        "Today Saturn turns forward, and long waiting comes nearer to its end.",
      ],
    },
  },
  meets: {
    sun: [
      "The Moon meets the Sun today: one round ends in silence and another begins.",
      "The Moon goes into the Sun's light today, and you gather your thoughts.",
      "Moon and Sun are together today: a good time to wish and a poor one to judge.",
    ],
    mars: [
      "The Moon passes Mars today: the blood is quick, and so is the tongue.",
      "The Moon is beside Mars today, and feelings turn into deeds at once.",
      "With the Moon passing Mars, you are brave and easily provoked.",
    ],
    mercury: [
      "The Moon passes Mercury today: there is much to talk about, and most of it is light.",
      "The Moon is beside Mercury today, and a message finds the right words.",
      "With the Moon passing Mercury, you learn something by listening.",
    ],
    jupiter: [
      "The Moon passes Jupiter today: a generous hour is hidden in the day.",
      "The Moon is beside Jupiter today, and good will comes from an older or wiser person.",
      "With the Moon passing Jupiter, the heart is wide and the table full.",
    ],
    venus: [
      "The Moon passes Venus today: something beautiful crosses your way.",
      "The Moon is beside Venus today, and kindness comes easily.",
      "With the Moon passing Venus, taste and tenderness set the tone.",
    ],
    saturn: [
      "The Moon passes Saturn today: the mood is sober, and good for serious work.",
      "The Moon is beside Saturn today, and things weigh what they weigh.",
      "With the Moon passing Saturn, patience is the best company.",
    ],
    rahu: [
      "The Moon passes Rahu today: the mind wants more than it needs.",
      "The Moon is beside Rahu today, and not every first impression holds.",
      "With the Moon passing Rahu, sleep on what excites you.",
    ],
    ketu: [
      "The Moon passes Ketu today: something lets go of you, or you of it.",
      "The Moon is beside Ketu today, and silence says more than talk.",
      "With the Moon passing Ketu, simple things are enough.",
    ],
  },
  eclipse: {
    solar: [
      (from) =>
        `From ${from} an eclipse of the Sun is seen from your place: custom keeps the time for prayer and begins nothing.`,
      (from) => `The Sun is eclipsed in your sky from ${from}; keep the hour quiet and new plans for later.`,
    ],
    lunar: [
      (from) =>
        `From ${from} an eclipse of the Moon is seen from your place: custom keeps the time for prayer and begins nothing.`,
      (from) => `The Moon is eclipsed in your sky from ${from}; keep the hour quiet and new plans for later.`,
    ],
  },
  eclipseDate: "It comes before sunrise and so belongs to this day; calendars print it under the next date.",
  ownDay: {
    ravi: [
      "Sunday is the day of the lord of your sign, and you feel more yourself on it.",
      "It is Sunday, your sign's own day: a morning in the light does you good.",
    ],
    soma: [
      "Monday is the day of the lord of your sign, and feeling guides you well on it.",
      "It is Monday, your sign's own day: what you begin gently goes far.",
    ],
    mangala: [
      "Tuesday is the day of the lord of your sign, and courage comes easily on it.",
      "It is Tuesday, your sign's own day: one brave thing is enough.",
    ],
    budha: [
      "Wednesday is the day of the lord of your sign, and your words find their way on it.",
      "It is Wednesday, your sign's own day: write, ask and learn.",
    ],
    guru: [
      "Thursday is the day of the lord of your sign, and good advice is near on it.",
      "It is Thursday, your sign's own day: look for a person wiser than you.",
    ],
    shukra: [
      "Friday is the day of the lord of your sign, and kindness comes back to you on it.",
      "It is Friday, your sign's own day: make something beautiful, however small.",
    ],
    shani: [
      "Saturday is the day of the lord of your sign, and steady work suits you on it.",
      "It is Saturday, your sign's own day: order brings peace.",
    ],
  },
  limb: {
    purnima: [
      "It is full Moon: what has grown for two weeks can be seen and shared.",
      "The full Moon makes hearts wide and nights short.",
      "On the full Moon many homes light a lamp and share something sweet.",
    ],
    amavasya: [
      "It is Amavasya: custom remembers those who went before and begins nothing.",
      "The Moon is dark today, and the day is kept for rest and remembrance.",
      "On Amavasya the old is laid aside with thanks.",
    ],
    ekadashi: [
      "It is Ekadashi: a light meal and a calm mind go well together.",
      "On Ekadashi many fast or eat little, and feel the clearer for it.",
      "Ekadashi asks for little food and few words.",
    ],
    empty: [
      "The tithi at sunrise is an empty one: finish the old before you begin the new.",
      "It is one of the month's empty tithis, good for clearing out and for nothing large.",
      "Under an empty tithi what is closed stays closed, and that has its use.",
    ],
    badYoga: [
      "The day starts under a yoga that custom keeps for prayer and giving.",
      "A gift suits the yoga of this morning better than a new venture.",
      "The yoga at sunrise asks for modest plans and an open hand.",
    ],
  },
};
