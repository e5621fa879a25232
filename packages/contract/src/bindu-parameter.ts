import { BINDU_GIVERS } from "@vedanga/core/ids";
import { SKY_NAMES_EN } from "@vedanga/names/en/sky";
import * as z from "zod/mini";
import { refusing } from "./refusing.ts";

type BinduGiver = (typeof BINDU_GIVERS)[number];

const nameOf = (giver: BinduGiver): string => SKY_NAMES_EN.graha[giver === "lagna" ? "ascendant" : giver].name;

/** One of the seven planets or the ascendant by its English name, in any case; or a word that means something else. */
const named = <const Other extends string>(text: string, others: readonly Other[]): BinduGiver | Other | undefined => {
  const name = text.toLowerCase();
  return BINDU_GIVERS.find((giver) => nameOf(giver).toLowerCase() === name) ?? others.find((other) => other === name);
};

/** Whose ashtakavarga is meant: one of the seven, the ascendant, or what `others` names. */
// @__NO_SIDE_EFFECTS__
export const binduParameter = <const Other extends string = never>(...others: readonly Other[]) => {
  const refused = refusing("unknown_ashtakavarga", [...BINDU_GIVERS.map(nameOf), ...others].join(", "));
  return z.pipe(
    z.string(refused).check(z.refine((text) => named(text, others) !== undefined, refused)),
    z.transform((text) => named(text, others) ?? z.NEVER),
  );
};
