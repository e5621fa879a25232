import { sentenceStart } from "@vedanga/names/en/forms";
import type { DailyWords } from "../daily-words.ts";
import { OPENING_EN } from "./daily-opening.ts";
import { DAY_REASONS_EN } from "./day-reasons.ts";

export const DAILY_EN: DailyWords = {
  opening: OPENING_EN,
  aspect: {
    physique: "bodily strength",
    status: "peace of mind",
    finances: "money",
    relationship: "partnership",
    career: "work",
    travel: "travel",
    family: "family life",
    friends: "friendship",
    health: "health",
  },
  favours: [
    ({ who, where, effect }) => `${sentenceStart(who)} ${where} favours ${effect}.`,
    ({ who, where, effect }) => `With ${who} ${where}, there is room for ${effect}.`,
    ({ who, where, effect }) => `${sentenceStart(where)}, ${who} supports ${effect}.`,
    ({ who, where, effect }) => `The chief support is ${who} ${where}, a place that speaks for ${effect}.`,
  ],
  asks: [
    ({ who, where, effect }) => `${sentenceStart(who)} ${where} asks for ${effect}.`,
    ({ who, where, effect }) => `${sentenceStart(where)}, ${who} calls for ${effect}.`,
    ({ who, where, effect }) => `What slows things is ${who} ${where}; meet it with ${effect}.`,
    ({ who, where, effect }) => `To ${who} ${where} the fitting answer is ${effect}.`,
  ],
  obstructed: [
    ({ who, where, effect, by }) =>
      `${sentenceStart(who)} ${where} would favour ${effect}, but ${by} stands across the way; that can wait.`,
    ({ who, where, effect, by }) =>
      `Some good is held in reserve: while ${by} obstructs ${who} ${where}, ${effect} may have to wait.`,
    ({ who, where, effect, by }) =>
      `${sentenceStart(where)}, ${who} has ${effect} to offer, though ${by} keeps this back for now.`,
    ({ who, where, effect, by }) =>
      `Do not count on ${effect} yet: ${who} is well placed ${where}, but obstructed by ${by}.`,
  ],
  moonFavours: [
    (where) => `The Moon ${where} is on your side in this.`,
    (where) => `${sentenceStart(where)}, the Moon lends her light to it.`,
    (where) => `It helps that the Moon passes ${where}, one of her good places.`,
    (where) => `The Moon, well placed ${where}, carries it along.`,
  ],
  moonAsks: [
    (where) => `The Moon ${where} is no great help here, so let things ripen.`,
    (where) => `With the Moon ${where}, it is better not to force the pace.`,
    (where) => `The Moon ${where} draws attention elsewhere; one thing at a time is enough.`,
    (where) => `As the Moon passes ${where}, leave yourself a margin.`,
  ],
  moonObstructed: [
    (where, by) => `The Moon stands well ${where}, yet ${by} keeps her good from arriving.`,
    (where, by) => `${sentenceStart(by)} obstructs the Moon ${where}, so she neither helps nor hinders.`,
    (where, by) => `From the Moon ${where} little is to be had while ${by} stands in her way.`,
    (where, by) => `The Moon's help ${where} is held up by ${by}.`,
  ],
  group: { nanda: "joyful", bhadra: "blessed", jaya: "victorious", rikta: "empty", purna: "full" },
  tithi: {
    serves: [
      (tithi, group, aspect) => `${tithi} belongs to the ${group} tithis, which suit ${aspect}.`,
      (tithi, group, aspect) => `It helps ${aspect} that the tithi is ${tithi}, a ${group} one.`,
    ],
    fair: [
      (tithi, group) => `The tithi at sunrise is ${tithi}, one of the ${group} ones.`,
      (tithi, group) => `${tithi}, a ${group} tithi, runs at sunrise.`,
    ],
    empty: [
      (tithi) => `${tithi} is one of the empty tithis: a day to finish things rather than to begin them.`,
      (tithi) => `With ${tithi}, an empty tithi, what is old is better closed than something new opened.`,
    ],
    amavasya: [
      (tithi) => `${tithi} is kept for rest and remembrance rather than for beginnings.`,
      (tithi) => `On ${tithi} custom remembers those who went before and begins nothing.`,
    ],
  },
  vara: {
    own: [
      (weekday, varaLord) => `${weekday} is the day of ${varaLord}, the lord of your own sign.`,
      (weekday, varaLord) => `It is your sign's own weekday: ${weekday} belongs to ${varaLord}.`,
    ],
    friend: [
      (weekday, varaLord, rasiLord) =>
        `${weekday} is the day of ${varaLord}, a friend of ${rasiLord}, your sign's lord.`,
      (weekday, varaLord, rasiLord) =>
        `The weekday is on friendly terms with you: ${rasiLord}, your sign's lord, likes ${varaLord}, who owns ${weekday}.`,
    ],
    enemy: [
      (weekday, varaLord, rasiLord) =>
        `${weekday} is the day of ${varaLord}, with whom ${rasiLord}, your sign's lord, is not at ease.`,
      (weekday, varaLord, rasiLord) =>
        `The weekday takes a little from it: ${varaLord}, who owns ${weekday}, is no friend of ${rasiLord}, your sign's lord.`,
    ],
  },
  yoga: {
    good: [
      (yoga) => `${yoga} yoga, which runs at sunrise, is counted good.`,
      (yoga) => `The day begins under ${yoga}, one of the good yogas.`,
    ],
    badAtFirst: [
      (yoga) => `${yoga} yoga runs at sunrise; its first part is left free of new things.`,
      (yoga) => `As ${yoga} yoga runs at sunrise, wait out its first part before anything new.`,
    ],
    bad: [
      (yoga) => `${yoga} yoga runs at sunrise, which custom keeps for prayer and giving.`,
      (yoga) => `The day begins under ${yoga} yoga: a gift or a prayer suits it better than a new venture.`,
    ],
  },
  extremes: [
    (best, weakest) => `Of all matters ${best} has the most open road, and ${weakest} asks for the most patience.`,
    (best, weakest) => `Put your effort into ${best} first; be gentlest where it is a question of ${weakest}.`,
    (best, weakest) => `The day gives most to ${best} and least to ${weakest}.`,
    (best, weakest) => `If you must choose, choose ${best}; leave decisions about ${weakest} for another day.`,
  ],
  reasons: DAY_REASONS_EN,
};
