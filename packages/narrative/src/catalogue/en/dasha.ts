import { named, namedFirst, sentenceStart } from "@vedanga/names/en/forms";
import { NAMES_EN } from "@vedanga/names/en/names";
import type { DashaWords } from "../dasha-words.ts";
import { DASHA_STANDING_EN } from "./dasha-standing.ts";
import { allCalled, mattersOf, ordinalWord } from "./forms.ts";
import { HOUSE_YEARS_EN } from "./house-years.ts";
import { listed } from "./phrases.ts";

const { rasi } = NAMES_EN;
const ordinals = (houses: readonly number[]): string => listed(houses.map(ordinalWord));
const matters = (houses: readonly number[]): string => houses.map(mattersOf).join("; ");
const house = (houses: readonly number[]): string => (houses.length === 1 ? "house" : "houses");

export const DASHA_EN: DashaWords = {
  mahadasha: "Mahadasha",
  levels: ["Mahadasha", "Antardasha", "Pratyantardasha", "Sukshma dasha", "Prana dasha"],
  theme: {
    sun: "The Sun's years turn life towards the front of the room: work that carries your name, dealings with those in charge, the father's line, and the courage to decide.",
    moon: "The Moon's years are lived close to the skin: home, mother, the people you feed and who feed you, and a mind that moves with its surroundings.",
    mars: "The years of Mars are years of doing: land and building, brothers and rivals, tools in the hand, early mornings, pride in a thing well made, and a temper that asks for good work to spend itself on.",
    mercury:
      "Mercury's years belong to learning and exchange: study, accounts, letters, trade, young people, and the pleasure of finding the right word.",
    jupiter:
      "Jupiter's years widen the view: teachers and children, counsel given and taken, faith, and the slow growth that comes of being trusted.",
    venus:
      "The years of Venus look for what is beautiful and shared: marriage and friendship, comfort at home, art, and the craft of pleasing without losing oneself.",
    saturn:
      "Saturn's years are built brick by brick: duty, long work, older people, those who serve and are served, and a respect that comes late and stays.",
    rahu: "Rahu's years reach for what is new and far: unfamiliar places, other people's customs, machines and crowds, and a hunger that teaches by what it chases.",
    ketu: "Ketu's years loosen what has grown too tight: old skills come easily, old wants fall quiet, and the mind turns to what cannot be bought.",
  },
  rules: [
    (graha, houses) =>
      `In your chart ${named(graha)} rules the ${ordinals(houses)} ${house(houses)}, and so carries with it ${matters(houses)}.`,
    (_, houses) => `As lord of your ${ordinals(houses)} it brings its own business along: ${matters(houses)}.`,
    (graha, houses) =>
      `${houses.length === 1 ? "One door of your chart answers" : "Two doors of your chart answer"} to ${named(graha)}: the ${houses.map((number) => `${ordinalWord(number)} (${mattersOf(number)})`).join(" and the ")}.`,
    (_, houses) =>
      `What is put into its hands for you is ${matters(houses)}, because it rules the ${ordinals(houses)}.`,
  ],
  speaksFor: [
    (node, host, hostHouse) =>
      `${namedFirst(node)} owns no sign; it speaks for its host ${named(host)}, who stands in your ${ordinalWord(hostHouse)} house and lends it the matters of ${mattersOf(hostHouse)}.`,
    (_, host, hostHouse) =>
      `Having no house of its own to rule, it works through ${named(host)}, lord of the sign it visits, from the ${ordinalWord(hostHouse)} house of ${mattersOf(hostHouse)}.`,
  ],
  stands: [
    (graha, number, sign) => `${namedFirst(graha)} stands in your ${ordinalWord(number)} house, in ${rasi[sign]}.`,
    (graha, number, sign) =>
      `${namedFirst(graha)} was in ${rasi[sign]} when you were born, your ${ordinalWord(number)} house.`,
    (graha, number, sign) =>
      `The place of ${named(graha)} is the ${ordinalWord(number)} house from your lagna, the sign ${rasi[sign]}.`,
    (graha, number, sign) => `From ${rasi[sign]}, ${named(graha)} looks out of your ${ordinalWord(number)} house.`,
  ],
  houseYears: HOUSE_YEARS_EN,
  standing: DASHA_STANDING_EN,
  undone: [
    (by) => `The fall is undone here (neecha bhanga) by ${allCalled(by)}: a slow beginning that others help to lift.`,
    (by) =>
      `Yet ${allCalled(by)} ${by.length === 1 ? "cancels" : "cancel"} the debilitation (neecha bhanga), and low beginnings rise.`,
    (by) => `There is relief too: neecha bhanga through ${allCalled(by)}, by which what starts late still arrives.`,
  ],
  joined: [
    (_, by) =>
      `${sentenceStart(allCalled(by))} ${by.length === 1 ? "shares" : "share"} the sign with it and ${by.length === 1 ? "has" : "have"} a say in all of this.`,
    (graha, by) =>
      `Beside ${named(graha)} ${by.length === 1 ? "stands" : "stand"} ${allCalled(by)}, so different kinds of work are done at one table.`,
    (graha, by) =>
      `${namedFirst(graha)} is not alone in its sign, for ${allCalled(by)} ${by.length === 1 ? "is" : "are"} there as well.`,
    (_, by) => `It keeps company with ${allCalled(by)}, whose matters are mixed into these years.`,
  ],
  seen: [
    (_, by) =>
      `${sentenceStart(allCalled(by))} ${by.length === 1 ? "looks" : "look"} at it from afar and ${by.length === 1 ? "colours" : "colour"} what it does.`,
    (graha, by) => `The glance of ${allCalled(by)} falls on ${named(graha)}.`,
    (_, by) => `It works under the eyes of ${allCalled(by)}.`,
    (_, by) => `An aspect of ${allCalled(by)} reaches it too.`,
  ],
  alone: [
    (graha) => `Nobody joins ${named(graha)} and nobody looks at it in full, so these years speak in a single voice.`,
    (_) => "It stands alone and unobserved, free to follow its own nature without help or hindrance.",
    (_) => "No other planet mixes in, which makes its meaning plain and its work its own.",
  ],
  nature: {
    yogakaraka: [
      (graha, lagna) =>
        `For ${rasi[lagna]} lagna ${named(graha)} is a yogakaraka, ruler of a corner and a trine together, and the best of helpers when effort meets it halfway.`,
      (_, lagna) =>
        `Among the planets it is the one that unites effort and fortune for a ${rasi[lagna]} lagna: a yogakaraka.`,
    ],
    highly_benefic: [
      (_, lagna) =>
        `For ${rasi[lagna]} lagna it counts among the kindest of all, and its years tend to leave more than they take.`,
      (graha, lagna) => `A ${rasi[lagna]} lagna has in ${named(graha)} a very good friend (highly benefic).`,
    ],
    benefic: [
      (_, lagna) => `It is a benefic for ${rasi[lagna]} lagna, and means you well in what it rules.`,
      (graha, lagna) =>
        `${namedFirst(graha)} works for the good of a ${rasi[lagna]} lagna, so doors it opens are worth entering.`,
      (_, lagna) => `Those born under ${rasi[lagna]} may count it on their side: it is a benefic for them.`,
    ],
    neutral: [
      (_, lagna) => `For ${rasi[lagna]} lagna it takes no side, and gives according to the company it keeps.`,
      (graha, lagna) => `Neither for nor against a ${rasi[lagna]} lagna, ${named(graha)} returns what is put into it.`,
      (_, lagna) => `Its leaning for ${rasi[lagna]} lagna is even: good habits make good years of it.`,
    ],
    malefic: [
      (_, lagna) =>
        `For ${rasi[lagna]} lagna it is an exacting planet (a functional malefic): it pays for patience more than for haste.`,
      (graha, lagna) =>
        `${namedFirst(graha)} tests a ${rasi[lagna]} lagna, as functional malefics do, and respects those who keep their accounts in order.`,
      (_, lagna) =>
        `A ${rasi[lagna]} lagna earns what it gives, for as lord of its houses it asks for effort (functional malefic).`,
      (graha, lagna) =>
        `Under ${rasi[lagna]} lagna ${named(graha)} holds its houses to account (functional malefic), and answers to order and thrift.`,
      (_, lagna) =>
        `To a ${rasi[lagna]} lagna it gives by way of tasks, being a functional malefic: those who plan ahead fare well with it.`,
    ],
    highly_malefic: [
      (_, lagna) =>
        `For ${rasi[lagna]} lagna it is the strictest of teachers (highly malefic): small steps and plain dealing suit its years.`,
      (graha, lagna) =>
        `${namedFirst(graha)} asks much of a ${rasi[lagna]} lagna, ruling two houses of effort (highly malefic), and is best met with a steady routine.`,
    ],
    maraka: [
      (_, lagna) =>
        `For ${rasi[lagna]} lagna it is a maraka by name, which is read here as a call to keep measure in food, purse and promises.`,
      (graha, lagna) =>
        `${namedFirst(graha)}, a maraka for ${rasi[lagna]} lagna, asks for moderation: rest in time, and bargains read twice.`,
    ],
  },
  nodeNature: {
    yogakaraka: [
      (lagna) =>
        `By its place and company it makes a raja yoga for ${rasi[lagna]} lagna (yogakaraka), and rewards a clear aim.`,
      (lagna) => `Joined as it is, it becomes a yogakaraka for ${rasi[lagna]} lagna: effort and merit meet in it.`,
    ],
    benefic: [
      (lagna) => `It has taken over a benefic nature for ${rasi[lagna]} lagna, and lends itself to good ends.`,
      (lagna) => `Through those it depends on it turns benefic for ${rasi[lagna]} lagna.`,
    ],
    neutral: [
      (lagna) => `For ${rasi[lagna]} lagna it takes no side of its own, and much depends on how it is used.`,
      (lagna) => `Its borrowed nature is even for ${rasi[lagna]} lagna, so conduct decides.`,
    ],
    malefic: [
      (lagna) =>
        `For ${rasi[lagna]} lagna it has taken over an exacting nature (functional malefic), and is best met with patience.`,
      (lagna) =>
        `What it borrows is strict with ${rasi[lagna]} lagna (functional malefic): clear limits make it useful.`,
    ],
    maraka: [
      (lagna) =>
        `For ${rasi[lagna]} lagna it carries the name of maraka from its host, and asks for measure in all things.`,
      (lagna) => `It borrows the part of a maraka for ${rasi[lagna]} lagna, so moderation is its remedy.`,
    ],
  },
  combust: [
    (graha) => `Close to the Sun, ${named(graha)} is combust, so its gifts show late and through others first.`,
    (_) => "The Sun's light hides it (combust): what it does well is done quietly.",
    (_) => "Being combust it serves the Sun's aims before its own.",
  ],
  retrograde: [
    (graha) => `${namedFirst(graha)} moved backwards at birth, so these years return to things left half done.`,
    (_) => "It was retrograde, which turns its work inward and makes second attempts better than first ones.",
    (_) => "Retrograde at birth, it reviews before it moves on.",
  ],
  span: (years) => `Of the 120 years of the whole cycle its share is ${years}.`,
  stage: {
    infancy: [() => "It was almost over when you were born, and left its mark on the family you came into."],
    childhood: [
      (from, to) =>
        `It covers your years from ${from === 0 ? "birth" : from} to ${to}, when its meaning is lived through parents and school.`,
      (_, to) => `Since it falls in childhood, up to the age of ${to}, the family feels it before you do.`,
    ],
    youth: [
      (from, to) => `It runs from age ${from} to ${to}, while a way in the world is being found.`,
      (from, to) => `You meet it between ${from} and ${to}, in the years of learning and first choices.`,
    ],
    building: [
      (from, to) => `It runs from age ${from} to ${to}, in the years when house and work are built.`,
      (from, to) => `Its time is your middle years, from ${from} to ${to}, when much depends on you.`,
    ],
    ripe: [
      (from, to) => `From ${from} to ${to} it meets someone who has seen something of life and can choose.`,
      (from, to) => `It falls in the ripe years, ages ${from} to ${to}, when experience does half the work.`,
    ],
    late: [
      (from, to) =>
        `On the count of 120 years it lies between ${from} and ${to}, a quiet harvest that a family shares.`,
      (from, to) => `The table places it from age ${from} to ${to}; read it as what your work hands on.`,
      (from, to) => `Ages ${from} to ${to} belong to memory and blessing, and it colours how they are spent.`,
      (from, to) => `It closes in late on the wheel, from ${from} to ${to}, when giving counts for more than getting.`,
      (from, to) => `Between ${from} and ${to} its matters live on in those you have taught.`,
    ],
  },
  counsel: {
    sun: {
      open: "Take the responsibility that is offered, and let credit be shared: the Sun likes open hands.",
      even: "Stand by your word and leave the applause to others; that is how the Sun's years prove themselves.",
      careful: "Let pride rest, keep the morning for what matters most, and ask elders before you decide.",
    },
    moon: {
      open: "Open the house, keep what you collect, and trust the mood that comes after a night's sleep.",
      even: "Keep a rhythm of sleep, food and company, and the mind finds its level by itself.",
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
      open: "Choose the long task and keep at it; what is built now carries weight for a long time.",
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
