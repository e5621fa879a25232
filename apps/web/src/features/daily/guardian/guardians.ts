import type { SignSlug } from "@vedanga/contract";
import type { MessageId } from "#i18n/catalogue/en.ts";

export type GuardianEmblem =
  | "karthikeya"
  | "lakshmi"
  | "krishna"
  | "parvati"
  | "surya"
  | "saraswati"
  | "indra"
  | "kali"
  | "brahma"
  | "shani"
  | "shiva"
  | "vishnu";

interface Guardian {
  readonly emblem: GuardianEmblem;
  readonly name: MessageId;
  /** What the guardian is asked for. */
  readonly gift: MessageId;
  readonly text: MessageId;
}

/** Who guards each sign. */
export const GUARDIANS: Readonly<Record<SignSlug, Guardian>> = {
  aries: { emblem: "karthikeya", name: "guardian.mesha", gift: "guardian.meshaGift", text: "guardian.meshaText" },
  taurus: {
    emblem: "lakshmi",
    name: "guardian.vrishabha",
    gift: "guardian.vrishabhaGift",
    text: "guardian.vrishabhaText",
  },
  gemini: {
    emblem: "krishna",
    name: "guardian.mithuna",
    gift: "guardian.mithunaGift",
    text: "guardian.mithunaText",
  },
  cancer: { emblem: "parvati", name: "guardian.karka", gift: "guardian.karkaGift", text: "guardian.karkaText" },
  leo: { emblem: "surya", name: "guardian.simha", gift: "guardian.simhaGift", text: "guardian.simhaText" },
  virgo: { emblem: "saraswati", name: "guardian.kanya", gift: "guardian.kanyaGift", text: "guardian.kanyaText" },
  libra: { emblem: "indra", name: "guardian.tula", gift: "guardian.tulaGift", text: "guardian.tulaText" },
  scorpio: {
    emblem: "kali",
    name: "guardian.vrischika",
    gift: "guardian.vrischikaGift",
    text: "guardian.vrischikaText",
  },
  sagittarius: { emblem: "brahma", name: "guardian.dhanu", gift: "guardian.dhanuGift", text: "guardian.dhanuText" },
  capricorn: { emblem: "shani", name: "guardian.makara", gift: "guardian.makaraGift", text: "guardian.makaraText" },
  aquarius: { emblem: "shiva", name: "guardian.kumbha", gift: "guardian.kumbhaGift", text: "guardian.kumbhaText" },
  pisces: { emblem: "vishnu", name: "guardian.meena", gift: "guardian.meenaGift", text: "guardian.meenaText" },
};
