import type { DailyWords } from "../daily-words.ts";
import { OPENING_EN } from "./daily-opening.ts";
import { DAY_REASONS_EN } from "./day-reasons.ts";
import { sentenceStart } from "./phrases.ts";

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
    serves: (tithi, group, aspect) => `${tithi} belongs to the ${group} tithis, which suit ${aspect}.`,
    fair: (tithi, group) => `The tithi at sunrise is ${tithi}, one of the ${group} ones.`,
    empty: (tithi) => `${tithi} is one of the empty tithis: a day to finish things rather than to begin them.`,
    amavasya: (tithi) => `${tithi} is kept for rest and remembrance rather than for beginnings.`,
  },
  vara: {
    own: (weekday, varaLord) => `${weekday} is the day of ${varaLord}, the lord of your own sign.`,
    friend: (weekday, varaLord, rasiLord) =>
      `${weekday} is the day of ${varaLord}, a friend of ${rasiLord}, your sign's lord.`,
    enemy: (weekday, varaLord, rasiLord) =>
      `${weekday} is the day of ${varaLord}, with whom ${rasiLord}, your sign's lord, is not at ease.`,
  },
  yoga: {
    good: (yoga) => `${yoga} yoga, which runs at sunrise, is counted good.`,
    badAtFirst: (yoga) => `${yoga} yoga runs at sunrise; its first part is left free of new things.`,
    bad: (yoga) => `${yoga} yoga runs at sunrise, which custom keeps for prayer and giving.`,
  },
  extremes: [
    (best, weakest) => `Of all matters ${best} has the most open road, and ${weakest} asks for the most patience.`,
    (best, weakest) => `Put your effort into ${best} first; be gentlest where it is a question of ${weakest}.`,
    (best, weakest) => `The day gives most to ${best} and least to ${weakest}.`,
    (best, weakest) => `If you must choose, choose ${best}; leave decisions about ${weakest} for another day.`,
  ],
  reasons: DAY_REASONS_EN,
};
