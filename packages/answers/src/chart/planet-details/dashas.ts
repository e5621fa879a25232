import type { BirthRequest, PlanetDetails } from "@vedanga/contract";
import { type Chart, type DashaPeriod, runningDashas, type Sky, unixMsToJdUt, vimshottari } from "@vedanga/core";
import type { Catalogue } from "@vedanga/narrative";
import { type LocalClock, wallByOffset } from "../../clock/wall-time.ts";
import { NOTHING, wireDayFirst } from "../../wire/wire-format.ts";

/** Mahadasha, antardasha, pratyantardasha. */
const LEVELS = 3;

type DashaFields = Pick<PlanetDetails, "birth_dasa" | "current_dasa" | "birth_dasa_time" | "current_dasa_time">;

/** The dashas running at birth and now, each with its date. */
export function dashaFields(
  sky: Sky,
  chart: Chart,
  { dob }: BirthRequest,
  clock: LocalClock,
  nowUnixMs: number,
  { names }: Catalogue,
): DashaFields {
  const dashas = vimshottari(sky, chart.jdUt, chart.grahas.moon.longitudeDeg);
  const today = wallByOffset(nowUnixMs, clock.offsetSecondsAt(nowUnixMs));
  const shorts = (periods: readonly DashaPeriod[]): string[] => periods.map(({ lord }) => names.graha[lord].short);
  const atBirth = runningDashas(dashas, chart.jdUt, LEVELS);
  // Vimshottari covers 120 years: before and after them no period runs.
  const now = runningDashas(dashas, unixMsToJdUt(nowUnixMs), LEVELS);
  const [first, ...others] = atBirth;
  return {
    birth_dasa: first === undefined ? NOTHING : [names.graha[first.lord].name, ...shorts(others)].join(">"),
    current_dasa: now.length === 0 ? NOTHING : shorts(now).join(">"),
    birth_dasa_time: wireDayFirst(dob),
    current_dasa_time: wireDayFirst(today),
  };
}
