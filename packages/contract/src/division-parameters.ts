import { CHART_DIVISIONS } from "@vedanga/core/ids";
import * as z from "zod/mini";
import { described } from "./described.ts";
import { optionalParameter, parameterOr } from "./optional-parameter.ts";
import { flag, skyDate } from "./parameters.ts";
import { refusing } from "./refusing.ts";

export { CHART_DIVISIONS };
export type ChartDivision = (typeof CHART_DIVISIONS)[number];

/** Which chart of a birth is meant. */
export const divisionParameters = {
  div: described(
    parameterOr(z.enum(CHART_DIVISIONS, refusing("unknown_division")), "D1"),
    "Which chart; D1 if omitted.",
  ),
  transit_date: described(
    optionalParameter(skyDate),
    "The day whose noon the chart transit has, DD/MM/YYYY or YYYY-MM-DD; today if omitted.",
  ),
  ascendant: described(
    parameterOr(flag, true),
    "0 leaves the ascendant out of its house, for the charts sun and moon of a birth whose time is not known.",
  ),
};
