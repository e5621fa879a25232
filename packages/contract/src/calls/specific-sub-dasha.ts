import * as z from "zod/mini";
import { API_BASE } from "../api-bases.ts";
import { type AnswerOf, defineCall, type RequestOf } from "../call.ts";
import { dashaLordNamed } from "../dasha-lord.ts";
import { described } from "../described.ts";
import { envelope } from "../envelope.ts";
import { optionalParameter } from "../optional-parameter.ts";
import { birthParameters, EXAMPLE_BIRTH } from "../parameters.ts";
import { refusing } from "../refusing.ts";

const lord = z.pipe(
  z
    .string(refusing("unknown_lord"))
    .check(z.refine((text) => dashaLordNamed(text) !== undefined, refusing("unknown_lord"))),
  z.transform(dashaLordNamed),
);
const lordOf = (level: string) =>
  described(optionalParameter(lord), `The lord of the ${level}, such as Saturn; it needs those above it.`);

const parameters = z.object({
  ...birthParameters.shape,
  md: lordOf("mahadasha"),
  ad: lordOf("antardasha"),
  pd: lordOf("pratyantardasha"),
  sd: lordOf("sukshma dasha"),
});

/** The names of lords are English in every language: a client sends them back. */
const part = z.object({ name: z.string(), start: z.string(), end: z.string() });

/** The nine periods of one level, under its name; above them the lords that were sent. */
const subDashas = z.union([
  z.object({ mahadasha: z.array(z.object({ ...part.shape, key: z.string() })) }),
  z.object({ antardasha: z.array(part), mahadasha: z.string() }),
  z.object({ paryantardasha: z.array(part), mahadasha: z.string(), antardasha: z.string() }),
  z.object({
    Shookshamadasha: z.array(part),
    mahadasha: z.string(),
    antardasha: z.string(),
    paryantardasha: z.string(),
  }),
  z.object({
    pranadasha: z.array(part),
    mahadasha: z.string(),
    antardasha: z.string(),
    paryantardasha: z.string(),
    Shookshamadasha: z.string(),
  }),
]);

export const specificSubDasha = defineCall({
  method: "GET",
  path: `${API_BASE}/dashas/specific-sub-dasha`,
  tag: "dashas",
  summary: "The nine parts of a period of Vimshottari that is named by its lords",
  parameters,
  response: envelope(subDashas),
  kept: "never",
  example: { ...EXAMPLE_BIRTH, md: "Saturn", ad: "Mercury" },
});
export type SpecificSubDashaRequest = RequestOf<typeof specificSubDasha>;
export type SpecificSubDashaResponse = AnswerOf<typeof specificSubDasha>;
export type SubDashas = z.infer<typeof subDashas>;
export type SubDasha = z.infer<typeof part>;
