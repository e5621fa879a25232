import type { PlanetInSignWords } from "../planet-in-sign-words.ts";

/** Each graha in the fire, earth, air and water signs. */
export const IN_ELEMENT_EN: PlanetInSignWords["inElement"] = {
  sun: {
    agni: "In a fire sign the will is visible: you lead by showing, and enthusiasm is your shortest argument.",
    prithvi: "In an earth sign the will works through results: you gain respect by what can be seen and used.",
    vayu: "In an air sign the will works through ideas: you make your mark by speech, alliances and principle.",
    jala: "In a water sign the will listens to the heart: you act for people more readily than for rank.",
  },
  moon: {
    agni: "A fiery sign makes the feelings warm, quick and brave; they flare, say so, and forgive.",
    prithvi: "An earthy sign makes the feelings steady; security, routine and good food speak to them.",
    vayu: "An airy sign lets the feelings pass through thought, and talking a thing over is half the remedy.",
    jala: "A watery sign deepens the feelings; you take in the mood of a room and remember it.",
  },
  mars: {
    agni: "In a fire sign you act at once, and rest has to be learned.",
    prithvi: "In an earth sign this strength finds steady work: you build, repair and persist.",
    vayu: "Air turns its force into argument and invention: you fight with reasons and win by planning.",
    jala: "Water makes its force protective and moody: you defend those you love and brood over slights.",
  },
  mercury: {
    agni: "Its thought is bold and quick here, better at the main point than at the details.",
    prithvi: "Its thought is practical here: lists, prices, methods, and a memory for how things are made.",
    vayu: "Its thought is in its element: words come lightly, and links between far things are quickly seen.",
    jala: "Its thought is mixed with feeling here, intuitive and poetic, and learns best from people it likes.",
  },
  jupiter: {
    agni: "Fire gives its wisdom courage: you teach by conviction and like to see others rise.",
    prithvi: "Earth makes its wisdom practical: you value learning that feeds, houses and organises.",
    vayu: "Air makes its wisdom sociable: you think in company and enjoy a fair debate.",
    jala: "Water gives its wisdom mercy: faith is felt before it is reasoned, and kindness comes first.",
  },
  venus: {
    agni: "Affection is ardent in a fire sign: you court openly and tire of what has no spark.",
    prithvi: "Affection is loyal in an earth sign: you show it by touch, by gifts that last and by being there.",
    vayu: "Affection is companionable in an air sign: conversation and shared taste bind you most.",
    jala: "Affection is tender in a water sign: you give yourself wholly and need to be met gently.",
  },
  saturn: {
    agni: "A fire sign teaches its patience to act: discipline here means finishing what zeal began.",
    prithvi: "An earth sign suits its patience: you can save, plan and carry weight for years.",
    vayu: "An air sign makes its patience thoughtful: rules, fairness and long friendships matter to you.",
    jala: "A water sign makes its patience inward: old feelings are kept long and healed by quiet duty.",
  },
  rahu: {
    agni: "In fire its wish is to dare: to be first, to be seen, to try what nobody here has tried.",
    prithvi: "In earth its wish is for solid things: skills, property and tangible proof of having arrived.",
    vayu: "In air its wish is for knowledge and contacts: new words, new machines, new people.",
    jala: "In water its wish is for depth: mysteries, strong bonds and deep feeling.",
  },
  ketu: {
    agni: "In fire its detachment is sudden: you can drop a contest in the middle when the point is made.",
    prithvi: "In earth its detachment is frugal: you know materials well and need few of them.",
    vayu: "In air its detachment is mental: you see through arguments and prefer the unspoken part.",
    jala: "In water its detachment is devotional: the heart finds peace in silence more than in company.",
  },
};
