import type { WeekStoryWords } from "../../week-words.ts";

export const WEEK_EVENTS_EN: Pick<WeekStoryWords, "ingress" | "station" | "eclipse" | "tithi"> = {
  ingress: {
    sun: [
      (day) => `The Sun changes its sign by ${day}, and the duties of the next month are different.`,
      (day) => `By ${day} a new solar month has begun, and another matter needs your best hours.`,
      (day) => `The Sun is in its next sign from ${day}, so look again at what comes first this month.`,
    ],
    mars: [
      (day) => `Mars is in another sign from ${day}, and your energy goes to something new.`,
      (day) => `By ${day} Mars has changed its sign: what was slow may move, and what was quick may slow down.`,
      (day) => `From ${day} Mars makes you work hard in another part of life.`,
    ],
    mercury: [
      (day) => `Mercury is in another sign from ${day}: talk and papers turn to a new subject.`,
      (day) => `By ${day} Mercury has changed its sign, and the questions people bring you are different.`,
      (day) => `From ${day} Mercury brings messages from other people than before.`,
    ],
    jupiter: [
      (day) =>
        `Jupiter changes its sign by ${day}, which happens about once a year: help and learning come in another part of life.`,
      (day) => `From ${day} Jupiter is in another sign, and another part of life begins to grow.`,
      (day) => `By ${day} Jupiter has changed its sign, and it is a good time for new plans.`,
    ],
    venus: [
      (day) => `Venus is in another sign from ${day}: you enjoy other things than last month.`,
      (day) => `By ${day} Venus has changed its sign, and affection is shown in a different way.`,
      (day) => `From ${day} Venus makes another part of life pleasant.`,
    ],
    saturn: [
      (day) =>
        `Saturn changes its sign by ${day}, which happens once in two or three years: your duties are in another part of life.`,
      (day) => `From ${day} Saturn is in another sign; an old duty is lighter, and a new one takes its place.`,
      (day) => `By ${day} Saturn has changed its sign, and you need patience for other things.`,
    ],
    rahu: [
      (day) => `Rahu changes its sign by ${day}: for a year and a half you are curious about other things.`,
      (day) => `From ${day} Rahu is in another sign, and you have a new ambition.`,
      (day) => `By ${day} Rahu has changed its sign, and what attracted you before does so less.`,
    ],
    ketu: [
      (day) => `Ketu changes its sign by ${day}: you are ready to let go of something else.`,
      (day) => `From ${day} Ketu is in another sign, and you are less attached to something old.`,
      (day) => `By ${day} Ketu has changed its sign, and you see one part of life more clearly.`,
    ],
  },
  station: {
    mars: {
      retrograde: [
        (day) => `On ${day} Mars turns back for about ten weeks: finish before you start.`,
        (day) => `Mars stands still on ${day} and turns back; what was done in a hurry has to be done again.`,
        (day) => `From ${day} Mars moves backwards; where something does not move, try another way.`,
      ],
      direct: [
        (day) => `On ${day} Mars turns forward again, and work that was stuck begins to move.`,
        (day) => `Mars stands still on ${day} and turns forward: you have courage and a clear aim.`,
        (day) => `From ${day} Mars moves forward, and what you repaired is ready to use.`,
      ],
    },
    mercury: {
      retrograde: [
        (day) => `On ${day} Mercury turns back for about three weeks: read twice what you sign or send.`,
        (day) => `Mercury stands still on ${day} and turns back, and old messages come up again.`,
        (day) => `From ${day} Mercury moves backwards; confirm times and places.`,
      ],
      direct: [
        (day) => `On ${day} Mercury turns forward again, and papers that were stuck move on.`,
        (day) => `Mercury stands still on ${day} and turns forward: misunderstandings clear up.`,
        (day) => `From ${day} Mercury moves forward, and an answer you have waited for can come.`,
      ],
    },
    jupiter: {
      retrograde: [
        (day) => `On ${day} Jupiter turns back for about four months; think your plans through again.`,
        (day) => `Jupiter stands still on ${day} and turns back: you learn more about what you already know.`,
        (day) => `From ${day} Jupiter moves backwards, and growth is slow for some months.`,
      ],
      direct: [
        (day) => `On ${day} Jupiter turns forward again: help and good advice are easier to find.`,
        (day) => `Jupiter stands still on ${day} and turns forward, and a plan that rested goes on.`,
        (day) => `From ${day} Jupiter moves forward, and people who can help have time again.`,
      ],
    },
    venus: {
      retrograde: [
        (day) => `On ${day} Venus turns back for about six weeks: you think of old friends and old love.`,
        (day) => `Venus stands still on ${day} and turns back, so wait a little with large purchases.`,
        (day) => `From ${day} Venus moves backwards, and you notice what you miss.`,
      ],
      direct: [
        (day) => `On ${day} Venus turns forward again, and affection is easier to show.`,
        (day) => `Venus stands still on ${day} and turns forward: a friendship that had stopped can go on.`,
        (day) => `From ${day} Venus moves forward, and pleasant days return.`,
      ],
    },
    saturn: {
      retrograde: [
        (day) => `On ${day} Saturn turns back for about four and a half months: you return to old duties.`,
        (day) => `Saturn stands still on ${day} and turns back; look once more at your rules and habits.`,
        (day) => `From ${day} Saturn moves backwards; repair the old before you build the new.`,
      ],
      direct: [
        (day) => `On ${day} Saturn turns forward again, and a long task moves one step forward.`,
        (day) => `Saturn stands still on ${day} and turns forward: people see the worth of steady work.`,
        (day) => `From ${day} Saturn moves forward, and what was delayed goes on.`,
      ],
    },
  },
  eclipse: {
    solar: [
      (day) =>
        `An eclipse of the Sun is seen from your place on ${day}: by custom people pray then and begin nothing new.`,
      (day) => `On ${day} the Sun is eclipsed in your sky; keep those hours quiet.`,
      (day) => `On ${day} the Moon covers the Sun for a time in your sky, and many people pray then.`,
    ],
    lunar: [
      (day) => `An eclipse of the Moon is seen from your place on the night of ${day}: by custom people pray then.`,
      (day) => `On the night of ${day} the Moon is eclipsed in your sky; leave new plans for later.`,
      (day) => `On the night of ${day} the Moon grows dark over your place, and many spend the time quietly.`,
    ],
  },
  tithi: {
    purnima: [
      (day) => `${day} has the full Moon: a good evening for worship and for a meal together.`,
      (day) => `The Moon is full on ${day}: share with others what has grown in two weeks.`,
      (day) => `On the full Moon of ${day} many homes light a lamp and give something sweet.`,
    ],
    amavasya: [
      (day) => `${day} is Amavasya: remember your ancestors, and begin nothing new.`,
      (day) => `There is no Moon on ${day}, Amavasya; put the house in order and keep the evening simple.`,
      (day) => `On the Amavasya of ${day} a quiet day is the best one.`,
    ],
    ekadashi: [
      (day) => `${day} is Ekadashi: eat lightly and pray to Vishnu.`,
      (day) => `Ekadashi falls on ${day}, a day for eating little and thinking clearly.`,
      (day) => `Many fast on the Ekadashi of ${day}; a simple meal is good too.`,
    ],
  },
};
