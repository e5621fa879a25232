import type { DayStoryWords } from "../../day-story-words.ts";

export const EVENTS_EN: Pick<
  DayStoryWords,
  "held" | "ingress" | "station" | "meets" | "eclipse" | "eclipseDate" | "ownDay" | "limb"
> = {
  held: [
    "Some of the good is delayed for now; do not count on it yet.",
    "Good things are meant for you today, but they come late.",
    "The signs are good, but the result takes time.",
    "Help is on its way but not here yet; manage with what you have.",
    "The good of the day comes little by little.",
  ],
  ingress: {
    sun: [
      "The Sun has changed its sign, and a new solar month begins with new aims.",
      "A new solar month has begun: what you give your best strength to is changing.",
      "The Sun has moved into its next sign, and the duties of the month change with it.",
      "The Sun is in a new sign now: another matter needs your best hours this month.",
      "Since the Sun has changed its sign, respect comes from another kind of work for a month.",
    ],
    mars: [
      "Mars has changed its sign: from now on you are in a hurry about other things.",
      "With Mars in a new sign, your energy goes to another part of life for some weeks.",
      "Mars has moved into another sign, and a new matter needs your effort.",
      "Mars is in another sign now: you put your strength into something else than before.",
      "Since Mars has changed its sign, what was slow may become quick, and what was quick may slow down.",
    ],
    mercury: [
      "Mercury has changed its sign: your talk, papers and business turn to new subjects.",
      "With Mercury in a new sign, messages come from other people than before.",
      "Mercury has moved into another sign, and people bring you a different kind of question.",
      "Mercury is in another sign now: you think and talk about other things than last week.",
      "Since Mercury has changed its sign, you read and write about other things for some weeks.",
    ],
    jupiter: [
      "Jupiter has changed its sign, which happens about once a year: help and growth come in another part of life.",
      "Jupiter is in a new sign: a new time of help and learning begins.",
      "Jupiter has moved into another sign, and things begin to grow in another part of life.",
      "Jupiter is in another sign now: you may learn from new teachers.",
      "Since Jupiter has changed its sign, you hope for other things than before.",
    ],
    venus: [
      "Venus has changed its sign: you find pleasure in another part of life.",
      "With Venus in a new sign, you look for comfort and affection in a new place.",
      "Venus has moved into another sign, and you enjoy other things than last month.",
      "Venus is in another sign now: people show affection in a different way.",
      "Since Venus has changed its sign, what you like to buy, wear and look at is changing too.",
    ],
    saturn: [
      "Saturn has changed its sign, which happens once in two or three years: duty moves to another part of life.",
      "Saturn is in a new sign: a long task ends and another begins.",
      "Saturn has moved into another sign, and another part of life asks for patience.",
      "Saturn is in another sign now: the long, slow work is in another part of life.",
      "Since Saturn has changed its sign, an old duty is lighter and a new one takes its place.",
    ],
    rahu: [
      "Rahu has changed its sign: for the next year and a half you want other things than before.",
      "With Rahu in a new sign, you have a new ambition.",
      "Rahu has moved into another sign, and something you hardly noticed begins to attract you.",
      "Rahu is in another sign now: you are curious about other things than last year.",
      "Since Rahu has changed its sign, your restless wishes have a new aim.",
    ],
    ketu: [
      "Ketu has changed its sign: you are ready to let go of something else now.",
      "With Ketu in a new sign, you are less attached to something old.",
      "Ketu has moved into another sign, and what you once held tightly matters less.",
      "Ketu is in another sign now: look at what you no longer need.",
      "Since Ketu has changed its sign, you want less in one part of life and see it more clearly.",
    ],
  },
  station: {
    mars: {
      retrograde: [
        "Mars stands still today and turns back: what was done by force has to be done again.",
        "Today Mars begins to move backwards; look again at what you started in a hurry.",
        "From today Mars moves backwards; use your strength for what you have already begun.",
        "Mars turns back today: where something does not move, try another way instead of pushing.",
        "Mars stops today and moves back for about ten weeks: finish before you start.",
      ],
      direct: [
        "Mars stands still today and moves forward again: work that was stuck begins to move.",
        "Today Mars turns forward, and energy returns to what you had put aside.",
        "From today Mars moves forward, and what you repaired is ready to use.",
        "Mars turns forward today: you have courage and a clear aim again.",
        "Mars stops moving back today, and there are fewer delays because of quarrels.",
      ],
    },
    mercury: {
      retrograde: [
        "Mercury stands still today and turns back: read twice what you sign or send for about three weeks.",
        "Today Mercury begins to move backwards, and old messages come up again.",
        "From today Mercury moves backwards, and a question you thought answered is asked again.",
        "Mercury turns back today: keep copies, and confirm times and places.",
        "Mercury stops today and moves back, and you return to old talks and papers.",
      ],
      direct: [
        "Mercury stands still today and moves forward again: papers and talks that were stuck can go on.",
        "Today Mercury turns forward, and misunderstandings clear up one after another.",
        "From today Mercury moves forward, and an answer you have waited for can come.",
        "Mercury turns forward today: what you have checked twice can be sent.",
        "Mercury stops moving back today, and talk becomes simpler.",
      ],
    },
    jupiter: {
      retrograde: [
        "Jupiter stands still today and turns back: for four months you grow within yourself.",
        "Today Jupiter begins to move backwards; think your plans through again.",
        "From today Jupiter moves backwards, and you learn more from what you know than from what is new.",
        "Jupiter turns back today: look again at a promise made in a good mood.",
        "Jupiter stops today and moves back for about four months: faith grows quietly.",
      ],
      direct: [
        "Jupiter stands still today and moves forward again: help and good advice are easier to find.",
        "Today Jupiter turns forward, and a plan that rested goes on.",
        "From today Jupiter moves forward, and people who can help have time again.",
        "Jupiter turns forward today: you can begin what you have thought through.",
        "Jupiter stops moving back today, and confidence returns little by little.",
      ],
    },
    venus: {
      retrograde: [
        "Venus stands still today and turns back: you think again of people and things you once liked.",
        "Today Venus begins to move backwards, and you think again about what is dear to you.",
        "From today Venus moves backwards, and people from the past come to mind.",
        "Venus turns back today: wait a little before you buy costly, beautiful things.",
        "Venus stops today and moves back for about six weeks: find out what you really like.",
      ],
      direct: [
        "Venus stands still today and moves forward again: people are at ease with each other again.",
        "Today Venus turns forward, and what you love goes on from where it stopped.",
        "From today Venus moves forward, and a gift or a kind word is easier to give.",
        "Venus turns forward today: you know what you like, and can trust it.",
        "Venus stops moving back today, and talks about love and money become lighter.",
      ],
    },
    saturn: {
      retrograde: [
        "Saturn stands still today and turns back: a duty you thought finished needs a correction.",
        "Today Saturn begins to move backwards, and old work is checked once more.",
        "From today Saturn moves backwards, and what was built too quickly is strengthened.",
        "Saturn turns back today: look once more at what you have promised for the long run.",
        "Saturn stops today and moves back for more than four months: order comes before speed.",
      ],
      direct: [
        "Saturn stands still today and moves forward again: slow matters begin to move.",
        "Today Saturn turns forward, and long waiting comes nearer to its end.",
        "From today Saturn moves forward, and steady work begins to show.",
        "Saturn turns forward today: what you have put in order is ready for more.",
        "Saturn stops moving back today, and old delays become shorter.",
      ],
    },
  },
  meets: {
    sun: [
      "The Moon meets the Sun today: one month of the Moon ends quietly and another begins.",
      "The Moon is hidden in the Sun's light today: take time to think quietly.",
      "The Moon and the Sun are together today: a good time to hope, but not to judge.",
      "The Moon is beside the Sun today, and little of her light is left: rest before you begin.",
      "With the Moon passing the Sun, you know what you want, and you want it strongly.",
    ],
    mars: [
      "The Moon passes Mars today: you are quick to feel and quick to speak.",
      "The Moon is beside Mars today, and you act at once on what you feel.",
      "With the Moon passing Mars, you are brave but easily made angry.",
      "The Moon comes to Mars today, and a small thing can make you angry.",
      "Beside Mars the Moon is restless: count to ten before you answer.",
    ],
    mercury: [
      "The Moon passes Mercury today: there is much to talk about, and most of it is light.",
      "The Moon is beside Mercury today, and you find the right words for a message.",
      "With the Moon passing Mercury, you learn something by listening.",
      "The Moon comes to Mercury today, and a friendly talk settles a serious matter.",
      "Beside Mercury the Moon is quick to understand: ask, read and write.",
    ],
    jupiter: [
      "The Moon passes Jupiter today: somebody may be generous to you.",
      "The Moon is beside Jupiter today, and good will comes from an older or wiser person.",
      "With the Moon passing Jupiter, you like to give, and there is enough for all.",
      "The Moon comes to Jupiter today, and people are glad to help.",
      "Beside Jupiter the Moon is calm: it is easy to hope and to be thankful.",
    ],
    venus: [
      "The Moon passes Venus today: you see or hear something beautiful.",
      "The Moon is beside Venus today, and kindness comes easily.",
      "With the Moon passing Venus, you feel tender and enjoy beautiful things.",
      "The Moon comes to Venus today, and good company finds you.",
      "Beside Venus the Moon is gentle: music, food and flowers please more than usual.",
    ],
    saturn: [
      "The Moon passes Saturn today: the mood is serious, and good for serious work.",
      "The Moon is beside Saturn today, and work feels heavier than usual.",
      "With the Moon passing Saturn, patience helps more than anything else.",
      "The Moon comes to Saturn today, and you feel the weight of your duties.",
      "Beside Saturn the Moon is slow: take one thing after another.",
    ],
    rahu: [
      "The Moon passes Rahu today: the mind wants more than it needs.",
      "The Moon is beside Rahu today, and a first impression may be wrong.",
      "With the Moon passing Rahu, wait until tomorrow with what excites you.",
      "The Moon comes to Rahu today, and you may see more in a thing than there is.",
      "Beside Rahu the Moon is uneasy: ask twice before you believe.",
    ],
    ketu: [
      "The Moon passes Ketu today: you are ready to let something go.",
      "The Moon is beside Ketu today, and silence says more than talk.",
      "With the Moon passing Ketu, simple things are enough.",
      "The Moon comes to Ketu today, and you would rather be left alone.",
      "Beside Ketu the Moon makes you quiet: leave explanations for another day.",
    ],
  },
  eclipse: {
    solar: [
      (from) =>
        `From ${from} an eclipse of the Sun is seen from your place: by custom people pray then and begin nothing new.`,
      (from) => `The Sun is eclipsed in your sky from ${from}; keep the hour quiet and new plans for later.`,
      (from) =>
        `An eclipse of the Sun can be seen from your place from ${from}: many eat before it and bathe after it.`,
      (from) => `From ${from} the Moon covers the Sun in your sky; many spend the time in prayer.`,
      (from) =>
        `Your place sees an eclipse of the Sun from ${from}: a time for prayer and giving rather than for beginnings.`,
    ],
    lunar: [
      (from) =>
        `From ${from} an eclipse of the Moon is seen from your place: by custom people pray then and begin nothing new.`,
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
      "It is Sunday, your sign's own day: the morning sun does you good.",
      "On Sunday, your sign's own day, people listen to you.",
    ],
    soma: [
      "Monday is the day of the lord of your sign, and you can trust your feelings on it.",
      "It is Monday, your sign's own day: what you begin gently goes far.",
      "On Monday, your sign's own day, you sense what others need.",
    ],
    mangala: [
      "Tuesday is the day of the lord of your sign, and courage comes easily on it.",
      "It is Tuesday, your sign's own day: one brave thing is enough.",
      "On Tuesday, your sign's own day, what needs courage is easier to begin.",
    ],
    budha: [
      "Wednesday is the day of the lord of your sign, and people understand your words on it.",
      "It is Wednesday, your sign's own day: write, ask and learn.",
      "On Wednesday, your sign's own day, figures and words come out right.",
    ],
    guru: [
      "Thursday is the day of the lord of your sign, and good advice is near on it.",
      "It is Thursday, your sign's own day: look for a person wiser than you.",
      "On Thursday, your sign's own day, a good deed helps more than usual.",
    ],
    shukra: [
      "Friday is the day of the lord of your sign, and people are kind to you on it.",
      "It is Friday, your sign's own day: make something beautiful, however small.",
      "On Friday, your sign's own day, people like to be near you.",
    ],
    shani: [
      "Saturday is the day of the lord of your sign, and steady work suits you on it.",
      "It is Saturday, your sign's own day: order brings peace.",
      "On Saturday, your sign's own day, patience is a help.",
    ],
  },
  limb: {
    purnima: [
      "It is full Moon: share with others what has grown in these two weeks.",
      "On the full Moon people are generous and stay awake longer.",
      "On the full Moon many homes light a lamp and share something sweet.",
      "It is the day of the full Moon: thank somebody who has helped you this month.",
      "On a full Moon night people talk longer and forgive more easily.",
    ],
    amavasya: [
      "It is Amavasya: by custom people remember their ancestors and begin nothing new.",
      "There is no Moon tonight; the day is for rest and for remembering the ancestors.",
      "On Amavasya leave behind what is old, with thanks.",
      "It is Amavasya: a lamp, a prayer and an early night are enough.",
      "On Amavasya many give food in memory of their elders.",
    ],
    ekadashi: [
      "It is Ekadashi: a light meal and a calm mind go well together.",
      "On Ekadashi many fast or eat little, and feel the clearer for it.",
      "On Ekadashi it is good to eat little and speak little.",
      "It is Ekadashi: what you leave out does you as much good as what you do.",
      "On Ekadashi many read the stories of Vishnu, or listen to them.",
    ],
    empty: [
      "The tithi at sunrise is an empty one: finish the old before you begin the new.",
      "It is one of the month's empty tithis, good for clearing up but not for large beginnings.",
      "On an empty tithi it is better to close old matters than to open new ones.",
      "There is an empty tithi at sunrise: pay, return and clear away what is left over.",
      "This is a day of an empty tithi, better for repairs than for purchases.",
    ],
    badYoga: [
      "The day starts under a yoga that is meant, by custom, for prayer and giving.",
      "With the yoga of this morning it is better to give something than to begin something.",
      "The yoga at sunrise suits modest plans and giving to others.",
      "The yoga at sunrise is not an easy one: light a lamp before you begin work.",
      "Under this morning's yoga small steps are better than large ones.",
    ],
  },
};
