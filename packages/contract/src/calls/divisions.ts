import { CHART_DIVISIONS, GRAHAS } from "@vedanga/core/ids";
import * as z from "zod/mini";
import { API_BASE } from "../api-bases.ts";
import { type AnswerOf, defineCall, type RequestOf } from "../call.ts";
import { divisionParameters } from "../division-parameters.ts";
import { envelope } from "../envelope.ts";
import { birthParameters, EXAMPLE_BIRTH } from "../parameters.ts";

const parameters = z.object({
  ...birthParameters.shape,
  ...divisionParameters,
});

const named = z.object({ number: z.int(), name: z.string() });
const graha = z.object({ graha: z.enum(GRAHAS), name: z.string() });

/** One who stands in a house of the chart; the lagna stands in one too. */
const standing = z.object({
  graha: z.enum([...GRAHAS, "ascendant"]),
  name: z.string(),
  /** Moving backwards: true for the nodes, which always do, and false for the lagna. */
  retro: z.boolean(),
  /** Where it is in the sky, whatever sign the chart gives it; degrees in the sign, cut to a millionth. */
  sky: z.object({ sign: named, degrees: z.number(), nakshatra: named, pada: z.int() }),
  /** The houses of this chart that it looks at in full, as counted from its own; none of the lagna. */
  sees: z.array(z.int()),
});

const house = z.object({
  /** 1 to 12. */
  house: z.int(),
  /** In a chart of unequal houses that of the degree which leads the house. */
  sign: named,
  /** The lord of the sign, and the house of this chart that it stands in. */
  lord: z.object({ ...graha.shape, house: z.int() }),
  /** What the house is about. */
  matters: z.string(),
  /** The same in sentences, with the grahas in it and the house of its lord. */
  text: z.string(),
  /** By degree where the chart has degrees; otherwise the lagna first, then the Sun to Ketu. */
  standing: z.array(standing),
  /** Who looks at the house in full, and from which house. */
  seen_by: z.array(z.object({ ...graha.shape, house: z.int() })),
  /** The same as a sentence. */
  seen_text: z.string(),
});

const found = z.object({
  /** As the drawing is titled. */
  division: z.object({
    id: z.enum(CHART_DIVISIONS),
    title: z.string(),
    subtitle: z.string(),
    /** What it is read for; the ayanamsa or the day where the drawing has that. */
    note: z.string(),
  }),
  /** The twelve, from the first. */
  houses: z.array(house),
});

/** Who stands where in a chart, for programs and for those who do not see the drawing. */
export const divisions = defineCall({
  method: "GET",
  path: `${API_BASE}/horoscope/divisions`,
  tag: "horoscope",
  summary: "The houses of any chart of a birth, with the grahas in them and those that aspect them",
  parameters,
  response: envelope(found),
  kept: "never",
  example: { ...EXAMPLE_BIRTH, div: "D9" },
});
export type DivisionsRequest = RequestOf<typeof divisions>;
export type DivisionsResponse = AnswerOf<typeof divisions>;
export type DivisionHouses = z.infer<typeof found>;
export type DivisionHouse = z.infer<typeof house>;
