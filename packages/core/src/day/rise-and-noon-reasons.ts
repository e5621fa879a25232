import { cite } from "../citation.ts";
import { type Reason, reasonMaker } from "../reason.ts";

export interface RiseAndNoonFacts {
  /** Whether the civil day has the event. */
  readonly moon_on_horizon: { readonly event: "rise" | "set"; readonly happens: boolean };
  readonly sun_on_meridian: { readonly sunRises: boolean };
}

const because = reasonMaker<RiseAndNoonFacts, "day">();

/** When the Moon rises or sets, or why it does not on a date. */
export const moonOnHorizonReason = (event: "rise" | "set", happens: boolean): Reason<RiseAndNoonFacts, "day"> =>
  because("moon_on_horizon", { event, happens }, { work: "rashtriya_panchang" }, "day");

/** Which crossing of the meridian is a date's noon. */
export const sunOnMeridianReason = (sunRises: boolean): Reason<RiseAndNoonFacts, "day"> =>
  because("sun_on_meridian", { sunRises }, cite("surya_siddhanta", 3, [1, 4]), "day");
