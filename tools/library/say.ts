/** One line of progress, in the voice of every command. */
export function say(line: string): void {
  process.stdout.write(`vedanga: ${line}\n`);
}

/** Ends the command with what went wrong and what to do about it. */
export function fail(what: string, remedy: string): never {
  process.stderr.write(`vedanga: ${what}\n         ${remedy}\n`);
  process.exit(1);
}
