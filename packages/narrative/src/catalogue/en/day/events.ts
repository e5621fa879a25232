import type { DayStoryWords } from "../../day-story-words.ts";

export const EVENTS_EN: Pick<
  DayStoryWords,
  "held" | "ingress" | "station" | "meets" | "eclipse" | "eclipseDate" | "ownDay" | "limb"
> = {
  held: [
    "Part of the good is held back for now; count it when it has come.",
    "What is well meant arrives late today.",
    "The signs are good, and the result takes its time.",
    "Help is on its way and not here yet; manage with what you have.",
    "The good of the day comes in small pieces.",
  ],
  ingress: {
    sun: [
      "The Sun has changed its sign, and a new month of purpose begins.",
      "A new solar month has begun: what you give your best strength to is changing.",
      "The Sun has moved into its next sign, and the duties of the month change with it.",
      "The Sun is in a new sign now: another matter asks for your best hours this month.",
      "Since the Sun has changed its sign, respect comes from another kind of work for a month.",
    ],
    mars: [
      "Mars has changed its sign: the place where you push and hurry is another from now on.",
      "With Mars in a new sign, energy goes to a different part of life for some weeks.",
      "Mars has moved into another sign, and your effort is wanted in a new place.",
      "Mars is in another sign now: you put your strength into something else than before.",
      "Since Mars has changed its sign, what was slow may become quick, and what was quick may slow down.",
    ],
    mercury: [
      "Mercury has changed its sign: talk, papers and trade have a new subject.",
      "With Mercury in a new sign, messages come from another side.",
      "Mercury has moved into another sign, and people bring you a different kind of question.",
      "Mercury is in another sign now: you think and talk about other things than last week.",
      "Since Mercury has changed its sign, what you read, count and write is of another kind for some weeks.",
    ],
    jupiter: [
      "Jupiter has changed its sign, which happens about once a year: good counsel and growth move elsewhere.",
      "Jupiter is in a new sign: a new chapter of help and learning begins.",
      "Jupiter has moved into another sign, and things begin to grow in another part of life.",
      "Jupiter is in another sign now: look for your teachers in a new place.",
      "Since Jupiter has changed its sign, what you hope for and learn from is of another kind.",
    ],
    venus: [
      "Venus has changed its sign: what is pleasant comes from another side.",
      "With Venus in a new sign, taste, comfort and affection look for a new place.",
      "Venus has moved into another sign, and you enjoy other things than last month.",
      "Venus is in another sign now: affection shows itself in a different way.",
      "Since Venus has changed its sign, what you like to buy, wear and look at is changing too.",
    ],
    saturn: [
      "Saturn has changed its sign, which happens once in two or three years: duty moves to another part of life.",
      "Saturn is in a new sign: a long task ends and another begins.",
      "Saturn has moved into another sign, and another part of life asks for patience.",
      "Saturn is in another sign now: the slow work of the coming time lies elsewhere.",
      "Since Saturn has changed its sign, an old weight is lighter and a new duty takes its place.",
    ],
    rahu: [
      "Rahu has changed its sign: what tempts and drives you is of another kind for the next year and a half.",
      "With Rahu in a new sign, ambition has found another field.",
      "Rahu has moved into another sign, and something you hardly noticed begins to attract you.",
      "Rahu is in another sign now: you are curious about other things than last year.",
      "Since Rahu has changed its sign, restless wishes look for a new aim.",
    ],
    ketu: [
      "Ketu has changed its sign: what you are ready to let go of is something else now.",
      "With Ketu in a new sign, an old attachment loosens.",
      "Ketu has moved into another sign, and what you once held tightly matters less.",
      "Ketu is in another sign now: look at what you no longer need.",
      "Since Ketu has changed its sign, you want less in one part of life and see it more clearly.",
    ],
  },
  station: {
    mars: {
      retrograde: [
        "Mars stands still today and turns back: what was forced is gone over once more.",
        "Today Mars begins to move backwards, and hasty starts ask for a second look.",
        "From today Mars moves backwards, and strength is better spent on what you have begun.",
        "Mars turns back today: where something resists, try another way instead of pushing.",
        "Mars stops today and moves back for about ten weeks: finish before you start.",
      ],
      direct: [
        "Mars stands still today and moves forward again: effort that was stuck begins to move.",
        "Today Mars turns forward, and energy returns to what you had put aside.",
        "From today Mars moves forward, and what you repaired can be used.",
        "Mars turns forward today: courage has a clear direction again.",
        "Mars stops moving back today, and delays caused by quarrels grow fewer.",
      ],
    },
    mercury: {
      retrograde: [
        "Mercury stands still today and turns back: read twice what you sign or send for about three weeks.",
        "Today Mercury begins to move backwards, and old messages come up again.",
        "From today Mercury moves backwards, and a question you thought answered is asked again.",
        "Mercury turns back today: keep copies, and confirm times and places.",
        "Mercury stops today and goes back over its path, and so do talks and papers.",
      ],
      direct: [
        "Mercury stands still today and moves forward again: papers and talks that were stuck come free.",
        "Today Mercury turns forward, and misunderstandings clear up one after another.",
        "From today Mercury moves forward, and an answer you have waited for can come.",
        "Mercury turns forward today: what you have checked twice can be sent.",
        "Mercury stops moving back today, and talk becomes simpler.",
      ],
    },
    jupiter: {
      retrograde: [
        "Jupiter stands still today and turns back: growth goes inward for four months.",
        "Today Jupiter begins to move backwards, and plans are thought through again.",
        "From today Jupiter moves backwards, and you learn more from what you know than from what is new.",
        "Jupiter turns back today: a promise made in a good mood is looked at again.",
        "Jupiter stops today and moves back for about four months: faith grows quietly.",
      ],
      direct: [
        "Jupiter stands still today and moves forward again: help and good counsel come out into the open.",
        "Today Jupiter turns forward, and a plan that rested goes on.",
        "From today Jupiter moves forward, and people who can help have time again.",
        "Jupiter turns forward today: what you have thought through can be begun.",
        "Jupiter stops moving back today, and confidence returns little by little.",
      ],
    },
    venus: {
      retrograde: [
        "Venus stands still today and turns back: old affections and old purchases are looked at again.",
        "Today Venus begins to move backwards, and what is dear to you is weighed again.",
        "From today Venus moves backwards, and people from the past come to mind.",
        "Venus turns back today: wait a little with costly and beautiful things.",
        "Venus stops today and moves back for about six weeks: find out what you really like.",
      ],
      direct: [
        "Venus stands still today and moves forward again: ease between people returns.",
        "Today Venus turns forward, and what you love goes on from where it stopped.",
        "From today Venus moves forward, and a gift or a kind word is easier to give.",
        "Venus turns forward today: a taste you have tested can be trusted.",
        "Venus stops moving back today, and talks about love and money become lighter.",
      ],
    },
    saturn: {
      retrograde: [
        "Saturn stands still today and turns back: a duty you thought finished asks for a correction.",
        "Today Saturn begins to move backwards, and old work is checked once more.",
        "From today Saturn moves backwards, and what was built too quickly is strengthened.",
        "Saturn turns back today: look once more at what you have promised for the long run.",
        "Saturn stops today and moves back for more than four months: order comes before speed.",
      ],
      direct: [
        "Saturn stands still today and moves forward again: slow matters come into motion.",
        "Today Saturn turns forward, and long waiting comes nearer to its end.",
        "From today Saturn moves forward, and steady work begins to show.",
        "Saturn turns forward today: what you have put in order can carry more.",
        "Saturn stops moving back today, and old delays become shorter.",
      ],
    },
  },
  meets: {
    sun: [
      "The Moon meets the Sun today: one round ends in silence and another begins.",
      "The Moon goes into the Sun's light today, and you gather your thoughts.",
      "Moon and Sun are together today: a good time to wish and a poor one to judge.",
      "The Moon is beside the Sun today, and little of her light is left: rest before you begin.",
      "With the Moon passing the Sun, what you feel and what you want are one.",
    ],
    mars: [
      "The Moon passes Mars today: the blood is quick, and so is the tongue.",
      "The Moon is beside Mars today, and feelings turn into deeds at once.",
      "With the Moon passing Mars, you are brave and easily provoked.",
      "The Moon comes to Mars today, and a small thing can make you angry.",
      "Beside Mars the Moon is restless: count to ten before you answer.",
    ],
    mercury: [
      "The Moon passes Mercury today: there is much to talk about, and most of it is light.",
      "The Moon is beside Mercury today, and a message finds the right words.",
      "With the Moon passing Mercury, you learn something by listening.",
      "The Moon comes to Mercury today, and a light talk clears up a heavy matter.",
      "Beside Mercury the Moon is quick to understand: ask, read and write.",
    ],
    jupiter: [
      "The Moon passes Jupiter today: a generous hour is hidden in the day.",
      "The Moon is beside Jupiter today, and good will comes from an older or wiser person.",
      "With the Moon passing Jupiter, the heart is wide and the table full.",
      "The Moon comes to Jupiter today, and people are glad to help.",
      "Beside Jupiter the Moon is calm: hope is easy, and thanks come from the heart.",
    ],
    venus: [
      "The Moon passes Venus today: something beautiful crosses your way.",
      "The Moon is beside Venus today, and kindness comes easily.",
      "With the Moon passing Venus, taste and tenderness set the tone.",
      "The Moon comes to Venus today, and good company finds you.",
      "Beside Venus the Moon is gentle: music, food and flowers please more than usual.",
    ],
    saturn: [
      "The Moon passes Saturn today: the mood is sober, and good for serious work.",
      "The Moon is beside Saturn today, and things weigh what they weigh.",
      "With the Moon passing Saturn, patience is the best company.",
      "The Moon comes to Saturn today, and you feel the weight of your duties.",
      "Beside Saturn the Moon is slow: take one thing after another.",
    ],
    rahu: [
      "The Moon passes Rahu today: the mind wants more than it needs.",
      "The Moon is beside Rahu today, and not every first impression holds.",
      "With the Moon passing Rahu, sleep on what excites you.",
      "The Moon comes to Rahu today, and you may see more in a thing than there is.",
      "Beside Rahu the Moon is uneasy: ask twice before you believe.",
    ],
    ketu: [
      "The Moon passes Ketu today: something lets go of you, or you of it.",
      "The Moon is beside Ketu today, and silence says more than talk.",
      "With the Moon passing Ketu, simple things are enough.",
      "The Moon comes to Ketu today, and you would rather be left alone.",
      "Beside Ketu the Moon is distant: leave explanations for another day.",
    ],
  },
  eclipse: {
    solar: [
      (from) =>
        `From ${from} an eclipse of the Sun is seen from your place: custom keeps the time for prayer and begins nothing.`,
      (from) => `The Sun is eclipsed in your sky from ${from}; keep the hour quiet and new plans for later.`,
      (from) =>
        `An eclipse of the Sun can be seen from your place from ${from}: many eat before it and bathe after it.`,
      (from) => `From ${from} the Moon covers the Sun in your sky; many spend the time in prayer.`,
      (from) =>
        `Your place sees an eclipse of the Sun from ${from}: a time for prayer and giving rather than for beginnings.`,
    ],
    lunar: [
      (from) =>
        `From ${from} an eclipse of the Moon is seen from your place: custom keeps the time for prayer and begins nothing.`,
      (from) => `The Moon is eclipsed in your sky from ${from}; keep the hour quiet and new plans for later.`,
      (from) =>
        `An eclipse of the Moon can be seen from your place from ${from}: many eat before it and bathe after it.`,
      (from) =>
        `From ${from} the Moon passes through the shadow of the Earth in your sky; many spend the time in prayer.`,
      (from) =>
        `Your place sees an eclipse of the Moon from ${from}: a time for prayer and giving rather than for beginnings.`,
    ],
  },
  eclipseDate: [
    "It comes before sunrise and so belongs to this day; calendars print it under the next date.",
    "Because it comes after midnight, calendars put it under the next date; the day of the almanac ends at sunrise.",
    "It is told today because the day lasts until sunrise; look for it under the next date in a calendar.",
    "After midnight calendars count the next date, but this day goes on until sunrise.",
    "The day of the almanac ends at sunrise, so the eclipse is told here; a calendar has it one date later.",
  ],
  ownDay: {
    ravi: [
      "Sunday is the day of the lord of your sign, and you feel more yourself on it.",
      "It is Sunday, your sign's own day: a morning in the light does you good.",
      "On Sunday, your sign's own day, people listen to you.",
    ],
    soma: [
      "Monday is the day of the lord of your sign, and feeling guides you well on it.",
      "It is Monday, your sign's own day: what you begin gently goes far.",
      "On Monday, your sign's own day, you sense what others need.",
    ],
    mangala: [
      "Tuesday is the day of the lord of your sign, and courage comes easily on it.",
      "It is Tuesday, your sign's own day: one brave thing is enough.",
      "On Tuesday, your sign's own day, what needs courage is easier to begin.",
    ],
    budha: [
      "Wednesday is the day of the lord of your sign, and your words find their way on it.",
      "It is Wednesday, your sign's own day: write, ask and learn.",
      "On Wednesday, your sign's own day, figures and words come out right.",
    ],
    guru: [
      "Thursday is the day of the lord of your sign, and good advice is near on it.",
      "It is Thursday, your sign's own day: look for a person wiser than you.",
      "On Thursday, your sign's own day, a good deed goes further than usual.",
    ],
    shukra: [
      "Friday is the day of the lord of your sign, and kindness comes back to you on it.",
      "It is Friday, your sign's own day: make something beautiful, however small.",
      "On Friday, your sign's own day, people like to be near you.",
    ],
    shani: [
      "Saturday is the day of the lord of your sign, and steady work suits you on it.",
      "It is Saturday, your sign's own day: order brings peace.",
      "On Saturday, your sign's own day, patience is repaid.",
    ],
  },
  limb: {
    purnima: [
      "It is full Moon: what has grown for two weeks can be seen and shared.",
      "The full Moon makes hearts wide and nights short.",
      "On the full Moon many homes light a lamp and share something sweet.",
      "It is the day of the full Moon: thank somebody who has helped you this month.",
      "Under the full Moon people talk longer and forgive sooner.",
    ],
    amavasya: [
      "It is Amavasya: custom remembers those who went before and begins nothing.",
      "The Moon is dark today, and the day is kept for rest and remembrance.",
      "On Amavasya the old is laid aside with thanks.",
      "It is Amavasya: a lamp, a prayer and an early night are enough.",
      "On Amavasya many give food in memory of their elders.",
    ],
    ekadashi: [
      "It is Ekadashi: a light meal and a calm mind go well together.",
      "On Ekadashi many fast or eat little, and feel the clearer for it.",
      "Ekadashi asks for little food and few words.",
      "It is Ekadashi: what you leave out does you as much good as what you do.",
      "On Ekadashi many read the stories of Vishnu, or listen to them.",
    ],
    empty: [
      "The tithi at sunrise is an empty one: finish the old before you begin the new.",
      "It is one of the month's empty tithis, good for clearing out and for nothing large.",
      "Under an empty tithi what is closed stays closed, and that has its use.",
      "There is an empty tithi at sunrise: pay, return and clear away what is left over.",
      "This is a day of an empty tithi, better for repairs than for purchases.",
    ],
    badYoga: [
      "The day starts under a yoga that custom keeps for prayer and giving.",
      "A gift suits the yoga of this morning better than a new venture.",
      "The yoga at sunrise asks for modest plans and an open hand.",
      "The yoga at sunrise is a heavy one: light a lamp before you set to work.",
      "Under this morning's yoga small steps are better than large ones.",
    ],
  },
};
