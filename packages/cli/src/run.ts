import { type Asked, readAsked } from "./asked.ts";
import { CliError, EXIT, type ExitCode } from "./cli-error.ts";
import { COMMANDS } from "./commands/commands.ts";
import { helpOf } from "./help.ts";
import { VERSION } from "./version.ts";

/** Where the program writes. */
export interface Output {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
}

/** Does what was typed and gives the code to end with. */
export async function run(typed: readonly string[], { out, err }: Output): Promise<ExitCode> {
  const isForPrograms = typed.includes("--json");
  try {
    const note = (line: string): void => {
      if (!isForPrograms) err(`${line}\n`);
    };
    out(`${await answerTo(readAsked(typed, note))}\n`);
    return EXIT.fine;
  } catch (error) {
    const { code, message, remedy, exitCode } = refusalOf(error);
    err(isForPrograms ? `${JSON.stringify({ code, message, remedy })}\n` : `vedanga: ${message}\n${remedy}\n`);
    return exitCode;
  }
}

async function answerTo(asked: Asked): Promise<string> {
  const [name, ...words] = asked.words;
  const { options } = asked;
  if (options.version) return VERSION;
  const command = name === undefined ? undefined : COMMANDS.get(name);
  if (name === undefined || (options.help && command === undefined)) return helpOf().join("\n");
  if (command === undefined) {
    const remedy = `It is one of ${[...COMMANDS.keys()].join(", ")}. \`vedanga --help\` tells more.`;
    throw new CliError("unknown_command", `There is no command ${name}.`, remedy);
  }
  if (options.help) return helpOf(name, command).join("\n");
  const { answer, lines } = await command.run({ ...asked, words });
  return options.json ? JSON.stringify(answer, null, 2) : lines.join("\n");
}

function refusalOf(error: unknown): Pick<CliError, "code" | "message" | "remedy" | "exitCode"> {
  if (error instanceof CliError) return error;
  const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return { code: "internal_error", message, remedy: "The fault is in this program.", exitCode: EXIT.fault };
}
