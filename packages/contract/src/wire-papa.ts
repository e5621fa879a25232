import * as z from "zod/mini";
import { described } from "./described.ts";

const units = described(z.number(), "Units of dosha samyam, in sixteenths.");

/** What each malefic of a chart weighs. */
export const papaReport = z.object({ rahu_papa: units, sun_papa: units, saturn_papa: units, mars_papa: units });
export type PapaReport = z.infer<typeof papaReport>;
