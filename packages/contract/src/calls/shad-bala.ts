import * as z from "zod/mini";
import { API_BASE } from "../api-bases.ts";
import { type AnswerOf, defineCall } from "../call.ts";
import { described } from "../described.ts";
import { envelope } from "../envelope.ts";
import { birthParameters, EXAMPLE_BIRTH } from "../parameters.ts";

const number = z.number();
const seven = z.object({
  Sun: number,
  Moon: number,
  Mars: number,
  Mercury: number,
  Jupiter: number,
  Venus: number,
  Saturn: number,
});
/** The format has the nodes too; shadbala has nothing for them. */
const withNodes = z.extend(seven, { Rahu: number, Ketu: number });
const withoutNodes = z.extend(seven, { Rahu: z.null(), Ketu: z.null() });

/** Virupas of each part, in the spelling and the order of the format. */
const parts = z.object({
  uccha_bala: withNodes,
  saptavargaja_bala: withNodes,
  ojayugma_bala: withNodes,
  kendra_bala: withNodes,
  drekkna_bala: withNodes,
  total_sthana_bala: described(withNodes, "The five before it together."),
  nathonnatha_bala: withNodes,
  dig_bala: withNodes,
  paksha_bala: withNodes,
  thribhaga_bala: withNodes,
  abda_bala: withNodes,
  masa_bala: withNodes,
  vara_bala: withNodes,
  hora_bala: withNodes,
  total_balas: described(withoutNodes, "All parts together, yuddha_bala among them."),
  ayana_bala: withNodes,
  chesta_Bala: withNodes,
  naisargeka_balas: seven,
  drik_bala: withNodes,
  ratio: described(withoutNodes, "The total divided by what the planet needs."),
});
export type ShadBala = z.infer<typeof parts>;

export const shadBala = defineCall({
  method: "GET",
  path: `${API_BASE}/extended-horoscope/shad-bala`,
  tag: "horoscope",
  summary: "The six strengths of the planets of a birth, part by part",
  parameters: birthParameters,
  response: z.extend(envelope(parts), {
    yuddha_bala: described(seven, "What war between two planets within a degree gives and takes, in virupas."),
    required: described(seven, "What each planet needs, in virupas."),
  }),
  kept: "never",
  example: EXAMPLE_BIRTH,
});
export type ShadBalaResponse = AnswerOf<typeof shadBala>;
