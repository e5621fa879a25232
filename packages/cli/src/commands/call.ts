import { CliError } from "../cli-error.ts";
import type { Command } from "./command.ts";

const PARAMETER = /^([a-z_]+)=(.*)$/s;

export const call: Command = {
  usage: "[NAME] [PARAMETER=VALUE ...]",
  about: "The answer of any call of the HTTP interface, as JSON; their names, if none is given.",
  example: "vedanga call ashtakoot boy_dob=1990-05-17 boy_tob=06:05 boy_lat=17.98 boy_lon=79.59 boy_tz=5.5 ...",
  async run({ words, lang }) {
    const [{ askHere, CALL_NAMES, isCallName }, { calls }] = await Promise.all([
      import("../ask-here.ts"),
      import("../calls/every-call.ts"),
    ]);
    const [name, ...parameters] = words;
    if (name === undefined) return { answer: CALL_NAMES, lines: CALL_NAMES };
    if (!isCallName(name)) {
      throw new CliError("unknown_call", `There is no call ${name}.`, "`vedanga call` lists their names.");
    }
    const answer = askHere(name, calls[name], { lang, ...Object.fromEntries(parameters.map(readParameter)) });
    return { answer, lines: [typeof answer === "string" ? answer : JSON.stringify(answer, null, 2)] };
  },
};

function readParameter(typed: string): readonly [string, string] {
  const [, name, value] = PARAMETER.exec(typed) ?? [];
  if (name === undefined || value === undefined) {
    throw new CliError("invalid_parameter", `${typed} is not a parameter.`, "Write it as name=value.");
  }
  return [name, value];
}
