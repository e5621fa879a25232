import * as z from "zod/mini";
import { described } from "./described.ts";

const text = z.string();

/** Beside `response`: what two births of uncertain times may come to. */
export const pointsWithin = <Parts extends readonly [string, ...string[]]>(parts: Parts) =>
  described(
    z.optional(
      z.object({
        least: z.number(),
        most: z.number(),
        open: described(z.array(z.enum(parts)), "What may give other points than in `response`, by id."),
      }),
    ),
    "The least and the most points of all births within the minutes; only if they are sent.",
  );
const points = described(z.number(), "What it gives, in halves.");

/** A koota or porutham: the two sides, what it gives under its own key, what it stands for. */
const scored = <Sides extends z.core.$ZodLooseShape, Key extends string>(sides: Sides, key: Key) =>
  z.object({
    ...sides,
    ...({ [key]: points } as Record<Key, typeof points>),
    description: text,
    name: text,
    full_score: z.int(),
  });

/** The eight kootas and their sum. Clients walk over the keys: nothing of ours is among them. */
export const ashtakootFields = {
  tara: scored({ boy_tara: text, girl_tara: text }, "tara"),
  gana: scored({ boy_gana: text, girl_gana: text }, "gana"),
  yoni: scored({ boy_yoni: text, girl_yoni: text }, "yoni"),
  bhakoot: scored({ boy_rasi: z.int(), girl_rasi: z.int(), boy_rasi_name: text, girl_rasi_name: text }, "bhakoot"),
  grahamaitri: scored({ boy_lord: text, girl_lord: text }, "grahamaitri"),
  vasya: scored({ boy_vasya: text, girl_vasya: text }, "vasya"),
  nadi: scored({ boy_nadi: text, girl_nadi: text }, "nadi"),
  varna: scored({ boy_varna: text, girl_varna: text }, "varna"),
  score: described(z.number(), "Of 36, in halves."),
  bot_response: text,
};
export const ashtakootReport = z.object(ashtakootFields);
export type AshtakootReport = z.infer<typeof ashtakootReport>;

const stars = { boy_star: text, girl_star: text };
const signs = { boy_rasi: text, girl_rasi: text };

/** The ten poruthams and their sum. */
export const dashakootFields = {
  dina: scored(stars, "dina"),
  gana: scored({ boy_gana: text, girl_gana: text }, "gana"),
  mahendra: scored(stars, "mahendra"),
  sthree: scored(stars, "sthree"),
  yoni: scored({ boy_yoni: text, girl_yoni: text }, "yoni"),
  rasi: scored(signs, "rasi"),
  rasiathi: scored({ boy_lord: text, girl_lord: text }, "rasiathi"),
  vasya: scored(signs, "vasya"),
  rajju: scored({ boy_rajju: text, girl_rajju: text }, "rajju"),
  vedha: scored(stars, "vedha"),
  score: described(z.number(), "Of 10, in halves."),
  bot_response: text,
};
export const dashakootReport = z.object(dashakootFields);
export type DashakootReport = z.infer<typeof dashakootReport>;
