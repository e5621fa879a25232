import * as z from "zod/mini";
import { described } from "./described.ts";
import { optionalParameter } from "./optional-parameter.ts";
import { birthParameters, skyYear } from "./parameters.ts";

/** The parameters of the calls about one year of a life. */
export const varshaParameters = z.object({
  ...birthParameters.shape,
  year: described(
    optionalParameter(skyYear),
    "The calendar year of the birthday with which the year begins; the present one if omitted.",
  ),
});
export type VarshaRequest = z.output<typeof varshaParameters>;

/** Twelve signs from Aries, each with who is in it; the ascendant is among them. */
export const chartOfSigns = z.array(z.object({ rasi: z.string(), planets: z.array(z.string()) }));
export type ChartOfSigns = z.infer<typeof chartOfSigns>;
