import type { PlanetInSignWords } from "../planet-in-sign-words.ts";

/** Three ways, since up to three grahas often share a sign. */
export const SIGN_CHARACTER_EN: PlanetInSignWords["sign"] = {
  mesha: [
    "Aries is the movable fire of Mars: it starts things, speaks plainly and would rather err than wait.",
    "The ram's sign makes whatever stands in it quick and frank, and impatient of long introductions.",
    "First of the twelve, Aries lends the courage of beginnings and asks for the grace of finishing.",
  ],
  vrishabha: [
    "Taurus is the fixed earth of Venus: it likes what can be touched, kept, cultivated and shared at table.",
    "The bull's sign slows things down and makes them last, with a feeling for comfort, voice and colour.",
    "Taurus holds on: loyal, sensuous, productive, and not to be hurried.",
  ],
  mithuna: [
    "Gemini is the dual air of Mercury: it asks, compares, jokes, and likes to have two choices.",
    "The sign of the pair brings wit and variety, many contacts and many beginnings of knowledge.",
    "Gemini learns by talking and changes its mind in good faith when it hears something better.",
  ],
  karka: [
    "Cancer is the movable water of the Moon: it feels first, remembers long and shelters its own.",
    "The crab's sign comes back home again and again; it is tender inside and guarded outside.",
    "Cancer gives a mother's attention to things: it nourishes, protects, and changes with its moods.",
  ],
  simha: [
    "Leo is the fixed fire of the Sun: warm, proud, constant, at its best when it can be generous.",
    "The lion's sign likes a clear role and a full heart, and keeps its word in public.",
    "Leo gives dignity to what stands in it, and a wish to be met with respect.",
  ],
  kanya: [
    "Virgo is the dual earth of Mercury: observant, exact, helpful, and able to improve what it touches.",
    "The maiden's sign works by detail and method, and shows affection by being useful.",
    "Virgo sorts and mends; it is modest in manner and exacting in standard.",
  ],
  tula: [
    "Libra is the movable air of Venus: it weighs, mediates, and looks for terms on which all can agree.",
    "The sign of the scales brings manners, fairness and an eye for proportion.",
    "Libra meets the other person halfway and is seldom at ease where something is out of balance.",
  ],
  vrischika: [
    "Scorpio is the fixed water of Mars: intense, reserved, loyal, a seeker of what lies beneath.",
    "The scorpion's sign says little and notices much, and does nothing by halves.",
    "Scorpio gives depth and staying power, and the ability to begin again from the root.",
  ],
  dhanu: [
    "Sagittarius is the dual fire of Jupiter: hopeful, outspoken, fond of travel, teaching and principle.",
    "The archer's sign aims far, believes in meaning and likes an open road.",
    "Sagittarius gives breadth: a good laugh, a sense of justice, and some impatience with small print.",
  ],
  makara: [
    "Capricorn is the movable earth of Saturn: practical, ambitious in a quiet way, climbing one step at a time.",
    "The sign of the crocodile works for results that can be counted, and respects rank and season.",
    "Capricorn brings order and endurance, and a dry sense of what things cost.",
  ],
  kumbha: [
    "Aquarius is the fixed air of Saturn: thoughtful, independent, loyal to an idea and to a circle of friends.",
    "The water-bearer's sign works for many people; it thinks in systems and keeps a cool distance.",
    "Aquarius gives an original turn of mind and concern for people it may not know.",
  ],
  meena: [
    "Pisces is the dual water of Jupiter: compassionate, imaginative, quick to sense what is unsaid.",
    "The sign of the two fish lives in two worlds at once, and gives faith, art and a soft heart.",
    "Last of the twelve, Pisces gathers and forgives, and needs a place to come back to.",
  ],
};
