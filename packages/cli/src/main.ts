#!/usr/bin/env node
import module from "node:module";
import { run } from "./run.ts";

// Node keeps what it has compiled of this program in its folder for temporary files, from the first question on.
module.enableCompileCache?.();
// A reader that closes the pipe, such as head, has what it wanted.
process.stdout.on("error", ({ code }: NodeJS.ErrnoException) => process.exit(code === "EPIPE" ? 0 : 1));
process.exitCode = await run(process.argv.slice(2), {
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
});
