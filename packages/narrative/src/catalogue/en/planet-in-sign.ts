import { named, namedFirst, sentenceStart } from "@vedanga/names/en/forms";
import { NAMES_EN } from "@vedanga/names/en/names";
import type { PlanetInSignWords } from "../planet-in-sign-words.ts";
import { allCalled, mattersOf, ordinalWord } from "./forms.ts";
import { IN_ELEMENT_EN } from "./in-element.ts";
import { OUTLOOK_EN } from "./outlook.ts";
import { SIGN_CHARACTER_EN } from "./sign-character.ts";

const { rasi, nakshatra } = NAMES_EN;

export const PLANET_IN_SIGN_EN: PlanetInSignWords = {
  character: {
    sun: "The Sun stands for the self, for vitality and resolve, for the father and for whoever holds office.",
    moon: "The Moon is the mind in its daily weather: feeling, memory, mother, and the need to be at home somewhere.",
    mars: "Mars is strength that wants a task: courage, land, brothers, tools, and the readiness to defend.",
    mercury:
      "Mercury is the quick and many-sided one: speech, number, trade, humour, and the gift of learning from anyone.",
    jupiter: "Jupiter is the counsellor: knowledge, children, law, generosity, and trust in a larger order.",
    venus: "Venus is the art of living with others: affection, taste, comfort, vehicles, and everything made lovely.",
    saturn:
      "Saturn is time itself at work: labour, patience, solitude, plain people, and what remains when haste is over.",
    rahu: "Rahu is the wish to go further than one's own people went: novelty, foreign things, cleverness and appetite.",
    ketu: "Ketu is what the soul already knows and no longer clings to: insight, subtlety, solitude and release.",
  },
  sign: SIGN_CHARACTER_EN,
  inElement: IN_ELEMENT_EN,
  outlook: OUTLOOK_EN,
  dignity: {
    exalted: [
      (graha, sign) =>
        `${rasi[sign]} is the sign of its exaltation, the place in the zodiac where ${named(graha)} is honoured most.`,
      (graha, _) =>
        `Exalted here, ${named(graha)} has its qualities in full measure and can afford to be generous with them.`,
    ],
    moolatrikona: [
      (graha, sign) =>
        `This part of ${rasi[sign]} is the moolatrikona of ${named(graha)}, the office where it is on duty and does its best work.`,
      (graha, _) =>
        `Here ${named(graha)} is in its moolatrikona, second only to exaltation, and goes about its work with authority.`,
    ],
    own: [
      (graha, sign) =>
        `${rasi[sign]} is its own sign, so ${named(graha)} is master of the house and needs nobody's leave.`,
      (_, sign) => `In ${rasi[sign]} it is under its own roof, dependable and true to type.`,
    ],
    friend: [
      (graha, sign) =>
        `The lord of ${rasi[sign]} is a friend, and ${named(graha)} is received there as one of the family.`,
      (_, sign) => `It is welcome in ${rasi[sign]}, a friend's sign, and finds help without asking twice.`,
      (graha, _) => `In this friendly sign ${named(graha)} can show its better side with little effort.`,
      (_, __) => "A friend's sign gives it goodwill to start from, which it repays when well used.",
    ],
    neutral: [
      (graha, sign) => `${rasi[sign]} is neither friend nor stranger to ${named(graha)}, so results follow conduct.`,
      (_, sign) => `On neutral ground in ${rasi[sign]}, it makes of the place what it brings to it.`,
      (graha, _) => `The sign is neutral to ${named(graha)}, which leaves much to habit, upbringing and choice.`,
      (_, __) =>
        "By dignity it is neutral, neither lifted nor burdened, and takes its tone from the rest of the chart.",
    ],
    enemy: [
      (graha, sign) =>
        `The lord of ${rasi[sign]} is no natural friend of ${named(graha)}, which asks it to adapt and to try twice.`,
      (_, sign) => `In ${rasi[sign]}, an unfriendly sign, it must explain itself, and grows articulate by doing so.`,
      (graha, _) => `An unfriendly sign obliges ${named(graha)} to work at what comes easily elsewhere.`,
      (_, __) => "The sign does not flatter it; what it achieves here is its own doing.",
    ],
    debilitated: [
      (graha, sign) =>
        `${rasi[sign]} is where ${named(graha)} is debilitated: its natural way does not serve here, and another has to be learned with patience.`,
      (graha, _) => `Debilitated in this sign, ${named(graha)} begins with little and values every step that it gains.`,
    ],
  },
  beside: [
    (by) =>
      `It shares the sign with ${allCalled(by)}, and ${by.length === 1 ? "neither can be read without the other" : "none of them can be read without the rest"}.`,
    (by) =>
      `${sentenceStart(allCalled(by))} ${by.length === 1 ? "stands" : "stand"} in the same sign, so their moods run together.`,
    (by) => `As a neighbour of ${allCalled(by)} it learns to share the room.`,
    (by) => `The company of ${allCalled(by)} in this sign mixes its colour.`,
  ],
  ownHost: [
    () => "It is its own host, and answers for what happens there to no one else.",
    (graha) => `Since ${named(graha)} rules the sign itself, its condition depends on no other planet.`,
  ],
  host: {
    strong: [
      (_, host, hostHouse) =>
        `Its host is ${named(host)}, strong in the ${ordinalWord(hostHouse)} house, a support to lean on in matters of ${mattersOf(hostHouse)}.`,
      (graha, host, hostHouse) =>
        `${namedFirst(host)}, lord of this sign, is well placed in the ${ordinalWord(hostHouse)} house and looks after ${named(graha)} from there.`,
      (_, host, hostHouse) =>
        `The sign is owned by ${named(host)}, strong in the ${ordinalWord(hostHouse)} house, and much can be asked of such a landlord.`,
    ],
    easy: [
      (_, host, hostHouse) =>
        `Its host, ${named(host)}, sits in the ${ordinalWord(hostHouse)} house, and ties it to ${mattersOf(hostHouse)}.`,
      (graha, host, hostHouse) =>
        `${namedFirst(host)} owns the sign and stands in the ${ordinalWord(hostHouse)} house, so ${named(graha)} is drawn towards ${mattersOf(hostHouse)}.`,
      (_, host, hostHouse) =>
        `The lord of the sign, ${named(host)}, answers for it from the ${ordinalWord(hostHouse)} house of ${mattersOf(hostHouse)}.`,
    ],
    hard: [
      (_, host, hostHouse) =>
        `Its host, ${named(host)}, is itself hard pressed in the ${ordinalWord(hostHouse)} house, so support comes after effort rather than before it.`,
      (graha, host, hostHouse) =>
        `${namedFirst(host)}, who owns the sign, has its own lessons in the ${ordinalWord(hostHouse)} house, and ${named(graha)} learns along with it.`,
      (_, host, hostHouse) =>
        `The lord of the sign is ${named(host)}, uneasy in the ${ordinalWord(hostHouse)} house: care given to ${mattersOf(hostHouse)} helps both.`,
    ],
  },
  house: [
    (_, house) =>
      `All this is lived out in the ${ordinalWord(house)} house of your chart, that of ${mattersOf(house)}.`,
    (graha, house) =>
      `Counted from your lagna it is the ${ordinalWord(house)} house, so ${named(graha)} shows itself first in ${mattersOf(house)}.`,
    (_, house) => `In your life the place for it is the ${ordinalWord(house)} house: ${mattersOf(house)}.`,
    (graha, house) => `Look for ${named(graha)} in ${mattersOf(house)}, the field of your ${ordinalWord(house)} house.`,
  ],
  third: {
    early: [
      (degree) =>
        `At ${degree}° it stands in the first degrees of the sign, and its expression is fresh and a little unguarded.`,
      (degree) => `Its ${degree}° lie in the first third of the sign, where a quality is still young and eager.`,
      (degree) => `Standing at ${degree}°, near the beginning, it shows the sign in its first colours.`,
    ],
    middle: [
      (degree) => `At ${degree}° it stands in the middle of the sign, where its meaning is fullest and least mixed.`,
      (degree) => `Its place at ${degree}°, the central third, gives it the sign's qualities in their settled form.`,
      (degree) => `With ${degree}° it is well within the sign, practised in its ways.`,
    ],
    late: [
      (degree) =>
        `At ${degree}° it stands near the end of the sign, and has something experienced and conclusive about it.`,
      (degree) =>
        `Its ${degree}° belong to the last third of the sign, where a quality is ripe and ready to turn into the next.`,
      (degree) => `Standing as late as ${degree}°, it tends to complete rather than to begin.`,
    ],
  },
  star: [
    (star, pada, lord) =>
      `The star is ${nakshatra[star]}, quarter ${pada}, whose lord ${named(lord)} adds a second voice.`,
    (star, pada, lord) =>
      `Its star, ${nakshatra[star]} (quarter ${pada}), belongs to ${named(lord)}, and what that planet wants is heard here too.`,
    (star, pada, lord) => `More finely, it is quarter ${pada} of ${nakshatra[star]}, a star of ${named(lord)}.`,
  ],
  starOwn: (star, pada) =>
    `It also stands in a star of its own, ${nakshatra[star]}, quarter ${pada}, which keeps its message undivided.`,
  sameNavamsa: [
    (sign) =>
      `In the navamsa it keeps to ${rasi[sign]} (vargottama): what it shows on the surface it also means underneath.`,
    (sign) => `It is vargottama, in ${rasi[sign]} in both charts, and therefore steady in character.`,
  ],
  navamsa: [
    (sign) => `In the navamsa it passes to ${rasi[sign]}, the tone it takes on with years.`,
    (sign) => `Its navamsa is ${rasi[sign]}, which tells how the same gift matures in close ties.`,
    (sign) => `Seen through the navamsa it belongs to ${rasi[sign]}, where its finer grain shows.`,
    (sign) => `Its ninth part falls in ${rasi[sign]}: what the first half of life sows, the second reads there.`,
    (sign) => `The ninth part of the sign puts it in ${rasi[sign]}, a quieter colour under the first.`,
  ],
  tokens: {
    sun: "Its day is Sunday, its quarter the east, its metal copper, its grain wheat, its hour the early morning.",
    moon: "Its day is Monday, its quarter the north-west, its metal silver, its grain rice, its hour the evening.",
    mars: "Its day is Tuesday, its quarter the south, its metal copper, its grain red gram, its season the hot one.",
    mercury: "Its day is Wednesday, its quarter the north, its grain green gram, its colour the green of young grass.",
    jupiter:
      "Its day is Thursday, its quarter the north-east, its metal gold, its grain chickpea, its colour yellow, its tree the peepal.",
    venus: "Its day is Friday, its quarter the south-east, its metal silver, its grain white beans, its season spring.",
    saturn: "Its day is Saturday, its quarter the west, its metal iron, its grain sesame, its colour dark blue.",
    rahu: "Its quarter is the south-west, its grain black gram, its colour that of smoke, its gem hessonite.",
    ketu: "Its grain is horse gram, its colour many-hued, its gem cat's eye, its deity Ganesha.",
  },
  care: {
    sun: "It thrives on early hours, honest praise and a cause greater than oneself; it fades where it has to pretend.",
    moon: "It is nourished by regular meals, water, song and familiar faces, and asks that feelings be given time to settle.",
    mars: "Give it exercise, a craft and a clear rule of fair play, and its heat becomes warmth for others.",
    mercury: "Feed it with books, puzzles and good talk, and let it rest from news; it thinks best when it is amused.",
    jupiter: "It grows by teaching and by gratitude, and keeps its measure when plans are checked against facts.",
    venus:
      "Surround it with simple beauty and kept appointments; it gives most where affection is expressed and not assumed.",
    saturn: "Honour it with order, few possessions and respect for those who work; it rewards beginnings made early.",
    rahu: "Give it something real to master and friends who speak frankly, and its hunger turns into invention.",
    ketu: "Allow it silence, a subject to go deep into and some useful service, and its distance turns into clarity.",
  },
};
