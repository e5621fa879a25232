import type { PitraRemedyGround } from "@vedanga/core";
import { named, namedFirst } from "@vedanga/names/en/forms";
import type { PitraWords } from "../pitra-words.ts";
import { ordinal } from "./phrases.ts";

const GROUND: Readonly<Record<PitraRemedyGround, string>> = {
  new_moon: "The new moon is the tithi of the ancestors in every almanac.",
  yearly_day: "The yearly shraddha is the oldest of these duties, and the digests describe it at length.",
  fortnight: "By custom the dark half of Bhadrapada belongs to the ancestors.",
  giving: "Custom recommends giving in the name of those who are gone; you give only what you have.",
  elders: "The dosha is about the family line, and its living part can be honoured every day.",
};

export const PITRA_EN: PitraWords = {
  present:
    "You have pitra dosha as astrologers define it today: Saturn or Rahu is in one sign with the Sun or the Moon, or looks at one of them. No old text has this rule. Take it as a reminder of your elders and ancestors; it is nothing to fear.",
  absent:
    "You do not have pitra dosha: neither Saturn nor Rahu is in one sign with the Sun or the Moon, and neither looks at them by the aspects of Parashara.",
  effect: {
    sun: {
      saturn: "Where Saturn meets the Sun, custom points to duties towards your father and elders that need patience.",
      rahu: "Where Rahu meets the Sun, custom points to matters with your father or his family that were left open.",
    },
    moon: {
      saturn: "Where Saturn meets the Moon, custom points to patient care for your mother and elders.",
      rahu: "Where Rahu meets the Moon, custom points to an open talk with your mother or her family.",
    },
  },
  remedies: [
    "On Amavasya remember your ancestors with water and sesame (tarpana).",
    "Keep the yearly day of your parents and grandparents (shraddha) by its tithi.",
    "In the fortnight of the ancestors, the dark half of Bhadrapada, give a meal in their name.",
    "Share food on a day of your choice: with hungry people, cows, crows or dogs.",
    "Spend time with your elders, and ask them about those who came before you.",
  ],
  reasons: {
    "pitra.joined": ({ light }, about) => `${namedFirst(about)} is in the same sign as ${named(light)}.`,
    "pitra.aspect": ({ light, house }, about) =>
      `${namedFirst(about)} looks at ${named(light)}, in the ${ordinal(house)} sign from its own.`,
    "pitra.node_aspect": ({ light, house }, about) =>
      `${namedFirst(light)} is in the ${ordinal(house)} sign from ${named(about)}. Parashara gives the nodes no such sight; later practice does, and by it the dosha is present.`,
    "pitra.free": ({ light, house }, about) =>
      `${namedFirst(light)} is in the ${ordinal(house)} sign from ${named(about)}, which does not look there.`,
    "pitra.remedy": ({ ground }) => GROUND[ground],
  },
};
