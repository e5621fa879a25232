import * as z from "zod/mini";
import { described } from "./described.ts";
import { optionalParameter } from "./optional-parameter.ts";
import { AYANAMSAS, birthParameters } from "./parameters.ts";
import { refusing } from "./refusing.ts";

/** The parameters of the calls by K. S. Krishnamurti's method. */
export const kpParameters = z.object({
  ...birthParameters.shape,
  ayanamsa: described(
    optionalParameter(z.enum(AYANAMSAS, refusing("unknown_convention"))),
    "Where the sidereal zodiac begins; krishnamurti if omitted.",
  ),
});
export type KpRequest = z.output<typeof kpParameters>;

/**
 * By whose rule the houses of the answer are: within the polar circles, where Placidus has none, the thirds of the
 * quadrants (Porphyry) take their place.
 */
export const kpHouseSystem = z.enum(["placidus", "porphyry"]);
