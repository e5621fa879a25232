import * as z from "zod/mini";
import { described } from "./described.ts";
import { optionalParameter } from "./optional-parameter.ts";
import {
  type BirthRequest,
  birthDate,
  conventionParameters,
  EXAMPLE_POINT,
  explain,
  lang,
  latitude,
  longitude,
  offsetHours,
  wallTime,
  zone,
} from "./parameters.ts";
import { uncertainMinutes } from "./uncertain-minutes.ts";

/** The two births of a match, as the names of their parameters begin. */
export type MatchSide = "boy" | "girl";

const dob = described(birthDate, "Date of birth, DD/MM/YYYY or YYYY-MM-DD, years 1620 to 2280.");
const tob = described(wallTime, "Time of birth by the clock of the place, HH:MM or HH:MM:SS.");
const tz = described(
  optionalParameter(offsetHours),
  "Hours east of UTC. Without it and a zone the clock is that of the coordinates.",
);
const zoneOf = described(optionalParameter(zone), "IANA zone. If it is sent, the hours east of UTC are ignored.");

/** The parameters of every call about two births. */
export const matchParameters = z.object({
  boy_dob: dob,
  boy_tob: tob,
  boy_lat: latitude,
  boy_lon: longitude,
  boy_tz: tz,
  boy_zone: zoneOf,
  girl_dob: dob,
  girl_tob: tob,
  girl_lat: latitude,
  girl_lon: longitude,
  girl_tz: tz,
  girl_zone: zoneOf,
  lang,
  explain,
  ...conventionParameters,
});
export type MatchRequest = z.output<typeof matchParameters>;

const minutesOf = described(
  uncertainMinutes,
  "By how many minutes this birth may be earlier or later, 1 to 720; then the range of the points is answered too.",
);

/** The same where points are counted, with how uncertain the time of each birth is. */
export const uncertainMatchParameters = z.extend(matchParameters, {
  boy_minutes: minutesOf,
  girl_minutes: minutesOf,
});
export type UncertainMatchRequest = z.output<typeof uncertainMatchParameters>;

/** One of the two births, as the calls about one birth take it. */
export function birthOfMatch(request: MatchRequest, side: MatchSide): BirthRequest {
  const { lang: language, explain: isExplained, ayanamsa, node, positions, sunrise, dasha_year, bindus } = request;
  return {
    dob: request[`${side}_dob`],
    tob: request[`${side}_tob`],
    lat: request[`${side}_lat`],
    lon: request[`${side}_lon`],
    tz: request[`${side}_tz`],
    zone: request[`${side}_zone`],
    lang: language,
    explain: isExplained,
    ...{ ayanamsa, node, positions, sunrise, dasha_year, bindus },
  };
}

/** Two births of no real persons. */
export const EXAMPLE_MATCH = {
  boy_dob: "17/05/1990",
  boy_tob: "06:05",
  boy_lat: EXAMPLE_POINT.lat,
  boy_lon: EXAMPLE_POINT.lon,
  boy_tz: "5.5",
  girl_dob: "22/11/1992",
  girl_tob: "21:40",
  girl_lat: "17.385",
  girl_lon: "78.4867",
  girl_tz: "5.5",
} as const;
