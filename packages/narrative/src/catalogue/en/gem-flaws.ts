import type { GemFlaw } from "@vedanga/core";
import type { GemWords } from "../gem-words.ts";

export const FLAW_EN: Readonly<Record<GemFlaw, string>> = {
  turbid: "Turbid",
  dull: "Dull",
  lines: "Lines and cracks",
  mineral: "Another mineral inside",
  broken: "Broken edge",
  gritty: "Fine grains",
  ill_drilled: "Badly drilled",
  crows_foot: "Crow's foot",
  specks: "Dark specks",
  hairlines: "Hairlines",
  bubbles: "Bubbles",
  flat: "Too flat",
  rough: "Rough skin",
  spots: "Spots",
  uneven: "Uneven shape",
  double: "Double",
  holes: "Holes",
  broken_band: "Broken band of light",
};

/** What a flaw does to the stone and to its price, as a jeweller sees it. */
export const FLAW_EFFECT_EN: Readonly<Record<GemFlaw, string>> = {
  turbid: "Light does not pass through; the colour looks tired and the price falls.",
  dull: "Little light comes back, and the price falls far.",
  lines: "A scratch takes the polish away; a crack inside may open at a knock. Look at the stone through a lens.",
  mineral: "Bits of another mineral break the colour and may weaken the stone.",
  broken: "It catches on cloth and is hard to set; cut again, the stone loses weight.",
  gritty: "Grains inside scatter the light, and the stone looks milky.",
  ill_drilled: "A hole that is off the centre or cracked at its rim wears the thread, and the stone may split there.",
  crows_foot: "Fine cracks spread from one point like a bird's toes; a knock there can split the diamond.",
  specks: "The bare eye sees them, and they lower the price.",
  hairlines: "They stand in the way of the light, and the sparkle is less.",
  bubbles: "Points like bubbles make the stone hazy. Truly round bubbles mean that it is glass.",
  flat: "Cut without depth, it lets the light out below and looks like window glass.",
  rough: "The shine is uneven, and the outer layer may peel.",
  spots: "They go only with the outer layer, and the pearl grows smaller.",
  uneven: "It does not sit well in a ring or a string; a round pearl costs more.",
  double: "Two pearls grown together are hard to set and may part where they join.",
  holes: "Sea creatures have eaten into it. Dirt gathers there; holes that are filled with wax change colour in time.",
  broken_band:
    "As the stone is turned, the band does not run straight from end to end. The band is what the buyer pays for.",
};

/** What is said of a flaw in one stone alone. */
export const FLAW_OF_GEM_EN: GemWords["flawOfGem"] = {
  ruby: { dull: "Varahamihira puts a dull ruby at an eighth of the price." },
};

/** What the old text calls it; the band of the cat's eye is in none. */
export const FLAW_TERM_EN: Readonly<Record<Exclude<GemFlaw, "broken_band">, string>> = {
  turbid: "kalusha",
  dull: "mandadyuti",
  lines: "lekhakirna",
  mineral: "sadhatu",
  broken: "khanda",
  gritty: "sasharkara",
  ill_drilled: "durviddha",
  crows_foot: "kakapada",
  specks: "makshika, the fly",
  hairlines: "kesha, the hair",
  bubbles: "budbuda",
  flat: "chipita",
  rough: "khara",
  spots: "siktaka",
  uneven: "vishama",
  double: "yamaka",
  holes: "karata",
};
