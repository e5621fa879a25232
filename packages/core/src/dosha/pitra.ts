import { seesInFull } from "../chart/aspect.ts";
import type { Chart } from "../chart/chart.ts";
import { NODE_SIGHT_PRACTICE, nodeSeesByPractice } from "../chart/node-sight.ts";
import { houseFrom } from "../chart/zodiac/rasi.ts";
import type { Citation } from "../citation.ts";
import { type Reason, reasonMaker } from "../reason.ts";

const PITRA_GRAHAS = ["saturn", "rahu"] as const;
export type PitraGraha = (typeof PITRA_GRAHAS)[number];
/** The Sun stands for the father and his line, the Moon for the mother and hers. */
const PITRA_LIGHTS = ["sun", "moon"] as const;
export type PitraLight = (typeof PITRA_LIGHTS)[number];

/** To whom each recommended practice turns, in the order in which they are told. */
const REMEDY_GROUNDS = ["new_moon", "yearly_day", "fortnight", "giving", "elders"] as const;
export type PitraRemedyGround = (typeof REMEDY_GROUNDS)[number];

export type PitraFacts = {
  readonly "pitra.joined": { readonly light: PitraLight };
  /** `house`: that of the light from the one who looks at it. */
  readonly "pitra.aspect": { readonly light: PitraLight; readonly house: number };
  /** Not looked at by Parashara's rule, but by the sight that later practice gives Rahu. */
  readonly "pitra.node_aspect": { readonly light: PitraLight; readonly house: number };
  /** Neither joined to the light nor looking at it. */
  readonly "pitra.free": { readonly light: PitraLight; readonly house: number };
  /** Why a practice is recommended. */
  readonly "pitra.remedy": { readonly ground: PitraRemedyGround };
};
export type PitraReason = Reason<PitraFacts, PitraGraha>;
export type PitraContact = Reason<PitraFacts, PitraGraha, "pitra.joined" | "pitra.aspect">;

export interface PitraDosha {
  readonly present: boolean;
  /** What makes it. */
  readonly contacts: readonly PitraContact[];
  /** The pairs that do not make it, with those that another school counts. */
  readonly others: readonly PitraReason[];
}

/** The name and this rule are of today; Parashara has a curse of the father, by other rules and on children. */
const TODAY: Citation = { practice: "pitra_dosha" };

const because = reasonMaker<PitraFacts, PitraGraha>();

/** Saturn or Rahu with the Sun or the Moon in one sign, or looking at one of them in full. */
export function pitraDosha({ grahas }: Chart): PitraDosha {
  const found = PITRA_GRAHAS.flatMap((graha) =>
    PITRA_LIGHTS.map((light) => contactOf(graha, light, houseFrom(grahas[graha].rasi, grahas[light].rasi))),
  );
  const contacts = found.filter(isContact);
  return { present: contacts.length > 0, contacts, others: found.filter((reason) => !isContact(reason)) };
}

const isContact = (reason: PitraReason): reason is PitraContact =>
  reason.rule === "pitra.joined" || reason.rule === "pitra.aspect";

function contactOf(graha: PitraGraha, light: PitraLight, house: number): PitraReason {
  if (house === 1) return because("pitra.joined", { light }, TODAY, graha);
  if (seesInFull(graha, house)) return because("pitra.aspect", { light, house }, TODAY, graha);
  return graha === "rahu" && nodeSeesByPractice(house)
    ? because("pitra.node_aspect", { light, house }, NODE_SIGHT_PRACTICE, graha)
    : because("pitra.free", { light, house }, TODAY, graha);
}

/** A reason for each of the practices, in their order; the same for everybody. */
export const pitraRemedies = (): readonly Reason<PitraFacts, PitraGraha, "pitra.remedy">[] =>
  REMEDY_GROUNDS.map((ground) => because("pitra.remedy", { ground }, { practice: "twentieth_century" }, "rahu"));
