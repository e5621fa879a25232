import * as z from "zod/mini";
import { envelope } from "./envelope.ts";

const antarDashas = z.object({
  /** `Saturn/Mercury`: nine lists of nine, in the order of the mahadashas. */
  antardashas: z.array(z.array(z.string())),
  /** The END of each; the ninth of a list is the end of its mahadasha. */
  antardasha_order: z.array(z.array(z.string())),
});

/** GET /dashas/antar-dasha */
export const antarDashaResponse = envelope(antarDashas);
export type AntarDashaResponse = z.infer<typeof antarDashaResponse>;
export type AntarDashas = z.infer<typeof antarDashas>;
