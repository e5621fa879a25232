import * as z from "zod/mini";

/** A place on the wire. */
export const place = z.object({
  id: z.string(),
  name: z.string(),
  /** District and state, or what the country has. */
  admin: z.string(),
  country: z.string(),
  lat: z.number(),
  lon: z.number(),
  zone: z.string(),
  population: z.int(),
});
export type Place = z.infer<typeof place>;
