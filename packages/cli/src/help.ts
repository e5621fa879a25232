import { AYANAMSAS, BINDU_TABLES, DASHA_YEARS, NODE_KINDS, POSITION_KINDS, SUNRISE_KINDS } from "@vedanga/core/ids";
import type { Command } from "./commands/command.ts";
import { COMMANDS } from "./commands/commands.ts";
import { alignedRows } from "./table/aligned-rows.ts";

const OPTION_LINES: readonly (readonly [string, string])[] = [
  ["--lang en|te", "English or Telugu."],
  ["--json", "The answer for programs, as the HTTP interface gives it."],
  ["--explain", "The reasons too, each with its source."],
  ["--lat, --lon, --zone", "A point and its clock in place of a name: --lat 17.385 --lon 78.4867 --zone Asia/Kolkata."],
  ["--ayanamsa", `${AYANAMSAS.join(", ")}.`],
  ["--node", `${NODE_KINDS.join(", ")}.`],
  ["--positions", `${POSITION_KINDS.join(", ")}.`],
  ["--sunrise", `${SUNRISE_KINDS.join(", ")}.`],
  ["--dasha-year", `${DASHA_YEARS.join(", ")}.`],
  ["--bindus", `${BINDU_TABLES.join(", ")}.`],
  ["--help, --version", ""],
];

const indented = (rows: readonly (readonly string[])[]): readonly string[] =>
  alignedRows(rows).map((line) => `  ${line}`);

/** Of one command, or of the program. */
export function helpOf(name?: string, command?: Command): readonly string[] {
  const options = ["", "Options:", ...indented(OPTION_LINES)];
  if (name !== undefined && command !== undefined) {
    const { usage, about, example } = command;
    return [`vedanga ${name} ${usage}`, "", about, "", "Example:", `  ${example}`, ...options];
  }
  return [
    "vedanga COMMAND ... [OPTIONS]",
    "",
    "Panchang, charts, dashas and festivals, computed on this machine. A DATE is YYYY-MM-DD or DD/MM/YYYY, a TIME HH:MM by",
    "the clock of the place. A PLACE is a name in Latin or Telugu letters; state or country may follow after a comma.",
    "",
    "Commands:",
    ...indented(Array.from(COMMANDS, ([word, { usage }]) => [word, usage])),
    "",
    "Examples:",
    ...Array.from(COMMANDS.values(), ({ example }) => `  ${example}`),
    ...options,
    "",
    "It ends with 0, or with 2 if it does not understand what was typed, 3 if a place is unknown or several have its name,",
    "1 if the fault is its own.",
  ];
}
