import type { Gem } from "@vedanga/core";
import type { GemStoneWords } from "../gem-words.ts";

/** Mantras: the seed mantras of the nine grahas as the navagraha books of worship print them. */
export const GEM_STONES_EN: Readonly<Record<Gem, GemStoneWords>> = {
  ruby: {
    title: "Ruby",
    otherName: "Manikya",
    description:
      "Ruby is red corundum, the stone of the Sun and the first of the nine gems. A trace of chromium gives it its colour; an even, glowing red is prized most. Most rubies on sale have been heated, and some are filled with glass: ask for a certificate. People who want to strengthen the Sun wear it for confidence, a clear sense of purpose and the goodwill of elders.",
    goodResults: ["Confidence", "Sense of purpose", "Readiness to lead", "Goodwill of elders", "Cheerfulness"],
    substitutes: ["Red garnet", "Red spinel"],
    mantra: "Om Hram Hrim Hraum Sah Suryaya Namah",
  },
  pearl: {
    title: "Pearl",
    otherName: "Moti",
    description:
      "Pearl grows in the shell of an oyster, layer upon layer, and is the stone of the Moon. A round, white pearl with a soft shine is prized most; natural ones are rare, and cultured pearls are worn in their place. Keep it away from perfume and sweat. People who want to strengthen the Moon wear it for peace of mind, tenderness and good rest.",
    goodResults: ["Peace of mind", "Patience", "Tenderness", "Good memory", "Ease with people"],
    substitutes: ["Moonstone", "White coral"],
    mantra: "Om Shram Shrim Shraum Sah Chandramase Namah",
  },
  coral: {
    title: "Red Coral",
    otherName: "Moonga",
    description:
      "Red coral is built by small creatures of warm seas and is the stone of Mars. An even ox-blood or orange red without holes is prized most. It is soft: keep perfume and soap away from it. Dyed coral and glass are sold in its place. People who want to strengthen Mars wear it for courage, drive and the will to finish what they began.",
    goodResults: ["Courage", "Drive", "Perseverance", "Decisiveness", "Readiness to protect others"],
    substitutes: ["Carnelian", "Red jasper"],
    mantra: "Om Kram Krim Kraum Sah Bhaumaya Namah",
  },
  emerald: {
    title: "Emerald",
    otherName: "Panna",
    description:
      "Emerald is green beryl, the stone of Mercury. Nearly every emerald has fine lines inside, which the trade calls its garden, and most are oiled to hide them; a deep, even green matters more than perfect clarity. People who want to strengthen Mercury wear it for clear thinking, learning and a ready word.",
    goodResults: ["Clear thinking", "Love of learning", "Ease of speech", "Skill in trade", "Good humour"],
    substitutes: ["Peridot", "Green tourmaline"],
    mantra: "Om Bram Brim Braum Sah Budhaya Namah",
  },
  yellow_sapphire: {
    title: "Yellow Sapphire",
    otherName: "Pukhraj",
    description:
      "Yellow sapphire is corundum of the colour of honey or lemon and is the stone of Jupiter. A clear stone that glows evenly is prized most; topaz and citrine of the same colour are often sold under its name. People who want to strengthen Jupiter wear it for good judgement, generosity and a teacher's patience.",
    goodResults: ["Good judgement", "Generosity", "Faith", "Joy in teaching", "Goodwill of the learned"],
    substitutes: ["Yellow topaz", "Citrine"],
    mantra: "Om Gram Grim Graum Sah Gurave Namah",
  },
  diamond: {
    title: "Diamond",
    otherName: "Heera",
    description:
      "Diamond is pure carbon, the hardest of all stones, and the stone of Venus. A colourless stone that throws back the light in many colours is prized most; a small clear one is enough. One that was grown in a laboratory is a diamond too, at a lower price. People who want to strengthen Venus wear it for harmony, beauty and delight in the arts.",
    goodResults: ["Harmony", "Sense of beauty", "Delight in the arts", "Good company", "Courtesy"],
    substitutes: ["White sapphire", "White zircon"],
    mantra: "Om Dram Drim Draum Sah Shukraya Namah",
  },
  blue_sapphire: {
    title: "Blue Sapphire",
    otherName: "Neelam",
    description:
      "Blue sapphire is corundum coloured by iron and titanium and is the stone of Saturn. A velvety cornflower blue is prized most; most stones have been heated, which the seller should say. Many people try it for a few days before they keep it. Those who want to strengthen Saturn wear it for steadiness, discipline and patience.",
    goodResults: ["Steadiness", "Discipline", "Patience", "Sense of duty", "Endurance in long work"],
    substitutes: ["Amethyst", "Iolite"],
    mantra: "Om Pram Prim Praum Sah Shanaishcharaya Namah",
  },
  gomedhaka: {
    title: "Hessonite",
    otherName: "Gomed",
    description:
      "Hessonite is a garnet of the colour of honey or cinnamon and is the stone of Rahu. A clear stone in which the light seems to swirl is prized most. Rahu is a point of the Moon's path and not a body; it takes its nature from its place and its company. Where that nature is good, people wear hessonite for focus and a cool head in new places.",
    goodResults: ["Focus", "A cool head", "Ease in new places", "Inventiveness", "Plain speaking"],
    substitutes: ["Orange zircon", "Spessartine garnet"],
    mantra: "Om Bhram Bhrim Bhraum Sah Rahave Namah",
  },
  cat_eye: {
    title: "Cat's Eye",
    otherName: "Lehsunia",
    description:
      "Cat's eye is chrysoberyl with fine needles inside, which gather the light into one moving band, and is the stone of Ketu. A sharp, straight band on a honey ground is prized most. Ketu is a point of the Moon's path and not a body; it takes its nature from its place and its company. Where that nature is good, people wear the stone for insight and for letting go.",
    goodResults: ["Insight", "Inner quiet", "Letting go", "Quick perception", "Love of what is simple"],
    substitutes: ["Quartz cat's eye", "Turquoise"],
    mantra: "Om Stram Strim Straum Sah Ketave Namah",
  },
};
