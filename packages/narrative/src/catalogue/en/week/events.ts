import type { WeekStoryWords } from "../../week-words.ts";

export const WEEK_EVENTS_EN: Pick<WeekStoryWords, "ingress" | "station" | "eclipse" | "tithi"> = {
  ingress: {
    sun: [
      (day) => `The Sun changes its sign by ${day}, and the duties of the next month are different ones.`,
      (day) => `By ${day} a new solar month has begun: your best hours go to another matter.`,
      (day) => `The Sun is in its next sign from ${day}, so look again at what comes first this month.`,
    ],
    mars: [
      (day) => `Mars is in another sign from ${day}, and your energy goes to a new place.`,
      (day) => `By ${day} Mars has changed its sign: what was slow may move, and what was quick may slow down.`,
      (day) => `From ${day} Mars asks for effort in another part of life.`,
    ],
    mercury: [
      (day) => `Mercury is in another sign from ${day}: talk and papers turn to a new subject.`,
      (day) => `By ${day} Mercury has changed its sign, and the questions people bring you are different.`,
      (day) => `From ${day} Mercury brings messages from another side.`,
    ],
    jupiter: [
      (day) =>
        `Jupiter changes its sign by ${day}, which happens about once a year: help and learning come from a new side.`,
      (day) => `From ${day} Jupiter is in another sign, and another part of life begins to grow.`,
      (day) => `By ${day} Jupiter has moved on, and a new year of plans opens quietly.`,
    ],
    venus: [
      (day) => `Venus is in another sign from ${day}: you enjoy other things than last month.`,
      (day) => `By ${day} Venus has changed its sign, and affection is shown in a different way.`,
      (day) => `From ${day} Venus makes another part of life pleasant.`,
    ],
    saturn: [
      (day) =>
        `Saturn changes its sign by ${day}, which happens once in two or three years: duty moves to another part of life.`,
      (day) => `From ${day} Saturn is in another sign; an old weight is lighter, and a new task takes its place.`,
      (day) => `By ${day} Saturn has moved on, and patience is needed somewhere else.`,
    ],
    rahu: [
      (day) => `Rahu changes its sign by ${day}: for a year and a half you are curious about other things.`,
      (day) => `From ${day} Rahu is in another sign, and ambition looks for a new field.`,
      (day) => `By ${day} Rahu has moved on, and what tempted you before does so less.`,
    ],
    ketu: [
      (day) => `Ketu changes its sign by ${day}: what you are ready to let go of is something else.`,
      (day) => `From ${day} Ketu is in another sign, and an old attachment loosens.`,
      (day) => `By ${day} Ketu has moved on, and you see one part of life more clearly.`,
    ],
  },
  station: {
    mars: {
      retrograde: [
        (day) => `On ${day} Mars turns back for about ten weeks: finish before you start.`,
        (day) => `Mars stands still on ${day} and turns back, so what was forced is gone over again.`,
        (day) => `From ${day} Mars moves backwards; where something resists, try another way.`,
      ],
      direct: [
        (day) => `On ${day} Mars turns forward again, and effort that was stuck begins to move.`,
        (day) => `Mars stands still on ${day} and turns forward: courage has a clear direction.`,
        (day) => `From ${day} Mars moves forward, and what you have repaired can be used.`,
      ],
    },
    mercury: {
      retrograde: [
        (day) => `On ${day} Mercury turns back for about three weeks: read twice what you sign or send.`,
        (day) => `Mercury stands still on ${day} and turns back, and old messages come up again.`,
        (day) => `From ${day} Mercury moves backwards; confirm times and places.`,
      ],
      direct: [
        (day) => `On ${day} Mercury turns forward again, and papers that were stuck come free.`,
        (day) => `Mercury stands still on ${day} and turns forward: misunderstandings clear up.`,
        (day) => `From ${day} Mercury moves forward, and an answer you have waited for can come.`,
      ],
    },
    jupiter: {
      retrograde: [
        (day) => `On ${day} Jupiter turns back for about four months, and plans are thought through again.`,
        (day) => `Jupiter stands still on ${day} and turns back: you learn more from what you know.`,
        (day) => `From ${day} Jupiter moves backwards, and growth is quiet for some months.`,
      ],
      direct: [
        (day) => `On ${day} Jupiter turns forward again: help and good counsel come into the open.`,
        (day) => `Jupiter stands still on ${day} and turns forward, and a plan that rested goes on.`,
        (day) => `From ${day} Jupiter moves forward, and people who can help have time again.`,
      ],
    },
    venus: {
      retrograde: [
        (day) => `On ${day} Venus turns back for about six weeks: old ties ask to be looked at.`,
        (day) => `Venus stands still on ${day} and turns back, so wait a little with large purchases.`,
        (day) => `From ${day} Venus moves backwards, and you notice what you have missed.`,
      ],
      direct: [
        (day) => `On ${day} Venus turns forward again, and affection is easier to show.`,
        (day) => `Venus stands still on ${day} and turns forward: an interrupted friendship can go on.`,
        (day) => `From ${day} Venus moves forward, and what is pleasant returns.`,
      ],
    },
    saturn: {
      retrograde: [
        (day) => `On ${day} Saturn turns back for about four and a half months: old duties are gone over again.`,
        (day) => `Saturn stands still on ${day} and turns back, and a rule is looked at once more.`,
        (day) => `From ${day} Saturn moves backwards; repair what is worn before you build.`,
      ],
      direct: [
        (day) => `On ${day} Saturn turns forward again, and a long task moves a step.`,
        (day) => `Saturn stands still on ${day} and turns forward: steady work begins to count.`,
        (day) => `From ${day} Saturn moves forward, and what was delayed takes its course.`,
      ],
    },
  },
  eclipse: {
    solar: [
      (day) =>
        `An eclipse of the Sun is seen from your place on ${day}: custom keeps the time for prayer and begins nothing.`,
      (day) => `On ${day} the Sun is eclipsed in your sky; keep those hours quiet.`,
      (day) => `On ${day} the Moon covers the Sun for a time in your sky, and many spend it in prayer.`,
    ],
    lunar: [
      (day) => `An eclipse of the Moon is seen from your place on the night of ${day}: custom keeps it for prayer.`,
      (day) => `On the night of ${day} the Moon is eclipsed in your sky; leave new plans for later.`,
      (day) => `On the night of ${day} the Moon darkens over your place, and many keep it quietly.`,
    ],
  },
  tithi: {
    purnima: [
      (day) => `${day} has the full Moon: a good evening for worship and for a meal together.`,
      (day) => `The Moon is full on ${day}, and what has grown for two weeks can be shared.`,
      (day) => `On the full Moon of ${day} many homes light a lamp and give something sweet.`,
    ],
    amavasya: [
      (day) => `${day} is Amavasya: remember those before you, and begin nothing new.`,
      (day) => `The Moon is dark on ${day}; put the house in order and keep the evening simple.`,
      (day) => `On the Amavasya of ${day} a quiet day is the best one.`,
    ],
    ekadashi: [
      (day) => `${day} is Ekadashi: light food and the name of Vishnu do good.`,
      (day) => `Ekadashi falls on ${day}, a day for eating little and thinking clearly.`,
      (day) => `Many fast on the Ekadashi of ${day}; even a simple meal keeps its meaning.`,
    ],
  },
};
