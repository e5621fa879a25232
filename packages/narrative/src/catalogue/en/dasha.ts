import { named, namedFirst, sentenceStart } from "@vedanga/names/en/forms";
import { NAMES_EN } from "@vedanga/names/en/names";
import type { DashaWords } from "../dasha-words.ts";
import { DASHA_STANDING_EN } from "./dasha-standing.ts";
import { adding, allCalled, giftsOf, mattersOf, ordinalWord } from "./forms.ts";
import { HOUSE_YEARS_EN } from "./house-years.ts";
import { listed } from "./phrases.ts";

const { rasi } = NAMES_EN;
const ordinals = (houses: readonly number[]): string => listed(houses.map(ordinalWord));
const matters = (houses: readonly number[]): string => houses.map(mattersOf).join("; ");
const house = (houses: readonly number[]): string => (houses.length === 1 ? "house" : "houses");

export const DASHA_EN: DashaWords = {
  mahadasha: "Mahadasha",
  left: (years, months, days) => `${years} years ${months} months ${days} days`,
  levels: ["Mahadasha", "Antardasha", "Pratyantardasha", "Sukshma dasha", "Prana dasha"],
  theme: {
    sun: "The Sun's years bring you forward: work that carries your name, dealings with those in charge, your father's side of the family, and the courage to decide.",
    moon: "The Moon's years are lived close to home: your mother, the people you feed and who feed you, and a mind that changes with its surroundings.",
    mars: "The years of Mars are years of doing: land and building, brothers and rivals, work with tools, early mornings, pride in a thing well made, and a temper that calms down when it has good work to do.",
    mercury:
      "Mercury's years belong to learning and exchange: study, accounts, letters, trade, young people, and the pleasure of finding the right word.",
    jupiter:
      "Jupiter's years widen the view: teachers and children, advice given and taken, faith, and the slow growth that comes from being trusted.",
    venus:
      "The years of Venus are about what is beautiful and shared: marriage and friendship, comfort at home, art, and the skill of pleasing others without losing yourself.",
    saturn:
      "Saturn's years are built step by step: duty, long work, older people, those who serve and those you serve, and a respect that comes late and stays.",
    rahu: "Rahu's years reach for what is new and far: unfamiliar places, other people's customs, machines and crowds, and strong wishes that teach you while you follow them.",
    ketu: "Ketu's years loosen what has become too tight: old skills come easily, old wishes become quiet, and the mind turns to what money cannot buy.",
  },
  rules: [
    (graha, houses) =>
      `In your chart ${named(graha)} rules the ${ordinals(houses)} ${house(houses)}, so its years also concern ${matters(houses)}.`,
    (graha, houses) =>
      `As lord of your ${ordinals(houses)} ${house(houses)}, ${named(graha)} brings the matters of ${houses.length === 1 ? "that house" : "both"}: ${matters(houses)}.`,
    (graha, houses) =>
      `The ${ordinals(houses)} ${house(houses)} of your chart ${houses.length === 1 ? "belongs" : "belong"} to ${named(graha)}, and with ${houses.length === 1 ? "it" : "them"} ${matters(houses)}.`,
    (graha, houses) =>
      `What ${named(graha)} looks after for you is ${matters(houses)}, because it rules the ${ordinals(houses)} ${house(houses)}.`,
  ],
  speaksFor: [
    (node, host, hostHouse) =>
      `${namedFirst(node)} rules no sign of its own; it acts for ${named(host)}, the lord of its sign, who stands in your ${ordinalWord(hostHouse)} house, that of ${mattersOf(hostHouse)}.`,
    (node, host, hostHouse) =>
      `${namedFirst(node)} works through ${named(host)}, the lord of its sign, and so through your ${ordinalWord(hostHouse)} house, that of ${mattersOf(hostHouse)}.`,
  ],
  speaksForCompanion: [
    (node, host) =>
      `${namedFirst(node)} rules no sign of its own; it acts for ${named(host)}, the lord of the sign, who is there with it.`,
    (node, host) =>
      `Since ${named(host)}, the lord of the sign, is in it as well, ${named(node)} does much of what ${named(host)} would do.`,
  ],
  stands: [
    (graha, number, sign) => `${namedFirst(graha)} stands in your ${ordinalWord(number)} house, in ${rasi[sign]}.`,
    (graha, number, sign) =>
      `${namedFirst(graha)} was in ${rasi[sign]} when you were born, your ${ordinalWord(number)} house.`,
    (graha, number, sign) =>
      `The place of ${named(graha)} in your chart is the ${ordinalWord(number)} house, ${rasi[sign]}.`,
    (graha, number, sign) =>
      `From ${rasi[sign]}, your ${ordinalWord(number)} house, ${named(graha)} works on your life.`,
  ],
  standsInSign: [
    (graha, sign) => `${namedFirst(graha)} was in ${rasi[sign]} on the day you were born.`,
    (graha, sign) => `On your day of birth ${named(graha)} stood in ${rasi[sign]}.`,
  ],
  houseYears: HOUSE_YEARS_EN,
  standing: DASHA_STANDING_EN,
  undone: [
    (graha, sign, by) =>
      `${rasi[sign]} is the sign in which ${named(graha)} is weakest, but ${allCalled(by)} ${by.length === 1 ? "makes" : "make"} up for it: a slow start that others help to lift.`,
    (graha, sign, by) =>
      `In ${rasi[sign]} ${named(graha)} begins with little strength; with the help of ${allCalled(by)} what starts late still arrives.`,
  ],
  joined: [
    (graha, by) => `${namedFirst(graha)} is not alone in its sign: ${adding(by)}.`,
    (graha, by) => `In the same sign as ${named(graha)}, ${adding(by)}.`,
    (graha, by) => `There ${named(graha)} has company: ${adding(by)}.`,
  ],
  seen: [
    (graha, by) =>
      `${sentenceStart(allCalled(by))} ${by.length === 1 ? "looks" : "look"} at ${named(graha)} from across the chart and ${by.length === 1 ? "brings" : "bring"} in ${giftsOf(by)}.`,
    (graha, by) =>
      `From ${by.length === 1 ? "its own place" : "their own places"} ${allCalled(by)} also ${by.length === 1 ? "influences" : "influence"} ${named(graha)}, with ${giftsOf(by)}.`,
    (graha, by) => `What ${named(graha)} does is touched by ${allCalled(by)} from afar: ${giftsOf(by)}.`,
  ],
  alone: [
    (graha) => `No other planet joins ${named(graha)} or looks at it in full, so these years have one clear subject.`,
    (graha) =>
      `${namedFirst(graha)} stands alone in its sign, free to follow its own nature without help or hindrance.`,
    (graha) => `No other planet mixes with ${named(graha)}, which makes its meaning plain.`,
  ],
  nature: {
    yogakaraka: [
      (graha) => `For you ${named(graha)} is the most helpful of the planets: it joins effort and good fortune.`,
      (graha) => `Among the planets ${named(graha)} is the one that brings your effort and your luck together.`,
    ],
    highly_benefic: [
      (graha) => `${namedFirst(graha)} counts among the kindest planets for you.`,
      (graha) => `You have a very good friend in ${named(graha)}.`,
    ],
    benefic: [
      (graha) => `${namedFirst(graha)} means you well in what it rules.`,
      (graha) => `${namedFirst(graha)} works for your good, so offers that come in its years deserve a serious look.`,
      (graha) => `You may count ${named(graha)} on your side.`,
    ],
    neutral: [
      (graha) => `${namedFirst(graha)} takes no side for you, and gives according to the company it keeps.`,
      (graha) => `${namedFirst(graha)} is neither for you nor against you: it gives back what you put in.`,
      (graha) => `${namedFirst(graha)} leans to neither side, so good habits make good years of it.`,
    ],
    malefic: [
      (graha) => `${namedFirst(graha)} asks for effort in your chart: it pays for patience more than for haste.`,
      (graha) => `${namedFirst(graha)} tests you, and treats those well who keep their affairs in order.`,
      (graha) => `What ${named(graha)} gives you has to be earned.`,
      (graha) => `${namedFirst(graha)} answers to order and thrift, and is slow to reward a hurry.`,
      (graha) => `${namedFirst(graha)} gives by way of tasks: those who plan ahead do well with it.`,
    ],
    highly_malefic: [
      (graha) =>
        `${namedFirst(graha)} is one of the strictest teachers in your chart: small steps and plain dealing suit its years.`,
      (graha) => `${namedFirst(graha)} asks much of you, and is best met with a steady routine.`,
    ],
    maraka: [
      (graha) => `${namedFirst(graha)} asks you to keep measure: in food, in spending and in promises.`,
      (graha) =>
        `${namedFirst(graha)} wants moderation from you: rest in time, and read an agreement twice before you sign it.`,
    ],
  },
  nodeNature: {
    yogakaraka: [
      (graha) =>
        `By its place and company ${named(graha)} joins effort and good fortune for you, and rewards a clear aim.`,
      (graha) => `Through those it is with, ${named(graha)} becomes one of your best helpers.`,
    ],
    benefic: [
      (graha) => `${namedFirst(graha)} has taken over a kind nature in your chart, and supports good aims.`,
      (graha) => `Through the planets it depends on, ${named(graha)} turns out well for you.`,
    ],
    neutral: [
      (graha) =>
        `${namedFirst(graha)} takes no side of its own in your chart, and much depends on how you use its years.`,
      (graha) => `The nature that ${named(graha)} has borrowed is even, so your own conduct decides.`,
    ],
    malefic: [
      (graha) => `${namedFirst(graha)} has taken over a demanding nature in your chart, and is best met with patience.`,
      (graha) => `The nature that ${named(graha)} has borrowed is strict with you: clear limits make it useful.`,
    ],
    maraka: [
      (graha) => `From the lord of its sign ${named(graha)} has taken over a call for measure in all things.`,
      (graha) => `Moderation is the best answer to ${named(graha)} in your chart.`,
    ],
  },
  combust: [
    (graha) =>
      `${namedFirst(graha)} was close to the Sun when you were born, so its gifts show late, and often through other people first.`,
    (graha) => `The Sun's light hides ${named(graha)}: what it does well, it does quietly.`,
    (graha) => `Being so near the Sun, ${named(graha)} serves the Sun's aims before its own.`,
  ],
  retrograde: [
    (graha) => `${namedFirst(graha)} moved backwards at your birth, so these years return to things left half done.`,
    (graha) => `Because ${named(graha)} was moving backwards, its second attempts go better than its first ones.`,
    (graha) => `${namedFirst(graha)} goes over things once more before it moves on.`,
  ],
  span: (graha, years) =>
    `Of the 120 years of the whole cycle the share of ${named(graha)} is ${years}, and within them each of the nine planets has its own part in turn.`,
  stage: {
    infancy: [() => "The period was almost over when you were born, and left its mark on the family you came into."],
    childhood: [
      (from, to) =>
        `The period covers your years from ${from === 0 ? "birth" : from} to ${to}, when its meaning is lived through parents and school.`,
      (_, to) => `Since it falls in childhood, up to the age of ${to}, the family feels it before you do.`,
    ],
    youth: [
      (from, to) => `The period runs from age ${from} to ${to}, while you look for your own way in the world.`,
      (from, to) => `You meet it between ${from} and ${to}, in the years of learning and first choices.`,
    ],
    building: [
      (from, to) => `The period runs from age ${from} to ${to}, in the years when house and work are built.`,
      (from, to) => `The period falls in your middle years, from ${from} to ${to}, when much depends on you.`,
    ],
    ripe: [
      (from, to) => `From ${from} to ${to} it finds you with experience of life, and able to choose.`,
      (from, to) => `The period falls in the ripe years, ages ${from} to ${to}, when experience does half the work.`,
    ],
    late: [
      (from, to) =>
        `In the count of 120 years it lies between the ages of ${from} and ${to}: a quiet time, whose fruit the family shares.`,
      (from, to) => `The count places it from age ${from} to ${to}; read it as what your work leaves to others.`,
      (from, to) => `The ages from ${from} to ${to} belong to memories and blessings.`,
      (from, to) => `The period comes late in life, from ${from} to ${to}, when giving counts for more than getting.`,
      (from, to) => `Between ${from} and ${to} its matters live on in those you have taught.`,
    ],
  },
  counsel: {
    sun: {
      open: "Take the responsibility that is offered, and share the credit: the Sun likes generous people.",
      even: "Stand by your word and leave the applause to others; that is how the Sun's years prove themselves.",
      careful: "Let pride rest, keep the morning for what matters most, and ask elders before you decide.",
    },
    moon: {
      open: "Keep an open house, save what you earn, and trust the thought that comes after a night's sleep.",
      even: "Keep a rhythm of sleep, food and company, and your mind becomes calm by itself.",
      careful: "Be gentle with yourself, decide nothing in a tired hour, and stay near those who calm you.",
    },
    mars: {
      open: "Begin what you have put off; strength is at hand, and it is best used in the open.",
      even: "Give the energy a craft, a field or a sport, and it builds where it might have quarrelled.",
      careful: "Count before you answer, drive and sign slowly, and put the heat into honest labour.",
    },
    mercury: {
      open: "Write, teach, trade and ask: one good question opens more than ten opinions.",
      even: "Keep notes and keep accounts, and let each plan be short enough to be finished.",
      careful: "Read every paper twice, say less than you know, and give the restless mind something to learn.",
    },
    jupiter: {
      open: "Teach what you know and accept what you are taught; what grows here grows by giving.",
      even: "Keep good company and modest plans, and judgement ripens into trust.",
      careful: "Promise a little less than you can do, and look for one teacher rather than many opinions.",
    },
    venus: {
      open: "Make room for beauty and for the other person, and let comfort be something you share.",
      even: "Be courteous in love and exact in money, and both keep their sweetness.",
      careful: "Buy less, listen more, and treat every agreement of the heart as one made in writing.",
    },
    saturn: {
      open: "Choose the long task and keep at it; what is built now lasts for a long time.",
      even: "Do the day's share each day, honour those older than you, and time becomes an ally.",
      careful: "Go slowly, keep debts small, and serve somebody who cannot repay you: Saturn notices that.",
    },
    rahu: {
      open: "Go where you are a stranger and learn its language; what is unusual in you is wanted there.",
      even: "Want one thing at a time, and ask of every shining offer what it is made of.",
      careful: "Keep to plain facts, avoid shortcuts, and let an old friend tell you when you are chasing.",
    },
    ketu: {
      open: "Simplify, study, pray or research: what you let go of makes room for what you came for.",
      even: "Finish old matters before new ones, and keep an hour of silence in the day.",
      careful: "Do not leave in haste what can be set right in peace; a guide and a daily practice steady you.",
    },
  },
};
