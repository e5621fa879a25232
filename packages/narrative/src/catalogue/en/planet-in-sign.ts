import { named, namedFirst } from "@vedanga/names/en/forms";
import { NAMES_EN } from "@vedanga/names/en/names";
import type { PlanetInSignWords } from "../planet-in-sign-words.ts";
import { giftOf, mannerOf } from "./forms.ts";
import { IN_ELEMENT_EN } from "./in-element.ts";
import { OUTLOOK_EN } from "./outlook.ts";
import { SIGN_CHARACTER_EN } from "./sign-character.ts";

const { rasi, nakshatra } = NAMES_EN;

export const PLANET_IN_SIGN_EN: PlanetInSignWords = {
  character: {
    sun: "The Sun stands for the self, for vitality and resolve, for the father and for whoever holds office.",
    moon: "The Moon is the mind from day to day: feeling, memory, mother, and the need to be at home somewhere.",
    mars: "Mars is strength that wants a task: courage, land, brothers, tools, and the readiness to defend.",
    mercury: "Mercury is quick and many-sided: speech, number, trade, humour, and the gift of learning from anyone.",
    jupiter: "Jupiter is the counsellor: knowledge, children, law, generosity, and trust in a larger order.",
    venus:
      "Venus is the art of living with others: affection, taste, comfort, vehicles, and all that is made beautiful.",
    saturn:
      "Saturn is time itself at work: labour, patience, solitude, plain people, and what remains when haste is over.",
    rahu: "Rahu is the wish to go further than one's own people went: novelty, foreign things, cleverness and strong wishes.",
    ketu: "Ketu is what the soul already knows and no longer clings to: insight, subtlety, solitude and release.",
  },
  sign: SIGN_CHARACTER_EN,
  inSign: (graha, sign) =>
    `In ${rasi[sign]} the manner of ${named(graha)} is ${mannerOf(sign)}, and much of what it does follows from that.`,
  inElement: IN_ELEMENT_EN,
  outlook: OUTLOOK_EN,
  dignity: {
    exalted: [
      (graha, sign) => `${rasi[sign]} is the sign in which ${named(graha)} is strongest of all.`,
      (graha) => `In no other sign is ${named(graha)} so strong, and it can afford to be generous.`,
    ],
    moolatrikona: [
      (graha, sign) => `This part of ${rasi[sign]} is where ${named(graha)} does its best work.`,
      (graha, sign) => `${namedFirst(graha)} goes about its work with authority in this part of ${rasi[sign]}.`,
    ],
    own: [
      (graha, sign) =>
        `${rasi[sign]} belongs to ${named(graha)} itself, which is at home there and needs nobody's leave.`,
      (graha, sign) => `In ${rasi[sign]}, its own sign, ${named(graha)} is dependable and true to its nature.`,
    ],
    friend: [
      (graha, sign) =>
        `The lord of ${rasi[sign]} is a friend, and ${named(graha)} is received there as one of the family.`,
      (graha, sign) =>
        `${namedFirst(graha)} is welcome in ${rasi[sign]}, a friend's sign, and finds help without asking twice.`,
      (graha) => `In this friendly sign ${named(graha)} can show its better side with little effort.`,
      (graha) => `A friend's sign gives ${named(graha)} goodwill to start from.`,
    ],
    neutral: [
      (graha, sign) =>
        `${rasi[sign]} is neither a friend's sign nor an enemy's for ${named(graha)}, so results follow conduct.`,
      (graha, sign) => `In ${rasi[sign]}, a neutral sign, ${named(graha)} depends on what it brings along.`,
      (graha) => `The sign is neutral to ${named(graha)}, which leaves much to habit, upbringing and choice.`,
      (graha) => `The sign neither lifts ${named(graha)} nor burdens it.`,
    ],
    enemy: [
      (graha, sign) =>
        `The lord of ${rasi[sign]} is no natural friend of ${named(graha)}, which has to adapt and to try twice.`,
      (graha, sign) =>
        `In ${rasi[sign]}, an unfriendly sign, ${named(graha)} has to explain itself, and learns to do it well.`,
      (graha) => `An unfriendly sign makes ${named(graha)} work at what comes easily elsewhere.`,
      (graha) => `The sign does not favour ${named(graha)}; what it achieves here is its own doing.`,
    ],
    debilitated: [
      (graha, sign) =>
        `In ${rasi[sign]} the natural way of ${named(graha)} does not work well, and another has to be learned with patience.`,
      (graha, sign) =>
        `${rasi[sign]} is the sign in which ${named(graha)} is weakest: it begins with little and values every step that it gains.`,
    ],
  },
  ownHost: [
    (graha) => `Since ${named(graha)} rules the sign itself, its strength depends on no other planet.`,
    (graha) => `${namedFirst(graha)} has no other lord above it here, and answers for itself.`,
  ],
  host: {
    strong: [
      (graha, host, hostSign) =>
        `The lord of the sign, ${named(host)}, is strong in ${rasi[hostSign]}, which gives ${named(graha)} good support.`,
      (graha, host, hostSign) =>
        `${namedFirst(host)} owns the sign and is well placed in ${rasi[hostSign]}, so ${named(graha)} is looked after.`,
    ],
    easy: [
      (graha, host, hostSign) =>
        `The lord of the sign, ${named(host)}, is in ${rasi[hostSign]} and brings ${named(graha)} ${giftOf(host)}.`,
      (graha, host, hostSign) =>
        `${namedFirst(host)} owns the sign and stands in ${rasi[hostSign]}, so ${named(graha)} depends on ${giftOf(host)} too.`,
    ],
    hard: [
      (graha, host, hostSign) =>
        `The lord of the sign, ${named(host)}, has a hard place itself in ${rasi[hostSign]}, so support for ${named(graha)} comes after effort and not before it.`,
      (graha, host, hostSign) =>
        `${namedFirst(host)}, who owns the sign, has its own lessons in ${rasi[hostSign]}, and ${named(graha)} learns along with it.`,
    ],
  },
  third: {
    early: [
      (graha) =>
        `${namedFirst(graha)} is at the beginning of the sign, and its manner is fresh and a little unguarded.`,
      (graha) => `Near the start of the sign, ${named(graha)} is still young in its ways, and eager.`,
      (graha) => `The sign has only begun where ${named(graha)} stands, and its qualities show there in a simple form.`,
    ],
    middle: [
      (graha) => `${namedFirst(graha)} is in the middle of the sign, where the qualities of the sign are fullest.`,
      (graha) => `In the middle of the sign, ${named(graha)} shows it in a settled form.`,
      (graha) => `${namedFirst(graha)} is well inside the sign, and used to its ways.`,
    ],
    late: [
      (graha) => `${namedFirst(graha)} is near the end of the sign, and has something experienced about it.`,
      (graha) => `Near the end of the sign the ways of ${named(graha)} are mature, and ready for a change.`,
      (graha) => `Late in the sign, ${named(graha)} likes to complete things more than to begin them.`,
    ],
  },
  star: [
    (graha, star, lord) =>
      `${namedFirst(graha)} is in the star ${nakshatra[star]}, which belongs to ${named(lord)}, and so it also takes on ${giftOf(lord)}.`,
    (graha, star, lord) =>
      `The star of ${named(graha)} is ${nakshatra[star]}; its lord ${named(lord)} adds ${giftOf(lord)}.`,
    (graha, star, lord) =>
      `With the star ${nakshatra[star]}, a star of ${named(lord)}, ${named(graha)} also has ${giftOf(lord)}.`,
  ],
  starOwn: [
    (graha, star) =>
      `${namedFirst(graha)} is also in a star of its own, ${nakshatra[star]}, which keeps its meaning clear.`,
  ],
  sameNavamsa: [
    (graha) => `${namedFirst(graha)} keeps its manner through life: what it shows early, it still means late.`,
    (graha) => `The years change little in ${named(graha)}, which is steady in character.`,
  ],
  navamsa: [
    (graha, sign) => `As you grow older, ${named(graha)} takes on the manner of ${rasi[sign]} too: ${mannerOf(sign)}.`,
    (graha, sign) =>
      `In close ties, and with the years, ${named(graha)} becomes more like ${rasi[sign]}: ${mannerOf(sign)}.`,
    (graha, sign) => `Later in life ${named(graha)} shows a second side, that of ${rasi[sign]}: ${mannerOf(sign)}.`,
  ],
  tokens: {
    sun: "Tradition gives the Sun Sunday, the east, copper, wheat, the red lotus, the ruby, jaggery, the heart among the parts of the body, and the early morning.",
    moon: "Tradition gives the Moon Monday, the north-west, silver, rice, milk, white flowers, the pearl, the night of the full moon, and the evening.",
    mars: "Tradition gives Mars Tuesday, the south, copper, red gram, red oleander, coral, the muscles among the parts of the body, and the hot season.",
    mercury:
      "Tradition gives Mercury Wednesday, the north, green gram, basil, the emerald, the skin among the parts of the body, and the green of young grass.",
    jupiter:
      "Tradition gives Jupiter Thursday, the north-east, gold, chickpeas, the peepal tree, ghee, the yellow sapphire, temples, and the colour yellow.",
    venus:
      "Tradition gives Venus Friday, the south-east, silver, white beans, the diamond, scent, flower gardens, and the season of spring.",
    saturn:
      "Tradition gives Saturn Saturday, the west, iron, sesame, the jammi tree, the blue sapphire, oil lamps, old things, and the colour dark blue.",
    rahu: "Tradition gives Rahu the south-west, black gram, darbha grass, hessonite, lead among the metals, distant journeys, and the colour of smoke.",
    ketu: "Tradition gives Ketu horse gram, many colours, the flag, cat's eye, vows of silence, the worship of Ganesha, and quiet meditation alone.",
  },
  consulted: {
    sun: "When someone asks about office, the father or self-confidence, the Sun is looked at first.",
    moon: "When someone asks about peace of mind, the mother or a change of home, the Moon is looked at first.",
    mars: "When someone asks about land, courage or brothers and sisters, Mars is looked at first.",
    mercury: "When someone asks about study, trade or a matter on paper, Mercury is looked at first.",
    jupiter: "When someone asks about children, teachers or a question of right and wrong, Jupiter is looked at first.",
    venus: "When someone asks about marriage, art or comfort at home, Venus is looked at first.",
    saturn: "When someone asks about work that takes years, about duty or about delay, Saturn is looked at first.",
    rahu: "When someone asks about foreign places or a sudden turn of events, Rahu is looked at first.",
    ketu: "When someone asks about inner life or about giving something up, Ketu is looked at first.",
  },
  care: {
    sun: "The Sun does well with early hours, honest praise and a cause greater than oneself; it loses strength where it has to pretend.",
    moon: "Regular meals, water, song and familiar faces are good for the Moon; give feelings time to settle.",
    mars: "Give Mars exercise, a craft and a clear rule of fair play, and its anger becomes care for others.",
    mercury:
      "Give Mercury books, puzzles and good talk, and some rest from the news; it thinks best when it is amused.",
    jupiter: "Jupiter grows by teaching and by gratitude, and stays sensible when plans are checked against facts.",
    venus: "Simple beauty and kept appointments are good for Venus; it gives most where affection is said aloud.",
    saturn:
      "Order, few possessions and respect for those who work are good for Saturn; it rewards those who begin early.",
    rahu: "Give Rahu something real to master and friends who speak frankly, and its restlessness becomes invention.",
    ketu: "Allow Ketu silence, a subject to study in depth and some useful service, and its distance becomes clarity.",
  },
};
