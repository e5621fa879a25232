import type { PlanetDetails, PlanetEntry } from "@vedanga/contract";
import { nakshatraOf, rasiAt, toSexagesimal } from "@vedanga/core";
import { ask } from "../ask.ts";
import { alignedRows } from "../table/aligned-rows.ts";
import { closingLines } from "../table/closing-lines.ts";
import type { Words } from "../words/words.ts";
import { BIRTH_USAGE, birthAsked } from "./birth.ts";
import type { Command } from "./command.ts";

export const chart: Command = {
  usage: BIRTH_USAGE,
  about: "The chart of a birth: where the ascendant and the grahas are.",
  example: "vedanga chart 1990-05-17 06:05 Warangal",
  async run(asked) {
    const { say } = asked;
    const { place, date, time, sent } = birthAsked(asked);
    const answer = await ask("planetDetails", sent);
    const { response } = answer;
    const head = `${say.title.chart} · ${date} ${time} · ${place.title} · ${place.zone}`;
    return { answer, lines: [head, "", ...grahaRows(response, say), ...closingLines(answer, say)] };
  },
};

/** 8° 09', the rest cut off: a graha at the end of a sign is never shown in the next. */
function degreesOf(localDegree: number): string {
  const { degrees, minutes } = toSexagesimal(localDegree);
  return `${String(degrees).padStart(2)}° ${String(minutes).padStart(2, "0")}'`;
}

function grahaRows(response: PlanetDetails, say: Words): readonly string[] {
  const { graha, rasi, degrees, nakshatra, house, retrograde, combust } = say.label;
  const entries: readonly PlanetEntry[] = [
    response[0],
    response[1],
    response[2],
    response[3],
    response[4],
    response[5],
    response[6],
    response[7],
    response[8],
    response[9],
  ];
  // The answer has the spellings of the format; a reader sees the names of the almanac.
  const { names } = say;
  const rows = entries.map((entry) => [
    entry.full_name,
    names.rasi[rasiAt(entry.rasi_no - 1)],
    degreesOf(entry.local_degree),
    say.pada(names.nakshatra[nakshatraOf(entry.global_degree).nakshatra], entry.nakshatra_pada),
    String(entry.house),
    [...(entry.retro ? [retrograde] : []), ...(entry.is_combust ? [combust] : [])].join(", "),
  ]);
  return alignedRows([[graha, rasi, degrees, nakshatra, house], ...rows]);
}
